import SwiftUI

struct CardModifier: ViewModifier {
    func body(content: Content) -> some View {
        content
            .padding(DesignSystem.Spacing.lg)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(ColorPalette.backgroundSecondary)
            .clipShape(RoundedRectangle(cornerRadius: DesignSystem.CornerRadius.md))
            .elevation(DesignSystem.Shadow.sm)
    }
}

extension View {
    func card() -> some View {
        modifier(CardModifier())
    }
}
