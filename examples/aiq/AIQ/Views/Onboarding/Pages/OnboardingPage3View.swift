import SwiftUI

struct OnboardingPage3View: View {
    @ObservedObject var viewModel: OnboardingViewModel

    var body: some View {
        ScrollView {
            VStack(spacing: DesignSystem.Spacing.xxxl) {
                HeroIcon(systemName: "calendar.badge.clock", style: ColorPalette.statPurple)
                    .bounceIn()

                VStack(spacing: DesignSystem.Spacing.xl) {
                    OnboardingHeadline("Test Every 3 Months")

                    OnboardingBody("For meaningful insights, we recommend taking AIQ every 3 months. This cadence allows enough time to see genuine changes while maintaining consistent tracking.")

                    VStack(spacing: DesignSystem.Spacing.md) {
                        RationaleCard(
                            icon: "repeat.circle.fill",
                            color: ColorPalette.statOrange,
                            title: "Minimize Practice Effects",
                            detail: "Spacing tests prevents score inflation from memorization or familiarity"
                        )
                        RationaleCard(
                            icon: "brain.head.profile",
                            color: ColorPalette.statGreen,
                            title: "Capture Real Changes",
                            detail: "Cognitive capacity shifts over months, not days. Quarterly testing reveals true trends"
                        )
                    }

                    ReminderNote()
                }

                VStack(spacing: DesignSystem.Spacing.sm) {
                    PrimaryButton("Continue", action: viewModel.nextPage)
                        .accessibilityHint("Continue to learn about privacy")

                    Button("Skip", action: viewModel.skipOnboarding)
                        .buttonStyle(.text)
                        .accessibilityHint("Skip onboarding and go to dashboard")
                }

                PageIndicator(currentPage: 2, totalPages: 4)
            }
            .padding(.horizontal, DesignSystem.Spacing.xxl)
            .padding(.vertical, DesignSystem.Spacing.xl)
        }
    }
}

#Preview {
    OnboardingPage3View(viewModel: OnboardingViewModel())
}
