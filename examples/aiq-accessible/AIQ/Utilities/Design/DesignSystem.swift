import SwiftUI

enum DesignSystem {
    enum Spacing {
        static let xs: CGFloat = 4
        static let sm: CGFloat = 8
        static let md: CGFloat = 12
        static let lg: CGFloat = 16
        static let xl: CGFloat = 20
        static let xxl: CGFloat = 24
        static let xxxl: CGFloat = 32
    }

    enum IconSize {
        static let sm: CGFloat = 20
        static let md: CGFloat = 24
        static let lg: CGFloat = 32
        static let huge: CGFloat = 64
    }

    enum CornerRadius {
        static let sm: CGFloat = 8
        static let md: CGFloat = 12
        static let lg: CGFloat = 16
    }

    enum Shadow {
        static let sm = Elevation(color: .black.opacity(0.08), radius: 4, x: 0, y: 2)
    }

    enum Animation {
        static let smooth = SwiftUI.Animation.easeInOut(duration: 0.35)
        static let bouncy = SwiftUI.Animation.spring(response: 0.5, dampingFraction: 0.6)
        static let pulse = SwiftUI.Animation.easeInOut(duration: 1.6).repeatForever(autoreverses: true)
    }

    enum TouchTarget {
        static let minimum: CGFloat = 44
    }
}
