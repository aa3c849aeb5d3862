import SightlineModel

/// A translation fills in the same values as the text it translates.
///
/// A value that is left out is lost, one of another kind crashes or prints nonsense.
/// - Source: Apple, String Format Specifiers; WCAG 2.2, 3.1.1 Language of Page, A, in spirit.
struct StringPlaceholders: ProjectRule {
  static let id: RuleID = "string-placeholders"

  func judge(_ project: ProjectFacts) -> [ProjectJudgement] {
    let source = project.strings.filter { $0.locale == project.sourceLanguage }
    let originals = Dictionary(source.map { ("\($0.table)\u{0}\($0.key)", $0) }, uniquingKeysWith: { a, _ in a })
    let others = Dictionary(
      grouping: project.strings.filter { $0.locale != project.sourceLanguage && $0.state != .stale }
    ) {
      "\($0.table)\u{0}\($0.key)"
    }
    let odd = originals.compactMapValues { original in
      others["\(original.table)\u{0}\(original.key)"].flatMap { Self.agreed(among: $0, beside: original) }
    }
    return project.strings.compactMap { string in
      let place = "\(string.table)\u{0}\(string.key)"
      if let agreed = odd[place] {
        return string.locale == project.sourceLanguage ? Self.judgement(onSource: string, agreed, in: project) : nil
      }
      // What no source looks up is never filled in: string-state says so.
      guard string.locale != project.sourceLanguage, string.state != .stale else { return nil }
      let original = originals["\(string.table)\u{0}\(string.key)"]
      // What the code passes stands in the key, where the key is a sentence: the source text may leave some of it out.
      let passed = FormatPlaceholder.values(in: string.key)
      // A key that is a symbol says nothing of what is filled in, and no text of the source language does.
      if original == nil, passed.isEmpty, NotWords.isSymbolicKey(string.key) { return nil }
      let wanted = original.map(Self.values) ?? passed
      let subject = TableCause.subject(string)
      for (form, text) in string.texts.sorted(by: { $0.key < $1.key }) {
        let found = FormatPlaceholder.values(in: text)
        let isKnown = found.allSatisfy { $0.value == wanted[$0.key] || $0.value == passed[$0.key] }
        // A plural form may say "one" or "no" in words: it may leave values out, not add or change them.
        guard !isKnown || !string.isPlural && wanted.keys.contains(where: { found[$0] == nil }) else { continue }
        let isUsed = project.spellsOut(string.key)
        let issue = Verdict.Issue(
          "The \(string.locale) text of \(string.key.quotedKey)\(string.isPlural ? " for “\(form)”" : "")"
            + (text.hasInk
              ? (text == string.key ? "" : ", \(text.quoted),")
                + " \(Self.difference(found, wanted: wanted, passed: passed)); \(Self.remedy(isUsed: isUsed))"
              : " is empty; translate it, or take it out of the table, so that the source language is shown."))
        return ProjectJudgement(
          subject: subject, location: string.location, verdict: isUsed ? .fails(issue) : .needsReview(issue))
      }
      return ProjectJudgement(subject: subject, location: string.location, verdict: .passes)
    }
  }

  private static let agreeing = 2
  /// - Returns: What all translations fill in where the source language has something else: it is the one that is wrong.
  private static func agreed(
    among translations: [ProjectFacts.LocalizedString], beside source: ProjectFacts.LocalizedString
  ) -> [Int: String]? {
    let all = translations.map(values)
    guard all.count >= agreeing, let first = all.first, !first.isEmpty, all.allSatisfy({ $0 == first }),
      !source.isPlural, !translations.contains(where: \.isPlural), case let own = values(source), own != first,
      own.count == first.count, FormatPlaceholder.values(in: source.key).isEmpty
    else { return nil }
    return first
  }

  private static func judgement(
    onSource string: ProjectFacts.LocalizedString, _ agreed: [Int: String], in project: ProjectFacts
  ) -> ProjectJudgement {
    let isUsed = project.spellsOut(string.key)
    let text = string.texts.sorted { $0.key < $1.key }.first?.value ?? string.key
    let issue = Verdict.Issue(
      "The \(string.locale) text of \(string.key.quotedKey), \(text.quoted), "
        + "\(difference(values(string), wanted: agreed, passed: [:])) in every translation; correct it.")
    return ProjectJudgement(
      subject: TableCause.subject(string), location: string.location,
      verdict: isUsed ? .fails(issue) : .needsReview(issue))
  }

  /// Plural forms of the source may leave values out as well: the fullest counts.
  private static func values(_ string: ProjectFacts.LocalizedString) -> [Int: String] {
    string.texts.sorted { $0.key < $1.key }.map { FormatPlaceholder.values(in: $0.value) }.max { $0.count < $1.count }
      ?? [:]
  }

  private static func remedy(isUsed: Bool) -> String {
    isUsed
      ? "use the placeholders of the text it translates."
      : "no source spells the key out: use the placeholders of the text it translates, or remove what nobody looks up."
  }

  private static func difference(_ found: [Int: String], wanted: [Int: String], passed: [Int: String]) -> String {
    let positions = Set(found.keys).union(wanted.keys).sorted()
    for position in positions {
      switch (found[position], wanted[position] ?? passed[position]) {
      case (nil, let kind?): return "leaves out value \(position), %\(kind)"
      case (let kind?, nil): return "fills in a value \(position), %\(kind), that there is not"
      case (let kind?, let other?) where kind != other && kind != passed[position]:
        return "writes value \(position) as %\(kind) where it is %\(other)"
      default: continue
      }
    }
    return "has other placeholders"
  }
}
