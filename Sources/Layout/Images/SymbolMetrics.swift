import SightlineModel

/// How large an SF Symbol is laid out at a font size.
///
/// No table of frames is published. A few are measured; the others are estimated by their general form and carry an
/// uncertainty.
struct SymbolMetrics {
  let size: Size
  /// Points, per axis.
  let uncertainty: Double

  init(name: String, pointSize: Double, scale: ImageScale) {
    let factor: Double =
      switch scale {
      case .small: 0.79
      case .large: 1.29
      default: 1
      }
    let (em, error) = Self.extent(name)
    size = Size(width: em.width * pointSize * factor, height: em.height * pointSize * factor)
    uncertainty = (scale == .medium ? error : max(error, 0.06)) * pointSize * factor
  }

  /// Width and height in em at medium scale and regular weight.
  /// - Source: cashapp/AccessibilitySnapshot 5b03db8, testBasicAccessibilityDemo: a row of 26.33 pt with `star.fill` in
  ///   22 pt; a bordered button of 41.33 × 34 pt with `mic.fill` in 17 pt; 26 pt before the text beside
  ///   `person.circle.fill` in 22 pt, whose disc is 21.89 pt.
  private static let measured: [String: Size] = [
    "star.fill": Size(width: 1.288, height: 1.1967), "star": Size(width: 1.288, height: 1.1967),
    "mic.fill": Size(width: 1.0193, height: 1.1764), "mic": Size(width: 1.0193, height: 1.1764),
  ]

  /// - Returns: In em, with the error of each axis.
  private static func extent(_ name: String) -> (Size, Double) {
    if let known = measured[name] { return (known, 0) }
    let parts = name.split(separator: ".").map(String.init)
    let has = { (part: String) in parts.contains(part) }
    // Enclosed symbols are as large as their disc: 0.995 em and 0.0935 em around it.
    if has("circle"), !has("dotted"), !has("badge"), !has("and") { return (Size(width: 1.1818, height: 1.1818), 0.01) }
    let size: Size =
      switch parts.first ?? "" {
      case "chevron":
        has("up") && has("down")
          ? Size(width: 0.75, height: 1.18)
          : has("up") || has("down") ? Size(width: 1.09, height: 0.70) : Size(width: 0.75, height: 1.0)
      case "ellipsis": Size(width: 1.09, height: 0.35)
      case "xmark", "plus": Size(width: 1.0, height: 0.96)
      case "minus": Size(width: 1.0, height: 0.35)
      case "checkmark": has("shield") || has("seal") ? Size(width: 1.18, height: 1.25) : Size(width: 1.09, height: 1.0)
      case "arrow": Size(width: 1.13, height: 1.0)
      default: Size(width: 1.22, height: 1.18)
      }
    return (size, 0.12)
  }
}
