import SwiftUI

enum Typography {
    case displayMedium
    case h2
    case bodyLarge
    case bodyMedium
    case bodySmall
    case labelLarge
    case captionMedium

    var size: CGFloat {
        switch self {
        case .displayMedium: 34
        case .h2: 22
        case .bodyLarge: 17
        case .bodyMedium: 16
        case .bodySmall, .labelLarge: 15
        case .captionMedium: 12
        }
    }

    var weight: Font.Weight {
        switch self {
        case .displayMedium: .bold
        case .h2: .semibold
        case .labelLarge: .medium
        case .bodyLarge, .bodyMedium, .bodySmall, .captionMedium: .regular
        }
    }

    var textStyle: Font.TextStyle {
        switch self {
        case .displayMedium: .largeTitle
        case .h2: .title2
        case .bodyLarge: .body
        case .bodyMedium: .callout
        case .bodySmall, .labelLarge: .subheadline
        case .captionMedium: .caption
        }
    }
}
