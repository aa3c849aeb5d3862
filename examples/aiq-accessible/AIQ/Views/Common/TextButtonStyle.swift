import SwiftUI

struct TextButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .typography(.bodyMedium)
            .foregroundStyle(ColorPalette.textSecondary)
            .frame(
                minWidth: DesignSystem.TouchTarget.minimum,
                minHeight: DesignSystem.TouchTarget.minimum
            )
            .contentShape(Rectangle())
            .opacity(configuration.isPressed ? 0.6 : 1)
    }
}

extension ButtonStyle where Self == TextButtonStyle {
    static var text: TextButtonStyle { TextButtonStyle() }
}
