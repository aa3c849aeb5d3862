import SwiftUI

struct SkippedOnboardingCard: View {
    var body: some View {
        VStack(alignment: .leading, spacing: DesignSystem.Spacing.sm) {
            Text("New to AIQ?")
                .typography(.h2)
                .foregroundStyle(ColorPalette.textPrimary)
                .accessibilityAddTraits(.isHeader)

            Text("Tests are untimed. Take one every 3 months to see real changes. Your data stays encrypted.")
                .typography(.bodyMedium)
                .foregroundStyle(ColorPalette.textSecondary)

            Text("See the full introduction in Settings, under About.")
                .typography(.captionMedium)
                .foregroundStyle(ColorPalette.textTertiary)
        }
        .card()
    }
}
