import SwiftUI

struct ProcessStepRow: View {
    let number: Int
    let icon: String
    let color: Color
    let title: LocalizedStringKey
    let detail: LocalizedStringKey

    var body: some View {
        HStack(alignment: .top, spacing: DesignSystem.Spacing.md) {
            HStack(spacing: DesignSystem.Spacing.sm) {
                NumberBadge(number: number)

                Image(systemName: icon)
                    .font(.system(size: DesignSystem.IconSize.lg))
                    .foregroundStyle(color)
                    .accessibilityHidden(true)
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
