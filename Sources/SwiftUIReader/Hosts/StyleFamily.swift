import SightlineModel
import SwiftInterpreter

/// Shape styles that are no colours: gradients, materials, hierarchical styles.
struct StyleFamily {
  let reading: Reading
  let interpreter: Interpreter
  private var colors: ColorFamily { ColorFamily(reading: reading, interpreter: interpreter) }

  static let gradientTypes: Set<String> = [
    "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "MeshGradient",
  ]

  /// `.secondary`, `.ultraThinMaterial`, `.linearGradient(…)`; colours by their names come from `ColorFamily`.
  func named(_ name: String, call: Call?) throws -> Value? {
    func style(_ spec: StyleSpec, _ type: String) -> Value { .host(StyleValue(hostTypeName: type, spec: spec)) }
    let levels = ["primary", "secondary", "tertiary", "quaternary", "quinary"]
    if call == nil, let level = levels.firstIndex(of: name) {
      return style(.hierarchical(level + 1), "HierarchicalShapeStyle")
    }
    switch name {
    case "foreground": return style(.foreground, "ForegroundStyle")
    case "background": return style(.background, "BackgroundStyle")
    case "windowBackground": return colors.system("systemBackground", name: "ShapeStyle.windowBackground")
    case "tint": return style(.tint, "TintShapeStyle")
    case "selection": return style(.tint, "SelectionShapeStyle")
    case "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial", "bar":
      return style(.material(name), "Material")
    case "separator", "link":
      return colors.system(name, name: "ShapeStyle.\(name)")
    case "placeholder": return colors.system("placeholderText", name: "ShapeStyle.placeholder")
    case "fill": return colors.system("systemFill", name: "ShapeStyle.fill")
    case "linearGradient", "radialGradient", "angularGradient", "conicGradient", "ellipticalGradient":
      guard let call else { return nil }
      let type = name == "conicGradient" ? "AngularGradient" : name.prefix(1).uppercased() + name.dropFirst()
      return try gradient(type, call)
    case "image", "shader":
      return style(.unknown(reason: "an image as a style"), "ImagePaint")
    default: return nil
    }
  }

  /// Of a hierarchy below its first: `.tint.secondary`.
  static let lowerLevels = ["secondary": 2, "tertiary": 3, "quaternary": 4, "quinary": 5]

  /// `.background.secondary` and `.fill.tertiary` are colours of the system; any other style fades.
  func level(_ level: Int, of style: StyleValue) -> Value? {
    switch style.spec {
    case .foreground: return .host(StyleValue(hostTypeName: style.hostTypeName, spec: .hierarchical(level)))
    case .background:
      let names = ["secondarySystemBackground", "tertiarySystemBackground"]
      let name = names[min(level - 2, names.count - 1)]
      return colors.system(name, name: "ShapeStyle.background.\(Self.levelName(level))")
    case .unknown: return .host(style)
    default:
      return .host(StyleValue(hostTypeName: style.hostTypeName, spec: .opacity(style.spec, share(level))))
    }
  }

  /// `.red.secondary`, `.fill.tertiary`.
  func level(_ level: Int, of color: ColorValue) -> Value? {
    if color.spec.name == "ShapeStyle.fill" {
      let names = ["secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill"]
      return colors.system(names[min(level - 2, names.count - 1)], name: "ShapeStyle.fill.\(Self.levelName(level))")
    }
    return .host(StyleValue(hostTypeName: "Color", spec: .opacity(.color(color.spec), share(level))))
  }

  private static func levelName(_ level: Int) -> String { lowerLevels.first { $0.value == level }?.key ?? "" }
  /// A level shows as much of its style as the label of that level shows of black.
  private func share(_ level: Int) -> Double {
    let names = ["secondaryLabel", "tertiaryLabel", "quaternaryLabel"]
    let name = names[min(level - 2, names.count - 1)]
    return reading.colors.systemColor(name, platform: reading.options.platform)?.light.alpha ?? 0.5
  }

  /// Material's own names: `Material.thin`.
  func material(_ name: String) -> Value? {
    let names = ["ultraThin", "thin", "regular", "thick", "ultraThick"]
    if names.contains(name) {
      return .host(StyleValue(hostTypeName: "Material", spec: .material(name + "Material")))
    }
    return name == "bar" ? .host(StyleValue(hostTypeName: "Material", spec: .material("bar"))) : nil
  }

  func gradient(_ type: String, _ call: Call) throws -> Value? {
    // One without colours is not what the app shows: what its colours are chosen by was not known.
    guard let stops = try stops(call), !stops.isEmpty else {
      let reason = call.arguments.lazy.compactMap(\.value.unknownReason).first ?? "the gradient's colours are not known"
      return .host(StyleValue(hostTypeName: type, spec: .unknown(reason: reason)))
    }
    func point(_ label: String, _ fallback: UnitPoint) throws -> UnitPoint {
      guard let value = call.value(label) else { return fallback }
      return try interpreter.resolve(value, as: "UnitPoint").host(UnitPointValue.self)?.point ?? fallback
    }
    func length(_ label: String) -> Double { call.value(label)?.number ?? 0 }
    func angle(_ label: String, _ fallback: Double) throws -> Double {
      guard let value = call.value(label) else { return fallback }
      return try interpreter.resolve(value, as: "Angle").host(AngleValue.self)?.degrees ?? fallback
    }
    let middle = UnitPoint(x: 0.5, y: 0.5)
    let geometry: GradientSpec.Geometry
    switch type {
    case "LinearGradient":
      geometry = try .linear(
        start: point("startPoint", UnitPoint(x: 0.5, y: 0)), end: point("endPoint", UnitPoint(x: 0.5, y: 1)))
    case "RadialGradient":
      geometry = try .radial(
        center: point("center", middle), startRadius: length("startRadius"), endRadius: length("endRadius"))
    case "AngularGradient":
      let whole = try angle("angle", 0)
      geometry = try .angular(
        center: point("center", middle), startAngle: angle("startAngle", whole),
        endAngle: angle("endAngle", whole + 360))
    default: geometry = .elliptical(center: try point("center", middle))
    }
    return .host(StyleValue(hostTypeName: type, spec: .gradient(GradientSpec(geometry: geometry, stops: stops))))
  }

  private func stops(_ call: Call) throws -> [GradientSpec.Stop]? {
    if let gradient = call.value("gradient") ?? call[position: 0] {
      return try interpreter.resolve(gradient, as: "Gradient").host(GradientValue.self)?.stops
    }
    if let colors = call.value("colors")?.elements { return try evenly(colors) }
    if let stops = call.value("stops")?.elements {
      return try stops.map { value in
        guard let stop = try interpreter.resolve(value, as: "Gradient.Stop").host(GradientStopValue.self) else {
          return GradientSpec.Stop(color: ColorSpec(light: .clear), location: 0)
        }
        return stop.stop
      }
    }
    return nil
  }

  /// Colours at equal distances.
  func evenly(_ values: [Value]) throws -> [GradientSpec.Stop]? {
    var stops: [GradientSpec.Stop] = []
    for (index, value) in values.enumerated() {
      guard let color = try StyleReader(reading: reading, interpreter: interpreter).color(value) else { return nil }
      let location = values.count > 1 ? Double(index) / Double(values.count - 1) : 0
      stops.append(GradientSpec.Stop(color: color, location: location))
    }
    return stops
  }
}

/// Turns values into colours and styles of the tree, with where they come from.
struct StyleReader {
  let reading: Reading
  let interpreter: Interpreter

  func color(_ value: Value) throws -> ColorSpec? {
    let resolved = try interpreter.resolve(value, as: "Color")
    guard let color = resolved.host(ColorValue.self) else { return nil }
    return described(color.spec, by: resolved)
  }

  /// What `resolve(in:)` of a style of the project's own gives in the environment at hand.
  private func resolvedOwn(_ value: Value) throws -> StyleSpec? {
    let name = interpreter.typeName(of: value)
    guard let type = interpreter.declaredType(name), interpreter.conforms(name, to: "ShapeStyle") else { return nil }
    let environment = Value.host(OpaqueValue(hostTypeName: "EnvironmentValues"))
    let call = Call(
      arguments: [Call.Argument(label: "in", value: environment, location: type.location)], location: type.location)
    let made = try interpreter.member(of: value, "resolve", call: call)
    // One that resolves to itself would never end.
    return made.isUnknown || interpreter.typeName(of: made) == name ? nil : try style(made)
  }

  func style(_ value: Value) throws -> StyleSpec {
    var resolved = value
    if case .implicit = value.payload { resolved = try interpreter.resolve(value, as: "ShapeStyle") }
    // `tint(_: Color?)`: the other overload of several modifiers, for names that only `Color` has.
    if case .implicit = resolved.payload { resolved = try interpreter.resolve(value, as: "Color") }
    switch resolved.payload {
    case .host(let host as ColorValue): return .color(described(host.spec, by: resolved))
    case .host(let host as StyleValue): return host.spec
    case .host(let host as GradientValue):
      return .gradient(
        GradientSpec(
          geometry: .linear(start: UnitPoint(x: 0.5, y: 0), end: UnitPoint(x: 0.5, y: 1)), stops: host.stops))
    case .unknown(let unknown): return .unknown(reason: unknown.reason)
    case .none: return .foreground
    default:
      if let own = try resolvedOwn(resolved) { return own }
      return .unknown(reason: "\(interpreter.typeName(of: resolved)) is a style of the project's own that was not run")
    }
  }

  /// The colour with the name a person would use and the steps that led to it.
  private func described(_ spec: ColorSpec, by value: Value) -> ColorSpec {
    let steps = value.derivation
    guard !steps.isEmpty else { return spec }
    var spec = spec
    spec.derivation = steps + spec.derivation.filter { !steps.contains($0) }
    if let name = steps.first?.name, !name.isEmpty { (spec.name, spec.system) = (name, nil) }
    return spec
  }
}

extension StringProtocol {
  /// Without white space at either end.
  func trimmingCharacters() -> String {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
