import DesignTokens
import SightlineModel
import SourceDocuments
import Testing

@testable import Rules

struct TokenLineHeightTests {
  @Test(arguments: [
    (#"{"value": 17, "unit": "px"}"#, "0.8", "lets lines touch")
  ])
  func values(size: String, lineHeight: String, message: String) throws {
    let found = TokenExample.findings(size: size, lineHeight: lineHeight)
    #expect(found.map(\.rule) == [TokenLineHeight.id])
    #expect(found.first?.message.contains(message) == true, "\(found.map(\.message))")
  }
}
