import DesignTokens
import SightlineModel
import SourceDocuments
import Testing

@testable import Rules

struct TokenUnitTests {
  @Test(arguments: [
    (#"{"value": 16, "unit": "rem"}"#, "1.2", "was px meant"),
    (#"{"value": 1, "unit": "px"}"#, "1.2", "was rem meant"),
    (#"{"value": 17, "unit": "px"}"#, "20", "was 20 px meant"),
  ])
  func values(size: String, lineHeight: String, message: String) throws {
    let found = TokenExample.findings(size: size, lineHeight: lineHeight)
    #expect(found.map(\.rule) == [TokenUnit.id])
    #expect(found.first?.message.contains(message) == true, "\(found.map(\.message))")
  }
}
