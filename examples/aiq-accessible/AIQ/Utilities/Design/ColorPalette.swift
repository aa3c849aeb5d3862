import SwiftUI

enum ColorPalette {
    static let primary = Color("Primary")
    static let onPrimary = Color("OnPrimary")

    static let textPrimary = Color("TextPrimary")
    static let textSecondary = Color("TextSecondary")
    static let textTertiary = Color("TextTertiary")

    static let background = Color("Background")
    static let backgroundSecondary = Color("BackgroundSecondary")

    static let info = Color("Info")
    static let infoText = Color("InfoText")
    static let successText = Color("SuccessText")

    static let statBlue = Color("StatBlue")
    static let statGreen = Color("StatGreen")
    static let statPurple = Color("StatPurple")
    static let statOrange = Color("StatOrange")

    static let scoreGradient = LinearGradient(
        colors: [statBlue, statPurple],
        startPoint: .topLeading,
        endPoint: .bottomTrailing
    )
}
