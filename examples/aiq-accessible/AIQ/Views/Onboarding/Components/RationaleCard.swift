import SwiftUI

struct RationaleCard: View {
    let icon: String
    let color: Color
    let title: LocalizedStringKey
    let detail: LocalizedStringKey

    var body: some View {
        AdaptiveRow {
            RowIcon(icon, size: DesignSystem.IconSize.md, color: color)

            VStack(alignment: .leading, spacing: DesignSystem.Spacing.xs) {
                Text(title)
                    .typography(.h2)
                    .foregroundStyle(ColorPalette.textPrimary)

                Text(detail)
                    .typography(.bodyMedium)
                    .foregroundStyle(ColorPalette.textSecondary)
            }
        }
        .card()
        .accessibilityElement(children: .combine)
    }
}
