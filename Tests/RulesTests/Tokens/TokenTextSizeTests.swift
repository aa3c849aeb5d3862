import DesignTokens
import SightlineModel
import SourceDocuments
import Testing

@testable import Rules

struct TokenTextSizeTests {
  @Test(arguments: [
    (#"{"value": 9, "unit": "px"}"#, "1.2", "below 11 pt")
  ])
  func values(size: String, lineHeight: String, message: String) throws {
    let found = TokenExample.findings(size: size, lineHeight: lineHeight)
    #expect(found.map(\.rule) == [TokenTextSize.id])
    #expect(found.first?.message.contains(message) == true, "\(found.map(\.message))")
  }

  @Test func aCommonSizePassesEveryRule() {
    #expect(TokenExample.findings(size: #"{"value": 17, "unit": "px"}"#).isEmpty)
  }
}
