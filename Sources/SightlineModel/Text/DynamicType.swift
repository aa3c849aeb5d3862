/// Sizes and leadings of the text styles, and how custom sizes grow with them.
///
/// - Source: Apple, Human Interface Guidelines, Typography, "iOS, iPadOS Dynamic Type sizes"; 52 of the 132 sizes and
///   three leadings confirmed in renders.
package enum DynamicType {
  /// Points per em of a text style.
  package static func size(of style: TextStyle, at contentSize: DynamicTypeSize) -> Double {
    cell(style, contentSize).size
  }

  /// Points from baseline to baseline where SwiftUI sets a text style over several lines.
  package static func leading(of style: TextStyle, at contentSize: DynamicTypeSize) -> Double {
    cell(style, contentSize).leading
  }

  /// The weight a style has by itself.
  package static func weight(of style: TextStyle) -> FontWeight {
    switch style {
    case .headline: .semibold
    case .extraLargeTitle, .extraLargeTitle2: .bold
    default: .regular
    }
  }

  /// The weight of `.bold()` on a style.
  package static func emphasizedWeight(of style: TextStyle) -> FontWeight {
    switch style {
    case .largeTitle, .title1, .title2, .extraLargeTitle, .extraLargeTitle2: .bold
    default: .semibold
    }
  }

  /// A length that follows a text style: `Font.custom(_:size:relativeTo:)` and `@ScaledMetric`.
  ///
  /// Lengths grow as the style's leading does, not its size: 17 pt relative to body is 47.9 pt at AX5.
  /// - Source: `dashdevs-intro-ax5-roboto` of the recorded screens: Roboto 17 and 28 pt at AX5.
  package static func scaled(_ length: Double, relativeTo style: TextStyle, at contentSize: DynamicTypeSize) -> Double {
    contentSize == .large ? length : length * leading(of: style, at: contentSize) / leading(of: style, at: .large)
  }

  /// The same, rounded to pixels, as `@ScaledMetric` and `UIFontMetrics.scaledValue(for:)` give it.
  ///
  /// - Source: recorded renders at content size medium and 2 pixels per point: 17 pt and 16 pt relative to body are 16.0
  ///   and 15.5 pt; 21/22 gives both, the ratio of sizes (16/17) would give 15.0.
  package static func scaled(
    _ length: Double, relativeTo style: TextStyle, at contentSize: DynamicTypeSize, pixelsPerPoint: Double
  ) -> Double {
    guard contentSize != .large else { return length }
    return (scaled(length, relativeTo: style, at: contentSize) * pixelsPerPoint).rounded() / pixelsPerPoint
  }

  private static func cell(_ style: TextStyle, _ contentSize: DynamicTypeSize) -> (size: Double, leading: Double) {
    let cell = row(style)[contentSize.index]
    return (Double(cell.size), Double(cell.leading))
  }

  private static func row(_ style: TextStyle) -> [(size: Int, leading: Int)] {
    switch style {
    case .largeTitle: largeTitle
    case .title1: title1
    case .title2: title2
    case .title3: title3
    case .headline: headline
    case .body: body
    case .callout: callout
    case .subheadline: subheadline
    case .footnote: footnote
    case .caption1: caption1
    case .caption2: caption2
    case .extraLargeTitle: extraLargeTitle
    case .extraLargeTitle2: extraLargeTitle2
    }
  }

  // Smallest content size first.
  private static let largeTitle: [(size: Int, leading: Int)] = [
    (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48),
    (44, 52), (48, 57), (52, 61), (56, 66), (60, 70),
  ]
  private static let title1: [(size: Int, leading: Int)] = [
    (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41),
    (38, 46), (43, 51), (48, 57), (53, 62), (58, 68),
  ]
  private static let title2: [(size: Int, leading: Int)] = [
    (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34),
    (34, 41), (39, 47), (44, 52), (50, 59), (56, 66),
  ]
  private static let title3: [(size: Int, leading: Int)] = [
    (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32),
    (31, 38), (37, 44), (43, 51), (49, 58), (55, 65),
  ]
  private static let headline: [(size: Int, leading: Int)] = [
    (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29),
    (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
  ]
  private static let body: [(size: Int, leading: Int)] = [
    (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29),
    (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
  ]
  private static let callout: [(size: Int, leading: Int)] = [
    (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28),
    (26, 32), (32, 39), (38, 46), (44, 52), (51, 60),
  ]
  private static let subheadline: [(size: Int, leading: Int)] = [
    (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28),
    (25, 31), (30, 37), (36, 43), (42, 50), (49, 58),
  ]
  private static let footnote: [(size: Int, leading: Int)] = [
    (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24),
    (23, 29), (27, 33), (33, 40), (38, 46), (44, 52),
  ]
  private static let caption1: [(size: Int, leading: Int)] = [
    (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23),
    (22, 28), (26, 32), (32, 39), (37, 44), (43, 51),
  ]
  private static let caption2: [(size: Int, leading: Int)] = [
    (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22),
    (20, 25), (24, 30), (29, 35), (34, 41), (40, 48),
  ]
  // Published for the large size only (36 and 28 pt); the other sizes follow largeTitle and title1.
  private static let extraLargeTitle: [(size: Int, leading: Int)] = [
    (33, 40), (34, 41), (35, 42), (36, 43), (38, 46), (40, 48), (42, 50),
    (46, 55), (50, 59), (54, 64), (58, 68), (62, 72),
  ]
  private static let extraLargeTitle2: [(size: Int, leading: Int)] = [
    (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41),
    (38, 46), (43, 51), (48, 57), (53, 62), (58, 68),
  ]
}
