import SwiftUI

struct PageIndicator: View {
    let currentPage: Int
    let totalPages: Int

    @ScaledMetric private var dot = DesignSystem.Spacing.sm

    var body: some View {
        HStack(spacing: DesignSystem.Spacing.sm) {
            ForEach(0..<totalPages, id: \.self) { page in
                // The current page is longer, not only another colour.
                Capsule()
                    .fill(page == currentPage ? ColorPalette.primary : ColorPalette.textTertiary)
                    .frame(width: page == currentPage ? 3 * dot : dot, height: dot)
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Page \(currentPage + 1) of \(totalPages)")
    }
}

#Preview {
    PageIndicator(currentPage: 1, totalPages: 4)
}
