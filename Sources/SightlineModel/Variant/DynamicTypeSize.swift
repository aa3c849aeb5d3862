/// The twelve content size categories, smallest first.
/// - Source: HIG, Typography; names as in SwiftUI's `DynamicTypeSize`, accessibility sizes as `AX1`…`AX5`.
public enum DynamicTypeSize: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case ax1 = "AX1"
  case ax2 = "AX2"
  case ax3 = "AX3"
  case ax4 = "AX4"
  case ax5 = "AX5"

  /// 0 is the smallest.
  public var index: Int {
    switch self {
    case .xSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .xLarge: 4
    case .xxLarge: 5
    case .xxxLarge: 6
    case .ax1: 7
    case .ax2: 8
    case .ax3: 9
    case .ax4: 10
    case .ax5: 11
    }
  }
  public var isAccessibilitySize: Bool { self >= .ax1 }
  /// `XS` … `XXXL`, `AX1` … `AX5`.
  public var shortName: String {
    switch self {
    case .xSmall: "XS"
    case .small: "S"
    case .medium: "M"
    case .large: "L"
    case .xLarge: "XL"
    case .xxLarge: "XXL"
    case .xxxLarge: "XXXL"
    case .ax1, .ax2, .ax3, .ax4, .ax5: rawValue
    }
  }
  /// The case name in Swift source: `accessibility3` for `AX3`.
  public var swiftName: String { isAccessibilitySize ? "accessibility" + rawValue.dropFirst(2) : rawValue }
  public static func < (a: Self, b: Self) -> Bool { a.index < b.index }
}

/// The text styles of iOS.
public enum TextStyle: String, Hashable, Sendable, Codable, CaseIterable {
  case extraLargeTitle2, extraLargeTitle
  case largeTitle
  case title1, title2, title3
  case headline, subheadline, body, callout, footnote
  case caption1, caption2

  /// Accepts SwiftUI's names too: `title` is `title1`, `caption` is `caption1`.
  public init?(swiftName: String) {
    switch swiftName {
    case "title": self = .title1
    case "caption": self = .caption1
    default: self.init(rawValue: swiftName)
    }
  }
}
