import DesignTokens
import SightlineModel
import SourceDocuments
import Testing

@testable import Rules

struct TokenReferenceTests {
  @Test func unknownNamesOfPairsHaveTheNearest() throws {
    let pair = TokenPair(foreground: "text.quite", background: "background.primary", location: TokenExample.place)
    let finding = try #require(TokenExample.findings(TokenAudit(tokens: TokenExample.tokens, pairs: [pair])).first)
    #expect(finding.rule == "token-reference")
    #expect(finding.location == TokenExample.place)
    #expect(finding.message.contains("nearest is 'text.quiet'"))
  }

  /// A reference to nothing, and a pair of what is no colour.
  @Test(
    arguments: [
      (#"{"a": {"$type": "color", "$value": "{b}"}}"#, nil),
      (#"{"a": {"$type": "number", "$value": 3}}"#, TokenPair(foreground: "a", background: "#FFFFFF")),
    ] as [(String, TokenPair?)])
  func names(text: String, pair: TokenPair?) {
    let found = TokenExample.findings(text, [pair].compactMap { $0 })
    #expect(found.map(\.rule) == ["token-reference"], "\(found.map(\.message))")
  }
}
