package import SightlineModel

extension TokenAudit {
  /// Every pair in every mode, as a table to look at.
  ///
  /// - Returns: `nil` when there is no pair.
  package func matrix() -> TokenMatrix? {
    let columns = self.columns
    let rows = pairs.map { row($0, origin: .declared, columns) } + observed.map { observedRow($0, columns) }
    return rows.isEmpty ? nil : TokenMatrix(modes: columns.map(\.name), pairs: rows)
  }

  /// Every colour token on every other; never findings.
  /// - Parameter limit: Tokens taken, sorted by path; the table grows with its square.
  package func allPairs(limit: Int = 60) -> TokenMatrix {
    let paths = Self.colorPaths(tokens).prefix(limit)
    let pairs = paths.flatMap { foreground in
      paths.filter { $0 != foreground }.map { TokenPair(foreground: foreground, background: $0, origin: .convention) }
    }
    return TokenMatrix(
      modes: tokens.modes.map(\.name), pairs: pairs.map { row($0, origin: .possible, tokens.modes) })
  }

  /// The modes that the files declare, then appearances that none of them speaks of where a pair has them.
  private var columns: [TokenMode] {
    let hasOthers =
      !observed.isEmpty || pairs.contains { !names.isToken($0.foreground) && !names.isToken($0.background) }
    let hasTokens = pairs.contains { names.isToken($0.foreground) || names.isToken($0.background) }
    guard hasTokens else {
      // Appearances that no screen was laid out in say nothing.
      let seen = Set(observed.flatMap(\.observed.keys))
      return pairs.isEmpty && !seen.isEmpty
        ? PairNames.appearances.filter { seen.contains($0.appearance) } : PairNames.appearances
    }
    guard hasOthers else { return tokens.modes }
    let spoken = Set(tokens.modes.map(\.appearance))
    return tokens.modes + PairNames.appearances.filter { !spoken.contains($0.appearance) }
  }

  private func row(_ pair: TokenPair, origin: TokenMatrix.Origin, _ columns: [TokenMode]) -> TokenMatrix.Pair {
    let isToken = names.isToken(pair.foreground) || names.isToken(pair.background)
    let cells = columns.map { column -> TokenMatrix.Cell in
      // Where the files declare no such mode, the app shows what they declare without high contrast.
      let declared = tokens.modes.contains(column)
      let shown = isToken && !declared ? tokens.modes.first { $0.isShown(instead: column) } : column
      guard let shown else {
        return TokenMatrix.Cell(
          mode: column.name, foreground: nil, background: nil, ratio: nil, required: pair.use.required(),
          verdict: .undeclared, note: "the files declare no such mode")
      }
      return matrixCell(pair, mode: shown, column: column)
    }
    return TokenMatrix.Pair(
      foreground: side(pair.foreground, columns[0]), background: side(pair.background, columns[0]), origin: origin,
      use: pair.use.words, sample: pair.use == .nonText ? "◆" : "Aa Gg 123",
      sampleSize: pair.use == .largeText ? LargeTextReading.native.regular : pair.use == .nonText ? 28 : 17,
      cells: cells)
  }

  private func side(_ name: String, _ mode: TokenMode) -> TokenMatrix.Side {
    let mode = tokens.modes.first { names.paint(name, mode: $0) != nil } ?? mode
    return TokenMatrix.Side(name: name, location: names.paint(name, mode: mode)?.location)
  }

  private func matrixCell(_ pair: TokenPair, mode: TokenMode, column: TokenMode) -> TokenMatrix.Cell {
    let cell = self.cell(pair, mode: mode)
    var notes: [String] = []
    if mode != column { notes.append("as in \(mode.name)") }
    if cell.isGradient { notes.append("at the worst point of the gradient") }
    if cell.isOutsideSRGB { notes.append("a colour lies outside sRGB") }
    if let note = readingNote(pair.use, ratio: cell.ratio) { notes.append(note) }
    if let range = cell.range, cell.passes == nil {
      notes.append(
        "between \(Self.ratio(range.lowerBound)) and \(Self.ratio(range.upperBound)), by what shows through the "
          + "background")
    } else if isTranslucent(pair.background, mode) {
      notes.append("with \(mode.appearance.isDark ? "black" : "white") under the background")
    }
    let unknown: TokenMatrix.Verdict = cell.range == nil ? .missing : .review
    let verdict: TokenMatrix.Verdict = cell.passes.map { $0 ? .passes : .fails } ?? unknown
    return TokenMatrix.Cell(
      mode: column.name, foreground: cell.foreground, background: cell.background, ratio: cell.ratio,
      required: cell.required, verdict: verdict, suggestion: verdict == .fails ? suggested(pair, mode: mode) : nil,
      apca: cell.perceptual, note: notes.isEmpty ? nil : notes.joined(separator: "; "))
  }

  private func isTranslucent(_ name: String, _ mode: TokenMode) -> Bool {
    names.paint(name, mode: mode)?.stops.contains { $0.color.alpha < 1 } ?? false
  }

  /// The nearest passing foreground as it would be drawn.
  private func suggested(_ pair: TokenPair, mode: TokenMode) -> RGBA? {
    guard let after = nearest(pair, mode: mode), let cell = cell(pair, mode: mode).background else { return nil }
    return after.rgba.composited(over: cell)
  }

  /// What the other reading of "large" would say, where size decides.
  private func readingNote(_ use: PairUse, ratio: Double?) -> String? {
    guard let ratio, use != .nonText, ratio >= PairUse.largeText.required(), ratio < PairUse.text.required() else {
      return nil
    }
    let (native, strict) = (LargeTextReading.native, LargeTextReading.strict)
    return use == .text
      ? "passes for large text: from \(native.words), strictly \(strict.words)"
      : "enough for text from \(native.words); by the strict reading from \(strict.words)"
  }
}

extension TokenMode {
  /// Whether an app shows this mode where another, that the files do not declare, is asked for.
  fileprivate func isShown(instead other: TokenMode) -> Bool {
    appearance == other.appearance
      || other.isHighContrast && !isHighContrast
        && appearance.isDark == other.appearance.isDark
  }
}

extension PairUse {
  /// For people.
  package var words: String {
    switch self {
    case .text: "text"
    case .largeText: "large text"
    case .nonText: "what is not text"
    }
  }
}
