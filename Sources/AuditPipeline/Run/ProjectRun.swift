import AuditEngine
import Rules
import SightlineModel
import StringCatalogs
import WorkJournal

/// Asks the rules about the project as a whole: its strings and its flow.
struct ProjectRun {
  let tables: StringTables
  let tableOwners: TableOwners
  let locales: [String]
  let flow: FlowGraph?
  let flowScreens: [String: FlowScreen]
  let orientations: [ProjectFacts.Orientations]
  let minimumSystem: Int?
  let unseenAnimations: [ProjectFacts.UnseenAnimation]
  let behaviours: [WrittenBehaviour]
  /// The texts of all sources; none where other code may look keys up as well.
  let sources: [String]
  /// Of the project's own files, by their paths.
  let keySources: [(path: String, text: String)]
  let rules: RuleSet
  let leftOut: LeftOut

  /// What the rules say, and how much each of them judged.
  struct Result {
    var findings: [Finding] = []
    var judged: [RuleID: Int] = [:]
  }

  func judge() -> Result {
    var facts = self.facts
    facts.keyPlaces = KeyPlaces.all(of: facts.stringKeys, in: keySources)
    return rules.projectRules.reduce(into: Result()) { result, rule in
      let id = rule.ruleID
      guard !leftOut.has(.rule, id.rawValue) else { return }
      let judgements = WorkJournal.during(Work(.rule, id.rawValue)) { rule.judge(facts) }
      result.findings += Self.counted(judgements).compactMap { finding($0, of: id) }
      result.judged[id, default: 0] += judgements.count
    }
  }

  /// What the rule about words in the code says of each of several groups.
  func judge(words groups: [[WrittenBehaviour]]) -> [[Finding]] {
    let id: RuleID = "string-localized"
    guard let rule = rules.projectRules.first(where: { $0.ruleID == id }), !leftOut.has(.rule, id.rawValue) else {
      return []
    }
    var facts = self.facts
    return groups.map { group in
      facts.behaviours = group
      return Self.counted(rule.judge(facts)).compactMap { finding($0, of: id) }
    }.filter { $0.count > 1 }
  }

  /// Equal subjects told apart by their order.
  private static func counted(_ judgements: [ProjectJudgement]) -> [ProjectJudgement] {
    zip(judgements, judgements.map(\.subject).numbered).map { judgement, subject in
      var judgement = judgement
      judgement.subject = subject
      return judgement
    }
  }

  private func finding(_ judgement: ProjectJudgement, of rule: RuleID) -> Finding? {
    let issue: Verdict.Issue
    let isFailure: Bool
    switch judgement.verdict {
    case .fails(let found): (issue, isFailure) = (found, true)
    case .needsReview(let found): (issue, isFailure) = (found, false)
    case .passes, .notApplicable: return nil
    }
    let setting = rules.settings[rule]
    func fingerprint(_ subject: String) -> String {
      Fingerprint.of(rule: rule, symbol: nil, path: subject, text: nil)
    }
    let elements = judgement.elements.map(fingerprint).sorted()
    var finding = Finding(
      rule: rule, severity: isFailure ? setting?.severity ?? .warning : .review, verdict: isFailure ? .fail : .review,
      message: issue.message,
      location: issue.cause ?? judgement.location ?? SourceLocation(file: ".", line: 1, column: 1),
      measured: issue.measured, sources: setting?.sources ?? [], suggestion: issue.suggestion,
      derivation: issue.derivation, fingerprint: elements.first ?? fingerprint(judgement.subject))
    if elements.count > 1 { finding.elementFingerprints = elements }
    finding.quotation = judgement.quotation
    let parts = judgement.parts.filter { ElementParts.isOutOfSight($0, of: finding.location) }
    if !parts.isEmpty {
      finding.places = parts.map { Finding.Place(location: $0, screen: nil, element: nil, measured: nil) }
    }
    return finding
  }

  private var facts: ProjectFacts {
    let real = locales.filter { $0 != LocaleName.accented && $0 != LocaleName.mirrored }
    var facts = ProjectFacts(
      strings: tables.entries.flatMap(strings).sorted { ($0.table, $0.key, $0.locale) < ($1.table, $1.key, $1.locale) },
      stringKeys: Set(tables.entries.map(\.key)), sourceLanguage: tables.sourceLanguage, locales: real,
      pluralCategories: Dictionary(
        real.map { ($0, PluralCategory.all(in: $0).map(\.rawValue)) }, uniquingKeysWith: { first, _ in first }),
      flows: flow, flowScreens: flowScreens, orientations: orientations,
      unseenAnimations: unseenAnimations, behaviours: behaviours)
    facts.sources = sources
    facts.keysAsTexts = tables.entries.filter { entry in
      entry.extraction != .stale && entry.location.file.hasSuffix(".xcstrings")
        && entry.localizations[tables.sourceLanguage] == nil
    }.map { entry in
      ProjectFacts.LocalizedString(
        key: entry.key, table: entry.table, locale: tables.sourceLanguage, texts: ["other": entry.key],
        location: entry.location)
    }.sorted { ($0.table, $0.key) < ($1.table, $1.key) }
    facts.minimumSystem = minimumSystem
    for behaviour in behaviours {
      guard case .writtenKey(let key, false) = behaviour.kind, tableOwners.app.entry(key) == nil else { continue }
      let file = behaviour.location.file
      facts.unaskedTables[file, default: [:]][key] = tableOwners.unasked(key, table: nil, writtenIn: file)
    }
    return facts
  }

  private func strings(_ entry: StringEntry) -> [ProjectFacts.LocalizedString] {
    entry.localizations.sorted { $0.key < $1.key }.map { locale, form in
      let form = form.used(in: locale)
      var texts: [String: String] = [:]
      var isPlural = false
      collect(form.variation, "", &texts, &isPlural)
      let states = form.leaves.map(\.state)
      let state: ProjectFacts.LocalizedString.State =
        entry.extraction == .stale
        ? .stale : states.contains(.new) ? .new : states.contains(.needsReview) ? .needsReview : .translated
      return ProjectFacts.LocalizedString(
        key: entry.key, table: entry.table, locale: locale, texts: texts, isPlural: isPlural, state: state,
        location: form.location)
    }
  }

  private func collect(_ variation: Variation, _ name: String, _ texts: inout [String: String], _ isPlural: inout Bool)
  {
    switch variation {
    case .unit(let unit): texts[name.isEmpty ? "other" : name] = unit.text
    case .plural(let forms):
      isPlural = true
      for (category, form) in forms { collect(form, category.rawValue, &texts, &isPlural) }
    case .device(let forms):
      for (device, form) in forms { collect(form, name.isEmpty ? device.rawValue : name, &texts, &isPlural) }
    case .width(let forms):
      for (width, form) in forms { collect(form, name.isEmpty ? "\(width)" : name, &texts, &isPlural) }
    }
  }
}
