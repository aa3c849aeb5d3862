import SwiftUI

struct Elevation {
    let color: Color
    let radius: CGFloat
    let x: CGFloat
    let y: CGFloat
}

extension View {
    func elevation(_ style: Elevation) -> some View {
        shadow(color: style.color, radius: style.radius, x: style.x, y: style.y)
    }
}
