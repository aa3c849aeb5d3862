import SwiftUI

extension View {
    func pulse() -> some View {
        modifier(PulseEffect())
    }

    func rotateIn() -> some View {
        modifier(RotateInEffect())
    }

    func bounceIn() -> some View {
        modifier(BounceInEffect())
    }

    func glowIn(_ color: Color) -> some View {
        modifier(GlowInEffect(color: color))
    }
}
