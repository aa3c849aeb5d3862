import Rules
import SightlineModel

/// One decision that shows in many places is one finding, with its places: whoever fixes it decides once.
///
/// Folded are texts in the accent colour or one of iOS's own fainter label colours on one of its own grounds, what one pair of
/// the project's named colours, or one of them on such a ground, draws, messages that one view shows, errors that end in the
/// log, keys that no string table has or that stand in one that is not asked, texts that the same languages lack, movement in
/// an app that never asks for Reduce Motion, words written into one file, and words written into the code of an app that has no
/// string table, or those of one language. Of reviews each question is one, wherever it is asked (`AskedQuestion`). What is
/// suppressed where it stands stays as it is.
struct SharedCause {
  /// From how many places on.
  static let least = 3
  /// What one line draws is one decision from the second time on.
  private static let leastOfLine = 2
  /// Places named in the message.
  private static let shown = 6
  private static let shownLanguages = 3

  let hasStringTables: Bool
  /// Something in the app reads the setting.
  let asksForReduceMotion: Bool

  private struct Key: Hashable {
    var rule: RuleID
    var severity: Severity
    var verdict: Finding.Outcome
    var decision: Decision
  }
  private enum Decision: Hashable {
    case noStringTable
    /// Words written into one file; whether words are to be read is asked of all files at once.
    case literals(file: String?)
    case color(TextColor)
    /// Two colours that the project names: how each comes about, what is measured and what is needed.
    case pair([DerivationStep.Kind], measured: Double, required: Double)
    case noReducedMotion
    /// A colour, picture or material that is not known, by the reason.
    case unknown(reason: String)
    case message(SourceLocation)
    /// What a translator is sent at once.
    case languages([String])
    /// Keys that no table has: whoever fills the table adds them at once.
    case missingKeys
    /// One question of the whole app.
    case question
    /// The same question of several texts: what is asked, without the text.
    case texts(String)
    /// The same question of several things.
    case asked(AskedQuestion)

    var isQuestion: Bool {
      switch self {
      case .question, .texts, .asked, .unknown, .literals(file: nil): true
      default: false
      }
    }
  }

  /// - Parameter findings: In report order, and so they stay.
  func fold(_ findings: inout [Finding]) {
    var groups: [Key: [Int]] = [:]
    for (index, finding) in findings.enumerated() where finding.status == .new {
      guard let decision = decision(behind: finding) else { continue }
      // Whether a word may be a name matters where others are translated.
      let isAnyVerdict = decision == .noStringTable
      let key = Key(
        rule: finding.rule, severity: isAnyVerdict ? .review : finding.severity,
        verdict: isAnyVerdict ? .review : finding.verdict, decision: decision)
      groups[key, default: []].append(index)
    }
    var folded: Set<Int> = []
    for (key, indices) in groups {
      let isOfTwo = Self.ofTwo.contains(key.rule) && key.decision != .missingKeys
      guard indices.count >= (key.decision.isQuestion || isOfTwo ? Self.leastOfLine : Self.least) else { continue }
      let members = indices.map { findings[$0] }
      folded.formUnion(indices.dropFirst())
      findings[indices[0]] = merged(members, key.decision)
    }
    guard !folded.isEmpty else { return }
    findings = findings.enumerated().filter { !folded.contains($0.offset) }.map(\.element)
  }

  /// A colour of iOS's own for text.
  private enum TextColor: Hashable {
    case accent
    /// 2 secondary … 4 quaternary: the fainter ones.
    case label(level: Int)

    init?(_ step: DerivationStep) {
      switch step.kind {
      case .accent: self = .accent
      case .level(let level, of: nil) where (2...4).contains(level): self = .label(level: level)
      case .named(_, system: "secondaryLabel"): self = .label(level: 2)
      case .named(_, system: "tertiaryLabel"): self = .label(level: 3)
      case .named(_, system: "quaternaryLabel"): self = .label(level: 4)
      default: return nil
      }
    }
  }
  private static let messages: Set<RuleID> = ["message-announced", "message-duration"]
  private static let ofTwo = messages.union(ofTexts)
  /// Asked once of the whole app.
  private static let questions: Set<RuleID> = [
    "picture-in-name", "destructive-confirmed", "group", "row-stacks",
    "disabled-told", "sheet-closes", "copy-told", "input-dropped", "empty-told", "icon-scaling", "color-only-state",
    "contrast-non-text",
  ]
  /// Asked once for all texts of which they ask the same.
  private static let ofTexts: Set<RuleID> = ["string-missing", "string-translated", "control-name", "heading"]
  private static let grounds: Set<SystemColorName> = [
    "systemBackground", "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
    "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground",
  ]
  private static func isGround(_ step: DerivationStep) -> Bool {
    switch step.kind {
    case .systemBackground: true
    case .named(_, let system?): grounds.contains(system)
    default: false
    }
  }

  /// - Returns: `nil` for a finding that has a cause of its own.
  private func decision(behind finding: Finding) -> Decision? {
    let isDoubted = finding.doubts?.isEmpty == false
    let isOfRule = Self.questions.contains(finding.rule) || finding.rule == "string-localized" && !hasStringTables
    if let decision = isDoubted && !isOfRule ? nil : known(behind: finding) { return decision }
    // Two colours that weigh as a review are still a pair of their own.
    let isPair = finding.rule.rawValue.hasPrefix("contrast-") && finding.isCertain == true
    return finding.verdict == .review && !isPair ? .asked(AskedQuestion(finding)) : nil
  }

  private func known(behind finding: Finding) -> Decision? {
    switch finding.rule {
    case "string-localized":
      guard hasStringTables else { return .noStringTable }
      return .literals(file: finding.verdict == .fail ? finding.location.file : nil)
    case "string-missing" where finding.verdict == .fail:
      return Self.namesTable(finding) ? .texts(Self.withoutQuotations(finding.message)) : .missingKeys
    case "contrast-text", "contrast-text-enhanced":
      // A rule that weighs as a review asks nothing of its own.
      guard finding.isCertain ?? (finding.verdict == .fail) else { return unknown(behind: finding) }
      if finding.derivation.contains(where: Self.isGround),
        let color = finding.derivation.first.flatMap(TextColor.init)
      {
        return .color(color)
      }
      return pair(of: finding)
    // Of a symbol beside text only a person can say whether it matters.
    case "contrast-non-text":
      return finding.isCertain ?? (finding.verdict == .fail)
        ? pair(of: finding) : unknown(behind: finding) ?? .question
    // Nothing is cut here: whether words of run time can be longer is asked once.
    case "text-truncated", "text-clipped":
      return finding.verdict == .review && finding.measured == nil ? .question : nil
    // One title on two screens is another matter: nothing is counted there.
    case "screen-title": return finding.verdict == .review && finding.measured != nil ? .question : nil
    case "motion-gated": return finding.verdict == .fail && !asksForReduceMotion ? .noReducedMotion : nil
    case "string-translated" where finding.verdict == .fail:
      guard case .untranslated(_, let languages)? = finding.derivation.first?.kind else { return nil }
      return .languages(languages)
    // Whatever it says: what announces a message, and takes it away, is decided where it is drawn.
    case _ where Self.messages.contains(finding.rule):
      let line = SourceLocation(file: finding.location.file, line: finding.location.line, column: 1)
      return finding.verdict == .fail ? .message(line) : nil
    case _ where Self.questions.contains(finding.rule): return finding.verdict == .review ? .question : nil
    case _ where Self.ofTexts.contains(finding.rule):
      return finding.verdict == .review ? .texts(Self.withoutQuotations(finding.message)) : nil
    default: return nil
    }
  }

  /// A table has the key, and is not asked.
  private static func namesTable(_ finding: Finding) -> Bool {
    finding.derivation.contains { step in
      if case .string = step.kind { step.location?.file.hasSuffix(".swift") == false } else { false }
    }
  }

  /// - Returns: What is not known, the same for all that is drawn with it.
  private func unknown(behind finding: Finding) -> Decision? {
    guard case .unknown(let reason)? = finding.derivation.first?.kind else { return nil }
    // Thick or thin, what shines through it is asked.
    return .unknown(reason: reason.hasPrefix("the material ") ? "a material" : reason)
  }

  /// - Returns: `nil` unless both colours are named, or one is and the other is a ground of iOS's own: what stands as numbers in
  ///   each place is decided in each place.
  private func pair(of finding: Finding) -> Decision? {
    let definitions = finding.derivation.count(where: \.isDefinition)
    guard let measured = finding.measured?.plain,
      definitions > 1 || definitions == 1 && finding.derivation.contains(where: Self.isGround)
    else { return nil }
    return .pair(finding.derivation.map(\.kind), measured: measured.value, required: measured.required)
  }

  private static func withoutQuotations(_ message: String) -> String {
    let parts = message.split(separator: "“", omittingEmptySubsequences: false)
    return parts[0] + parts.dropFirst().map { part in part.drop { $0 != "”" } }.joined()
  }

  private static func list(_ parts: [String], first shown: Int = shown) -> String {
    parts.prefix(shown).joined(separator: ", ") + (parts.count > shown ? " and \(parts.count - shown) more" : "")
  }

  /// Each once, in the order in which they were met.
  private static func distinct(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }

  private func text(of finding: Finding) -> String? {
    finding.quotation
      ?? finding.message.split(separator: "“", maxSplits: 1, omittingEmptySubsequences: false).dropFirst().first.map {
        rest in
        "“\(rest.prefix { $0 != "”" })”"
      }
  }

  private func merged(_ members: [Finding], _ decision: Decision) -> Finding {
    // The worst of them speaks for all: what is measured is what the message says.
    let worst = members.indices.dropFirst().reduce(0) { worst, index in
      guard let known = members[worst].measured, let other = members[index].measured else { return worst }
      return other.isFurtherOff(than: known) ? index : worst
    }
    var finding = members[worst]
    let rest = members.indices.filter { $0 != worst }.map { members[$0] }
    switch decision {
    case .message:
      let texts = rest.compactMap(\.quotation)
      finding.message += " The same of \(Self.list(texts))."
    case .texts:
      let own = text(of: finding)
      let texts = Self.distinct(rest.compactMap(text).filter { $0 != own })
      finding.message += texts.isEmpty ? "" : " The same of \(Self.list(texts))."
    case .asked:
      let own = text(of: finding)
      let texts = Self.distinct(rest.compactMap(text).filter { $0 != own }).prefix(Self.shown)
      let places = "\(rest.count) more \(rest.count == 1 ? "place" : "places")"
      finding.message +=
        " The same is asked of \(places)\(texts.isEmpty ? "" : ", as of \(texts.joined(separator: ", "))")."
    case .question:
      finding.message += " \(rest.count) more places do the same."
    case .languages(let languages):
      let keys = members.compactMap { member -> String? in
        guard case .untranslated(let key, _)? = member.derivation.first?.kind else { return nil }
        return key.quoted
      }
      let own = Self.distinct(keys)
      let into = Self.list(languages, first: Self.shownLanguages)
      finding.message =
        own.count == 1
        ? "\(own[0]) has no translation into \(into) and is shown in the source language; translate it."
        : "\(own.count) texts have no translation into \(into) and are shown in the source language: \(Self.list(own)); "
          + "translate them."
      finding.derivation = members.flatMap(\.derivation)
    case .literals(let file):
      let texts = Self.distinct(members.compactMap(text))
      guard texts.count > 1 else { break }
      let files = Set(members.map(\.location.file))
      let only = file ?? (files.count == 1 ? files.first : nil)
      let name = only.map { $0.split(separator: "/").last.map(String.init) ?? $0 } ?? "\(files.count) files"
      let what =
        finding.verdict == .review
        ? "words are written into \(name): \(Self.list(texts)); if they are to be read and no names, pass them"
        : "texts are written into \(name) and cannot be translated: \(Self.list(texts)); pass them"
      finding.message = "\(texts.count) \(what) as LocalizedStringKey or with String(localized:)."
    case .missingKeys:
      let keys = Self.distinct(members.compactMap(text))
      guard keys.count > 1 else { break }
      finding.message =
        "\(keys.count) keys stand in no string table, so every reader gets the words in the code: \(Self.list(keys)); add them, "
        + "or correct their spelling."
    case .color(.accent):
      finding.message += " One AccentColor or .tint that stands out more fixes all of them."
    case .noStringTable:
      // One language is nobody's failure: whether there is to be another, the app's makers know.
      finding.severity = .review
      finding.message =
        "The app comes in one language: \(members.count) texts are written into its code and cannot be translated, first "
        + "\(finding.element?.text.map { "“\($0)”" } ?? "this one"); for another, add a string catalog, and pass them as "
        + "LocalizedStringKey or with String(localized:)."
    case .pair:
      // One of iOS's own has no definition in the app.
      let isDefined: Bool
      if case .named(_, .some)? = finding.derivation.first?.kind {
        isDefined = !finding.message.contains(" in its place")
      } else {
        isDefined = true
      }
      finding.message +=
        " The same pair stands in \(rest.count) more places: change \(isDefined ? "it where the colour is defined" : "the colour in each of them")."
    case .unknown:
      finding.message += " The same is not known in \(rest.count) more places."
    case .noReducedMotion:
      finding.message =
        "Nothing in the app asks for Reduce Motion, and \(members.count) animations move things even when it is on: read "
        + "accessibilityReduceMotion where they start, and change the value without animation, or cross-fade."
    case .color(.label(let level)):
      let label = DerivationStep.Kind.level(level, of: nil).words
      finding.message +=
        " Both are iOS's own colours: keep \(label) for what may be missed, and set what has to be read in .primary."
    }
    finding.places =
      (finding.places ?? [])
      + rest.flatMap { member in
        [
          Finding.Place(
            location: member.location, screen: member.screen, element: member.element, measured: member.measured)
        ] + (member.places ?? [])
      }
    if members.contains(where: { $0.isCertain == false }) { finding.isCertain = false }
    let elements = members.flatMap { $0.elementFingerprints ?? [$0.fingerprint] }
    finding.elementFingerprints = Set(elements).sorted()
    finding.fingerprint = members.map(\.fingerprint).min() ?? finding.fingerprint
    if var variants = finding.variants {
      variants.failing = Self.distinct(members.flatMap { $0.variants?.failing ?? [] })
      variants.total = max(variants.failing.count, members.compactMap(\.variants?.total).max() ?? 0)
      if Set(members.map(\.variants?.words)).count > 1 { variants.words = nil }
      finding.variants = variants
    }
    return finding
  }
}

extension DerivationStep {
  /// A colour is defined there once, for all that use its name.
  fileprivate var isDefinition: Bool {
    switch kind {
    case .assetColor, .swiftConstant, .token, .constant: true
    default: false
    }
  }
}
