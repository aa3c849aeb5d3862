import SightlineModel

/// Heights of the system's bars.
/// - Source: `layout-constants.json` (content height 44, item frames), HIG; for iOS 26 the bars' outer heights are
///   estimated from the item frames and carry an uncertainty.
struct BarMetrics {
  let platform: Platform
  let isCompactHeight: Bool
  /// Room for a search field among the bar's items.
  let isWide: Bool

  init(_ environment: LayoutEnvironment) {
    platform = environment.variant.platform
    isWide = environment.variant.device.horizontalSizeClass == .regular
    isCompactHeight = environment.variant.device.verticalSizeClass == .compact
  }
  /// Below the status bar, title inline.
  var navigationBar: Double { isCompactHeight ? 32 : platform == .ios26 ? 54 : 44 }
  var navigationBarUncertainty: Double { platform == .ios26 ? 5 : 0 }
  /// Where items and an inline title stand, from the bar's top: items are seen at 62–106 below a status bar of 62 pt.
  var itemRow: Double { isCompactHeight ? 32 : 44 }
  /// What a large title adds.
  var largeTitle: Double { isCompactHeight ? 0 : 52 }
  /// Above the bottom safe area.
  var tabBar: Double { isCompactHeight ? 32 : 49 }
  var tabBarUncertainty: Double { platform == .ios26 ? 6 : 0 }
  var toolbar: Double { 44 }
  /// From the screen's edge to titles and items.
  /// - Source: DrunkOnJava/ModularHomeInventory bad9791 (16 pt at 390), martinomamic/RSSReader 252905b (16 pt at 393,
  ///   20 pt at 430).
  func sideInset(_ width: Double) -> Double { platform == .ios26 || width < 414 ? 16 : 20 }
  /// Inline titles and items have one size below the accessibility sizes, and one at them: 17 and 21 pt.
  /// - Source: martinomamic/RSSReader 252905b and DrunkOnJava/ModularHomeInventory bad9791: eleven titles and items at AX5
  ///   are as wide as in 20.7 to 21 pt.
  static let accessibleItemScale = 21.0 / 17
  /// What the title takes of the bar: 52 pt up to a line of 40.67 pt, 73 pt with the 71.67 pt of AX5.
  /// - Source: DrunkOnJava/ModularHomeInventory bad9791: lists that begin at 150 and 171 pt below a bar at 54 pt.
  static func largeTitleArea(_ standard: Double, line: Double) -> Double { max(standard, line + 4.0 / 3) }
  /// From the bottom of the title's line to the bar's.
  static func belowLargeTitle(line: Double) -> Double { max(0, 7.7 - 0.18 * (line - 39.33)) }
  static let itemSize = 44.0
  /// A search field in a bar of its own below the title, with the space under it.
  /// - Source: UIKit's search bar in a navigation bar: a field of 36 pt in 52 pt.
  static let searchDrawer = 52.0
  static let searchFieldHeight = 36.0
  static let searchItemWidth = 240.0
  /// At the bottom of an iPhone with iOS 26; estimated.
  static let bottomSearch = 60.0
  static let bottomSearchField = 44.0
  static let bottomSearchUncertainty = 8.0
}
