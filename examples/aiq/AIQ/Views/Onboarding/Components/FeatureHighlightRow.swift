import SwiftUI

struct FeatureHighlightRow: View {
    let icon: String
    let color: Color
    let text: LocalizedStringKey

    var body: some View {
        HStack(spacing: DesignSystem.Spacing.md) {
            Image(systemName: icon)
                .font(.system(size: DesignSystem.IconSize.md))
                .foregroundStyle(color)
                .accessibilityHidden(true)

            Text(text)
                .typography(.bodyMedium)
                .foregroundStyle(ColorPalette.textPrimary)
                .frame(maxWidth: .infinity, alignment: .leading)
        }
        .accessibilityElement(children: .combine)
    }
}
