import SwiftUI

struct NumberBadge: View {
    let number: Int

    @ScaledMetric(relativeTo: .subheadline) private var diameter: CGFloat = 28

    var body: some View {
        Text(number, format: .number)
            .typography(.labelLarge)
            .foregroundStyle(ColorPalette.onPrimary)
            .frame(width: diameter, height: diameter)
            .background(Circle().fill(ColorPalette.primary))
    }
}
