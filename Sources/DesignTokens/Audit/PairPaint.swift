import SightlineModel
import SourceDocuments

/// The colour that a name of a pair stands for in one mode.
struct PairPaint {
  var color: TokenColor
  /// Set when the name is a token's.
  var token: Token?
  var asset: ColorSet?
  var location: SourceLocation?
  var derivation: [DerivationStep]
}

/// Looks names up among tokens, asset colours, system colours and literals, in this order.
struct PairNames {
  let tokens: TokenSet
  let assets: AssetCatalog?
  let platform: Platform

  /// Modes of tokens; the four appearances where neither side is a token.
  func modes(for pair: TokenPair) -> [TokenMode] {
    if tokens.numbers[pair.foreground] != nil || tokens.numbers[pair.background] != nil { return tokens.modes }
    return Appearance.allCases.map { TokenMode(name: $0.rawValue) }
  }

  func isKnown(_ name: String) -> Bool {
    tokens.numbers[name] != nil || assets?.colorSet(named: name) != nil
      || SystemColors.color(named: name, platform: platform) != nil || ColorNotation.parse(name) != nil
  }

  func paint(_ name: String, mode: TokenMode) -> PairPaint? {
    if let index = tokens.modes.firstIndex(of: mode), let token = tokens.token(name, mode: index) {
      guard let color = token.value?.color else { return nil }
      return PairPaint(color: color, token: token, location: token.location, derivation: token.derivation)
    }
    if tokens.numbers[name] != nil { return nil }
    if let set = assets?.colorSet(named: name), let spec = assets?.color(named: name) {
      let entry = set.entry(mode.appearance)
      let notation = TokenColor.Notation.asset(.hexByte)
      return PairPaint(
        color: TokenColor(spec[mode.appearance], notation: notation), asset: set,
        location: entry?.location ?? set.location, derivation: spec.derivation)
    }
    if let spec = SystemColors.color(named: name, platform: platform) {
      return PairPaint(color: TokenColor(spec[mode.appearance], notation: .named), derivation: spec.derivation)
    }
    return ColorNotation.parse(name).map { PairPaint(color: $0, derivation: []) }
  }

  func unknownMessage(_ name: String) -> String {
    let names = tokens.paths + (assets?.colorSets.map(\.name) ?? []) + SystemColors.names
    let hint = nearestName(to: name, in: names).map { "; nearest is '\($0)'" } ?? ""
    return "no token, asset colour or system colour is named '\(name)'\(hint)"
  }
}
