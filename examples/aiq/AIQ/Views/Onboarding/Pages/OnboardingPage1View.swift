import SwiftUI

struct OnboardingPage1View: View {
    @ObservedObject var viewModel: OnboardingViewModel

    var body: some View {
        VStack(spacing: DesignSystem.Spacing.xxxl) {
            Spacer(minLength: DesignSystem.Spacing.xl)

            HeroIcon(systemName: "brain.head.profile", style: ColorPalette.scoreGradient)
                .pulse()

            VStack(spacing: DesignSystem.Spacing.lg) {
                OnboardingHeadline("Track Your Cognitive Capacity")

                OnboardingBody("Just like tracking your weight, heart rate, or steps, AIQ helps you monitor your cognitive performance over time. See how your mind performs and track changes with scientifically-based assessments.")

                VStack(spacing: DesignSystem.Spacing.md) {
                    FeatureHighlightRow(
                        icon: "brain",
                        color: ColorPalette.statGreen,
                        text: "Fresh AI-generated questions every test"
                    )
                    FeatureHighlightRow(
                        icon: "chart.line.uptrend.xyaxis",
                        color: ColorPalette.statPurple,
                        text: "Track trends over months and years"
                    )
                    FeatureHighlightRow(
                        icon: "trophy.fill",
                        color: ColorPalette.statOrange,
                        text: "Scientifically-grounded methodology"
                    )
                }
            }

            Spacer()

            VStack(spacing: DesignSystem.Spacing.sm) {
                PrimaryButton("Continue", action: viewModel.nextPage)
                    .accessibilityHint("Continue to learn how tests work")

                Button("Skip", action: viewModel.skipOnboarding)
                    .buttonStyle(.text)
                    .accessibilityHint("Skip onboarding and go to dashboard")
            }

            PageIndicator(currentPage: 0, totalPages: 4)
        }
        .padding(.horizontal, DesignSystem.Spacing.xxl)
    }
}

#Preview {
    OnboardingPage1View(viewModel: OnboardingViewModel())
}
