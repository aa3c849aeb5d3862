internal import Foundation
import SightlineModel

extension TokenAudit {
  /// One finding for each pair, over all modes in which it fails.
  func pairFindings() -> [Finding] { pairs.flatMap { pairFinding($0) } }

  private func pairFinding(_ pair: TokenPair) -> [Finding] {
    let key = "\(pair.foreground)|\(pair.background)|\(pair.use.rawValue)"
    let unknown = [pair.foreground, pair.background].filter { !names.isKnown($0) }
    guard unknown.isEmpty else {
      return unknown.map { name in
        let location = pair.location ?? SourceLocation(file: "", line: 0, column: 0)
        return makeFinding(
          "token-reference", .error, names.unknownMessage(name), at: location, key: key + "|" + name, text: name)
      }
    }
    let modes = names.modes(for: pair)
    let cells = modes.map { self.cell(pair, mode: $0) }
    let failing = cells.indices.filter { cells[$0].passes == false }
    guard let worst = failing.min(by: { (cells[$0].ratio ?? 0, $0) < (cells[$1].ratio ?? 0, $1) }) else { return [] }
    let cell = cells[worst]
    let paint = names.paint(pair.foreground, mode: modes[worst])
    let location = paint?.location ?? pair.location ?? SourceLocation(file: "", line: 0, column: 0)
    var message =
      "\(pair.foreground) on \(pair.background) has \(Self.ratio(cell.ratio, required: cell.required)) in \(cell.mode); "
      + "\(Self.word(pair.use)) needs \(Self.ratio(cell.required))"
    if failing.count > 1 { message += " (fails in \(failing.count) of \(cells.count) modes)" }
    if cell.isOutsideSRGB { message += "; a colour lies outside sRGB" }
    if pair.origin == .convention { message += "; paired by their names" }
    let severity: Severity = pair.origin == .convention ? .warning : .error
    var finding = makeFinding("token-contrast", severity, message, at: location, key: key, text: pair.foreground)
    finding.measured = Measurement(
      value: ((cell.ratio ?? 0) * 1000).rounded(.down) / 1000, required: cell.required, unit: .ratio)
    finding.variants = Finding.VariantFold(failing: failing.map { cells[$0].mode }, first: nil, total: cells.count)
    finding.sources = [pair.use.source(options.level)]
    finding.derivation = paint?.derivation ?? []
    finding.suggestion = suggestion(pair, modes: failing.map { modes[$0] }, worst: modes[worst])
    return [finding]
  }

  /// The nearest passing colour for each failing mode, at the token where it is written.
  private func suggestion(_ pair: TokenPair, modes: [TokenMode], worst: TokenMode) -> Suggestion? {
    var parts: [String] = []
    var replacement: String?
    var told: Set<String> = []
    for mode in modes {
      guard let mending = mending(of: pair, mode: mode) else {
        if let text = swatch(pair, mode: mode) { parts.append("in \(mode.name): \(text)") }
        continue
      }
      guard told.insert("\(mending.location)\(mending.after.text)").inserted else { continue }
      var part = "in \(mode.name): \(mending.summary)"
      if mending.source != pair.foreground { part += " at \(mending.source) (\(mending.location))" }
      if !mending.alsoChanges.isEmpty {
        let shown = mending.alsoChanges.prefix(6).joined(separator: ", ")
        let more = mending.alsoChanges.count > 6 ? " and \(mending.alsoChanges.count - 6) more" : ""
        part += "; also changes \(shown)\(more)"
      }
      if let other = otherBackground(pair, mode: mode, mending) { part += "; or \(other)" }
      let broken = broken(by: mending, mode: mode, besides: pair)
      if !broken.isEmpty { part += "; would break \(broken.joined(separator: ", "))" }
      parts.append(part)
      if mode == worst, mending.source == pair.foreground { replacement = mending.after.text }
    }
    return parts.isEmpty ? nil : Suggestion(text: parts.joined(separator: " · "), replacement: replacement)
  }

  /// Where the colour is not a token's: the nearest passing one in words.
  private func swatch(_ pair: TokenPair, mode: TokenMode) -> String? {
    let cell = self.cell(pair, mode: mode)
    guard let background = cell.background, let paint = names.paint(pair.foreground, mode: mode),
      let after = NearestPassingColor.suggestion(for: paint.color, over: background, required: cell.required)
    else { return "no lightness of this colour reaches \(Self.ratio(cell.required)); change the background" }
    return "\(paint.color.swatch) → \(after.swatch)"
  }

  /// Where the foreground would have to turn from light to dark or back: the background is often the better place.
  private func otherBackground(_ pair: TokenPair, mode: TokenMode, _ mending: TokenMending) -> String? {
    func lightness(_ color: TokenColor) -> Double { ColorSpace.oklch.components(of: color.rgba)[0] }
    guard abs(lightness(mending.after) - lightness(mending.before)) > 0.4,
      let paint = names.paint(pair.background, mode: mode), paint.color.alpha == 1, mending.before.alpha == 1,
      let after = NearestPassingColor.suggestion(
        for: paint.color, over: mending.before.rgba, required: pair.use.required(options.level))
    else { return nil }
    return "the background \(paint.token?.source.path ?? pair.background): \(paint.color.swatch) → \(after.swatch)"
  }

  /// Pairs that pass now and would not with the mended colour.
  private func broken(by mending: TokenMending, mode: TokenMode, besides pair: TokenPair) -> [String] {
    guard let index = tokens.modes.firstIndex(of: mode) else { return [] }
    func isMended(_ name: String) -> Bool { tokens.token(name, mode: index)?.source.path == mending.source }
    return pairs.prefix(2000).filter { $0 != pair && (isMended($0.foreground) || isMended($0.background)) }.compactMap {
      let now = cell($0, mode: mode)
      guard now.passes == true,
        let front = isMended($0.foreground) ? mending.after.rgba : names.paint($0.foreground, mode: mode)?.color.rgba,
        let behind = isMended($0.background) ? mending.after.rgba : names.paint($0.background, mode: mode)?.color.rgba
      else { return nil }
      let ratio = Contrast.ratio(of: front, over: [behind], base: mode.appearance.isDark ? .black : .white)
      return ratio < now.required ? "\($0.foreground) on \($0.background) (\(Self.ratio(ratio)))" : nil
    }
  }

  /// With two decimals, cut where rounding would lift it to what is required: 4.499 never reads 4.5.
  static func ratio(_ value: Double?, required: Double? = nil) -> String {
    guard let value else { return "no ratio" }
    var shown = (value * 100).rounded() / 100
    if let required, value < required, shown >= required { shown = (value * 100).rounded(.down) / 100 }
    return ColorNotation.shortest(shown) + ":1"
  }

  private static func word(_ use: PairUse) -> String {
    switch use {
    case .text: "text"
    case .largeText: "large text"
    case .nonText: "what is not text"
    }
  }
}
