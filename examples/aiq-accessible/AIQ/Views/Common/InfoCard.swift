import SwiftUI

struct InfoCard: View {
    private let text: LocalizedStringKey

    init(_ text: LocalizedStringKey) {
        self.text = text
    }

    var body: some View {
        AdaptiveRow(spacing: DesignSystem.Spacing.sm) {
            Image(systemName: "info.circle")
                .foregroundStyle(ColorPalette.infoText)
                .accessibilityHidden(true)

            Text(text)
                .foregroundStyle(ColorPalette.textSecondary)
        }
        .typography(.captionMedium)
        .padding(DesignSystem.Spacing.md)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(ColorPalette.backgroundSecondary)
        .clipShape(RoundedRectangle(cornerRadius: DesignSystem.CornerRadius.sm))
        .accessibilityElement(children: .combine)
        .accessibilityLabel(Text("Information. \(Text(text))"))
    }
}

#Preview {
    InfoCard("We write new questions each night, so no one can learn them by heart")
        .padding()
}
