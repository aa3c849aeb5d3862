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
    case "getRed", "getHue", "getWhite": return passBack(color.spec, name, call, interpreter)
    case "components" where call == nil:
      return components(color.spec).map { Value(.array($0.map { .double($0) })) }
        ?? .unknown("the components of a colour that differs between light and dark")
    case "numberOfComponents": return .int(4)
    case "cgColor", "uiColor", "resolvedColor", "standardDynamicRange": return value
    case "description": return color.spec.name.map { .string($0) }
    default: return nil
    }
  }

  /// Red, green, blue and alpha of a colour that is the same in all appearances.
  private static func components(_ spec: ColorSpec) -> [Double]? {
    guard [spec.dark, spec.lightHigh, spec.darkHigh].allSatisfy({ $0 == spec.light }) else { return nil }
    return [spec.light.red, spec.light.green, spec.light.blue, spec.light.alpha]
  }

  /// `getRed(&red, green: &green, blue: &blue, alpha: &alpha)`; where the components are not known, what is passed is
  /// unknown afterwards.
  private static func passBack(_ spec: ColorSpec, _ name: String, _ call: Call?, _ interpreter: Interpreter) -> Value? {
    guard call != nil, let parts = components(spec) else {
      return call == nil ? nil : .unknown("the components of a colour that differs between light and dark")
    }
    let (most, least) = (parts[0...2].max()!, parts[0...2].min()!)
    switch name {
    case "getWhite":
      guard most - least < 0.001 else { return .bool(false) }
      interpreter.passBack([.double(parts[0]), .double(parts[3])])
    case "getHue":
      let span = most - least
      var hue = 0.0
      if span > 0 {
        hue =
          most == parts[0]
          ? (parts[1] - parts[2]) / span
          : most == parts[1] ? 2 + (parts[2] - parts[0]) / span : 4 + (parts[0] - parts[1]) / span
      }
      hue = (hue < 0 ? hue + 6 : hue) / 6
      interpreter.passBack([hue, most > 0 ? span / most : 0, most, parts[3]].map { .double($0) })
    default: interpreter.passBack(parts.map { .double($0) })
    }
    return .bool(true)
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
