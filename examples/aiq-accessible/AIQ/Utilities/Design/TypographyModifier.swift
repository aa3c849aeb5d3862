import SwiftUI

struct TypographyModifier: ViewModifier {
    @ScaledMetric private var size: CGFloat
    private let weight: Font.Weight

    init(_ typography: Typography) {
        _size = ScaledMetric(wrappedValue: typography.size, relativeTo: typography.textStyle)
        weight = typography.weight
    }

    func body(content: Content) -> some View {
        content.font(.system(size: size, weight: weight))
    }
}

extension View {
    func typography(_ typography: Typography) -> some View {
        modifier(TypographyModifier(typography))
    }
}
