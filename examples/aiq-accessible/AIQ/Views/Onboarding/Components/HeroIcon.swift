import SwiftUI

struct HeroIcon<Style: ShapeStyle>: View {
    let systemName: String
    let style: Style

    @ScaledMetric(relativeTo: .largeTitle) private var size = DesignSystem.IconSize.huge

    var body: some View {
        Image(systemName: systemName)
            .font(.system(size: size))
            .foregroundStyle(style)
            .accessibilityHidden(true)
    }
}
