import SwiftUI

struct OnboardingPage4View: View {
    @ObservedObject var viewModel: OnboardingViewModel
    @Environment(\.openURL) private var openURL

    var body: some View {
        ScrollView {
            VStack(spacing: DesignSystem.Spacing.xxxl) {
                HeroIcon(systemName: "lock.shield.fill", style: ColorPalette.successText)
                    .glowIn(ColorPalette.successText)

                VStack(spacing: DesignSystem.Spacing.xl) {
                    OnboardingHeadline("Your Data is Secure")

                    OnboardingBody("Your privacy matters. AIQ uses industry-standard encryption and follows best practices to protect your cognitive assessment data.")

                    VStack(alignment: .leading, spacing: DesignSystem.Spacing.md) {
                        PrivacyFeatureRow(
                            icon: "checkmark.shield.fill",
                            title: "End-to-End Encryption",
                            detail: "All test data encrypted in transit and at rest"
                        )
                        PrivacyFeatureRow(
                            icon: "checkmark.shield.fill",
                            title: "No Data Sharing",
                            detail: "We never sell or share your data with third parties"
                        )
                        PrivacyFeatureRow(
                            icon: "checkmark.shield.fill",
                            title: "Secure Storage",
                            detail: "Stored on secure, certified cloud infrastructure"
                        )
                        PrivacyFeatureRow(
                            icon: "checkmark.shield.fill",
                            title: "You Own Your Data",
                            detail: "Request data export or deletion anytime in Settings"
                        )
                    }

                    Button(action: openPrivacyPolicy) {
                        HStack {
                            Text("View Privacy Policy")
                            Image(systemName: "arrow.up.right")
                        }
                        .typography(.bodyMedium)
                    }
                    .buttonStyle(.plain)
                    .foregroundStyle(ColorPalette.infoText)
                    .accessibilityHint("Opens privacy policy in Safari")
                }

                PrimaryButton("Get Started", action: viewModel.completeOnboarding)
                    .accessibilityHint("Complete onboarding and return to dashboard")

                PageIndicator(currentPage: 3, totalPages: 4)
            }
            .padding(.horizontal, DesignSystem.Spacing.xxl)
            .padding(.vertical, DesignSystem.Spacing.xl)
        }
    }

    private func openPrivacyPolicy() {
        Haptics.buttonTapped()
        openURL(AppLinks.privacyPolicy)
    }
}

#Preview {
    OnboardingPage4View(viewModel: OnboardingViewModel())
}
