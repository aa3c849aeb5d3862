import SightlineModel

extension TextStyle {
  /// Points at the default text size.
  /// - Source: HIG, Typography, iOS Dynamic Type sizes, Large.
  var defaultSize: Double {
    switch self {
    case .extraLargeTitle: 36
    case .extraLargeTitle2: 28
    case .largeTitle: 34
    case .title1: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption1: 12
    case .caption2: 11
    }
  }
  static func nearest(to size: Double) -> TextStyle {
    let common: [TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .body, .callout, .subheadline, .footnote, .caption1, .caption2,
    ]
    return common.min { abs($0.defaultSize - size) < abs($1.defaultSize - size) } ?? .body
  }
  var swiftName: String {
    switch self {
    case .title1: "title"
    case .caption1: "caption"
    default: rawValue
    }
  }
}
