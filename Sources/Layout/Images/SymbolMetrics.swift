import SightlineModel

/// How large an SF Symbol is drawn at a font size.
///
/// No table of frames is published. Sizes are estimated by the symbol's general form and carry an uncertainty.
struct SymbolMetrics {
  let size: Size
  /// Points, per axis.
  let uncertainty: Double

  init(name: String, pointSize: Double, scale: String) {
    let factor: Double =
      switch scale {
      case "small": 0.79
      case "large": 1.29
      default: 1
      }
    let em = Self.extent(name)
    size = Size(width: em.width * pointSize * factor, height: em.height * pointSize * factor)
    uncertainty = 0.12 * pointSize * factor
  }

  /// Width and height in em at medium scale.
  private static func extent(_ name: String) -> Size {
    let parts = name.split(separator: ".").map(String.init)
    let has = { (part: String) in parts.contains(part) }
    if has("circle") || has("square") && !has("and") { return Size(width: 1.19, height: 1.17) }
    switch parts.first ?? "" {
    case "chevron": return has("up") || has("down") ? Size(width: 1.09, height: 0.70) : Size(width: 0.75, height: 1.0)
    case "ellipsis": return Size(width: 1.09, height: 0.35)
    case "xmark", "plus": return Size(width: 1.0, height: 0.96)
    case "minus": return Size(width: 1.0, height: 0.35)
    case "checkmark": return Size(width: 1.09, height: 1.0)
    case "arrow": return Size(width: 1.13, height: 1.0)
    default: return Size(width: 1.25, height: 1.18)
    }
  }
}
