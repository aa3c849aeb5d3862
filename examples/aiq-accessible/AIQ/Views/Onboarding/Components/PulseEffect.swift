import SwiftUI

struct PulseEffect: ViewModifier {
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @State private var isExpanded = false

    func body(content: Content) -> some View {
        content
            .scaleEffect(isExpanded ? 1.06 : 1)
            .onAppear {
                guard !reduceMotion else { return }
                withAnimation(DesignSystem.Animation.pulse) {
                    isExpanded = true
                }
            }
    }
}
