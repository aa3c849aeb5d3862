import DesignTokens
import SightlineModel
import SourceDocuments
import Testing

@testable import Rules

struct TokenContrastTests {
  @Test func aDeclaredPairFailsWhereItFails() throws {
    let audit = TokenAudit(
      tokens: TokenExample.tokens,
      pairs: [
        TokenPair(foreground: "text.quiet", background: "background.primary", location: TokenExample.place),
        TokenPair(foreground: "text.primary", background: "background.primary"),
      ])
    let findings = TokenExample.findings(audit)
    #expect(findings.count == 1, "\(findings.map(\.message))")
    let finding = try #require(findings.first)
    #expect(finding.rule == "token-contrast")
    #expect(finding.severity == .error)
    #expect(
      finding.message.hasPrefix(
        "text.quiet #9ca3af on background.primary #ffffff has 2.53:1 in light; text needs 4.5:1"))
    #expect(finding.variants?.failing == ["light"])
    #expect(finding.variants?.total == 2)
    #expect(finding.location == SourceLocation(file: "base.tokens.json", line: 8, column: 54))
    #expect(finding.derivation.map(\.location?.line) == [8, 4])
    #expect(finding.fingerprint == "token-contrast|text.quiet|background.primary|text")
    let suggestion = try #require(finding.suggestion?.text)
    #expect(suggestion.contains("at palette.gray (base.tokens.json:4:5)"), "\(suggestion)")
    #expect(suggestion.contains("also changes icon.quiet"), "\(suggestion)")
  }

  @Test func systemColoursAndLiteralsServeInPairs() throws {
    let pair = TokenPair(foreground: "systemBlue", background: "systemBackground", location: TokenExample.place)
    let finding = try #require(TokenExample.findings(TokenAudit(tokens: TokenSet(files: []), pairs: [pair])).first)
    #expect(finding.measured?.plain.value == 3.52)
    #expect(finding.variants?.failing == ["light"])
  }

  /// What stands on a material or an image is a question, with what is possible.
  @Test func unknownGroundsAreReviews() throws {
    let pair = ObservedPair(
      foreground: "white", background: "a material", isText: true, size: 17, isBold: false, location: nil, uses: [],
      screens: ["A"], observed: [.light: .init(foreground: [.white], background: .unknown("ultraThinMaterial"))])
    var audit = TokenAudit(tokens: TokenSet(files: []), observed: [pair])
    audit.judgesObserved = true
    let cell = try #require(audit.matrix()?.pairs.first?.cells.first)
    #expect(cell.verdict == .review && cell.note == "ultraThinMaterial: 1:1 to 21:1")
    let found = TokenExample.findings(audit)
    #expect(found.map(\.verdict) == [.review] && found.map(\.severity) == [.review])
    #expect(found.first?.message.contains("between 1:1 and 21:1") == true)
  }

  /// A line or an area of a control is shown and never a finding; a symbol that fails is one.
  @Test(arguments: [(true, 1, TokenMatrix.Verdict.fails), (false, 0, .review)])
  func whatIsNoText(isNeeded: Bool, count: Int, verdict: TokenMatrix.Verdict) throws {
    let pair = ObservedPair(
      foreground: "gray", background: "white", isText: false, isNeeded: isNeeded, thing: "symbol", size: 0,
      isBold: false, location: nil, uses: [], screens: ["A"],
      observed: [.light: .init(foreground: [RGBA(hex: 0xCCCCCC)], background: .colors([.white]))])
    var audit = TokenAudit(tokens: TokenSet(files: []), observed: [pair])
    audit.judgesObserved = true
    #expect(TokenExample.findings(audit).count == count)
    let cell = try #require(audit.matrix()?.pairs.first?.cells.first)
    #expect(cell.verdict == verdict && cell.required == 3)
  }

  /// What shows through the background of a pair that only names suggest is not known: nothing is claimed.
  @Test(arguments: [
    ("#ff9999", "#00000000", 0, TokenMatrix.Verdict.review), ("#ff9999", "#ffffffff", 1, .fails),
    ("#777777", "#80808000", 0, .review), ("#808080", "#7f7f7ff0", 1, .fails), ("#000000", "#fffffff0", 0, .passes),
  ])
  func translucentBackgroundsOfGuesses(text: String, background: String, count: Int, verdict: TokenMatrix.Verdict)
    throws
  {
    let file = InputFile(
      path: "t.json",
      text: """
        {"b": {"color": {"value": "\(text)"}, "background-color": {"value": "\(background)"}}}
        """)
    let audit = TokenAudit(tokens: TokenSet(files: [file]))
    #expect(TokenExample.findings(audit).count == count)
    let cell = try #require(audit.matrix()?.pairs.first?.cells.first)
    #expect(cell.verdict == verdict, "\(cell)")
  }

  @Test func tokenExtensionsDeclarePairs() {
    let text = """
      {"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.7, 0.7, 0.7]},
        "$extensions": {"sightline": {"on": "{paper}", "use": "non-text"}}},
       "paper": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}}
      """
    let found = TokenExample.findings(text)
    #expect(found.map(\.measured?.plain.required) == [3])
    #expect(found.map(\.sources) == [["WCAG 1.4.11"]])
  }

  /// What is only guessed by names weighs less.
  @Test func pairsByNamesAreWarnings() {
    #expect(TokenExample.findings(TokenAudit(tokens: TokenExample.tokens)).map(\.severity) == [.warning])
  }
}
