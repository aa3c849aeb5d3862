import SwiftUI

extension Color {
    // SmilePile Brand Colors
    static let smilePileYellow = Color(hex: "#FFBF00")!  // Smile character
    static let smilePileGreen = Color(hex: "#4CAF50")!   // P character
    static let smilePileBlue = Color(hex: "#2196F3")!    // i character, buttons
    static let smilePileOrange = Color(hex: "#FF6600")!  // l character, icons
    static let smilePilePink = Color(hex: "#E86082")!    // e character

    // Category/Pile Colors
    static let pileRed = Color(hex: "#FF6B6B")!
    static let pileTeal = Color(hex: "#4ECDC4")!
    static let pileYellow = Color(hex: "#FFEAA7")!

    // Additional Palette Colors
    static let paletteColors = [
        "#FF6B6B", "#4ECDC4", "#45B7D1", "#96CEB4",
        "#FFEAA7", "#DDA0DD", "#FFA07A", "#98D8C8",
        "#F7DC6F", "#BB8FCE", "#85C1E2", "#F8B739"
    ]

    // UI Colors
    static let primaryButton = smilePileBlue
    static let secondaryText = Color.secondary
}

extension Font {
    static func nunito(_ size: CGFloat, weight: Font.Weight = .regular) -> Font {
        switch weight {
        case .black:
            return Font.custom("Nunito-Black", size: size)
        case .heavy, .bold:
            return Font.custom("Nunito-Bold", size: size)
        case .semibold, .medium:
            return Font.custom("Nunito-ExtraBold", size: size)
        default:
            return Font.custom("Nunito-Variable", size: size)
        }
    }

    // Convenience methods matching Android
    static let nunitoTitle = nunito(36, weight: .heavy)  // ExtraBold
    static let nunitoHeadline = nunito(22, weight: .bold)
    static let nunitoBody = nunito(16, weight: .medium)
    static let nunitoCaption = nunito(14, weight: .regular)
    static let nunitoButton = nunito(18, weight: .bold)
}
