import DesignTokens
import SightlineModel

/// How findings about a pair of tokens speak of it.
struct PairWords {
  let audit: TokenAudit
  let pair: TokenPair

  /// Apart from all other pairs.
  var key: String { "\(pair.foreground)|\(pair.background)|\(pair.use.rawValue)" }

  /// `text.quiet #9ca3af on background.primary #ffffff has 2.54:1 in light`.
  func sentence(_ worst: PairCell) -> String {
    func shown(_ name: String) -> String {
      guard let paint = audit.names.paint(name, mode: worst.mode) else { return name }
      let value = paint.stops.map(\.color.swatch).joined(separator: " … ")
      return value == name ? name : "\(name) \(value)"
    }
    return "\(shown(pair.foreground)) on \(shown(pair.background)) has \(Self.ratio(worst.ratio)) "
      + "in \(worst.mode.name)"
  }

  /// `, 3.1:1 in dark and 2 more modes`.
  static func also(_ cells: [PairCell], _ worst: PairCell) -> String {
    let others = cells.filter { $0.mode != worst.mode }
    guard !others.isEmpty else { return "" }
    let ratio = Self.ratio(worst.ratio)
    if others.allSatisfy({ Self.ratio($0.ratio) == ratio }) {
      return others.count == 1
        ? " (and in \(others[0].mode.name))"
        : " (and in \(others.count) more: \(TokenAudit.list(others.map(\.mode.name))))"
    }
    let shown = others.prefix(3).map { "\(Self.ratio($0.ratio)) in \($0.mode.name)" }
    let more = others.count > 3 ? " and \(others.count - 3) more modes" : ""
    return " (also \(shown.joined(separator: ", "))\(more))"
  }

  static func ratio(_ value: Double?) -> String { value.map { ShownRatio.text($0) } ?? "no ratio" }
}

/// A pair that is too weak in some modes.
struct WeakPair {
  let audit: TokenAudit
  let pair: TokenPair
  /// At least one; in the order of the modes.
  let failing: [PairCell]
  /// In how many modes it was judged.
  let total: Int
  /// The first of the weakest.
  let worst: PairCell

  /// - Returns: `nil` where nothing fails.
  init?(_ pair: TokenPair, failing: [PairCell], of cells: [PairCell], in audit: TokenAudit) {
    let weakest = failing.enumerated().min {
      ($0.element.ratio ?? 0, $0.offset) < ($1.element.ratio ?? 0, $1.offset)
    }
    guard let weakest else { return nil }
    (self.audit, self.pair, self.failing, total, worst) = (audit, pair, failing, cells.count, weakest.element)
  }

  /// What a finding says of it besides its message.
  func fill(_ finding: inout Finding, required: Double) {
    finding.measured = .ratio(((worst.ratio ?? 0) * 1000).rounded(.down) / 1000, needs: required)
    finding.variants = Finding.VariantFold(failing: failing.map(\.mode.name), first: nil, total: total)
    finding.derivation = audit.names.paint(pair.foreground, mode: worst.mode)?.derivation ?? []
  }
}

extension TokenAudit {
  /// Names of a pair that stand for nothing known, and those that are no colours.
  func brokenNames(of pair: TokenPair) -> (unknown: [String], colorless: [String]) {
    let both = [pair.foreground, pair.background]
    let colorless = both.filter { name in
      tokens.modes.indices.contains {
        tokens.token(name, mode: $0)?.type.map { $0 != .color && $0 != .gradient } ?? false
      }
    }
    return (both.filter { !names.isKnown($0) }, colorless)
  }

  /// Pairs of two colours, each in every mode.
  var judgedPairs: [(pair: TokenPair, cells: [PairCell])] {
    pairs.filter { brokenNames(of: $0) == ([], []) }.map { pair in
      (pair, names.modes(for: pair).map { cell(pair, mode: $0) })
    }
  }
}
