import DesignTokens
import SightlineModel

/// A foreground has enough contrast on its background, in every mode; where no screen is audited, as screens draw it too.
///
/// - Source: WCAG 2.2, 1.4.3 Contrast (Minimum) and 1.4.11 Non-text Contrast, AA.
struct TokenContrast: TokenRule {
  static let id: RuleID = "token-contrast"

  /// One for each pair, over all modes in which it fails.
  func findings(in audit: TokenAudit) -> [Finding] {
    audit.judgedPairs.compactMap { pair, cells in
      WeakPair(pair, failing: cells.filter { $0.passes == false }, of: cells, in: audit).map { finding($0) }
    } + (audit.judgesObserved ? audit.observed.filter(\.isNeeded).compactMap { finding($0, audit) } : [])
  }

  private func finding(_ weak: WeakPair) -> Finding {
    let (pair, worst) = (weak.pair, weak.worst)
    let words = PairWords(audit: weak.audit, pair: pair)
    var message = words.sentence(worst)
    message +=
      "; \(pair.use.words) needs \(PairWords.ratio(worst.required))" + PairWords.also(weak.failing, worst)
    if worst.isGradient { message += "; at the worst point of the gradient" }
    if worst.isOutsideSRGB { message += "; a colour lies outside sRGB" }
    if pair.use == .text, weak.failing.allSatisfy({ ($0.ratio ?? 0) >= PairUse.largeText.required() }) {
      message +=
        "; passes as large text (from \(LargeTextReading.native.words); strictly \(LargeTextReading.strict.words))"
    }
    if pair.origin == .convention { message += "; paired by their names" }
    var finding = finding(
      message, at: weak.audit.place(pair, worst.mode), key: words.key, text: pair.foreground,
      severity: pair.origin == .convention ? .warning : .error)
    weak.fill(&finding, required: worst.required)
    finding.sources = [pair.use.source()]
    finding.suggestion = weak.audit.suggestion(pair, modes: weak.failing.map(\.mode), worst: worst.mode)
    return finding
  }

  // MARK: As screens draw it

  private func finding(_ pair: ObservedPair, _ audit: TokenAudit) -> Finding? {
    let use = pair.use(audit.options.largeText)
    let required = use.required()
    let judged = Appearance.allCases.compactMap { audit.judge(pair, $0) }
    let key = "\(pair.foreground)|\(pair.background)|\(use.rawValue)|used"
    let failing = judged.filter { $0.ratio.map { $0 < required } ?? false }
    if let worst = failing.enumerated().min(by: {
      ($0.element.ratio ?? 0, $0.offset) < ($1.element.ratio ?? 0, $1.offset)
    })?.element {
      return finding(pair, use, failing, worst, total: judged.count, key: key, note: audit.readingNote)
    }
    // Beyond what is possible at worst there is nothing to look at.
    guard let unsure = judged.first(where: { $0.range.map { $0.lowerBound < required } ?? false }),
      let range = unsure.range
    else { return nil }
    let message =
      "\(pair.foreground) on \(pair.background): \(unsure.reason ?? "it is not known what lies behind"), so the contrast "
      + "is between \(PairWords.ratio(range.lowerBound)) and \(PairWords.ratio(range.upperBound)); \(use.words) needs "
      + "\(PairWords.ratio(required)), look at it on a device" + usedIn(pair)
    var finding = finding(
      message, at: pair.location ?? pair.uses.first, key: key, text: pair.foreground, outcome: .review)
    finding.derivation = pair.derivation
    finding.sources = [use.source()]
    return finding
  }

  private func finding(
    _ pair: ObservedPair, _ use: PairUse, _ failing: [TokenAudit.Judged], _ worst: TokenAudit.Judged, total: Int,
    key: String, note: (ObservedPair, Double) -> String?
  ) -> Finding {
    let required = use.required()
    func shown(_ name: String, _ color: RGBA?) -> String {
      guard let hex = color?.shortHex, hex != name else { return name }
      return "\(name) \(hex)"
    }
    var message =
      "\(shown(pair.foreground, worst.foreground)) on \(shown(pair.background, worst.background)) has "
      + "\(PairWords.ratio(worst.ratio)) in \(worst.mode); "
      + "\(pair.thing.map { "non-text (\($0))" } ?? use.words) needs \(PairWords.ratio(required))"
    let others = failing.filter { $0.mode != worst.mode }
    if !others.isEmpty {
      message +=
        " (also \(others.map { "\(PairWords.ratio($0.ratio)) in \($0.mode)" }.joined(separator: ", ")))"
    }
    if let ratio = worst.ratio, let note = note(pair, ratio) { message += "; \(note)" }
    message += usedIn(pair)
    var finding = finding(message, at: pair.location ?? pair.uses.first, key: key, text: pair.foreground)
    finding.measured = .ratio(((worst.ratio ?? 0) * 1000).rounded(.down) / 1000, needs: required)
    finding.variants = Finding.VariantFold(failing: failing.map(\.mode), first: nil, total: total)
    finding.sources = [use.source()]
    finding.derivation = pair.derivation
    let parts = failing.compactMap { judged -> String? in
      guard let front = judged.foreground, let behind = judged.background else { return nil }
      return "in \(judged.mode): " + wayOut(front, behind, required)
    }
    if !parts.isEmpty { finding.suggestion = Suggestion(text: parts.joined(separator: " · ")) }
    return finding
  }

  /// The nearest passing foreground; where it would turn from light to dark or back, the background beside it.
  private func wayOut(_ front: RGBA, _ behind: RGBA, _ required: Double) -> String {
    guard let after = NearestPassingColor.color(for: front, over: behind, required: required) else {
      return "no lightness of this colour reaches \(PairWords.ratio(required)); change the background"
    }
    let change = "\(front.shortHex) → \(after.shortHex)"
    func lightness(_ color: RGBA) -> Double { ColorSpace.oklch.components(of: color)[0] }
    guard abs(lightness(after) - lightness(front)) > 0.4,
      let other = NearestPassingColor.color(for: behind, over: front, required: required)
    else { return change }
    return change + "; or the background \(behind.shortHex) → \(other.shortHex)"
  }

  private func usedIn(_ pair: ObservedPair) -> String {
    guard !pair.screens.isEmpty else { return "" }
    let places = pair.uses.prefix(3).map(\.description).joined(separator: ", ")
    let more = pair.uses.count > 3 ? " and \(pair.uses.count - 3) more" : ""
    return "; on \(TokenAudit.list(pair.screens))" + (places.isEmpty ? "" : " (\(places)\(more))")
  }
}
