import SightlineModel
import SwiftInterpreter
import Testing

@testable import SwiftUIReader

/// What a host does in one step counts as the many steps it takes: loops of it end in a second or two.
struct HostWorkTests {
  private static let endless: [(name: String, expression: String, declarations: String)] = [
    (
      "an address that grows", "made()",
      "func made() -> String { var u = URL(fileURLWithPath: \"/\"); for i in 0..<100_000 { u = u.appendingPathComponent(\"a\\(i)\") }; return u.path }"
    ),
    (
      "an attributed text", "made()",
      "func made() -> String { var a = AttributedString(\"x\"); for i in 0..<20_000 { a.append(AttributedString(\"\\(i)\")) }; return \"\\(a.characters.count)\" }"
    ),
    (
      "days in seconds", "made()",
      "func made() -> String { var d = Date(timeIntervalSince1970: 0); while d < .distantFuture { d = Calendar.current.date(byAdding: .second, value: 1, to: d)! }; return \"\\(d)\" }"
    ),
    (
      "JSON of what holds the same twice", "\"\\(try! JSONSerialization.data(withJSONObject: a40).count)\"",
      "let a0: [String: Any] = [:]\n"
        + (1...40).map { "let a\($0): [String: Any] = [\"a\": a\($0 - 1), \"b\": a\($0 - 1)]" }.joined(separator: "\n")
    ),
  ]

  @Test(.timeLimit(.minutes(10)), arguments: endless.indices)
  func ends(index: Int) {
    let entry = Self.endless[index]
    let said = Source.said(entry.expression, entry.declarations)
    #expect(said.texts.isEmpty || said.reason != nil || entry.name == "an attributed text", "\(entry.name)")
  }

  /// Each value in its place, beyond nine of them as well, and percent signs as they are.
  @Test func manyValuesInOneText() {
    let values = (0..<23).map { "\\(n[\($0)])" }.joined(separator: " ")
    let tree = Source.tree(
      "let n = (0..<23).map { \"v\\($0)\" }\nstruct A: View { var body: some View { Text(\"100 % \(values)\") } }")
    #expect(tree.texts == ["100 % " + (0..<23).map { "v\($0)" }.joined(separator: " ")])
  }

  /// A text put into itself again and again ends; one of some pieces is whole.
  @Test(.timeLimit(.minutes(10)), arguments: [(3, 8), (60, 0)])
  func textsWithinTexts(times: Int, letters: Int) {
    let tree = Source.tree(
      "func made() -> Text { var t = Text(\"a\"); for _ in 0..<\(times) { t = Text(\"\\(t)\\(t)\") }; return t }\n"
        + "struct A: View { var body: some View { made() } }")
    let count = tree.texts.joined().count
    #expect(letters == 0 ? count <= 10_000 : count == letters)
  }
}
