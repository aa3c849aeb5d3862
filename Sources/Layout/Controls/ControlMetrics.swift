import SightlineModel

/// Sizes of the system's controls.
/// - Source: `layout-constants.json` where named there; others estimated, with their uncertainty beside them.
struct ControlMetrics {
  let platform: Platform

  /// "UISwitch".
  var toggle: Size { platform == .ios26 ? Size(width: 63, height: 28) : Size(width: 51, height: 31) }
  /// What of the switch's width counts in layout: it hangs over its trailing edge.
  /// - Source: dashdevs/article-accessibility-dynamic-fonts 2e44afe, test_details_dynamicType: 51 pt from x = 318 in a
  ///   row that ends at 367. Not seen on iOS 26.
  var toggleLayoutWidth: Double { platform == .ios26 ? 63 : 49 }
  /// What a switch adds to the distance of the text above it.
  /// - Source: dashdevs/article-accessibility-dynamic-fonts 2e44afe: rows of text and a switch stand 12.31 pt apart at
  ///   large and 33.9 pt at AX5, where the text alone asks for 10.81 and 32.4 (2x).
  static let roomAboveSwitch = 1.5
  /// "UIStepper".
  var stepper: Size { Size(width: 94, height: 32) }
  /// "UISlider".
  var sliderHeight: Double { 34 }
  /// "UISegmentedControl".
  var segmentedHeight: Double { 32 }
  /// Beside the widest title of a segmented control, each side: 263 pt for three titles of about 65 pt.
  var segmentInset: Double { 11 }
  /// "SwiftUI TextField / SecureField height (plain, body)": 22 and 21 beside a text of 20.33.
  func fieldExtra(isSecure: Bool) -> Double { isSecure ? 2.0 / 3 : 5.0 / 3 }
  /// Around a field with a rounded border, each side.
  var borderedFieldInset: EdgeInsets { EdgeInsets(top: 6, leading: 7, bottom: 6, trailing: 7) }
  /// The same of a field that grows downwards.
  /// - Source: DrunkOnJava/ModularHomeInventory bad9791: 69.3 pt around three lines of 61.3 pt, 72.3 pt around 64.3 pt.
  static let borderedColumnInset = EdgeInsets(top: 4, leading: 6, bottom: 4, trailing: 6)
  /// From a label to the value below it, in lists at the accessibility sizes.
  /// - Source: StanfordSpezi/SpeziViews, iOS 26, AX3: baselines 52 pt apart in 40 pt.
  static let stackedValueGap = 13.0 / 3
  /// A linear progress view's track.
  var trackHeight: Double { platform == .ios26 ? 6 : 4 }
  var spinner: Double { 20 }
  var wheelHeight: Double { 216 }
  var wheelRow: Double { 32 }
  var graphicalDatePicker: Size { Size(width: 320, height: 340) }
  var compactDatePickerHeight: Double { 34.33 }
  /// Between a label and its control.
  var labelGap: Double { 8 }
}
