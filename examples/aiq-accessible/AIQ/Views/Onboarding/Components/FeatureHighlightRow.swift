import SwiftUI

struct FeatureHighlightRow: View {
    let icon: String
    let color: Color
    let text: LocalizedStringKey

    var body: some View {
        AdaptiveRow {
            RowIcon(icon, size: DesignSystem.IconSize.md, color: color)

            Text(text)
                .typography(.bodyMedium)
                .foregroundStyle(ColorPalette.textPrimary)
                .frame(maxWidth: .infinity, alignment: .leading)
        }
        .accessibilityElement(children: .combine)
    }
}
