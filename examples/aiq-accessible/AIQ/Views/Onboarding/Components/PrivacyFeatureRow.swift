import SwiftUI

struct PrivacyFeatureRow: View {
    let icon: String
    let title: LocalizedStringKey
    let detail: LocalizedStringKey

    var body: some View {
        AdaptiveRow {
            RowIcon(icon, size: DesignSystem.IconSize.sm, color: ColorPalette.successText)

            VStack(alignment: .leading, spacing: DesignSystem.Spacing.xs) {
                Text(title)
                    .fontWeight(.semibold)
                    .foregroundStyle(ColorPalette.textPrimary)

                Text(detail)
                    .foregroundStyle(ColorPalette.textSecondary)
            }
            .typography(.bodyMedium)
        }
        .accessibilityElement(children: .combine)
        .accessibilityLabel(Text("Checkmark. \(Text(title)). \(Text(detail))"))
    }
}
