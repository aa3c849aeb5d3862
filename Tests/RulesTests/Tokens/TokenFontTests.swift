import DesignTokens
import SightlineModel
import SourceDocuments
import Testing

@testable import Rules

struct TokenFontTests {
  @Test(
    arguments: [
      ("Inter", nil, 0), ("Inter", [], 1), ("Inter", ["inter"], 0), ("Georgia", [], 0), ("system-ui", [], 0),
    ] as [(String, Set<String>?, Int)])
  func families(family: String, own: Set<String>?, count: Int) {
    let found = TokenExample.findings(size: #"{"value": 17, "unit": "px"}"#, family: family, own: own)
    #expect(found.map(\.rule) == Array(repeating: TokenFont.id, count: count))
    #expect(found.allSatisfy { $0.verdict == .review })
  }
}
