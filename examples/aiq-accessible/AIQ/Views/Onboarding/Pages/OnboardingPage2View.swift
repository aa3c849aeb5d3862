import SwiftUI

struct OnboardingPage2View: View {
    @ObservedObject var viewModel: OnboardingViewModel
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        ScrollView {
            VStack(spacing: DesignSystem.Spacing.xxxl) {
                HeroIcon(systemName: "puzzlepiece.extension.fill", style: ColorPalette.statBlue)
                    .rotateIn()

                VStack(spacing: DesignSystem.Spacing.xl) {
                    OnboardingHeadline("How AIQ Tests Work")

                    OnboardingBody("Each test has many kinds of questions: patterns, logic, shapes, math, and words. There is no time limit. Most people need 15-25 minutes.")

                    VStack(alignment: .leading, spacing: DesignSystem.Spacing.lg) {
                        ProcessStepRow(
                            number: 1,
                            icon: "questionmark.circle.fill",
                            color: ColorPalette.statBlue,
                            title: "Answer Questions",
                            detail: "Solve all kinds of tasks at your own pace"
                        )
                        ProcessStepRow(
                            number: 2,
                            icon: "chart.bar.fill",
                            color: ColorPalette.statGreen,
                            title: "Review Your Score",
                            detail: "See your IQ score, how sure we are of it, and where you stand"
                        )
                        ProcessStepRow(
                            number: 3,
                            icon: "arrow.up.forward.circle.fill",
                            color: ColorPalette.statPurple,
                            title: "Track Progress",
                            detail: "Compare your results and see where you get better"
                        )
                    }

                    InfoCard("We write new questions each night, so no one can learn them by heart")
                }

                VStack(spacing: DesignSystem.Spacing.sm) {
                    PrimaryButton("Continue") { viewModel.nextPage(animated: !reduceMotion) }
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
