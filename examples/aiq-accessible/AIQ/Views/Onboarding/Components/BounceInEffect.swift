import SwiftUI

struct BounceInEffect: ViewModifier {
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @State private var hasAppeared = false

    func body(content: Content) -> some View {
        content
            .opacity(hasAppeared ? 1 : 0)
            .offset(y: hasAppeared || reduceMotion ? 0 : DesignSystem.Spacing.md)
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
