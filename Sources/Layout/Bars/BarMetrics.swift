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
  func sideInset(_ width: Double) -> Double { platform == .ios26 || width < 390 ? 16 : 20 }
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
