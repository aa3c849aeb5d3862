import SightlineModel
import Testing

@testable import SwiftInterpreter

/// Questions about sources as written parse them as reading does: what the parser would never finish is hidden from it.
struct DeepSearchTests {
  @Test func literalsNestedDeepEndNoSearch() {
    let deep = String(repeating: "[", count: 40) + "1" + String(repeating: "]", count: 40)
    let interpreter = Interpreter(hosts: [])
    _ = interpreter.load([
      (
        path: "A.swift",
        text: "struct Pane { var isOpen = false, count = 0\n"
          + "mutating func tap() { guard count > 0 else { return }; if isOpen { count += 1 }; show(Pane(), on: 1) } }\n"
          + "let deep: Any = \(deep)\n"
      )
    ])
    #expect(interpreter.namesThatDecide.isSuperset(of: ["count", "isOpen"]))
    #expect(interpreter.callSites(of: "show", labels: []).map(\.location.line) == [2])
    #expect(interpreter.typesPassed(to: ["show"], label: "_").count <= 1)
  }

  /// Types nest without brackets, as deep as somebody writes.
  @Test func typesNestedDeepAreNotUnderstood() {
    for written in ["Int" + String(repeating: "?", count: 4_000), "Int" + String(repeating: ".Type", count: 4_000)] {
      let interpreter = Interpreter(hosts: [])
      let problems = interpreter.load([(path: "A.swift", text: "let value: \(written)\nlet other = 1")])
      #expect(problems.isEmpty)
      #expect(interpreter.program.globals["value"]?.properties.count == 1)
      #expect(interpreter.program.globals["other"]?.properties.count == 1)
    }
  }

  /// Longer sources may take longer, and none has the time of a whole audit.
  @Test(arguments: [(10, 8), (200_000, 9), (2_000_000, 18)])
  func parsingHasItsTime(bytes: Int, seconds: Int) {
    #expect(ParsedFile.seconds(for: String(repeating: "a", count: bytes)) == seconds)
  }
}
