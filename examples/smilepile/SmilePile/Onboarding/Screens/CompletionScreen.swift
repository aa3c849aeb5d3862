import SwiftUI

struct CompletionScreen: View {
    @ObservedObject var coordinator: OnboardingCoordinator
    @State private var showCheckmark = false
    @State private var showContent = false

    var body: some View {
        VStack(spacing: 40) {
            Spacer()

            if showCheckmark {
                ZStack {
                    Circle()
                        .fill(Color.smilePileGreen.opacity(0.1))
                        .frame(width: 120, height: 120)

                    Image(systemName: "checkmark.circle.fill")
                        .font(.system(size: 80))
                        .foregroundColor(.smilePileGreen)
                }
                .scaleEffect(showCheckmark ? 1 : 0.5)
                .animation(.spring(response: 0.5, dampingFraction: 0.6), value: showCheckmark)
            }

            if showContent {
                VStack(spacing: 12) {
                    Text("All Set!")
                        .font(.nunito(32, weight: .bold))

                    Text("SmilePile is ready to use")
                        .font(.nunito(18, weight: .regular))
                        .foregroundColor(.secondary)
                }
                .transition(.opacity.combined(with: .move(edge: .bottom)))
            }

            if showContent {
                VStack(alignment: .leading, spacing: 16) {
                    if !coordinator.onboardingData.categories.isEmpty {
                        HStack(spacing: 12) {
                            Image(systemName: "square.stack")
                                .foregroundColor(.smilePileOrange)

                            Text("\(coordinator.onboardingData.categories.count) piles created")
                                .font(.nunito(16, weight: .regular))
                        }
                    }

                    if !coordinator.onboardingData.skipPIN {
                        HStack(spacing: 12) {
                            Image(systemName: "lock.fill")
                                .foregroundColor(.smilePileBlue)

                            Text("PIN protection enabled")
                                .font(.nunito(16, weight: .regular))
                        }
                    }
                }
                .padding(20)
                .frame(maxWidth: .infinity, alignment: .leading)
                .background(
                    RoundedRectangle(cornerRadius: 12)
                        .fill(Color.gray.opacity(0.1))
                )
                .padding(.horizontal, 40)
                .transition(.opacity.combined(with: .move(edge: .bottom)))
            }

            Spacer()

            if showContent {
                Button(action: {
                    // Will trigger dismissal
                }) {
                    Text("Start Using SmilePile")
                        .font(.nunito(18, weight: .medium))
                        .foregroundColor(.white)
                        .frame(maxWidth: .infinity)
                        .frame(height: 56)
                        .background(Color.smilePileBlue)
                        .cornerRadius(12)
                }
                .padding(.horizontal, 40)
                .padding(.bottom, 50)
                .transition(.opacity.combined(with: .move(edge: .bottom)))
            }
        }
        .onAppear {
            withAnimation(.default.delay(0.1)) {
                showCheckmark = true
            }
            withAnimation(.default.delay(0.6)) {
                showContent = true
            }
        }
    }
}

#Preview {
    CompletionScreen(coordinator: OnboardingCoordinator())
}
