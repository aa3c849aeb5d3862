import SwiftUI

struct CompletePage: View {
    let onFinish: () -> Void

    var body: some View {
        VStack(spacing: 24) {
            Spacer()

            OnboardingMessage(
                symbol: "checkmark.circle.fill",
                title: "You're All Set!",
                description: "Let's start identifying. Point your camera at any plant or choose a photo to begin your journey."
            )

            Spacer()

            Button("Start Exploring", action: onFinish)
                .buttonStyle(.primaryAction)
        }
        .padding(.horizontal, 24)
        .padding(.bottom, 48)
    }
}

#Preview {
    CompletePage {}
}
