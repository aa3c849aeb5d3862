import DesignTokens
import SightlineModel
import SourceDocuments
import Testing

@testable import Rules

struct TokenModeMissingTests {
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
    #expect(TokenExample.findings(audit).map(\.rule) == rules)
  }

  @Test func aTokenOfOneModeIsMissingInTheOthers() {
    let extra = #"{"text": {"primary": {"$value": "{palette.white}"}, "new": {"$value": "{palette.white}"}}}"#
    let tokens = TokenSet(files: [
      InputFile(path: "app.resolver.json", text: TokenExample.resolver),
      InputFile(path: "base.tokens.json", text: TokenExample.base),
      InputFile(path: "night.tokens.json", text: extra),
    ])
    let found = TokenExample.findings(TokenAudit(tokens: tokens, options: .init(conventions: .none)))
    #expect(found.map(\.rule) == ["token-mode-missing"])
    #expect(found.first?.message.hasPrefix("text.new has no value in light") == true)
  }
}
