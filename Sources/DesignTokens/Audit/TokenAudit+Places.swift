package import SightlineModel

extension TokenAudit {
  /// Where a pair's colours are written, the foreground's first; `nil` where nobody wrote them.
  package func place(_ pair: TokenPair, _ mode: TokenMode) -> SourceLocation? {
    names.paint(pair.foreground, mode: mode)?.location ?? pair.location
      ?? names.paint(pair.background, mode: mode)?.location
  }

  static func ratio(_ value: Double?) -> String { value.map { ShownRatio.text($0) } ?? "no ratio" }
}
