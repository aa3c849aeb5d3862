import SwiftUI

struct RationaleCard: View {
    let icon: String
    let color: Color
    let title: LocalizedStringKey
    let detail: LocalizedStringKey

    var body: some View {
        HStack(alignment: .top, spacing: DesignSystem.Spacing.md) {
            Image(systemName: icon)
                .font(.system(size: DesignSystem.IconSize.md))
                .foregroundStyle(color)
                .accessibilityHidden(true)

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
