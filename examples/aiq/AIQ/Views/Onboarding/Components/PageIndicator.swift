import SwiftUI

struct PageIndicator: View {
    let currentPage: Int
    let totalPages: Int

    var body: some View {
        HStack(spacing: DesignSystem.Spacing.sm) {
            ForEach(0..<totalPages, id: \.self) { page in
                Circle()
                    .fill(page == currentPage ? ColorPalette.primary : ColorPalette.textTertiary)
                    .frame(width: DesignSystem.Spacing.sm, height: DesignSystem.Spacing.sm)
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Page \(currentPage + 1) of \(totalPages)")
    }
}

#Preview {
    PageIndicator(currentPage: 1, totalPages: 4)
}
