import Testing

@testable import SwiftUIReader

struct SafeSymbolsTests {
  @Test(arguments: [
    ("handThumbsupFill", "hand.thumbsup.fill"), ("_1Circle", "1.circle"), ("rectangleSplit2x1", "rectangle.split.2x1"),
    ("exclamationmarkArrowTriangle2Circlepath", "exclamationmark.arrow.triangle.2.circlepath"), ("plus", "plus"),
    ("line3HorizontalDecrease", "line.3.horizontal.decrease"),
  ])
  func symbolsOfMembers(member: String, name: String) { #expect(SafeSymbols.name(ofMember: member) == name) }
}
