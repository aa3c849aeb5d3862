import SightlineModel
import Testing

@testable import AuditEngine

/// What one decision fixes is one finding; what differs in anything stays apart.
struct SharedCauseTests {
  private static func contrast(
    _ line: Int, label: DerivationStep.Kind = .level(2, of: nil),
    ground: SystemColorName? = "systemBackground", ratio: Double = 3.4
  ) -> Finding {
    var finding = Finding(
      rule: "contrast-text", severity: .error, verdict: .fail, message: "“\(line)” is faint.",
      location: SourceLocation(file: "A.swift", line: line, column: 1),
      measured: .ratio(ratio, needs: 4.5), fingerprint: "f\(line)")
    finding.derivation = [DerivationStep(label), DerivationStep(.named("ground", system: ground))]
    return finding
  }

  private static func folded(
    _ findings: [Finding], hasStringTables: Bool = true, asksForReduceMotion: Bool = true
  ) -> [Finding] {
    var findings = findings
    SharedCause(hasStringTables: hasStringTables, asksForReduceMotion: asksForReduceMotion).fold(&findings)
    return findings
  }

  @Test func theSystemsFaintLabelsOnItsGrounds() {
    let found = Self.folded([
      Self.contrast(1), Self.contrast(2, label: .named("Brand.grey", system: nil)),
      Self.contrast(3, label: .named("Color.secondary", system: "secondaryLabel"), ratio: 3.1),
      Self.contrast(4, ground: "secondarySystemGroupedBackground"), Self.contrast(5, ground: nil),
      Self.contrast(6, label: .level(3, of: nil)),
    ])
    // The worst speaks for all, in the first one's place.
    #expect(found.map(\.location.line) == [3, 2, 5, 6])
    #expect(found[0].message.hasPrefix("“3” is faint. Both are iOS's own colours"))
    #expect(found[0].places?.map(\.location.line) == [1, 4])
    #expect(found[0].measured?.plain.value == 3.1 && found[0].elementFingerprints == ["f1", "f3", "f4"])
  }

  /// One accent colour is chosen once.
  @Test func linksInTheAccentColour() {
    let found = Self.folded((1...3).map { Self.contrast($0, label: .accent) } + [Self.contrast(4)])
    #expect(found.map(\.location.line) == [1, 4])
    #expect(found[0].message.hasSuffix("fixes all of them."))
    #expect(found[0].places?.map(\.location.line) == [2, 3])
  }

  /// A toast is one view, whatever it says.
  @Test func messagesOfOneLine() {
    func message(_ text: String, _ line: Int) -> Finding {
      var finding = Finding(
        rule: "message-announced", severity: .error, verdict: .fail, message: "“\(text)” appears for 5 seconds.",
        location: SourceLocation(file: "Toast.swift", line: line, column: 1), fingerprint: text)
      finding.quotation = "“\(text)”"
      return finding
    }
    let found = Self.folded([message("Saved", 3), message("Error", 3), message("Sent", 9)])
    #expect(
      found.map(\.message) == [
        "“Saved” appears for 5 seconds. The same of “Error”.", "“Sent” appears for 5 seconds.",
      ])
  }

  /// One question of several texts is asked once; another question, and a failure, stay apart.
  @Test func theSameQuestionOfTexts() {
    func missing(_ line: Int, _ message: String, _ verdict: Finding.Outcome = .review) -> Finding {
      Finding(
        rule: "string-missing", severity: verdict == .fail ? .warning : .review, verdict: verdict, message: message,
        location: SourceLocation(file: "A.swift", line: line, column: 1), fingerprint: "f\(line)")
    }
    let found = Self.folded([
      missing(1, "The key “Moodle” stands in no table."), missing(2, "The key “Wiki” stands in no table."),
      missing(3, "The key “Go on” stands in no table.", .fail), missing(4, "“Moodle” is for a person."),
    ])
    #expect(found.map(\.location.line) == [1, 3, 4])
    #expect(found[0].message == "The key “Moodle” stands in no table. The same of “Wiki”.")
    #expect(found[0].places?.map(\.location.line) == [2])
  }

  /// Whoever fills the table adds all keys that it lacks; two may be slips of the pen.
  @Test(arguments: [2, 5]) func keysThatNoTableHas(count: Int) {
    let found = Self.folded(
      (1...count).map { line in
        Finding(
          rule: "string-missing", severity: .warning, verdict: .fail,
          message: "The key “Go \(line)” stands in no table.",
          location: SourceLocation(file: "\(line).swift", line: line, column: 1), fingerprint: "f\(line)")
      })
    #expect(found.count == (count < SharedCause.least ? count : 1))
    guard found.count == 1 else { return }
    #expect(found[0].message.hasPrefix("5 keys stand in no string table"))
    #expect(found[0].message.contains("“Go 1”, “Go 2”, “Go 3”, “Go 4”, “Go 5”; add them"))
    #expect(found[0].places?.map(\.location.line) == [2, 3, 4, 5])
  }

  @Test func fewPlacesAndSuppressedOnesStay() {
    #expect(Self.folded([Self.contrast(1), Self.contrast(2)]).count == 2)
    var suppressed = Self.contrast(3)
    suppressed.status = .suppressed
    #expect(Self.folded([Self.contrast(1), Self.contrast(2), suppressed]).count == 3)
  }

  /// Without any table it is one decision to have none; with tables those of one file are one.
  @Test(arguments: [(false, "A/B.swift", 1), (true, "A/B.swift", 1), (true, nil, 4)])
  func wordsInTheCode(hasStringTables: Bool, file: String?, count: Int) {
    let findings = (1...4).map { line in
      Finding(
        rule: "string-localized", severity: .warning, verdict: .fail, message: "“\(line)” is written into the code.",
        location: SourceLocation(file: file ?? "\(line).swift", line: line, column: 1), fingerprint: "f\(line)")
    }
    let found = Self.folded(findings, hasStringTables: hasStringTables)
    #expect(found.count == count)
    // Having one language is a question.
    #expect(found.allSatisfy { $0.verdict == (hasStringTables ? .fail : .review) })
    #expect(hasStringTables || found[0].message.hasPrefix("The app comes in one language: 4 texts"))
    guard hasStringTables, file != nil else { return }
    #expect(found[0].message.hasPrefix("4 texts are written into B.swift and cannot be translated: “1”, “2”, “3”"))
    #expect(found[0].places?.map(\.location.line) == [2, 3, 4])
  }

  /// Two colours of the project's own, or one on a ground of iOS's, are one decision wherever they meet; what is written as numbers is one in each place.
  @Test func pairsOfNamedColors() {
    func pair(_ line: Int, _ name: String, ratio: Double = 2.4, ground: DerivationStep.Kind = .assetColor("Paper"))
      -> Finding
    {
      var finding = Self.contrast(line, ratio: ratio)
      let place = SourceLocation(file: "Colors.xcassets", line: 1, column: 1)
      finding.derivation = [
        DerivationStep(.named(name, system: nil)), DerivationStep(.assetColor(name), at: place), DerivationStep(ground),
      ]
      return finding
    }
    let found = Self.folded([
      pair(1, "Subtitle"), pair(2, "Subtitle"), pair(3, "Title"), pair(4, "Subtitle"), pair(5, "Subtitle", ratio: 1.8),
      pair(6, "Hint", ground: .color(.white)), pair(7, "Hint", ground: .color(.white)),
      pair(8, "Hint", ground: .color(.white)), pair(9, "AccentColor", ground: .systemBackground),
      pair(10, "AccentColor", ground: .systemBackground), pair(11, "AccentColor", ground: .systemBackground),
    ])
    #expect(found.map(\.location.line) == [1, 3, 5, 6, 7, 8, 9])
    #expect(found[6].places?.map(\.location.line) == [10, 11])
    #expect(
      found[0].message == "“1” is faint. The same pair stands in 2 more places: change it where the colour is defined.")
    #expect(found[0].places?.map(\.location.line) == [2, 4])
  }

  /// A colour of iOS's own is chosen in each place, and defined in none.
  @Test(arguments: [
    ("#76767B in its place would pass.", "change the colour in each of them."),
    ("#FFFFFF behind it would pass.", "change it where the colour is defined."),
  ])
  func pairsWithSystemColors(remedy: String, end: String) {
    let found = Self.folded(
      (1...3).map { line in
        var finding = Self.contrast(line, ratio: 2.4)
        finding.message += " " + remedy
        finding.derivation = [
          DerivationStep(.named("Color.gray", system: "systemGray")),
          DerivationStep(.systemColor("systemGray", .ios26)),
          DerivationStep(.assetColor("Paper")), DerivationStep(.assetColor("Card")),
        ]
        return finding
      })
    #expect(found.map(\.location.line) == [1])
    #expect(found[0].message.hasSuffix(end), "\(found[0].message)")
  }

  /// What hangs on one colour that is not known is one question.
  @Test func whatIsNotKnown() {
    func question(_ line: Int, _ reason: String) -> Finding {
      Finding(
        rule: "contrast-text", severity: .review, verdict: .review, message: "“\(line)” is faint.",
        location: SourceLocation(file: "A.swift", line: line, column: 1),
        derivation: [DerivationStep(.unknown(reason: reason)), DerivationStep(.systemBackground)],
        fingerprint: "f\(line)")
    }
    let found = Self.folded([question(1, "a"), question(2, "a"), question(3, "b"), question(4, "a")])
    #expect(found.map(\.location.line) == [1, 3])
    #expect(found[0].message == "“1” is faint. The same is not known in 2 more places.")
  }

  /// Where nothing asks for Reduce Motion that is one decision; where something does, each animation that does not is a slip.
  @Test(arguments: [(false, 1), (true, 3)])
  func movement(asksForReduceMotion: Bool, count: Int) {
    let findings = (1...3).map { line in
      Finding(
        rule: "motion-gated", severity: .warning, verdict: .fail, message: "withAnimation animates offset.",
        location: SourceLocation(file: "A.swift", line: line, column: 1), fingerprint: "f\(line)")
    }
    let found = Self.folded(findings, asksForReduceMotion: asksForReduceMotion)
    #expect(found.count == count)
    #expect(
      asksForReduceMotion || found[0].message.hasPrefix("Nothing in the app asks for Reduce Motion, and 3 animations"))
  }

  /// A translator is sent what a language lacks at once; each text is listed in its derivation, each place among the places.
  @Test func textsThatTheSameLanguagesLack() {
    func finding(_ key: String, _ line: Int, _ languages: [String]) -> Finding {
      let place = SourceLocation(file: "A.swift", line: line, column: 1)
      return Finding(
        rule: "string-translated", severity: .error, verdict: .fail, message: "“\(key)” has no translation.",
        location: place,
        derivation: [DerivationStep(.untranslated(key: key, languages: languages), at: place)], fingerprint: "f\(line)")
    }
    let found = Self.folded([
      finding("Save", 1, ["de", "fr"]), finding("Edit", 2, ["de", "fr"]), finding("Bold", 3, ["de"]),
      finding("Save", 4, ["de", "fr"]), finding("Send", 5, ["de", "fr"]),
    ])
    #expect(
      found.map(\.message) == [
        "3 texts have no translation into de, fr and are shown in the source language: “Save”, “Edit”, “Send”; translate them.",
        "“Bold” has no translation.",
      ])
    #expect(found[0].places?.map(\.location.line) == [2, 4, 5])
    #expect(found[0].derivation.count == 4)
  }
}
