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

  /// What a symbol's frame has more than its ink, in em.
  /// - Source: cashapp/AccessibilitySnapshot 5b03db8, testBasicAccessibilityDemo: 26 pt before the text beside
  ///   `person.circle.fill` in 22 pt, whose disc is 21.89 pt; a row of 26.33 pt with `star.fill` in 22 pt. Rows of
  ///   DrunkOnJava/ModularHomeInventory bad9791: 21.56 and 20.27 pt with `checkmark.circle` (ink 18.83 pt) and
  ///   `exclamationmark.triangle` (17.69 pt) in 19 pt; 90.7 pt with `star.circle.fill` in 80 pt.
  private static let margin = Size(width: 0.2, height: 0.14)

  /// - Returns: In em, with the error of each axis.
  private static func extent(_ name: String) -> (Size, Double) {
    let parts = name.split(separator: ".").map(String.init)
    if let ink = measuredInk[name] ?? measuredInk[parts.filter { $0 != "fill" }.joined(separator: ".")] {
      let width = ink.layoutWidth ?? ink.width + margin.width
      let height = measuredHeight[name] ?? ink.height + margin.height
      return (Size(width: width, height: height), ink.layoutWidth == nil ? 0.03 : 0.01)
    }
    if let ink = measuredFigure(parts) {
      return (Size(width: ink.width + margin.width, height: ink.height + margin.height), 0.06)
    }
    let has = { (part: String) in parts.contains(part) }
    // Enclosed symbols are as large as their disc: 0.995 em and 0.0935 em beside it.
    if has("circle"), !has("dotted"), !has("badge"), !has("and") {
      return (Size(width: 1.1818, height: 0.993 + margin.height), 0.01)
    }
    let size: Size =
      switch parts.first ?? "" {
      case "chevron":
        has("up") && has("down")
          ? Size(width: 0.88, height: 1.14)
          : has("up") || has("down") ? Size(width: 1.09, height: 0.70) : Size(width: 0.75, height: 1.0)
      case "ellipsis": Size(width: 1.09, height: 0.35)
      case "xmark", "plus": Size(width: 1.0, height: 0.96)
      case "minus": Size(width: 1.0, height: 0.35)
      case "checkmark": has("shield") || has("seal") ? Size(width: 1.18, height: 1.25) : Size(width: 1.09, height: 1.0)
      case "arrow": Size(width: 1.13, height: 1.0)
      default: Size(width: 1.22, height: 1.11)
      }
    return (size, 0.12)
  }

  /// A figure of 1 em with a badge is as large as without, and what stands in a cloud or on a shield as large as that.
  /// - Source: the measured ink of `arrow.clockwise.icloud`, `lock.shield` and `clock.badge.exclamationmark`, which is within
  ///   0.015 em of that of `icloud`, `shield` and `clock`.
  private static func measuredFigure(_ parts: [String]) -> (width: Double, height: Double, layoutWidth: Double?)? {
    if let badge = parts.firstIndex(of: "badge") {
      let ink = measuredInk[parts[..<badge].filter { $0 != "fill" }.joined(separator: ".")]
      return ink.flatMap { $0.height < 0.99 ? nil : $0 }
    }
    let figure = parts.last { $0 != "fill" } ?? ""
    return ["icloud", "shield"].contains(figure) && !parts.contains("and") ? measuredInk[figure] : nil
  }
}
