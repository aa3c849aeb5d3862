import DesignTokens
import SightlineModel
import SourceDocuments
import Testing

@testable import Rules

struct TokenTextStyleTests {
  @Test(arguments: [
    (#"{"value": 18, "unit": "px"}"#, "1.2", "nearest are 17 (body, headline) and 20 (title3)"),
    (#"{"value": 42, "unit": "px"}"#, "1.2", "nearest is 34 (largeTitle):"),
  ])
  func values(size: String, lineHeight: String, message: String) throws {
    let found = TokenExample.findings(size: size, lineHeight: lineHeight)
    #expect(found.map(\.rule) == [TokenTextStyle.id])
    #expect(found.first?.message.contains(message) == true, "\(found.map(\.message))")
  }
}
