import SightlineModel
import SwiftInterpreter

/// Colours and other shape styles: making them, naming them, deriving one from another.
struct ColorFamily {
  let reading: Reading
  let interpreter: Interpreter

  // MARK: Initialisers

  func color(_ call: Call) throws -> Value? {
    if let unknown = try unknownComponent(call, of: "Color") { return unknown }
    let opacity = try number(call, "opacity") ?? 1
    if let white = try number(call, "white") {
      return literal(RGBA(red: white, green: white, blue: white, alpha: opacity), call)
    }
    if let red = try number(call, "red"), let green = try number(call, "green"), let blue = try number(call, "blue") {
      let space = call[position: 0]?.implicitName
      let rgba = RGBA(red: red, green: green, blue: blue, alpha: opacity)
      return literal(space == "displayP3" ? WideGamut.sRGB(fromP3: rgba) : rgba, call)
    }
    if let hue = try number(call, "hue") {
      let saturation = try number(call, "saturation") ?? 0
      let brightness = try number(call, "brightness") ?? 0
      return literal(.hsb(hue, saturation, brightness, alpha: opacity), call)
    }
    for label in ["uiColor", "cgColor", "nsColor"] {
      if let value = call.value(label) { return try uiColorAsColor(value, call) }
    }
    guard let first = call.arguments.first, first.label == nil else {
      if let unknown = call.arguments.first(where: { $0.value.isUnknown }) { return unknown.value }
      return nil
    }
    if let name = interpreter.text(of: first.value) { return asset(name, call.location) }
    if case .implicit(let member) = first.value.payload, !member.links.isEmpty {
      if let spec = generated(member.links.map(\.name)) { return .host(ColorValue(spec: spec)) }
      return try uiColorAsColor(first.value, call)
    }
    return try uiColorAsColor(first.value, call)
  }

  private func uiColorAsColor(_ value: Value, _ call: Call) throws -> Value? {
    let resolved = try interpreter.resolve(value, as: "UIColor")
    guard var color = resolved.host(ColorValue.self) else { return resolved.isUnknown ? resolved : nil }
    color.isUIColor = false
    return .host(color, origin: resolved.origin)
  }

  /// `UIColor(red:green:blue:alpha:)`, `UIColor(named:)`, `UIColor { traits in … }`.
  func uiColor(_ call: Call) throws -> Value? {
    if let unknown = try unknownComponent(call, of: "UIColor") { return unknown }
    let alpha = try number(call, "alpha") ?? 1
    if let white = try number(call, "white") {
      return literal(RGBA(red: white, green: white, blue: white, alpha: alpha), call, isUIColor: true)
    }
    for prefix in ["red", "displayP3Red"] {
      if let red = try number(call, prefix), let green = try number(call, "green"), let blue = try number(call, "blue")
      {
        let rgba = RGBA(red: red, green: green, blue: blue, alpha: alpha)
        return literal(prefix == "red" ? rgba : WideGamut.sRGB(fromP3: rgba), call, isUIColor: true)
      }
    }
    if let hue = try number(call, "hue") {
      let rgba = try RGBA.hsb(hue, number(call, "saturation") ?? 0, number(call, "brightness") ?? 0, alpha: alpha)
      return literal(rgba, call, isUIColor: true)
    }
    if let named = call.value("named"), let name = interpreter.text(of: named) {
      guard var color = asset(name, call.location).host(ColorValue.self) else { return Value.none }
      color.isUIColor = true
      return .host(color)
    }
    if let provider = call.closure("dynamicProvider") ?? call.closure() { return try dynamic(provider, call) }
    guard let first = call[position: 0] else { return nil }
    let resolved = try interpreter.resolve(first, as: "Color")
    guard var color = resolved.host(ColorValue.self) else { return resolved.isUnknown ? resolved : nil }
    color.isUIColor = true
    return .host(color, origin: resolved.origin)
  }

  /// Asks the provider once per appearance.
  private func dynamic(_ provider: FunctionValue, _ call: Call) throws -> Value {
    var specs: [Appearance: ColorSpec] = [:]
    for appearance in Appearance.allCases {
      let traits = OpaqueValue(
        hostTypeName: "UITraitCollection",
        fields: [
          "userInterfaceStyle": .host(
            NameValue(hostTypeName: "UIUserInterfaceStyle", name: appearance.isDark ? "dark" : "light")),
          "accessibilityContrast": .host(
            NameValue(hostTypeName: "UIAccessibilityContrast", name: appearance.isHighContrast ? "high" : "normal")),
        ])
      let result = try interpreter.call(
        provider, [Call.Argument(label: nil, value: .host(traits), location: call.location)])
      let resolved = try interpreter.resolve(result, as: "UIColor")
      guard let color = resolved.host(ColorValue.self) else {
        return .unknown(resolved.unknownReason ?? "the colour provider gave no colour", at: call.location)
      }
      specs[appearance] = color.spec
    }
    let light = specs[.light]!
    let spec = ColorSpec(
      light: light[.light], dark: specs[.dark]![.dark], lightHigh: specs[.lightHigh]![.lightHigh],
      darkHigh: specs[.darkHigh]![.darkHigh], name: light.name,
      derivation: light.derivation)
    return .host(ColorValue(spec: spec, isUIColor: true))
  }

  private func literal(_ rgba: RGBA, _ call: Call, isUIColor: Bool = false) -> Value {
    let text = rgba.hexString
    let name = text.hasSuffix("FF") ? String(text.dropLast(2)) : text
    let spec = ColorSpec(
      light: rgba, name: name, derivation: [DerivationStep(.colorLiteral(name), at: call.location)])
    return .host(ColorValue(spec: spec, isUIColor: isUIColor))
  }

  private func number(_ call: Call, _ label: String) throws -> Double? {
    guard let value = call.value(label) else { return nil }
    return try value.number ?? interpreter.resolve(value, as: "Double").number
  }

  /// `Color(red: .random(in: 0...1), …)`, `UIColor(white: brightness, …)`: a colour of which a part is not known.
  private func unknownComponent(_ call: Call, of type: String) throws -> Value? {
    for argument in call.arguments where argument.label.map(Self.components.contains) ?? false {
      let value = try argument.value.number == nil ? interpreter.resolve(argument.value, as: "Double") : argument.value
      guard let reason = value.unknownReason else { continue }
      return .unknown(reason, of: type, at: call.location)
    }
    return nil
  }
  private static let components: Set<String> = [
    "red", "displayP3Red", "green", "blue", "white", "hue", "saturation", "brightness", "alpha", "opacity",
  ]

  func asset(_ name: String, _ location: SourceLocation) -> Value {
    guard var spec = reading.asset(named: name) else {
      return .unknown("no asset catalogue has a colour named '\(name)'", at: location)
    }
    spec.name = spec.name ?? name
    return .host(ColorValue(spec: spec))
  }

  /// `Color(.textPrimary)`: the symbol Xcode makes of the colour set's name.
  func generated(_ symbol: String) -> ColorSpec? {
    reading.assetsBySymbol[symbol].flatMap { reading.asset(named: $0) }
  }

  /// `Color(.Brand.textPrimary)`: folders of the catalogue that give their names are types around the symbol.
  func generated(_ path: [String]) -> ColorSpec? {
    guard let symbol = path.last, path.count > 1 else { return path.first.flatMap(generated) }
    let found = reading.colors.assetNames.first { asset in
      let parts = asset.split(separator: "/").map(String.init)
      return parts.count == path.count && GeneratedSymbol.name(ofAsset: parts[parts.count - 1]) == symbol
        && zip(parts, path).dropLast().allSatisfy { $0.filter(\.isLetterOrNumber) == $1 }
    }
    return found.flatMap { reading.asset(named: $0) }
  }

  /// A folder of the catalogue whose name is a type around the symbols of its colours.
  func hasFolder(_ name: String) -> Bool {
    reading.colors.assetNames.contains { asset in
      asset.split(separator: "/").dropLast().contains { $0.filter(\.isLetterOrNumber) == name }
    }
  }

  // MARK: Names

  static let palette: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "gray",
  ]

  /// `Color.red`, `.accentColor`.
  func named(_ name: String, type: String = "Color") -> Value? {
    func fixed(_ rgba: RGBA) -> Value {
      .host(ColorValue(spec: ColorSpec(light: rgba, name: "\(type).\(name)", system: .init(rawValue: name))))
    }
    switch name {
    case "white": return fixed(.white)
    case "black": return fixed(.black)
    case "clear": return fixed(.clear)
    case "primary": return system("label", name: "Color.primary")
    case "secondary": return system("secondaryLabel", name: "Color.secondary")
    case "accentColor":
      if let spec = reading.asset(named: "AccentColor") {
        return .host(ColorValue(spec: renamed(spec, "Color.accentColor"), isAccent: true))
      }
      guard var color = system("blue", name: "Color.accentColor")?.host(ColorValue.self) else { return nil }
      color.isAccent = true
      // The app may choose another at any time.
      color.spec.system = nil
      return .host(color)
    default:
      if Self.palette.contains(name) { return system(name, name: "\(type).\(name)") }
      if let spec = generated(name) { return .host(ColorValue(spec: spec)) }
      return nil
    }
  }

  /// `UIColor.label`, `.systemGray6`, `.red`.
  func uiNamed(_ name: String) -> Value? {
    let pure: [String: UInt32] = [
      "red": 0xFF0000, "green": 0x00FF00, "blue": 0x0000FF, "cyan": 0x00FFFF, "yellow": 0xFFFF00, "magenta": 0xFF00FF,
      "orange": 0xFF8000, "purple": 0x800080, "brown": 0x996633, "gray": 0x808080, "lightGray": 0xAAAAAA,
      "darkGray": 0x555555, "white": 0xFFFFFF, "black": 0x000000,
    ]
    if let hex = pure[name] {
      return .host(ColorValue(spec: ColorSpec(light: RGBA(hex: hex), name: "UIColor.\(name)"), isUIColor: true))
    }
    if name == "clear" {
      return .host(ColorValue(spec: ColorSpec(light: .clear, name: "UIColor.clear"), isUIColor: true))
    }
    if name == "tintColor" { return named("accentColor") }
    var key = name
    if name.hasPrefix("system") {
      let rest = name.dropFirst(6)
      let palette = rest.prefix(1).lowercased() + rest.dropFirst()
      let grays: Set<String> = ["gray2", "gray3", "gray4", "gray5", "gray6"]
      if Self.palette.contains(palette) || grays.contains(palette) { key = palette }
    }
    guard var color = system(key, name: "UIColor.\(name)")?.host(ColorValue.self) else {
      return generated(name).map { .host(ColorValue(spec: $0, isUIColor: true)) }
    }
    color.isUIColor = true
    return .host(color)
  }

  func system(_ key: String, name: String) -> Value? {
    reading.colors.systemColor(key, platform: reading.options.platform).map {
      .host(ColorValue(spec: renamed($0, name)))
    }
  }
  private func renamed(_ spec: ColorSpec, _ name: String) -> ColorSpec {
    var spec = spec
    spec.name = name
    return spec
  }
}

extension Character {
  fileprivate var isLetterOrNumber: Bool { isLetter || isNumber }
}

extension RGBA {
  /// Hue, saturation and brightness in 0…1.
  static func hsb(_ hue: Double, _ saturation: Double, _ brightness: Double, alpha: Double) -> RGBA {
    let sector = (hue - hue.rounded(.down)) * 6
    func component(_ n: Double) -> Double {
      let k = (n + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    return RGBA(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }
}
