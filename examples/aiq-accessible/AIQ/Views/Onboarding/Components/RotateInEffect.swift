import SwiftUI

struct RotateInEffect: ViewModifier {
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @State private var hasAppeared = false

    func body(content: Content) -> some View {
        content
            .rotationEffect(.degrees(hasAppeared || reduceMotion ? 0 : -12))
            .onAppear {
                if reduceMotion {
                    hasAppeared = true
                } else {
                    withAnimation(DesignSystem.Animation.smooth) {
                        hasAppeared = true
                    }
                }
            }
    }
}
