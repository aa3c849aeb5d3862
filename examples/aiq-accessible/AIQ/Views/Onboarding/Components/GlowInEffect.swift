import SwiftUI

struct GlowInEffect: ViewModifier {
    let color: Color

    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @State private var hasAppeared = false

    func body(content: Content) -> some View {
        content
            .shadow(color: color.opacity(hasAppeared ? 0.35 : 0), radius: DesignSystem.Spacing.md)
            .scaleEffect(hasAppeared || reduceMotion ? 1 : 0.8)
            .onAppear {
                if reduceMotion {
                    hasAppeared = true
                } else {
                    withAnimation(DesignSystem.Animation.bouncy) {
                        hasAppeared = true
                    }
                }
            }
    }
}
