package import SightlineModel

/// Pairs that screens draw: shown in the matrix, and judged where the screens themselves are not.
extension TokenAudit {
  /// An observed pair in one appearance.
  package struct Judged {
    package var mode: String
    package var foreground: RGBA?
    package var background: RGBA?
    package var ratio: Double?
    /// Where the background is not known: what contrast is possible.
    package var range: ClosedRange<Double>?
    package var reason: String?
  }

  package func judge(_ pair: ObservedPair, _ appearance: Appearance) -> Judged? {
    guard let observed = pair.observed[appearance] else { return nil }
    var result = Judged(mode: appearance.rawValue)
    switch observed.background {
    case .unknown(let reason):
      result.reason = reason
      result.foreground = observed.foreground.first
      let ranges = observed.foreground.map { Contrast.range(of: $0) }
      if let low = ranges.map(\.lowerBound).min(), let high = ranges.map(\.upperBound).max() {
        result.range = low...high
      }
    case .colors(let grounds):
      for front in observed.foreground {
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
          mode: column.name, foreground: nil, background: nil, ratio: nil, required: required, verdict: .undeclared,
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
  package func readingNote(_ pair: ObservedPair, _ ratio: Double) -> String? {
    let readings = LargeTextReading.allCases.map { ($0, pair.use($0)) }
    guard pair.isText, readings[0].1 != readings[1].1 else { return nil }
    return readings.map { reading, use in
      "\(reading.rawValue) reading: \(use.words), \(ratio >= use.required() ? "passes" : "fails") "
        + Self.ratio(use.required())
    }.joined(separator: "; ")
  }

  private static let onlyWhereNeeded = "enough where text or a symbol shows the control, else 3:1 is needed"
}
