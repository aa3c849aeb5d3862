import SightlineModel

/// Heights of the system's bars.
/// - Source: `layout-constants.json` (content height 44, item frames), HIG; for iOS 26 the bars' outer heights are
///   estimated from the item frames and carry an uncertainty.
struct BarMetrics {
  let platform: Platform
  let isCompactHeight: Bool

  init(_ environment: LayoutEnvironment) {
    platform = environment.variant.platform
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
}
