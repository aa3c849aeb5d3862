import SwiftUI

struct OnboardingPage3View: View {
    @ObservedObject var viewModel: OnboardingViewModel
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        ScrollView {
            VStack(spacing: DesignSystem.Spacing.xxxl) {
                HeroIcon(systemName: "calendar.badge.clock", style: ColorPalette.statPurple)
                    .bounceIn()

                VStack(spacing: DesignSystem.Spacing.xl) {
                    OnboardingHeadline("Test Every 3 Months")

                    OnboardingBody("Take a test every 3 months. That is enough time to see a real change, and your record stays steady.")

                    VStack(spacing: DesignSystem.Spacing.md) {
                        RationaleCard(
                            icon: "repeat.circle.fill",
                            color: ColorPalette.statOrange,
                            title: "Do Not Train for the Test",
                            detail: "If you test too often, you know the tasks and your score goes up by itself"
                        )
                        RationaleCard(
                            icon: "brain.head.profile",
                            color: ColorPalette.statGreen,
                            title: "See Real Change",
                            detail: "Your mind changes over months, not days. A test every 3 months shows the true trend"
                        )
                    }

                    ReminderNote()
                }

                VStack(spacing: DesignSystem.Spacing.sm) {
                    PrimaryButton("Continue") { viewModel.nextPage(animated: !reduceMotion) }
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
