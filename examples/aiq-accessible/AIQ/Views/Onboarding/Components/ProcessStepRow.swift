import SwiftUI

struct ProcessStepRow: View {
    let number: Int
    let icon: String
    let color: Color
    let title: LocalizedStringKey
    let detail: LocalizedStringKey

    var body: some View {
        AdaptiveRow {
            HStack(spacing: DesignSystem.Spacing.sm) {
                NumberBadge(number: number)

                RowIcon(icon, size: DesignSystem.IconSize.lg, color: color)
            }

            VStack(alignment: .leading, spacing: DesignSystem.Spacing.xs) {
                Text(title)
                    .typography(.labelLarge)
                    .foregroundStyle(ColorPalette.textPrimary)

                Text(detail)
                    .typography(.bodySmall)
                    .foregroundStyle(ColorPalette.textSecondary)
            }
        }
        .accessibilityElement(children: .combine)
        .accessibilityLabel(Text("Step \(number): \(Text(title)). \(Text(detail))"))
    }
}
