import SwiftUI

struct OnboardingCompletionView: View {
    @ObservedObject var store: ExerciseStore
    let onComplete: () -> Void

    var body: some View {
        VStack(spacing: 40) {
            Spacer()

            ZStack {
                Circle()
                    .fill(
                        LinearGradient(
                            colors: [.green, .green.opacity(0.7)],
                            startPoint: .topLeading,
                            endPoint: .bottomTrailing
                        )
                    )
                    .frame(width: 120, height: 120)
                    .shadow(color: .green.opacity(0.4), radius: 20)

                Image(systemName: "checkmark")
                    .font(.system(size: 60, weight: .bold))
                    .foregroundStyle(.white)
            }

            VStack(spacing: 12) {
                Text(LocalizedString.Onboarding.completionTitle)
                    .font(.system(size: 32, weight: .bold))
                    .multilineTextAlignment(.center)

                Text(LocalizedString.Onboarding.completionSubtitle)
                    .font(.title3)
                    .foregroundStyle(.secondary)
                    .multilineTextAlignment(.center)
            }
            .padding(.horizontal, 32)

            VStack(alignment: .leading, spacing: 12) {
                CompletionCheckmark(text: LocalizedString.Onboarding.summaryNotifications)
                CompletionCheckmark(text: LocalizedString.Onboarding.summarySchedule(store.activeProfile?.name ?? "Default"))
                CompletionCheckmark(text: LocalizedString.Onboarding.summaryReady)
            }
            .padding(.horizontal, 32)

            Spacer()

            VStack(spacing: 12) {
                Button {
                    markOnboardingComplete()
                    onComplete()
                } label: {
                    Text(LocalizedString.Onboarding.logFirstExercise)
                        .font(.headline)
                        .foregroundStyle(.white)
                        .frame(maxWidth: .infinity)
                        .padding()
                        .background(
                            LinearGradient(
                                colors: [.green, .green.opacity(0.8)],
                                startPoint: .leading,
                                endPoint: .trailing
                            )
                        )
                        .clipShape(RoundedRectangle(cornerRadius: 16))
                }

                Button {
                    markOnboardingComplete()
                    // Navigate to settings
                } label: {
                    Text(LocalizedString.Onboarding.exploreSettings)
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                }
            }
            .padding(.horizontal, 32)
            .padding(.bottom, 20)
        }
    }

    private func markOnboardingComplete() {
        UserDefaults.standard.set(true, forKey: "hasCompletedOnboarding")
        UserDefaults.standard.set(Date(), forKey: "onboardingCompletedDate")
    }
}
