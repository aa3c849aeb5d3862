import SwiftUI

struct HeroIcon<Style: ShapeStyle>: View {
    let systemName: String
    let style: Style

    var body: some View {
        Image(systemName: systemName)
            .font(.system(size: DesignSystem.IconSize.huge))
            .foregroundStyle(style)
            .accessibilityHidden(true)
    }
}
