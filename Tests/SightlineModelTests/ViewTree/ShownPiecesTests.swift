import Testing

@testable import SightlineModel

/// Which states show something that no other has shown.
struct ShownPiecesTests {
  private static func text(_ words: String, key: String? = nil, line: Int = 1) -> ViewNode {
    let localization = key.map { TextRun.Localization(key: $0, table: nil, state: .translated) }
    let run = TextRun(string: words, localization: localization)
    return ViewNode(
      text: TextContent(runs: [run]), source: SourceLocation(file: "A.swift", line: line, column: 5))
  }
  private static func symbol(_ name: String) -> ViewNode {
    var arguments = NamedArguments()
    arguments.set("systemName", .string(name))
    return ViewNode(.image, arguments: arguments, source: SourceLocation(file: "A.swift", line: 9, column: 5))
  }

  @Test(arguments: [
    ("the same", text("Ann"), text("Ann"), false), ("other data at one place", text("Ann"), text("Bartholomew"), false),
    ("another place", text("Ann"), text("Ann", line: 2), true),
    ("another key at one place", text("On", key: "On"), text("Off", key: "Off"), true),
    ("one key in another language", text("On", key: "On"), text("An", key: "On"), false),
    ("another symbol at one place", symbol("star"), symbol("star.fill"), true),
  ])
  func knowWhatIsNew(_ name: String, _ first: ViewNode, _ second: ViewNode, _ isNew: Bool) {
    var pieces = ShownPieces()
    let added = (pieces.add(first), pieces.add(second))
    #expect(added == (true, isNew), "\(name)")
  }

  /// What a modifier brings along is shown, too.
  @Test func lookIntoModifiers() {
    let plain = Self.text("Ann")
    var overlaid = plain
    var arguments = NamedArguments()
    arguments.set("content", .views([Self.symbol("star")]))
    overlaid.modifiers.append(
      ViewModifier(.overlay, arguments: arguments, source: SourceLocation(file: "A.swift", line: 1, column: 20)))
    var pieces = ShownPieces()
    let added = [plain, overlaid, Self.symbol("star")].map { pieces.add($0) }
    #expect(added == [true, true, false])
  }
}
