internal import Foundation
import SightlineModel

extension TokenAudit {
  /// One finding for each pair and rule, over all modes in which it fails.
  func pairFindings() -> [Finding] { pairs.flatMap { findings(for: $0) } }

  private func findings(for pair: TokenPair) -> [Finding] {
    let key = "\(pair.foreground)|\(pair.background)|\(pair.use.rawValue)"
    let place = pair.location ?? Self.nowhere
    let unknown = [pair.foreground, pair.background].filter { !names.isKnown($0) }
    guard unknown.isEmpty else {
      return unknown.map {
        makeFinding(.reference, names.unknownMessage($0), at: place, key: key + "|" + $0, text: $0)
      }
    }
    let colorless = [pair.foreground, pair.background].filter { name in
      tokens.modes.indices.contains {
        tokens.token(name, mode: $0)?.type.map { $0 != .color && $0 != .gradient } ?? false
      }
    }
    guard colorless.isEmpty else {
      return colorless.map {
        let type = tokens.token($0)?.type?.rawValue ?? "token without a colour"
        return makeFinding(
          .reference, "'\($0)' is a \(type), not a colour; a pair names colours", at: place, key: key + "|" + $0,
          text: $0)
      }
    }
    let cells = names.modes(for: pair).map { cell(pair, mode: $0) }
    let failing = cells.filter { $0.passes == false }
    if !failing.isEmpty { return [contrastFinding(pair, failing, of: cells, key: key)] }
    guard options.asksForEnhanced, pair.use != .nonText else { return [] }
    let required = pair.use.required(.aaa)
    let weak = cells.filter { $0.ratio.map { $0 < required } ?? false }
    return weak.isEmpty ? [] : [enhancedFinding(pair, weak, of: cells, key: key)]
  }

  private func contrastFinding(_ pair: TokenPair, _ failing: [PairCell], of cells: [PairCell], key: String) -> Finding {
    let worst = Self.worst(failing)
    var message = sentence(pair, worst, required: worst.required)
    message += "; \(pair.use.words) needs \(Self.ratio(worst.required))" + Self.also(failing, worst)
    if worst.isGradient { message += "; at the worst point of the gradient" }
    if worst.isOutsideSRGB { message += "; a colour lies outside sRGB" }
    if pair.use == .text, failing.allSatisfy({ ($0.ratio ?? 0) >= PairUse.largeText.required() }) {
      message +=
        "; passes as large text (from \(LargeTextReading.native.words); strictly \(LargeTextReading.strict.words))"
    }
    if pair.origin == .convention { message += "; paired by their names" }
    let severity: Severity = pair.origin == .convention ? .warning : .error
    var finding = makeFinding(
      .contrast, message, at: place(pair, worst.mode), key: key, text: pair.foreground, severity: severity)
    fill(&finding, pair, failing, worst, of: cells, required: worst.required)
    finding.sources = [pair.use.source()]
    finding.suggestion = suggestion(pair, modes: failing.map(\.mode), worst: worst.mode)
    return finding
  }

  private func enhancedFinding(_ pair: TokenPair, _ weak: [PairCell], of cells: [PairCell], key: String) -> Finding {
    let (worst, required) = (Self.worst(weak), pair.use.required(.aaa))
    let message =
      sentence(pair, worst, required: required) + "; enhanced contrast of \(pair.use.words) needs "
      + Self.ratio(required) + Self.also(weak, worst)
    var finding = makeFinding(
      .contrastEnhanced, message, at: place(pair, worst.mode), key: key, text: pair.foreground)
    fill(&finding, pair, weak, worst, of: cells, required: required)
    return finding
  }

  private func fill(
    _ finding: inout Finding, _ pair: TokenPair, _ failing: [PairCell], _ worst: PairCell, of cells: [PairCell],
    required: Double
  ) {
    finding.measured = Measurement(
      value: ((worst.ratio ?? 0) * 1000).rounded(.down) / 1000, required: required, unit: .ratio)
    finding.variants = Finding.VariantFold(failing: failing.map(\.mode.name), first: nil, total: cells.count)
    finding.derivation = names.paint(pair.foreground, mode: worst.mode)?.derivation ?? []
  }

  func place(_ pair: TokenPair, _ mode: TokenMode) -> SourceLocation {
    names.paint(pair.foreground, mode: mode)?.location ?? pair.location
      ?? names.paint(pair.background, mode: mode)?.location ?? Self.nowhere
  }

  /// `text.quiet #9ca3af on background.primary #ffffff has 2.54:1 in light`.
  private func sentence(_ pair: TokenPair, _ worst: PairCell, required: Double) -> String {
    func shown(_ name: String) -> String {
      guard let paint = names.paint(name, mode: worst.mode) else { return name }
      let value = paint.stops.map(\.color.swatch).joined(separator: " … ")
      return value == name ? name : "\(name) \(value)"
    }
    return "\(shown(pair.foreground)) on \(shown(pair.background)) has \(Self.ratio(worst.ratio)) "
      + "in \(worst.mode.name)"
  }

  private static func worst(_ cells: [PairCell]) -> PairCell {
    cells.enumerated().min { ($0.element.ratio ?? 0, $0.offset) < ($1.element.ratio ?? 0, $1.offset) }!.element
  }

  /// `, 3.1:1 in dark and 2 more modes`.
  private static func also(_ cells: [PairCell], _ worst: PairCell) -> String {
    let others = cells.filter { $0.mode != worst.mode }
    guard !others.isEmpty else { return "" }
    let ratio = Self.ratio(worst.ratio)
    if others.allSatisfy({ Self.ratio($0.ratio) == ratio }) {
      return others.count == 1
        ? " (and in \(others[0].mode.name))" : " (and in \(others.count) more: \(list(others.map(\.mode.name))))"
    }
    let shown = others.prefix(3).map { "\(Self.ratio($0.ratio)) in \($0.mode.name)" }
    let more = others.count > 3 ? " and \(others.count - 3) more modes" : ""
    return " (also \(shown.joined(separator: ", "))\(more))"
  }

  // MARK: Suggestions

  /// The nearest passing colour for each failing mode, at the place where it is written.
  private func suggestion(_ pair: TokenPair, modes: [TokenMode], worst: TokenMode) -> Suggestion? {
    var parts: [String] = []
    var replacement: String?
    var told: Set<String> = []
    for mode in modes {
      guard let paint = names.paint(pair.foreground, mode: mode) else { continue }
      guard let after = nearest(pair, mode: mode), let before = paint.color else {
        let needed = Self.ratio(pair.use.required())
        let what = paint.color == nil ? "the gradient" : "no lightness of this colour reaches \(needed)"
        let advice = "\(what); change \(paint.color == nil ? "its stops" : "the background")"
        if told.insert(advice).inserted { parts.append("in \(mode.name): \(advice)") }
        continue
      }
      guard let mending = mending(of: pair, mode: mode, to: after) else {
        parts.append("in \(mode.name): \(before.swatch) → \(after.swatch)")
        continue
      }
      guard told.insert("\(mending.location)\(after.text)").inserted else { continue }
      var part = "in \(mode.name): \(mending.summary)"
      if mending.source != pair.foreground { part += " at \(mending.source) (\(mending.location))" }
      if !mending.alsoChanges.isEmpty { part += "; also changes \(Self.list(mending.alsoChanges))" }
      if let other = otherBackground(pair, mode: mode, mending) { part += "; or \(other)" }
      let broken = broken(by: mending, mode: mode, besides: pair)
      if !broken.isEmpty { part += "; would break \(Self.list(broken))" }
      parts.append(part)
      if mode == worst, mending.source == pair.foreground { replacement = after.text }
    }
    return parts.isEmpty ? nil : Suggestion(text: parts.joined(separator: " · "), replacement: replacement)
  }

  static func list(_ names: [String]) -> String {
    names.prefix(6).joined(separator: ", ") + (names.count > 6 ? " and \(names.count - 6) more" : "")
  }

  /// Where the foreground would have to turn from light to dark or back: the background is often the better place.
  private func otherBackground(_ pair: TokenPair, mode: TokenMode, _ mending: TokenMending) -> String? {
    func lightness(_ color: TokenColor) -> Double { ColorSpace.oklch.components(of: color.rgba)[0] }
    guard abs(lightness(mending.after) - lightness(mending.before)) > 0.4,
      let paint = names.paint(pair.background, mode: mode), let color = paint.color, color.alpha == 1,
      mending.before.alpha == 1,
      let after = NearestPassingColor.suggestion(
        for: color, over: mending.before.rgba, required: pair.use.required())
    else { return nil }
    let place = mendable(paint).map { " (\($0.location))" } ?? ""
    return "the background \(mendable(paint)?.name ?? pair.background)\(place): \(color.swatch) → \(after.swatch)"
  }

  /// Pairs that pass now and would not with the mended colour.
  private func broken(by mending: TokenMending, mode: TokenMode, besides pair: TokenPair) -> [String] {
    func isMended(_ name: String) -> Bool {
      names.paint(name, mode: mode).flatMap { mendable($0) }?.location == mending.location
    }
    return touching(mending.location, mode).map { pairs[$0] }.filter { $0 != pair }.compactMap {
      let now = cell($0, mode: mode)
      guard now.passes == true,
        let front = isMended($0.foreground) ? mending.after : names.paint($0.foreground, mode: mode)?.color,
        let behind = isMended($0.background) ? mending.after : names.paint($0.background, mode: mode)?.color
      else { return nil }
      let ratio = Contrast.ratio(of: front.rgba, over: [behind.rgba], base: mode.appearance.isDark ? .black : .white)
      return ratio < now.required
        ? "\($0.foreground) on \($0.background) (\(Self.ratio(ratio)))" : nil
    }
  }

  static func ratio(_ value: Double?) -> String { value.map { ShownRatio.text($0) } ?? "no ratio" }
}
