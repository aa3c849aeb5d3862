import SwiftUI

struct OnboardingView: View {
    @Binding var hasCompletedOnboarding: Bool
    @Environment(\.dismiss) private var dismiss
    @State private var currentStep = OnboardingStep.welcome

    var body: some View {
        VStack(spacing: 0) {
            OnboardingProgressBar(
                currentStepIndex: currentStep.rawValue,
                totalSteps: OnboardingStep.allCases.count
            )
            .padding(.horizontal, 24)
            .padding(.top, 16)

            TabView(selection: $currentStep) {
                WelcomePage(onContinue: advance)
                    .tag(OnboardingStep.welcome)

                CameraPermissionPage(onContinue: advance)
                    .tag(OnboardingStep.cameraPermission)

                PhotoPermissionPage(onContinue: advance)
                    .tag(OnboardingStep.photoPermission)

                PaywallPage(onContinue: advance)
                    .tag(OnboardingStep.paywall)

                CompletePage(onFinish: finish)
                    .tag(OnboardingStep.complete)
            }
            .tabViewStyle(.page)
        }
    }

    private func advance() {
        guard let next = currentStep.next else { return }
        withAnimation {
            currentStep = next
        }
    }

    private func finish() {
        hasCompletedOnboarding = true
        dismiss()
    }
}

#Preview {
    OnboardingView(hasCompletedOnboarding: .constant(false))
}
