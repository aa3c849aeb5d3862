import DesignTokens
import SightlineModel
import SourceDocuments
import Testing

@testable import Rules

struct TokenValueTests {
  @Test(arguments: [
    (#"{"colorSpace": "srgb", "components": [0.5, 0.5, 0.5]}"#, [] as [RuleID]),
    (#"{"colorSpace": "srgb", "components": [0.5, "x", 0.5]}"#, ["token-value"]),
    (#"{"colorSpace": "nowhere", "components": [0.5, 0.5, 0.5]}"#, ["token-value"]),
  ])
  func colors(value: String, rules: [RuleID]) {
    let found = TokenExample.findings(#"{"ink": {"$type": "color", "$value": \#(value)}}"#)
    #expect(found.map(\.rule) == rules, "\(found.map(\.message))")
  }
}
