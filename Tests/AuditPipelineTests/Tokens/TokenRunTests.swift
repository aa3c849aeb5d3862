import SightlineModel
import Testing

@testable import AuditPipeline

/// Findings about tokens obey the configuration and the gate like all others.
struct TokenRunTests {
  private static let colors = """
    {
      "$type": "color",
      "text": {"$value": {"colorSpace": "srgb", "components": [0.7, 0.7, 0.7]}},
      "paper": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}
    }
    """
  private static let pair = "pairs: [{foreground: text, background: paper}]\n"

  private func outcome(
    _ files: [String: String], kind: AuditRequest.Kind = .tokens, fixes: Bool = false
  ) throws -> AuditOutcome {
    let folder = try TemporaryFolder(files)
    var request = AuditRequest(kind: kind, paths: ["."], workingFolder: folder.path)
    request.fixesTokens = fixes
    return try AuditPipeline(request).run()
  }

  private func findings(_ configuration: String, _ colors: String = colors) throws -> [Finding] {
    try outcome([".sightline.yml": configuration, "c.tokens.json": colors]).report.findings
  }

  @Test(arguments: [
    ("", [Severity.error]), ("rules: {token-contrast: warning}", [.warning]), ("rules: {token-contrast: off}", []),
    ("rules: {token-contrast: {paths: {\"*.tokens.json\": review}}}", [.review]), ("profile: wcag22-aa", [.error]),
  ])
  func severitiesComeFromProfileAndConfiguration(configuration: String, expected: [Severity]) throws {
    let found = try findings(Self.pair + configuration)
    #expect(found.map(\.severity) == expected, "\(found.map(\.message))")
    #expect(found.allSatisfy { $0.rule == "token-contrast" })
  }

  /// A pair that nobody declared is a warning, unless the configuration wants more.
  @Test(arguments: [("", Severity.warning), ("rules: {token-contrast: error}", .error)])
  func guessedPairsWeighLess(configuration: String, expected: Severity) throws {
    let colors = Self.colors.replacing("\"paper\"", with: "\"background\"")
    #expect(try findings(configuration, colors).map(\.severity) == [expected])
    #expect(try findings("conventions: off\n" + configuration, colors).isEmpty)
    #expect(try findings("conventions: {background: [paper]}\n" + configuration, colors).isEmpty)
    #expect(try findings("conventions: {background: [paper]}\n" + configuration).map(\.severity) == [expected])
  }

  @Test func numbersComeFromTheConfiguration() throws {
    let type = """
      {"font": {"size": {"s": {"$type": "dimension", "$value": {"value": 12, "unit": "px"}}}}}
      """
    #expect(try findings("", type).isEmpty)
    let found = try findings("rules: {token-text-size: {numbers: {minimum: 13}}}", type)
    #expect(found.map(\.rule) == ["token-text-size"])
    #expect(found.first?.measured?.plain.required == 13)
  }

  /// Moved lines, another file and other modes leave it as it is; another pair does not.
  @Test func fingerprintsOutliveMoves() throws {
    let first = try #require(try findings(Self.pair).first)
    let moved = try outcome([
      ".sightline.yml": "\n\n" + Self.pair, "Design/other.tokens.json": "\n\n\n" + Self.colors,
    ]).report.findings
    #expect(first.fingerprint.count == 64)
    #expect(moved.map(\.fingerprint) == [first.fingerprint])
    #expect(moved.first?.location.line == first.location.line + 3)
    let other = try findings("pairs: [{foreground: text, background: paper, use: non-text}]")
    #expect(other.map(\.fingerprint) != [first.fingerprint])
  }

  @Test(arguments: ["{\"a\": {\"$type\": ", "[1, 2]", "{\"a\": {\"$type\": \"number\", \"$value\": 1}, \"a\": {}}"])
  func aFileThatCannotBeReadIsAnErrorAndTheRestGoesOn(text: String) throws {
    let report = try outcome([
      ".sightline.yml": Self.pair, "c.tokens.json": Self.colors, "broken.tokens.json": text,
    ]).report
    let broken = report.findings.filter { $0.location.file == "broken.tokens.json" }
    #expect(broken.map(\.rule) == ["unreadable-input"], "\(report.findings.map(\.message))")
    #expect(broken.first?.severity == .error)
    #expect(report.findings.contains { $0.rule == "token-contrast" })
  }

  /// Files that hold no token because something is wrong with them say what.
  @Test(arguments: [
    (
      "a.resolver.json",
      ##"{"version": "2025.10", "sets": {"a": {"sources": [{"$ref": "#/sets/a"}]}}, "resolutionOrder": [{"$ref": "#/sets/a"}]}"##,
      "token-reference"
    ),
    ("a.tokens.json", ##"{"g": {"$type": "color", "a": "#fff"}}"##, "unreadable-input"),
  ])
  func filesWithoutTokensSayWhy(name: String, text: String, rule: RuleID) throws {
    let found = try outcome([name: text]).report.findings
    #expect(found.map(\.rule).contains(rule), "\(found.map(\.message))")
  }

  /// `sightline tokens` looks into JSON of any name, and passes over what holds no tokens.
  @Test func filesOfAnyNameAreLookedInto() throws {
    let files = [
      "colors.json": Self.colors, "package.json": "{\"name\": \"x\", \"version\": \"1\"}",
      "tsconfig.json": "{ // comments\n}", "data/values.json": "[{\"value\": 3}]", ".sightline.yml": Self.pair,
    ]
    let report = try outcome(files).report
    #expect(report.findings.map(\.rule) == ["token-contrast"], "\(report.findings.map(\.message))")
    let app = try outcome(
      files.merging(["A.swift": "import SwiftUI\nstruct A: View { var body: some View { Divider() } }"]) { $1 },
      kind: .audit
    ).report
    #expect(app.findings.map(\.rule) == ["token-reference", "token-reference"], "an audit of an app does not guess")
  }

  /// Packages of a repository define the same names; what is wrong in one is no matter of another.
  @Test func packagesAreProjectsOfTheirOwn() throws {
    let colors = Self.colors.replacing("\"paper\"", with: "\"background\"")
    let report = try outcome([
      "a/package.json": "{}", "a/colors.json": colors, "b/package.json": "{}",
      "b/colors.json": colors.replacing("0.7, 0.7, 0.7", with: "0, 0, 0"),
      "b/more/alias.json": #"{"title": {"$type": "color", "$value": "{text}"}}"#,
      "c/package.json": "{}", "c/x.json": #"{"title": {"$type": "color", "$value": "{text}"}}"#,
    ]).report
    let found = report.findings.map { "\($0.location.file) \($0.rule)" }
    #expect(found == ["a/colors.json token-contrast", "c/x.json token-reference"], "\(report.findings.map(\.message))")
    #expect(report.tokens?.pairs.count == 2)
    #expect(Set(report.findings.map(\.fingerprint)).count == 2)
  }

  /// A package that names what one other package alone defines builds on it; what is wrong there is reported there.
  @Test func packagesThatBuildOnAnother() throws {
    let report = try outcome([
      "base/package.json": "{}",
      "base/t.json": ##"{"base": {"ink": {"value": "#000"}, "odd": {"value": "{base.no}"}}}"##,
      "brand/package.json": "{}", "brand/t.json": ##"{"brand": {"text": {"value": "{base.ink}"}}}"##,
      "copy/package.json": "{}", "copy/t.json": ##"{"copy": {"text": {"value": "{brand.none}"}}}"##,
    ]).report
    #expect(
      report.findings.map(\.location.file) == ["base/t.json", "copy/t.json"], "\(report.findings.map(\.message))")
    #expect(report.findings.first?.message.hasPrefix("no token is named 'base.no'") == true)
    #expect(report.findings.last?.message.hasPrefix("no token is named 'brand.none'") == true)
  }

  /// Without pairs nothing is held against anything, and the report says so.
  @Test func colorsWithoutPairsAreNotAudited() throws {
    let colors = Self.colors.replacing("\"text\"", with: "\"ink\"")
    let report = try outcome(["c.tokens.json": colors]).report
    #expect(report.findings.isEmpty && report.tokens == nil)
    #expect(report.coverage.notAudited.map(\.what) == ["contrast of 2 colour tokens"])
    #expect(
      try outcome(["c.tokens.json": colors, ".sightline.yml": "pairs: [{foreground: ink, background: paper}]"])
        .report.coverage.notAudited.isEmpty)
  }

  /// A token turns a rule off for itself, with a reason; it stays in the report.
  @Test(arguments: [("\"the logo\"", true), ("\"\"", false), ("null", false)])
  func aTokenSuppressesForItself(reason: String, isClean: Bool) throws {
    let colors = Self.colors.replacing(
      "0.7]}", with: "0.7]}, \"$extensions\": {\"sightline\": {\"disable\": {\"token-contrast\": \(reason)}}}")
    let found = try findings(Self.pair, colors)
    #expect(found.filter { $0.rule == "token-contrast" }.map(\.status) == [.suppressed])
    #expect(found.contains { $0.rule == "suppression-reason" } == !isClean)
  }

  @Test func aSuppressionOfOneTokenHidesNoOther() throws {
    let line = Self.colors.replacing("\n", with: " ").replacing(
      "\"paper\": {",
      with: "\"paper\": {\"$extensions\": {\"sightline\": {\"disable\": {\"token-contrast\": \"x\"}}}, ")
    let found = try findings(Self.pair, line)
    #expect(found.filter { $0.rule == "token-contrast" }.map(\.status) == [.new])
  }

  // MARK: Pairs from use

  private static let screen = """
    import SwiftUI

    enum Palette {
      static let ink = Color(red: 0.7, green: 0.7, blue: 0.7)
      static let sky = LinearGradient(
        colors: [Color(red: 0, green: 0, blue: 0), Color(red: 1, green: 1, blue: 1)], startPoint: .top, endPoint: .bottom)
    }

    struct Welcome: View {
      var body: some View {
        VStack {
          Text("Faint").foregroundStyle(Palette.ink)
          Text("Again").foregroundStyle(Palette.ink)
        }
        .background(Color.white)
      }
    }
    """

  @Test func whatScreensDrawIsAPair() throws {
    let outcome = try outcome(["A.swift": Self.screen])
    let pair = try #require(outcome.report.tokens?.pairs.first { $0.foreground.name == "Palette.ink" })
    #expect(pair.origin == .used && pair.screens == ["Welcome"])
    #expect(pair.foreground.location == SourceLocation(file: "A.swift", line: 4, column: 14))
    #expect(pair.cells.map(\.mode) == ["light", "dark", "light-high", "dark-high"])
    let found = try #require(outcome.report.findings.first { $0.rule == "token-contrast" })
    #expect(found.message.contains("Palette.ink"), "\(found.message)")
    #expect(found.message.contains("on Welcome (A.swift:12:7, A.swift:13:7)"), "\(found.message)")
    // The whole audit says it of the texts themselves, and once.
    let audit = try self.outcome(["A.swift": Self.screen], kind: .audit).report
    #expect(audit.findings.contains { $0.rule == "contrast-text" })
    #expect(!audit.findings.contains { $0.rule == "token-contrast" })
    #expect(audit.tokens?.pairs.isEmpty == false)
  }

  /// A symbol that nothing else explains is a pair, and so are the line and the area of a control; in all appearances.
  @Test func whatIsNoTextIsAPairToo() throws {
    let source = """
      import SwiftUI
      struct Screen: View {
        @State var name = ""
        var body: some View {
          VStack {
            Button {} label: { Image(systemName: "heart").foregroundStyle(Color(red: 0.8, green: 0.8, blue: 0.8)) }
              .accessibilityLabel("Like")
            TextField("Name", text: $name)
              .padding(8)
              .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color(red: 0.9, green: 0.9, blue: 0.9)))
            Button("Go") {}.padding(12).background(Color(red: 0.1, green: 0.2, blue: 0.5))
          }
        }
      }
      """
    let report = try outcome(["A.swift": source]).report
    let pairs = try #require(report.tokens?.pairs)
    for use in ["symbol", "line of a control", "area of a control"] {
      let pair = try #require(
        pairs.first { $0.use == use }, "\(use): \(pairs.map { "\($0.use) \($0.foreground.name)" })")
      #expect(pair.screens == ["Screen"] && pair.cells.map(\.mode) == ["light", "dark", "light-high", "dark-high"])
      #expect(pair.cells.allSatisfy { $0.ratio != nil && $0.required == 3 })
    }
    let found = report.findings.filter { $0.sources == ["WCAG 1.4.11"] }
    #expect(found.count == 1 && found[0].message.contains("non-text (symbol) needs 3:1"), "\(found.map(\.message))")
    #expect(found.first?.message.contains("on Screen (A.swift:6") == true)
  }

  /// Declared pairs of Swift constants are enough to audit, without any token file.
  @Test func constantsAloneAreEnough() throws {
    let found = try outcome([
      ".sightline.yml": "pairs: [{foreground: Theme.ink, background: white}]",
      "T.swift": "import SwiftUI\nenum Theme { static let ink = Color(red: 0.7, green: 0.7, blue: 0.7) }",
    ]).report.findings
    #expect(found.map(\.rule) == ["token-contrast"] && found.first?.location.file == "T.swift")
  }

  /// Constants of Swift sources serve in pairs, gradients by their worst point.
  @Test func swiftConstantsServeInPairs() throws {
    let pairs =
      "pairs: [{foreground: Palette.ink, background: white}, {foreground: Palette.ink, background: Palette.sky}]"
    let found = try outcome([".sightline.yml": pairs, "A.swift": Self.screen]).report.findings.filter {
      $0.rule == "token-contrast" && !$0.message.contains(" on Welcome")
    }
    #expect(found.map { $0.measured?.plain.value } == [2.108, 1], "\(found.map(\.message))")
    #expect(found.allSatisfy { $0.location.file == "A.swift" })
    #expect(found.last?.message.contains("at the worst point of the gradient") == true)
  }

  // MARK: Fixing

  @Test func mendingsAreShownAndWritten() throws {
    let folder = try TemporaryFolder([".sightline.yml": Self.pair, "c.tokens.json": Self.colors])
    var request = AuditRequest(kind: .tokens, paths: ["."], workingFolder: folder.path)
    request.fixesTokens = true
    let first = try AuditPipeline(request).run()
    let fixes = try #require(first.fixes)
    #expect(fixes.diff.hasPrefix("--- a/c.tokens.json\n+++ b/c.tokens.json\n"))
    #expect(fixes.paths == ["c.tokens.json"] && fixes.left.isEmpty)
    #expect(try AuditPipeline(request).run().report.findings.count == 1, "nothing is written yet")
    try fixes.apply()
    let second = try AuditPipeline(request).run()
    #expect(second.report.findings.isEmpty, "\(second.report.findings.map(\.message))")
    #expect(second.fixes?.diff == "")
  }
}
