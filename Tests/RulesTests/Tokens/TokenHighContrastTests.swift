import DesignTokens
import SightlineModel
import SourceDocuments
import Testing

@testable import Rules

struct TokenHighContrastTests {
  @Test func highContrastMustNotBeWeaker() throws {
    func color(_ value: Double) -> String {
      "{\"colorSpace\": \"srgb\", \"components\": [\(value), \(value), \(value)]}"
    }
    let text = """
      {"ink": {"$type": "color", "$value": \(color(0)), "$extensions": {"mode": {"high-contrast": \(color(0.3))}}},
       "paper": {"$type": "color", "$value": \(color(1))}}
      """
    let found = TokenExample.findings(text, [TokenPair(foreground: "ink", background: "paper")])
    #expect(found.map(\.rule) == ["token-high-contrast"])
    #expect(found.first?.variants?.failing == ["high-contrast"])
  }
}
