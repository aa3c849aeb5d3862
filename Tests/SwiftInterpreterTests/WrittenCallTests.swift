import Testing

@testable import SwiftInterpreter

/// A call as the source writes it, where a message has no words to quote.
struct WrittenCallTests {
  @Test(
    arguments: [
      ("Text(note.title).font(.body)", "Text(note.title)"), ("Text(\n  title\n)", "Text(title)"),
      ("Text(name ?? \"Unknown\")", "Text(name)"), ("Text(verbatim: a, b)", "Text(verbatim: a)"),
      ("Text(format(a, b), tableName: \"T\")", "Text(format(a, b))"),
      ("Text(\"\\(count(of: items)), left\")", "Text(\"\\(count(of: items)), left\")"),
      ("Text(item.date, style: .time)", "Text(item.date)"), ("Label_2(a)", "Label_2(a)"),
      // No call, no end, or code to read rather than a name.
      ("Text { }", nil), ("Text", nil), ("Text()", nil), ("Text(a", nil), ("", nil),
      ("Text(isOpen\n  ? a : b)", nil),
      ("Text(String(repeating: character, count: number) + suffix.uppercased())", nil),
    ] as [(String, String?)])
  func code(source: String, expected: String?) { #expect(WrittenCall.code(in: source, at: 0) == expected) }

  @Test(arguments: [(4, "Text(a)"), (0, nil), (11, nil), (-1, nil), (99, nil)] as [(Int, String?)])
  func places(offset: Int, expected: String?) {
    #expect(WrittenCall.code(in: "    Text(a)", at: offset) == expected)
  }
}
