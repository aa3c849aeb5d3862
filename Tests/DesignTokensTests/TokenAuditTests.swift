import DesignTokens
import SightlineModel
import SourceDocuments
import Testing

struct TokenAuditTests {
  private static let base = """
    {
      "palette": {
        "$type": "color",
        "gray": {"$value": {"colorSpace": "srgb", "components": [0.6118, 0.6392, 0.6863], "hex": "#9ca3af"}},
        "white": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}},
        "black": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}
      },
      "text": {"primary": {"$value": "{palette.black}"}, "quiet": {"$value": "{palette.gray}"}},
      "icon": {"quiet": {"$value": "{palette.gray}"}},
      "background": {"primary": {"$value": "{palette.white}"}}
    }
    """
  private static let night = """
    {"text": {"primary": {"$value": "{palette.white}"}}, "background": {"primary": {"$value": "{palette.black}"}}}
    """
  private static let resolver = """
    {"version": "2025.10", "sets": {"base": {"sources": [{"$ref": "base.tokens.json"}]}},
     "modifiers": {"look": {"default": "light",
       "contexts": {"light": [], "dark": [{"$ref": "night.tokens.json"}]}}},
     "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/look"}]}
    """
  private static let tokens = TokenSet(files: [
    InputFile(path: "app.resolver.json", text: resolver), InputFile(path: "base.tokens.json", text: base),
    InputFile(path: "night.tokens.json", text: night),
  ])
  private static let place = SourceLocation(file: ".sightline.yml", line: 9, column: 5)

  @Test func aDeclaredPairFailsWhereItFails() throws {
    let audit = TokenAudit(
      tokens: Self.tokens,
      pairs: [
        TokenPair(foreground: "text.quiet", background: "background.primary", location: Self.place),
        TokenPair(foreground: "text.primary", background: "background.primary"),
      ])
    let findings = audit.findings()
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

  @Test func mendingKeepsTheFileAndPasses() throws {
    let pair = TokenPair(foreground: "text.quiet", background: "background.primary")
    let audit = TokenAudit(tokens: Self.tokens, pairs: [pair])
    let mendings = audit.mendings().made
    let diff = TokenMending.unifiedDiff(mendings)
    #expect(diff.hasPrefix("--- a/base.tokens.json\n+++ b/base.tokens.json\n@@ -1,7 +1,7 @@\n"))
    #expect(diff.split(separator: "\n").filter { $0.hasPrefix("+") || $0.hasPrefix("-") }.count == 4)
    let mended = TokenMending.apply(mendings)
    #expect(mended.map(\.path) == ["base.tokens.json"])
    let again = TokenSet(files: [
      InputFile(path: "app.resolver.json", text: Self.resolver), mended[0],
      InputFile(path: "night.tokens.json", text: Self.night),
    ])
    #expect(again.problems.isEmpty, "\(again.problems)")
    #expect(TokenAudit(tokens: again, pairs: [pair]).findings().isEmpty)
  }

  /// White on a middle green would have to become black; the green has less far to go.
  @Test func theBackgroundIsMendedWhereItHasLessFarToGo() throws {
    let file = InputFile(
      path: "t.json",
      text: ##"""
        {"green": {"value": "#38a169"}, "white": {"value": "#ffffff"}, "blue": {"value": "#1a365d"},
         "button": {"color": {"value": "{white}"}, "background-color": {"value": "{green}"}},
         "other": {"color": {"value": "{white}"}, "background-color": {"value": "{blue}"}}}
        """##)
    let audit = TokenAudit(tokens: TokenSet(files: [file]))
    #expect(audit.findings().count == 1)
    let mendings = audit.mendings()
    #expect(mendings.left.isEmpty, "\(mendings.left)")
    #expect(mendings.made.map(\.source) == ["green"])
    #expect(mendings.made.first?.alsoChanges == [])
    let mended = try #require(TokenMending.apply(mendings.made).first)
    #expect(TokenAudit(tokens: TokenSet(files: [mended])).findings().isEmpty)
  }

  /// The colour of a tick is no text's; of a text without a group only general backgrounds are taken.
  @Test(
    arguments: [
      ("checkbox.checked.color", "checkbox.checked.background-color", PairUse.nonText),
      ("alert.color", "alert.background-color", .text), ("text.primary", "color.background.canvas", .text),
      ("text.primary", "button.background", nil),
    ] as [(String, String, PairUse?)])
  func usesByNames(text: String, background: String, use: PairUse?) {
    let files = [text, background].enumerated().map { index, name in
      InputFile(
        path: "\(index).json",
        text: name.split(separator: ".").reversed().reduce(##"{"value": "#000000"}"##) { "{\"\($1)\": \($0)}" })
    }
    #expect(TokenAudit(tokens: TokenSet(files: files)).pairs.map(\.use) == [use].compactMap { $0 })
  }

  @Test func pairsByNames() {
    let audit = TokenAudit(tokens: Self.tokens)
    #expect(
      audit.pairs.map { "\($0.foreground) on \($0.background)" }
        == ["text.primary on background.primary", "text.quiet on background.primary"])
    #expect(audit.findings().map(\.severity) == [.warning])
    #expect(TokenAudit(tokens: Self.tokens, options: .init(conventions: .none)).pairs.isEmpty)
  }

  /// Names in use by public design systems.
  @Test(arguments: [
    (["text.primary", "background.primary"], ["text.primary on background.primary"]),
    (
      ["color.text-&-icon.standard", "color.background.canvas"],
      ["color.text-&-icon.standard on color.background.canvas"]
    ),
    (["button.text.color", "button.bg.color"], ["button.text.color on button.bg.color"]),
    (["b.color", "b.background-color"], ["b.color on b.background-color"]),
    (["b.hover.color", "b.hover.backgroundColor", "b.color"], ["b.hover.color on b.hover.backgroundColor"]),
    (["surface", "on-surface"], ["on-surface on surface"]), (["primary", "onPrimary"], ["onPrimary on primary"]),
    (["text.disabled", "text.white.x", "background.primary"], []), (["color.red", "color.blue"], []),
    (["text.a", "background.hover"], []), (["border-color", "background-color"], []),
  ])
  func conventions(names: [String], pairs: [String]) {
    let texts = names.map { name in
      name.split(separator: ".").reversed().reduce(##"{"$type": "color", "$value": "#000000"}"##) {
        "{\"\($1)\": \($0)}"
      }
    }
    let tokens = TokenSet(files: texts.enumerated().map { InputFile(path: "\($0).tokens.json", text: $1) })
    #expect(TokenAudit(tokens: tokens).pairs.map { "\($0.foreground) on \($0.background)" } == pairs)
  }

  @Test func unknownNamesOfPairsHaveTheNearest() throws {
    let pair = TokenPair(foreground: "text.quite", background: "background.primary", location: Self.place)
    let finding = try #require(TokenAudit(tokens: Self.tokens, pairs: [pair]).findings().first)
    #expect(finding.rule == "token-reference")
    #expect(finding.location == Self.place)
    #expect(finding.message.contains("nearest is 'text.quiet'"))
  }

  @Test func systemColoursAndLiteralsServeInPairs() throws {
    let pair = TokenPair(foreground: "systemBlue", background: "systemBackground", location: Self.place)
    let finding = try #require(TokenAudit(tokens: TokenSet(files: []), pairs: [pair]).findings().first)
    #expect(finding.measured?.value == 3.52)
    #expect(finding.variants?.failing == ["light"])
  }

  @Test func allPairsAreAMatrixOnly() {
    let matrix = TokenAudit(
      tokens: Self.tokens, pairs: [TokenPair(foreground: "text.primary", background: "background.primary")]
    )
    .allPairs()
    #expect(matrix.pairs.count == 7 * 6)
    #expect(matrix.pairs.allSatisfy { $0.cells.count == 2 && $0.cells.allSatisfy { $0.ratio != nil } })
  }

  /// Between the two readings of "large" a size has both verdicts, each with its number.
  @Test(arguments: [
    (17.9, false, ""), (18, false, "native reading: large text, passes 3:1; strict reading: text, fails 4.5:1"),
    (23.9, false, "native reading: large text, passes 3:1; strict reading: text, fails 4.5:1"), (24, false, ""),
    (13.9, true, ""), (14, true, "native reading: large text, passes 3:1; strict reading: text, fails 4.5:1"),
    (18.65, true, "native reading: large text, passes 3:1; strict reading: text, fails 4.5:1"), (18.66, true, ""),
  ])
  func bothReadingsOfLarge(size: Double, isBold: Bool, note: String) throws {
    let gray = RGBA(hex: 0x808080)
    let pair = ObservedPair(
      foreground: "gray", background: "white", isText: true, size: size, isBold: isBold, location: nil, uses: [],
      screens: ["A"], sights: [.light: .init(foreground: [gray], background: .colors([.white]))])
    let audit = TokenAudit(tokens: TokenSet(files: []), observed: [pair])
    let cell = try #require(audit.matrix()?.pairs.first?.cells.first)
    #expect(cell.note ?? "" == note)
    #expect(cell.verdict == (size < (isBold ? 14 : 18) ? .fails : .passes))
    #expect(cell.apca != nil, "APCA stands beside it, as information")
  }

  /// What stands on a material or an image is a question, with what is possible.
  @Test func unknownGroundsAreReviews() throws {
    let pair = ObservedPair(
      foreground: "white", background: "a material", isText: true, size: 17, isBold: false, location: nil, uses: [],
      screens: ["A"], sights: [.light: .init(foreground: [.white], background: .unknown("ultraThinMaterial"))])
    let audit = TokenAudit(tokens: TokenSet(files: []), observed: [pair])
    let cell = try #require(audit.matrix()?.pairs.first?.cells.first)
    #expect(cell.verdict == .review && cell.note == "ultraThinMaterial: 1:1 to 21:1")
    let found = audit.findings(seen: true)
    #expect(found.map(\.verdict) == [.review] && found.map(\.severity) == [.review])
    #expect(found.first?.message.contains("between 1:1 and 21:1") == true)
  }

  /// A line or an area of a control is shown and never a finding; a symbol that fails is one.
  @Test(arguments: [(true, 1, TokenMatrix.Verdict.fails), (false, 0, .review)])
  func whatIsNoText(isNeeded: Bool, count: Int, verdict: TokenMatrix.Verdict) throws {
    let pair = ObservedPair(
      foreground: "gray", background: "white", isText: false, isNeeded: isNeeded, thing: "symbol", size: 0,
      isBold: false, location: nil, uses: [], screens: ["A"],
      sights: [.light: .init(foreground: [RGBA(hex: 0xCCCCCC)], background: .colors([.white]))])
    let audit = TokenAudit(tokens: TokenSet(files: []), observed: [pair])
    #expect(audit.findings(seen: true).count == count)
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
    #expect(audit.findings().count == count)
    let cell = try #require(audit.matrix()?.pairs.first?.cells.first)
    #expect(cell.verdict == verdict, "\(cell)")
  }

  private func findings(_ text: String, _ pairs: [TokenPair] = []) -> [Finding] {
    TokenAudit(tokens: TokenSet(files: [InputFile(path: "t.tokens.json", text: text)]), pairs: pairs).findings()
  }

  @Test func tokenExtensionsDeclarePairs() {
    let text = """
      {"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.7, 0.7, 0.7]},
        "$extensions": {"sightline": {"on": "{paper}", "use": "non-text"}}},
       "paper": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}}
      """
    let found = findings(text)
    #expect(found.map(\.measured?.required) == [3])
    #expect(found.map(\.sources) == [["WCAG 1.4.11"]])
  }

  @Test func highContrastMustNotBeWeaker() throws {
    func color(_ value: Double) -> String {
      "{\"colorSpace\": \"srgb\", \"components\": [\(value), \(value), \(value)]}"
    }
    let text = """
      {"ink": {"$type": "color", "$value": \(color(0)), "$extensions": {"mode": {"high-contrast": \(color(0.3))}}},
       "paper": {"$type": "color", "$value": \(color(1))}}
      """
    let found = findings(text, [TokenPair(foreground: "ink", background: "paper")])
    #expect(found.map(\.rule) == ["token-high-contrast"])
    #expect(found.first?.variants?.failing == ["high-contrast"])
  }

  /// A colour of the system has its own dark value; a fixed one among colours with two is asked about.
  @Test(arguments: [
    (#"{"color-space": "srgb", "components": {"white": "0.250"}}"#, ["token-mode-missing"]),
    (#"{"platform": "universal", "reference": "systemIndigoColor"}"#, []),
  ])
  func aColourSetWithoutADarkValue(color: String, rules: [RuleID]) {
    let dark = #"{"appearances": [{"appearance": "luminosity", "value": "dark"}], "idiom": "universal", "color": "#
    let fixed = #"{"color-space": "srgb", "components": {"white": "0.500"}}"#
    func file(_ name: String, _ entries: String) -> InputFile {
      InputFile(path: "A.xcassets/\(name).colorset/Contents.json", text: #"{"colors": [\#(entries)]}"#)
    }
    let both = #"{"idiom": "universal", "color": \#(fixed)}, \#(dark)\#(fixed)}"#
    let assets = AssetCatalog(
      files: [file("One", both), file("Two", both), file("Ink", #"{"idiom": "universal", "color": \#(color)}"#)],
      platform: .ios26)
    let audit = TokenAudit(tokens: TokenSet(files: []), assets: assets, options: .init(conventions: .none))
    #expect(audit.findings().map(\.rule) == rules)
  }

  @Test func aTokenOfOneModeIsMissingInTheOthers() {
    let extra = #"{"text": {"primary": {"$value": "{palette.white}"}, "new": {"$value": "{palette.white}"}}}"#
    let tokens = TokenSet(files: [
      InputFile(path: "app.resolver.json", text: Self.resolver), InputFile(path: "base.tokens.json", text: Self.base),
      InputFile(path: "night.tokens.json", text: extra),
    ])
    let found = TokenAudit(tokens: tokens, options: .init(conventions: .none)).findings()
    #expect(found.map(\.rule) == ["token-mode-missing"])
    #expect(found.first?.message.hasPrefix("text.new has no value in light") == true)
  }

  @Test(arguments: [
    (#"{"value": 9, "unit": "px"}"#, "1.2", "token-text-size", "below 11 pt"),
    (#"{"value": 16, "unit": "rem"}"#, "1.2", "token-unit", "was px meant"),
    (#"{"value": 1, "unit": "px"}"#, "1.2", "token-unit", "was rem meant"),
    (#"{"value": 17, "unit": "px"}"#, "20", "token-unit", "was 20 px meant"),
    (#"{"value": 17, "unit": "px"}"#, "0.8", "token-line-height", "lets lines touch"),
    (#"{"value": 18, "unit": "px"}"#, "1.2", "token-text-style", "nearest are 17 (body, headline) and 20 (title3)"),
    (#"{"value": 42, "unit": "px"}"#, "1.2", "token-text-style", "nearest is 34 (largeTitle):"),
    (#"{"value": 17, "unit": "px"}"#, "1.2", "", ""),
  ])
  func typeTokens(size: String, lineHeight: String, rule: RuleID, message: String) {
    let text = """
      {"body": {"$type": "typography", "$value": {"fontFamily": "Inter", "fontWeight": 400, "fontSize": \(size),
        "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": \(lineHeight)}}}
      """
    let found = findings(text)
    #expect(found.map(\.rule) == (message.isEmpty ? [] : [rule]))
    #expect(message.isEmpty || found.allSatisfy { $0.message.contains(message) }, "\(found.map(\.message))")
  }
}

struct NearestPassingColorTests {
  private static let notations: [TokenColor.Notation] = [
    .hex(isUpper: false), .object(hasHex: false), .function, .asset(.decimal), .asset(.hexByte),
  ]

  /// Law: a suggestion passes as it is written, and no nearer lightness of the same hue does beyond the tolerance.
  @Test(arguments: [3.0, 4.5, 7.0])
  func aSuggestionPassesAndNoNearerOneDoes(required: Double) throws {
    let steps = [0.0, 0.35, 0.7, 1]
    for red in steps {
      for green in steps {
        for blue in steps {
          for background in [RGBA.white, .black, RGBA(hex: 0x1A2030), RGBA(hex: 0xF3F4F6)] {
            for notation in Self.notations {
              let color = TokenColor(RGBA(red: red, green: green, blue: blue), notation: notation)
              let found = try #require(
                NearestPassingColor.suggestion(for: color, over: background, required: required))
              #expect(Contrast.ratio(found.rgba, background) >= required)
              let was = ColorSpace.oklch.components(of: color.rgba)[0]
              let moved = ColorSpace.oklch.components(of: found.rgba)[0] - was
              guard abs(moved) > 0.012, Contrast.ratio(color.rgba, background) < required else { continue }
              // A step back by more than the tolerance and the rounding to 8 bits no longer passes.
              let components = ColorSpace.oklch.components(of: found.rgba)
              let nearer = ColorSpace.oklch.rgba([
                components[0] - (moved > 0 ? 0.012 : -0.012), components[1], components[2],
              ])
              #expect(Contrast.ratio(nearer, background) < required + 0.02)
            }
          }
        }
      }
    }
  }

  @Test func translucentColoursKeepTheirAlphaWhereItIsEnough() throws {
    let color = TokenColor(RGBA(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.6), notation: .function)
    let found = try #require(NearestPassingColor.suggestion(for: color, over: .white, required: 4.5))
    #expect(found.alpha == 0.6)
    #expect(Contrast.ratio(of: found.rgba, over: [.white]) >= 4.5)
    let faint = TokenColor(RGBA(red: 0, green: 0, blue: 0, alpha: 0.1), notation: .function)
    let stronger = try #require(NearestPassingColor.suggestion(for: faint, over: .white, required: 4.5))
    #expect(stronger.alpha > 0.5 && Contrast.ratio(of: stronger.rgba, over: [.white]) >= 4.5)
  }

  @Test func nothingIsSuggestedWhereNothingPasses() {
    let color = TokenColor(.white, notation: .hex(isUpper: true))
    #expect(NearestPassingColor.suggestion(for: color, over: RGBA(hex: 0x777777), required: 7) == nil)
  }

  @Test func wideGamutAndSpacesAreKept() throws {
    let color = TokenColor(space: .displayP3, components: [1, 0, 0], notation: .object(hasHex: false))
    let found = try #require(NearestPassingColor.suggestion(for: color, over: .white, required: 4.5))
    #expect(found.space == .displayP3)
    #expect(found.text.hasPrefix(#"{"colorSpace": "display-p3", "components": ["#))
    let hsl = TokenColor(space: .hsl, components: [210, 50, 70], notation: .function)
    #expect(NearestPassingColor.suggestion(for: hsl, over: .white, required: 4.5)?.text.hasPrefix("hsl(2") == true)
  }
}
