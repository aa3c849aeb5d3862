import DesignTokens
import SightlineModel
import SourceDocuments
import Testing

@testable import Rules

struct TokenContrastEnhancedTests {
  /// 7:1 for text, 4.5:1 for large text; what fails the minimum is another rule's.
  @Test(arguments: [
    (0x595959, PairUse.text, 0), (0x5A5A5A, .text, 1), (0x767676, .text, 1), (0x777777, .text, 0),
    (0x767676, .largeText, 0), (0x777777, .largeText, 1), (0x999999, .nonText, 0),
  ])
  func ratios(ink: Int, use: PairUse, count: Int) throws {
    let hex = "#" + String(ink, radix: 16)
    let pair = TokenPair(foreground: hex, background: "#FFFFFF", use: use, location: TokenExample.place)
    let found = TokenContrastEnhanced().findings(in: TokenAudit(tokens: TokenSet(files: []), pairs: [pair]))
    #expect(found.count == count, "\(found.map(\.message))")
    #expect(found.allSatisfy { $0.measured?.plain.required == (use == .text ? 7 : 4.5) })
  }
}
