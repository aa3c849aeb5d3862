import SwiftUI

struct OnboardingPage1View: View {
    @ObservedObject var viewModel: OnboardingViewModel
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        ScrollView {
            VStack(spacing: DesignSystem.Spacing.xxxl) {
                HeroIcon(systemName: "brain.head.profile", style: ColorPalette.scoreGradient)
                    .pulse()

                VStack(spacing: DesignSystem.Spacing.lg) {
                    OnboardingHeadline("Track Your Cognitive Capacity")

                    OnboardingBody("You track your weight, your heart rate, or your steps. AIQ does the same for your mind. See how well you think, and how it changes over time.")

                    VStack(spacing: DesignSystem.Spacing.md) {
                        FeatureHighlightRow(
                            icon: "brain",
                            color: ColorPalette.statGreen,
                            text: "New questions in each test"
                        )
                        FeatureHighlightRow(
                            icon: "chart.line.uptrend.xyaxis",
                            color: ColorPalette.statPurple,
                            text: "See trends over months and years"
                        )
                        FeatureHighlightRow(
                            icon: "trophy.fill",
                            color: ColorPalette.statOrange,
                            text: "Based on science"
                        )
                    }
                }

                VStack(spacing: DesignSystem.Spacing.sm) {
                    PrimaryButton("Continue") { viewModel.nextPage(animated: !reduceMotion) }
                        .accessibilityHint("Continue to learn how tests work")

                    Button("Skip", action: viewModel.skipOnboarding)
                        .buttonStyle(.text)
                        .accessibilityHint("Skip onboarding and go to dashboard")
                }

                PageIndicator(currentPage: 0, totalPages: 4)
            }
            .padding(.horizontal, DesignSystem.Spacing.xxl)
            .padding(.vertical, DesignSystem.Spacing.xl)
        }
    }
}

#Preview {
    OnboardingPage1View(viewModel: OnboardingViewModel())
}
