package import SightlineModel
import SourceDocuments

/// What a name of a pair stands for in one mode: a colour, or a gradient.
package struct PairPaint {
  package struct Stop {
    package var position: Double
    package var color: TokenColor
  }
  /// Where a colour is written, so that it can be fixed.
  enum Source {
    case token(Token)
    case asset(ColorSet, ColorSet.Entry)
    case constant(NamedColor)
    /// The system's, or written in the pair itself.
    case fixed
  }
  /// One for a plain colour; sorted by position.
  package var stops: [Stop]
  var source: Source
  package var location: SourceLocation?
  package var derivation: [DerivationStep]

  init(_ color: TokenColor, _ source: Source, location: SourceLocation? = nil, derivation: [DerivationStep] = []) {
    stops = [Stop(position: 0, color: color)]
    self.source = source
    self.location = location
    self.derivation = derivation
  }

  /// `nil` for a gradient.
  var color: TokenColor? { stops.count == 1 ? stops[0].color : nil }
  var isOutsideSRGB: Bool { stops.contains { !$0.color.rgba.isInSRGB } }

  /// The colours that contrast has to hold for: a gradient's stops and 32 steps between each two, mixed in sRGB.
  var samples: [RGBA] {
    let colors = stops.map(\.color.rgba)
    guard let first = colors.first else { return [] }
    return zip(colors, colors.dropFirst()).reduce(into: [first]) { result, pair in
      for step in 1...32 { result.append(pair.0.mixed(with: pair.1, Double(step) / 32)) }
    }
  }
}

extension RGBA {
  func mixed(with other: RGBA, _ share: Double) -> RGBA {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    return RGBA(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}

/// Looks names up among tokens, asset colours, Swift constants, system colours and literals, in this order.
package struct PairNames {
  let tokens: TokenSet
  package let assets: AssetCatalog?
  let platform: Platform
  private let constants: [String: NamedColor]

  init(tokens: TokenSet, assets: AssetCatalog?, constants: [NamedColor], platform: Platform) {
    self.tokens = tokens
    self.assets = assets
    self.platform = platform
    self.constants = Dictionary(constants.map { ($0.name, $0) }) { first, _ in first }
  }

  /// Modes of tokens; the four appearances where neither side is a token.
  package func modes(for pair: TokenPair) -> [TokenMode] {
    if isToken(pair.foreground) || isToken(pair.background) { return tokens.modes }
    return Self.appearances
  }

  static let appearances = Appearance.allCases.map { TokenMode(name: $0.rawValue) }

  package func isToken(_ name: String) -> Bool { tokens.numbers[name] != nil }

  package func isKnown(_ name: String) -> Bool {
    isToken(name) || assets?.colorSet(named: name) != nil || constants[name] != nil
      || SystemColors.color(named: name, platform: platform) != nil || ColorNotation.parse(name) != nil
  }

  /// - Returns: `nil` where the name has no colour in the mode.
  package func paint(_ name: String, mode: TokenMode) -> PairPaint? {
    if isToken(name) { return tokens.modes.firstIndex(of: mode).flatMap { tokenPaint(name, mode: $0) } }
    if let set = assets?.colorSet(named: name), let spec = assets?.color(named: name) {
      return assetPaint(set, spec, mode.appearance)
    }
    if let constant = constants[name] { return constantPaint(constant, mode.appearance) }
    if let spec = SystemColors.color(named: name, platform: platform) {
      return PairPaint(
        TokenColor(spec[mode.appearance], notation: .named), .fixed, derivation: spec.derivation)
    }
    return ColorNotation.parse(name).map { PairPaint($0, .fixed) }
  }

  private func tokenPaint(_ name: String, mode: Int) -> PairPaint? {
    guard let token = tokens.token(name, mode: mode) else { return nil }
    switch token.value {
    case .color(let color):
      return PairPaint(color, .token(token), location: token.location, derivation: token.derivation)
    case .gradient(let stops) where !stops.isEmpty:
      var paint = PairPaint(
        stops[0].color, .token(token), location: token.location, derivation: token.derivation)
      paint.stops = stops.map { .init(position: $0.position, color: $0.color) }.sorted { $0.position < $1.position }
      return paint
    default: return nil
    }
  }

  private func assetPaint(_ set: ColorSet, _ spec: ColorSpec, _ appearance: Appearance) -> PairPaint? {
    guard let entry = set.entry(appearance) else {
      return PairPaint(
        TokenColor(spec[appearance], notation: .named), .fixed, location: set.location, derivation: spec.derivation)
    }
    let space = entry.space.flatMap { ColorSetReader.spaces[$0] } ?? .srgb
    let color = spec[appearance]
    return PairPaint(
      TokenColor(
        space: space, components: space.components(of: color), alpha: color.alpha, notation: .asset(entry.notation)),
      entry.components == nil ? .fixed : .asset(set, entry), location: entry.location,
      derivation: [DerivationStep(.assetColor(set.name), at: entry.location)])
  }

  private func constantPaint(_ constant: NamedColor, _ appearance: Appearance) -> PairPaint? {
    guard let first = constant.stops.first else { return nil }
    func color(_ stop: NamedColor.Stop) -> TokenColor {
      TokenColor(stop.color[appearance], notation: .hex(isUpper: true))
    }
    let step = DerivationStep(.swiftConstant(constant.name), at: constant.location)
    var paint = PairPaint(
      color(first), .constant(constant), location: constant.location, derivation: [step] + first.color.derivation)
    paint.stops = constant.stops.map { .init(position: $0.position, color: color($0)) }
    return paint
  }

  package func unknownMessage(_ name: String) -> String {
    let names = tokens.paths + (assets?.colorSets.map(\.name) ?? []) + constants.keys.sorted() + SystemColors.names
    let hint = nearestName(to: name, in: names).map { "; nearest is '\($0)'" } ?? ""
    return "no token, asset colour, Swift constant or system colour is named '\(name)'\(hint)"
  }
}
