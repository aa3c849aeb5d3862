import SightlineModel
import SwiftInterpreter

/// What the app has put around its screens by the time one is reached: what it stores at launch, what the modifiers
/// in the body of the `App` hand down, and whether its root view has the window dark or light.
///
/// A screen that is laid out alone is shown by nobody who would have done either. Left out are objects, which a launch of
/// their own would change, what differs between light and dark otherwise than by its colours, and what depends on the
/// device, the text size or the language.
struct Surroundings {
  var defaults = StoredDefaults()
  /// Of the root view, innermost first, as far as the `App` or a `Scene` applies them.
  var modifiers: [ViewModifier] = []
  var environment: [String: Value] = [:]

  init() {}

  /// - Parameters:
  ///   - light: The app after launch.
  ///   - dark: The same app in dark.
  init(light: Surroundings, dark: Surroundings) {
    defaults.values = Self.common(light.defaults.values, dark.defaults.values)
    defaults.registered = Self.common(light.defaults.registered, dark.defaults.registered)
    environment = Self.common(light.environment, dark.environment)
    guard light.modifiers.map(\.kind) == dark.modifiers.map(\.kind) else { return }
    modifiers = zip(light.modifiers, dark.modifiers).compactMap(Self.merged)
  }

  /// Without what is different in other conditions: a device, a text size, a language.
  func common(with other: Surroundings, like own: Surroundings) -> Surroundings {
    func same(_ values: [String: Value], _ a: [String: Value], _ b: [String: Value]) -> [String: Value] {
      values.filter { key, _ in
        a[key].flatMap { left in b[key].flatMap { Self.merged(left, $0, isStrict: true) } } != nil
      }
    }
    var result = self
    result.defaults.values = same(defaults.values, own.defaults.values, other.defaults.values)
    result.defaults.registered = same(defaults.registered, own.defaults.registered, other.defaults.registered)
    result.environment = same(environment, own.environment, other.environment)
    result.modifiers = modifiers.filter { modifier in
      let place = modifier.source
      let left = own.modifiers.filter { $0.source == place && $0.kind == modifier.kind }
      return left == other.modifiers.filter { $0.source == place && $0.kind == modifier.kind }
    }
    return result
  }

  /// What a session shows that has launched the app.
  init(of session: Session) {
    defaults = session.reading.defaults
    environment = session.rootEnvironment.filter { Self.isHandedDown($0.key) }
    var root = session.layers.first?.root
    while let node = root, node.kind == .group, node.modifiers.isEmpty, node.children.count == 1 {
      root = node.children[0]
    }
    let interpreter = session.interpreter
    let all = root?.modifiers ?? []
    // Outside of the last that a view puts around its own body.
    let outside = (all.lastIndex { $0.symbol.map { interpreter.conforms($0, to: "View") } ?? false } ?? -1) + 1
    modifiers = all.enumerated()
      .filter { index, modifier in
        guard Self.inherited.contains(modifier.kind), let symbol = modifier.symbol else { return false }
        if interpreter.conforms(symbol, to: "App") || interpreter.conforms(symbol, to: "Scene") { return true }
        // `.applyTheme(theme)`: a modifier of the project's own that the app applies.
        if index >= outside, interpreter.conforms(symbol, to: "ViewModifier") { return true }
        // What the root view asks of the window it asks whatever it shows, unless a branch of it asks.
        return modifier.kind == .preferredColorScheme
          && interpreter.outermostCalls(in: "body", of: symbol).contains("preferredColorScheme")
      }.map(\.element)
  }

  var isEmpty: Bool {
    defaults.values.isEmpty && defaults.registered.isEmpty && modifiers.isEmpty && environment.isEmpty
  }

  private static let inherited: Set<ViewKind> = [
    .tint, .accentColor, .preferredColorScheme, .foregroundStyle, .foregroundColor, .font, .fontDesign,
    .dynamicTypeSize, .environment,
  ]
  /// What a place has, not the app.
  private static let local: Set<String> = [
    "isEnabled", "scenePhase", "isPresented", "isFocused", "isSearching", "editMode", "redactionReasons",
  ]
  private static func isHandedDown(_ key: String) -> Bool { !local.contains(key) }

  // MARK: Light and dark

  private static func common(_ light: [String: Value], _ dark: [String: Value]) -> [String: Value] {
    var result: [String: Value] = [:]
    for (key, value) in light { result[key] = dark[key].flatMap { merged(value, $0) } }
    return result
  }

  /// - Returns: One value for both; `nil` where they differ, or where it is no plain value.
  ///
  /// - Parameter isStrict: Colours that differ are no one value.
  private static func merged(_ light: Value, _ dark: Value, isStrict: Bool = false) -> Value? {
    switch (light.payload, dark.payload) {
    case (.bool(let a), .bool(let b)): return a == b ? light : nil
    case (.int(let a), .int(let b)): return a == b ? light : nil
    case (.double(let a), .double(let b)): return a == b ? light : nil
    case (.string(let a), .string(let b)): return a == b ? light : nil
    case (.enumeration(let a), .enumeration(let b)):
      return a.typeName == b.typeName && a.caseName == b.caseName && a.payload.isEmpty && b.payload.isEmpty
        ? light : nil
    case (.structure(var a), .structure(let b)):
      guard a.typeName == b.typeName, a.fields.count == b.fields.count else { return nil }
      for (name, field) in a.fields {
        guard let other = b.fields[name], let both = merged(field, other, isStrict: isStrict) else { return nil }
        a.fields[name] = both
      }
      return Value(.structure(a), origin: light.origin)
    case (.host(let a), .host(let b)):
      return merged(a, b, isStrict).map { Value(.host($0), origin: light.origin) }
    default: return nil
    }
  }

  private static func merged(_ light: any HostValue, _ dark: any HostValue, _ isStrict: Bool) -> (any HostValue)? {
    switch (light, dark) {
    case (var a as ColorValue, let b as ColorValue):
      guard a.isAccent == b.isAccent, a.isUIColor == b.isUIColor, !isStrict || a.spec == b.spec else { return nil }
      a.spec = merged(a.spec, b.spec)
      return a
    case (let a as NameValue, let b as NameValue): return a.name == b.name ? a : nil
    case (let a as NamesValue, let b as NamesValue): return a.names == b.names ? a : nil
    default: return nil
    }
  }

  private static func merged(_ light: ColorSpec, _ dark: ColorSpec) -> ColorSpec {
    guard light != dark else { return light }
    // Two colours have no one name.
    return ColorSpec(
      light: light.light, dark: dark.dark, lightHigh: light.lightHigh, darkHigh: dark.darkHigh,
      name: light.name == dark.name ? light.name : "a colour set at launch",
      system: light.system == dark.system ? light.system : nil,
      derivation: light.derivation + dark.derivation.filter { !light.derivation.contains($0) })
  }

  private static func merged(_ light: ViewModifier, _ dark: ViewModifier) -> ViewModifier? {
    var result = light
    var arguments = light.arguments
    let others = dark.arguments
    guard arguments.entries.map(\.name) == others.entries.map(\.name) else { return nil }
    for (entry, other) in zip(arguments.entries, others.entries) {
      if case .style(.color(let a)) = entry.argument.value, case .style(.color(let b)) = other.argument.value {
        let both = Argument(.style(.color(merged(a, b))), derivation: entry.argument.derivation)
        arguments.set(entry.name, both)
      } else if entry.argument.value != other.argument.value {
        return nil
      }
    }
    result.arguments = arguments
    return result
  }
}

extension Session {
  /// What the first view that is drawn gets from those around it.
  fileprivate var rootEnvironment: [String: Value] { outcome.rootEnvironment ?? [:] }
}

extension SwiftUIProject {
  /// Launches the app, in light and in dark, and in the conditions that are furthest from those.
  ///
  /// - Parameter variants: The first and the last are looked at.
  func readSurroundings(among variants: [Variant]) -> Surroundings {
    guard let variant = variants.first, let last = variants.last,
      let app = ScreenFinder(project: self, variant: variant).appType
    else { return Surroundings() }
    let decisions = interpreter.decisions
    interpreter.decisions = DefaultDecisions()
    defer { interpreter.decisions = decisions }
    func launched(_ appearance: Appearance, _ variant: Variant) -> Surroundings {
      var variant = variant
      variant.appearance = appearance
      let content = ScreenContent(.app(app))
      let session = Session(reading: reading, interpreter: interpreter, content: content)
      reading.reset(variant: variant, defaults: StoredDefaults(), granted: [:])
      session.launch()
      return Surroundings(of: session)
    }
    let light = launched(.light, variant)
    return Surroundings(light: light, dark: launched(.dark, variant)).common(with: launched(.light, last), like: light)
  }
}
