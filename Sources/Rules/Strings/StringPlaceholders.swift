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
    return project.strings.compactMap { string in
      guard string.locale != project.sourceLanguage else { return nil }
      let original = originals["\(string.table)\u{0}\(string.key)"]
      let wanted = original.map(Self.values) ?? FormatPlaceholder.values(in: string.key)
      let subject = "\(string.table) \(string.key) \(string.locale)"
      for (form, text) in string.texts.sorted(by: { $0.key < $1.key }) {
        let found = FormatPlaceholder.values(in: text)
        // A plural form may say "one" or "no" in words: it may leave values out, not add or change them.
        let isLeftOut = found.count < wanted.count && string.isPlural && found.allSatisfy { wanted[$0.key] == $0.value }
        guard found != wanted, !isLeftOut else { continue }
        return ProjectJudgement(
          subject: subject, location: string.location,
          verdict: .fails(
            .init(
              "\(text.quoted) (\(string.locale)\(string.isPlural ? ", \(form)" : "")) \(Self.difference(found, wanted)); "
                + "use the placeholders of the text it translates.")))
      }
      return ProjectJudgement(subject: subject, location: string.location, verdict: .passes)
    }
  }

  /// Plural forms of the source may leave values out as well: the fullest counts.
  private static func values(_ string: ProjectFacts.LocalizedString) -> [Int: String] {
    string.texts.sorted { $0.key < $1.key }.map { FormatPlaceholder.values(in: $0.value) }.max { $0.count < $1.count }
      ?? [:]
  }

  private static func difference(_ found: [Int: String], _ wanted: [Int: String]) -> String {
    let positions = Set(found.keys).union(wanted.keys).sorted()
    for position in positions where found[position] != wanted[position] {
      switch (found[position], wanted[position]) {
      case (nil, let kind?): return "leaves out value \(position), %\(kind)"
      case (let kind?, nil): return "fills in a value \(position), %\(kind), that there is not"
      case (let kind?, let other?): return "writes value \(position) as %\(kind) where it is %\(other)"
      case (nil, nil): continue
      }
    }
    return "has other placeholders"
  }
}

/// Values that a format string fills in.
enum FormatPlaceholder {
  /// - Returns: Kinds by position, 1-based: `%@ of %2$lld` gives `[1: "@", 2: "lld"]`. Lengths of integers are one kind.
  static func values(in text: String) -> [Int: String] {
    var result: [Int: String] = [:]
    var next = 1
    var rest = text.unicodeScalars[...]
    while let percent = rest.firstIndex(of: "%") {
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        rest = rest.dropFirst()
        continue
      }
      var position: Int?
      let digits = rest.prefix { ("0"..."9").contains($0) }
      if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
        position = Int(String(String.UnicodeScalarView(digits)))
        rest = rest.dropFirst(digits.count + 1)
      }
      // `%#@name@` is a variable of a stringsdict: its value is filled in by the variable's own format.
      if rest.first == "#", rest.dropFirst().first == "@" {
        rest = rest.dropFirst(2)
        rest = rest.drop { $0 != "@" }.dropFirst()
        result[position ?? next] = "lld"
        if position == nil { next += 1 }
        continue
      }
      let flags = rest.prefix { "-+0'.".unicodeScalars.contains($0) || ("0"..."9").contains($0) }
      var tail = rest.dropFirst(flags.count)
      let lengths = tail.prefix { "hlqLzjt".unicodeScalars.contains($0) }
      tail = tail.dropFirst(lengths.count)
      guard let conversion = tail.first, "@dDiuUxXofeEgGcCsSaAp".unicodeScalars.contains(conversion) else { continue }
      // `50% sicher`: a percent sign before a blank fills in nothing, nor does one before a word.
      let word = tail.dropFirst().first
      if lengths.isEmpty, conversion != "@", let word, word.properties.isAlphabetic { continue }
      rest = tail.dropFirst()
      result[position ?? next] = kind(conversion)
      if position == nil { next += 1 }
    }
    return result
  }

  private static func kind(_ conversion: Unicode.Scalar) -> String {
    switch conversion {
    case "d", "D", "i", "u", "U", "x", "X", "o": "lld"
    case "f", "e", "E", "g", "G", "a", "A": "f"
    default: String(conversion)
    }
  }
}
