import SwiftUI

/// A decorative symbol that grows with the text beside it.
struct RowIcon: View {
    let systemName: String
    let color: Color

    @ScaledMetric private var size: CGFloat

    init(_ systemName: String, size: CGFloat, color: Color) {
        self.systemName = systemName
        self.color = color
        _size = ScaledMetric(wrappedValue: size, relativeTo: .body)
    }

    var body: some View {
        Image(systemName: systemName)
            .font(.system(size: size))
            .foregroundStyle(color)
            .accessibilityHidden(true)
    }
}
