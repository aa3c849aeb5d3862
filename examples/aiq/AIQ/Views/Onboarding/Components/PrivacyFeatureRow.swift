import SwiftUI

struct PrivacyFeatureRow: View {
    let icon: String
    let title: LocalizedStringKey
    let detail: LocalizedStringKey

    var body: some View {
        HStack(alignment: .top, spacing: DesignSystem.Spacing.md) {
            Image(systemName: icon)
                .font(.system(size: DesignSystem.IconSize.sm))
                .foregroundStyle(ColorPalette.successText)
                .accessibilityHidden(true)

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
