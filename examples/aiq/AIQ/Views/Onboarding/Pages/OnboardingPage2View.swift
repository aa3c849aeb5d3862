import SwiftUI

struct OnboardingPage2View: View {
    @ObservedObject var viewModel: OnboardingViewModel

    var body: some View {
        ScrollView {
            VStack(spacing: DesignSystem.Spacing.xxxl) {
                HeroIcon(systemName: "puzzlepiece.extension.fill", style: ColorPalette.statBlue)
                    .rotateIn()

                VStack(spacing: DesignSystem.Spacing.xl) {
                    OnboardingHeadline("How AIQ Tests Work")

                    OnboardingBody("Each test contains a mix of questions across cognitive domains—pattern recognition, logic, spatial reasoning, math, and verbal skills. Tests are untimed but typically take 15-25 minutes.")

                    VStack(alignment: .leading, spacing: DesignSystem.Spacing.lg) {
                        ProcessStepRow(
                            number: 1,
                            icon: "questionmark.circle.fill",
                            color: ColorPalette.statBlue,
                            title: "Answer Questions",
                            detail: "Work through diverse cognitive challenges at your own pace"
                        )
                        ProcessStepRow(
                            number: 2,
                            icon: "chart.bar.fill",
                            color: ColorPalette.statGreen,
                            title: "Review Your Score",
                            detail: "See your IQ score with confidence intervals and percentile rank"
                        )
                        ProcessStepRow(
                            number: 3,
                            icon: "arrow.up.right.circle.fill",
                            color: ColorPalette.statPurple,
                            title: "Track Progress",
                            detail: "Compare results over time to see trends and improvements"
                        )
                    }

                    InfoCard("Questions are freshly generated each night to prevent memorization")
                }

                VStack(spacing: DesignSystem.Spacing.sm) {
                    PrimaryButton("Continue", action: viewModel.nextPage)
                        .accessibilityHint("Continue to learn about testing frequency")

                    Button("Skip", action: viewModel.skipOnboarding)
                        .buttonStyle(.text)
                        .accessibilityHint("Skip onboarding and go to dashboard")
                }

                PageIndicator(currentPage: 1, totalPages: 4)
            }
            .padding(.horizontal, DesignSystem.Spacing.xxl)
            .padding(.vertical, DesignSystem.Spacing.xl)
        }
    }
}

#Preview {
    OnboardingPage2View(viewModel: OnboardingViewModel())
}
