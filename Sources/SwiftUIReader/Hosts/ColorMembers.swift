import SightlineModel
import SwiftInterpreter

/// What a colour can be asked for: another opacity, a gradient, itself as UIKit has it.
enum ColorMembers {
  static func member(
    _ color: ColorValue, _ value: Value, _ name: String, _ call: Call?, _ interpreter: Interpreter, _ reading: Reading
  ) throws -> Value? {
    switch name {
    case "opacity", "withAlphaComponent":
      guard let argument = call?[position: 0] else { return nil }
      guard let factor = try argument.number ?? interpreter.resolve(argument, as: "Double").number else {
        return .unknown(argument.unknownReason ?? "the opacity is not known", at: call?.location)
      }
      var result = color
      result.spec =
        name == "opacity"
        ? color.spec.opacity(factor)
        : color.spec.map { RGBA(red: $0.red, green: $0.green, blue: $0.blue, alpha: factor) }
      return .host(result, origin: value.origin)
    case "gradient":
      // - Source: documented as a subtle gradient of the colour; its lighter end is not published.
      return .host(
        StyleValue(
          hostTypeName: "AnyGradient",
          spec: .gradient(
            GradientSpec(
              geometry: .linear(start: UnitPoint(x: 0.5, y: 0), end: UnitPoint(x: 0.5, y: 1)),
              stops: [
                GradientSpec.Stop(color: color.spec.mixed(with: .white, by: 0.2), location: 0),
                GradientSpec.Stop(color: color.spec, location: 1),
              ]))))
    case "mix":
      guard let other = call?.value("with"),
        let second = try interpreter.resolve(other, as: "Color").host(ColorValue.self),
        let share = call?.value("by")?.number
      else { return nil }
      var result = color
      result.spec = ColorSpec(
        light: color.spec.light.mixed(with: second.spec.light, by: share),
        dark: color.spec.dark.mixed(with: second.spec.dark, by: share),
        lightHigh: color.spec.lightHigh.mixed(with: second.spec.lightHigh, by: share),
        darkHigh: color.spec.darkHigh.mixed(with: second.spec.darkHigh, by: share), name: color.spec.name)
      return .host(result)
    case "secondary", "tertiary", "quaternary", "quinary":
      guard call == nil, !color.isUIColor, let level = StyleFamily.lowerLevels[name] else { return nil }
      return StyleFamily(reading: reading, interpreter: interpreter).level(level, of: color)
    case "resolve": return resolved(color.spec, call)
    case "cgColor", "uiColor", "resolvedColor", "standardDynamicRange": return value
    case "description": return color.spec.name.map { .string($0) }
    default: return nil
    }
  }

  /// `Color.Resolved`: in an environment of its own it is the light colour; else it may follow the appearance.
  private static func resolved(_ spec: ColorSpec, _ call: Call?) -> Value {
    var isPlain = false
    if case .implicit(let member)? = call?.value("in")?.payload { isPlain = member.links.first?.name == "init" }
    guard isPlain || spec.light == spec.dark else {
      return .unknown("the components of a colour that differs between light and dark", at: call?.location)
    }
    let color = spec.light
    let parts = ["red": color.red, "green": color.green, "blue": color.blue, "opacity": color.alpha]
    return .host(OpaqueValue(hostTypeName: "Color.Resolved", fields: parts.mapValues { .double($0) }))
  }
}

extension RGBA {
  func mixed(with other: RGBA, by share: Double) -> RGBA {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    return RGBA(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}

extension ColorSpec {
  func mixed(with other: RGBA, by share: Double) -> ColorSpec { map { $0.mixed(with: other, by: share) } }
}
