import Foundation
import SightlineModel

/// Words on the screen come from a string table.
///
/// Names, numbers and texts that only exist at run time are no words of the app.
/// - Source: HIG, Inclusion: localise. No criterion of WCAG asks for translations.
struct StringLocalized: Rule, ProjectRule {
  static let id: RuleID = "string-localized"
  var ruleID: RuleID { Self.id }
  static let dependencies: RuleDependencies = []
  static let isOfTree = true

  func judge(_ scene: Scene) -> [Judgement] {
    ShownRun.judgements(in: scene) { shown in
      // “nil” is what Swift makes of a missing value, and in an app that runs it is there.
      guard shown.run.unknownReason == nil, shown.run.string != "nil",
        StandIn.hidden(in: shown.run.string).isToTranslate
      else { return nil }
      // A piece of a text that was looked up: `String(localized:).split(separator: "@")[0]`.
      let isLookedUp = shown.run.derivation.contains { if case .string = $0.kind { true } else { false } }
      if isLookedUp { return Judgement(node: shown.node.id, verdict: .passes, detail: shown.detail) }
      if shown.run.localization != nil { return Judgement(node: shown.node.id, verdict: .passes, detail: shown.detail) }
      if shown.run.isVerbatim == true {
        return Judgement(node: shown.node.id, verdict: .passes, detail: shown.detail)
      }
      let literal = shown.run.derivation.last { $0.location != nil }
      let isPlural = shown.run.derivation.contains { $0.kind == .plural }
      let issue = Verdict.Issue(
        isPlural ? Self.message(ofPlural: shown.run.string) : Self.message(shown.run.string), cause: literal?.location,
        derivation: shown.run.derivation)
      // One word among data, with a capital letter, may be the name of somebody or something.
      let isData = literal?.location.map { $0.line != shown.node.source?.line || $0.file != shown.node.source?.file }
      guard isData == true, StringMissing.mayBeName(shown.run.string) || shown.run.string.isNumberedName else {
        return Judgement(node: shown.node.id, verdict: .fails(issue), detail: shown.detail)
      }
      return Judgement(
        node: shown.node.id, verdict: .needsReview(Self.asking(shown.run.string, issue)), detail: shown.detail)
    }
  }

  /// Texts that only the source shows: in alerts and menus that no state opened, in branches that nothing took.
  func judge(_ project: ProjectFacts) -> [ProjectJudgement] {
    guard project.isTranslated else { return [] }
    return project.behaviours.compactMap { behaviour in
      guard case .writtenWords(let text, let isFallback) = behaviour.kind, text.isToTranslate else { return nil }
      let issue = Verdict.Issue(isFallback ? Self.message(ofFallback: text) : Self.message(text))
      return ProjectJudgement(
        subject: "\(behaviour.location.file) \(text)", location: behaviour.location,
        verdict: isFallback ? .needsReview(issue) : .fails(issue), quotation: text.quoted)
    }
  }

  private static func asking(_ text: String, _ issue: Verdict.Issue) -> Verdict.Issue {
    Verdict.Issue(
      "\(text.quoted) is written into the code; if it is a word to be read and no name, pass it as a LocalizedStringKey or with "
        + "String(localized:).", cause: issue.cause, derivation: issue.derivation)
  }

  private static func message(ofFallback text: String) -> String {
    "\(text.quoted) is written into the code for what is not there (?? \(text.quoted)); if readers can meet it, pass it as a "
      + "LocalizedStringKey or with String(localized:)."
  }

  private static func message(ofPlural text: String) -> String {
    "\(text.quoted) is written into the code with the plural it makes (count == 1 ? … : …), and cannot be translated; use one key "
      + "of a string catalog that varies by plural."
  }

  private static func message(_ text: String) -> String {
    "\(text.quoted) is written into the code and cannot be translated; pass it as a LocalizedStringKey or with "
      + "String(localized:)."
  }
}

extension String {
  /// Words of the app: no address, path, code, notice of rights, currency or unit.
  var isToTranslate: Bool {
    hasWords && !contains("://") && !isCurrency && !isUnit && !isIdentifier && !isNoticeOfRights
  }
  /// An address, a currency or a unit: a key of which no language has another text.
  var isAddressOrUnit: Bool {
    contains("://") || isCurrency || isUnit
      || contains("@") && !contains(where: \.isWhitespace) && contains(".") && !contains("%@")
  }
  /// `owner/project`, `EAN-13`, `someone@example.com`, `YouTube`: one piece that is put together of others.
  ///
  /// Or each of its words is one or a number: `AeroTime 2`, `AeroTime 1.14.2`.
  fileprivate var isIdentifier: Bool {
    let words = split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.count < 2 else {
      return words.contains(where: \.isIdentifier)
        && words.allSatisfy { $0.isIdentifier || !$0.contains(where: \.isLetter) }
    }
    let isNumbered = contains(where: \.isNumber) && contains(where: \.isLetter)
    let isJoined = zip(self, dropFirst()).contains { $0.isLowercase && $1.isUppercase }
    // `.example.com`: what stands behind the name of an account.
    let parts = split(separator: ".")
    let isDomain =
      parts.count > 1 && !hasSuffix(".")
      && parts.allSatisfy { $0.count > 1 && $0.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" } }
    return isNumbered || isJoined || isDomain || contains("@") || contains("_")
      || contains("/") && contains(where: { "-.".contains($0) })
  }
  /// `Pixel 8`, `Version 2`: a word with a capital letter and a number behind it.
  fileprivate var isNumberedName: Bool {
    let words = split(whereSeparator: \.isWhitespace)
    return words.count == 2 && words[0].first?.isUppercase == true && !words[1].contains(where: \.isLetter)
  }
  /// `© 2017 Name`: names and years, whose form is the law's.
  fileprivate var isNoticeOfRights: Bool {
    lowercased().hasPrefix("copyright ") || hasPrefix("©")
  }
  /// `$ USD`: codes of ISO 4217 and signs alone.
  fileprivate var isCurrency: Bool {
    hasOnlyWords(of: Self.currencies) { $0.isLetter }
  }
  /// `kg`, `12 lb`: symbols of units, which are the same in all languages written in Latin letters.
  fileprivate var isUnit: Bool {
    hasOnlyWords(of: Self.units) { $0.isLetter || $0 == "°" || $0 == "µ" }
  }
  /// A value and no words: a unit however it is set, `BPM`, or a number with one, `42 kg`, `8 h 20 min`, `10,482 steps`.
  var isMeasure: Bool {
    let plain = withoutMarks
    let letters = plain.split { !$0.isLetter && $0 != "°" && $0 != "µ" }
    // `CHF 34.00`.
    if plain.isCurrency, plain.contains(where: \.isNumber) { return true }
    let isOfUnits = !letters.isEmpty && letters.allSatisfy { Self.unitsInAnyCase.contains($0.lowercased()) }
    if isOfUnits { return true }
    let words = plain.split(whereSeparator: \.isWhitespace)
    return words.count == 2 && words[0].contains(where: \.isNumber) && !words[0].contains(where: \.isLetter)
      && words[1].allSatisfy { $0.isLetter && $0.isLowercase }
  }
  private static let unitsInAnyCase = Set(units.map { $0.lowercased() }).union([
    "min", "mins", "sec", "secs", "hr", "hrs", "am", "pm", "rpm", "spm", "kph", "lbs", "fps", "dbm",
  ])
  /// Sentences are through with their first word.
  private func hasOnlyWords(of known: Set<String>, isPart: (Character) -> Bool) -> Bool {
    var rest = self[...]
    var hasWord = false
    while let start = rest.firstIndex(where: isPart) {
      let word = rest[start...].prefix(while: isPart)
      guard known.contains(String(word)) else { return false }
      hasWord = true
      rest = rest[word.endIndex...]
    }
    return hasWord
  }
  private static let units: Set<String> = [
    "kg", "g", "mg", "µg", "lb", "oz", "km", "m", "cm", "mm", "mi", "ft", "yd", "l", "ml", "dl", "kcal", "cal", "kJ",
    "mmHg", "°C", "°F", "K", "Hz", "kHz", "MHz", "GHz", "dB", "W", "kW", "kWh", "V", "A", "B", "KB", "kB", "MB", "GB",
    "TB",
    "px", "pt", "dpi", "mph", "h", "min", "s", "ms", "bpm", "BPM",
  ]
  private static let currencies = Set(Locale.commonISOCurrencyCodes)
}
