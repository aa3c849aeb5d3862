import SightlineModel

/// Pairs that screens draw: shown in the matrix, and judged where the screens themselves are not.
extension TokenAudit {
  private struct Judged {
    var mode: String
    var foreground: RGBA?
    var background: RGBA?
    var ratio: Double?
    /// Where the background is not known: what contrast is possible.
    var range: ClosedRange<Double>?
    var reason: String?
  }

  private func judge(_ pair: ObservedPair, _ appearance: Appearance) -> Judged? {
    guard let sight = pair.sights[appearance] else { return nil }
    var result = Judged(mode: appearance.rawValue)
    switch sight.background {
    case .unknown(let reason):
      result.reason = reason
      result.foreground = sight.foreground.first
      let ranges = sight.foreground.map { Contrast.range(of: $0) }
      if let low = ranges.map(\.lowerBound).min(), let high = ranges.map(\.upperBound).max() {
        result.range = low...high
      }
    case .colors(let grounds):
      for front in sight.foreground {
        for ground in grounds {
          let ratio = Contrast.ratio(of: front, over: [ground])
          guard result.ratio.map({ ratio < $0 }) ?? true else { continue }
          (result.ratio, result.foreground, result.background) = (ratio, front.composited(over: ground), ground)
        }
      }
    }
    return result
  }

  // MARK: Matrix

  func observedRow(_ pair: ObservedPair, _ columns: [TokenMode]) -> TokenMatrix.Pair {
    let required = pair.use(options.largeText).required()
    let cells = columns.map { column -> TokenMatrix.Cell in
      guard let judged = judge(pair, column.appearance) else {
        return TokenMatrix.Cell(
          mode: column.name, foreground: nil, background: nil, ratio: nil, required: required, verdict: .missing,
          note: "not laid out in this mode")
      }
      return cell(judged, pair, required, column)
    }
    return TokenMatrix.Pair(
      foreground: .init(name: pair.foreground, location: pair.location), background: .init(name: pair.background),
      origin: .used, use: pair.thing ?? pair.use(options.largeText).words, sample: pair.isText ? "Aa Gg 123" : "◆",
      sampleSize: pair.isText ? pair.size : 28, isBold: pair.isBold,
      screens: pair.screens, cells: cells)
  }

  private func cell(_ judged: Judged, _ pair: ObservedPair, _ required: Double, _ column: TokenMode)
    -> TokenMatrix.Cell
  {
    var notes: [String] = []
    var verdict = TokenMatrix.Verdict.review
    var suggestion: RGBA?
    if let range = judged.range {
      notes.append("\(judged.reason ?? ""): \(Self.ratio(range.lowerBound)) to \(Self.ratio(range.upperBound))")
    } else if let ratio = judged.ratio {
      verdict = ratio >= required ? .passes : pair.isNeeded ? .fails : .review
      if verdict == .review { notes.append(Self.onlyWhereNeeded) }
      if let note = readingNote(pair, ratio) { notes.append(note) }
      if verdict == .fails, let front = judged.foreground, let behind = judged.background {
        suggestion = NearestPassingColor.color(for: front, over: behind, required: required)
      }
    }
    let perceptual = judged.foreground.flatMap { front in
      judged.background.map { PerceptualContrast.lightness(text: front, background: $0) }
    }
    return TokenMatrix.Cell(
      mode: column.name, foreground: judged.foreground, background: judged.background, ratio: judged.ratio,
      required: required, verdict: verdict, suggestion: suggestion, apca: perceptual,
      note: notes.isEmpty ? nil : notes.joined(separator: "; "))
  }

  /// Both verdicts, where the two readings of "large" differ for this size.
  private func readingNote(_ pair: ObservedPair, _ ratio: Double) -> String? {
    let readings = LargeTextReading.allCases.map { ($0, pair.use($0)) }
    guard pair.isText, readings[0].1 != readings[1].1 else { return nil }
    return readings.map { reading, use in
      "\(reading.rawValue) reading: \(use.words), \(ratio >= use.required() ? "passes" : "fails") "
        + Self.ratio(use.required())
    }.joined(separator: "; ")
  }

  // MARK: Findings

  func observedFindings() -> [Finding] { observed.filter(\.isNeeded).compactMap { finding($0) } }

  private static let onlyWhereNeeded = "enough where text or a symbol shows the control, else 3:1 is needed"

  private func finding(_ pair: ObservedPair) -> Finding? {
    let use = pair.use(options.largeText)
    let required = use.required()
    let judged = Appearance.allCases.compactMap { judge(pair, $0) }
    let key = "\(pair.foreground)|\(pair.background)|\(use.rawValue)|used"
    let failing = judged.filter { $0.ratio.map { $0 < required } ?? false }
    if let worst = failing.enumerated().min(by: {
      ($0.element.ratio ?? 0, $0.offset) < ($1.element.ratio ?? 0, $1.offset)
    })?.element {
      return contrastFinding(pair, use, failing, worst, total: judged.count, key: key)
    }
    // Beyond what is possible at worst there is nothing to look at.
    guard let unsure = judged.first(where: { $0.range.map { $0.lowerBound < required } ?? false }),
      let range = unsure.range
    else { return nil }
    let message =
      "\(pair.foreground) on \(pair.background): \(unsure.reason ?? "it is not known what lies behind"), so the contrast "
      + "is between \(Self.ratio(range.lowerBound)) and \(Self.ratio(range.upperBound)); \(use.words) needs "
      + "\(Self.ratio(required)), look at it on a device" + usedIn(pair)
    var finding = makeFinding(
      .contrast, message, at: pair.location ?? pair.uses.first ?? Self.nowhere, key: key, text: pair.foreground,
      outcome: .review)
    finding.derivation = pair.derivation
    finding.sources = [use.source()]
    return finding
  }

  private func contrastFinding(
    _ pair: ObservedPair, _ use: PairUse, _ failing: [Judged], _ worst: Judged, total: Int, key: String
  ) -> Finding {
    let required = use.required()
    func shown(_ name: String, _ color: RGBA?) -> String {
      guard let hex = color.map({ ColorNotation.hexText($0.opaque, isUpper: true) }), hex != name else { return name }
      return "\(name) \(hex)"
    }
    var message =
      "\(shown(pair.foreground, worst.foreground)) on \(shown(pair.background, worst.background)) has "
      + "\(Self.ratio(worst.ratio)) in \(worst.mode); \(pair.thing.map { "non-text (\($0))" } ?? use.words) needs \(Self.ratio(required))"
    let others = failing.filter { $0.mode != worst.mode }
    if !others.isEmpty {
      message +=
        " (also \(others.map { "\(Self.ratio($0.ratio)) in \($0.mode)" }.joined(separator: ", ")))"
    }
    if let ratio = worst.ratio, let note = readingNote(pair, ratio) { message += "; \(note)" }
    message += usedIn(pair)
    var finding = makeFinding(
      .contrast, message, at: pair.location ?? pair.uses.first ?? Self.nowhere, key: key, text: pair.foreground)
    finding.measured = Measurement(
      value: ((worst.ratio ?? 0) * 1000).rounded(.down) / 1000, required: required, unit: .ratio)
    finding.variants = Finding.VariantFold(failing: failing.map(\.mode), first: nil, total: total)
    finding.sources = [use.source()]
    finding.derivation = pair.derivation
    let parts = failing.compactMap { judged -> String? in
      guard let front = judged.foreground, let behind = judged.background else { return nil }
      return "in \(judged.mode): " + Self.wayOut(front, behind, required)
    }
    if !parts.isEmpty { finding.suggestion = Suggestion(text: parts.joined(separator: " · ")) }
    return finding
  }

  /// The nearest passing foreground; where it would turn from light to dark or back, the background beside it.
  private static func wayOut(_ front: RGBA, _ behind: RGBA, _ required: Double) -> String {
    guard let after = NearestPassingColor.color(for: front, over: behind, required: required) else {
      return "no lightness of this colour reaches \(ratio(required)); change the background"
    }
    let change = "\(hex(front)) → \(hex(after))"
    func lightness(_ color: RGBA) -> Double { ColorSpace.oklch.components(of: color)[0] }
    guard abs(lightness(after) - lightness(front)) > 0.4,
      let other = NearestPassingColor.color(for: behind, over: front, required: required)
    else { return change }
    return change + "; or the background \(hex(behind)) → \(hex(other))"
  }

  private static func hex(_ color: RGBA) -> String { ColorNotation.hexText(color.opaque, isUpper: true) }

  private func usedIn(_ pair: ObservedPair) -> String {
    guard !pair.screens.isEmpty else { return "" }
    let places = pair.uses.prefix(3).map(\.description).joined(separator: ", ")
    let more = pair.uses.count > 3 ? " and \(pair.uses.count - 3) more" : ""
    return "; on \(Self.list(pair.screens))" + (places.isEmpty ? "" : " (\(places)\(more))")
  }
}
