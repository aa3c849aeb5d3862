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

                    OnboardingBody("Your data is yours. AIQ locks it with strong encryption and keeps it safe.")

                    VStack(alignment: .leading, spacing: DesignSystem.Spacing.md) {
                        PrivacyFeatureRow(
                            icon: "checkmark.shield.fill",
                            title: "Always Encrypted",
                            detail: "No one can read your data on its way or where it is kept"
                        )
                        PrivacyFeatureRow(
                            icon: "checkmark.shield.fill",
                            title: "No Data Sharing",
                            detail: "We never sell your data or share it"
                        )
                        PrivacyFeatureRow(
                            icon: "checkmark.shield.fill",
                            title: "Secure Storage",
                            detail: "Kept in a secure, certified place"
                        )
                        PrivacyFeatureRow(
                            icon: "checkmark.shield.fill",
                            title: "You Own Your Data",
                            detail: "Export or delete it at any time in Settings"
                        )
                    }

                    Button(action: openPrivacyPolicy) {
                        HStack {
                            Text("View Privacy Policy")
                                .underline()
                            Image(systemName: "arrow.up.forward")
                                .accessibilityHidden(true)
                        }
                        .typography(.bodyMedium)
                        .frame(minHeight: DesignSystem.TouchTarget.minimum)
                        .contentShape(Rectangle())
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
