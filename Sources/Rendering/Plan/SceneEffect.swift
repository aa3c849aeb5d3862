import SightlineModel

/// What a modifier does to everything drawn within it. It changes no size, so layout knows nothing of it.
enum SceneEffect {
  /// Behind what is drawn; the radius is the blur's standard deviation.
  case shadow(RGBA, radius: Double, offset: Point)
  case around(GroupEffect)

  /// - Returns: `nil` for a node that has no such effect, or whose numbers are not known.
  init?(_ node: SceneNode, _ appearance: Appearance) {
    guard node.isModifier, case .inert(let arguments)? = node.modifier else { return nil }
    func length(_ name: String) -> Double? { arguments.number(name).flatMap { abs($0) < 1000 ? $0 : nil } }
    switch node.kind {
    case .shadow:
      guard let radius = length("radius"), radius >= 0 else { return nil }
      // SwiftUI's own colour: black, a third opaque. What is drawn brings its opacity along.
      let color = Self.color(arguments.style("color"), appearance) ?? RGBA.black.opacity(0.33)
      guard color.alpha > 0 else { return nil }
      self = .shadow(color, radius: radius, offset: Point(x: length("x") ?? 0, y: length("y") ?? 0))
    case .blur:
      guard let radius = length("radius"), radius > 0 else { return nil }
      self = .around(.blur(radius))
    case .blendMode:
      guard let name = arguments.name("blendMode") ?? arguments.name("_"), let mode = BlendMode(rawValue: name) else {
        return nil
      }
      self = .around(.blend(mode))
    default: return nil
    }
  }

  private static func color(_ style: StyleSpec?, _ appearance: Appearance) -> RGBA? {
    switch style {
    case .color(let color)?: color[appearance]
    case .opacity(let inner, let share)?: color(inner, appearance)?.opacity(share)
    case .hierarchical(1)?: appearance.isDark ? .white : .black
    default: nil
    }
  }
}

/// How a group of steps is put on what is there already.
enum GroupEffect: Hashable {
  /// The standard deviation in points.
  case blur(Double)
  case blend(BlendMode)
}

/// Ways to mix colours, by SwiftUI's names.
enum BlendMode: String {
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
  case hue, saturation, color, luminosity, plusLighter, destinationOut, destinationOver, sourceAtop
}

/// A system material: what lies behind is blurred, made more colourful, and covered by a veil.
///
/// - Source: the veils are chosen after pictures of iOS 17 and 18; Apple publishes no numbers.
struct MaterialLook {
  var veil: RGBA
  /// The standard deviation in points.
  let radius = 20.0
  let saturation = 1.8

  init(_ name: String, isDark: Bool) {
    let shares: [String: Double] = [
      "ultraThinMaterial": 0.5, "thinMaterial": 0.62, "regularMaterial": 0.74, "thickMaterial": 0.84,
      "ultraThickMaterial": 0.92, "bar": 0.82, "glass": 0.55,
    ]
    let share = shares[name] ?? 0.74
    veil = RGBA(hex: isDark ? 0x252525 : 0xF7F7F7).opacity(share)
  }
}
