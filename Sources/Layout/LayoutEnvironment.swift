package import SightlineModel

/// Under which conditions a tree is laid out.
package struct LayoutEnvironment: Sendable {
  package var variant: Variant
  /// Size of the screen or window as turned by the orientation, in points.
  package var size: Size
  /// Safe area as turned by the orientation, leading is left.
  package var safeArea: EdgeInsets
  /// Factor on every advance of text: 1−e, 1 or 1+e of the error band.
  package var textScale: Double
  /// −1, 0 or 1: metrics nobody published are taken smaller, as estimated, or larger by their uncertainty.
  package var metricBias: Double
  /// Height of the software keyboard when a field has the focus, else 0.
  package var keyboardHeight: Double
  /// Whether a field of the tree has the focus; `nil` where nobody has looked for one yet.
  package var hasFocusedField: Bool?
  /// What the texts of one key say instead: how much longer they may get is found by laying them out.
  package var wording: Wording?

  /// - Parameter variant: Its device is in the orientation and platform of the variant (`DeviceTable.device`).
  package init(_ variant: Variant, textScale: Double = 1, metricBias: Double = 0, keyboardHeight: Double = 0) {
    self.variant = variant
    self.size = variant.device.size
    self.safeArea = variant.device.safeArea
    self.textScale = textScale
    self.metricBias = metricBias
    self.keyboardHeight = keyboardHeight
  }
  package var direction: LayoutDirection { variant.direction }
  /// Pixels per point.
  package var pixelScale: Double { variant.device.scale }
}

/// Other words for the texts of one key of a string table.
package struct Wording: Hashable, Sendable {
  package var key: String
  /// `nil`: `Localizable`.
  package var table: String?
  package var string: String
  package init(key: String, table: String?, string: String) {
    self.key = key
    self.table = table
    self.string = string
  }
  package func applies(to run: TextRun) -> Bool {
    guard let own = run.localization, own.key == key, run.isVerbatim != true else { return false }
    return (own.table ?? "Localizable") == (table ?? "Localizable")
  }
}
