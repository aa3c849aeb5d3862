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
  @Test func fixingKeepsTheFileAndPasses() throws {
    let pair = TokenPair(foreground: "text.quiet", background: "background.primary")
    let audit = TokenAudit(tokens: Self.tokens, pairs: [pair])
    let fixes = audit.fixes().made
    let diff = TokenFix.unifiedDiff(fixes)
    #expect(diff.hasPrefix("--- a/base.tokens.json\n+++ b/base.tokens.json\n@@ -1,7 +1,7 @@\n"))
    #expect(diff.split(separator: "\n").filter { $0.hasPrefix("+") || $0.hasPrefix("-") }.count == 4)
    let fixed = TokenFix.apply(fixes)
    #expect(fixed.map(\.path) == ["base.tokens.json"])
    let again = TokenSet(files: [
      InputFile(path: "app.resolver.json", text: Self.resolver), fixed[0],
      InputFile(path: "night.tokens.json", text: Self.night),
    ])
    #expect(again.problems.isEmpty, "\(again.problems)")
    #expect(TokenAudit(tokens: again, pairs: [pair]).failing.isEmpty)
  }

  /// White on a middle green would have to become black; the green has less far to go.
  @Test func theBackgroundIsFixedWhereItHasLessFarToGo() throws {
    let file = InputFile(
      path: "t.json",
      text: ##"""
        {"green": {"value": "#38a169"}, "white": {"value": "#ffffff"}, "blue": {"value": "#1a365d"},
         "button": {"color": {"value": "{white}"}, "background-color": {"value": "{green}"}},
         "other": {"color": {"value": "{white}"}, "background-color": {"value": "{blue}"}}}
        """##)
    let audit = TokenAudit(tokens: TokenSet(files: [file]))
    #expect(audit.failing.count == 1)
    let fixes = audit.fixes()
    #expect(fixes.left.isEmpty, "\(fixes.left)")
    #expect(fixes.made.map(\.source) == ["green"])
    #expect(fixes.made.first?.alsoChanges == [])
    let fixed = try #require(TokenFix.apply(fixes.made).first)
    #expect(TokenAudit(tokens: TokenSet(files: [fixed])).failing.isEmpty)
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
      screens: ["A"], observed: [.light: .init(foreground: [gray], background: .colors([.white]))])
    let audit = TokenAudit(tokens: TokenSet(files: []), observed: [pair])
    let cell = try #require(audit.matrix()?.pairs.first?.cells.first)
    #expect(cell.note ?? "" == note)
    #expect(cell.verdict == (size < (isBold ? 14 : 18) ? .fails : .passes))
    #expect(cell.apca != nil, "APCA stands beside it, as information")
  }

}

extension TokenAudit {
  /// Pairs in the modes in which they fail.
  var failing: Set<String> {
    Set(
      (matrix()?.pairs ?? []).flatMap { pair in
        pair.cells.filter { $0.verdict == .fails }.map {
          "\(pair.foreground.name) on \(pair.background.name) in \($0.mode)"
        }
      })
  }
}
