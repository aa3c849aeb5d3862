import SwiftUI

struct InfoCard: View {
    private let text: LocalizedStringKey

    init(_ text: LocalizedStringKey) {
        self.text = text
    }

    var body: some View {
        HStack(alignment: .top, spacing: DesignSystem.Spacing.sm) {
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
    InfoCard("Questions are freshly generated each night to prevent memorization")
        .padding()
}
