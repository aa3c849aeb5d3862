import SightlineModel
import Testing

@testable import SwiftInterpreter

struct NestedLiteralsTests {
  private func nest(_ open: String, _ close: String, _ levels: Int) -> String {
    String(repeating: open, count: levels) + "1" + String(repeating: close, count: levels)
  }

  /// Texts stay as long as they were: places in them are places in the source.
  @Test(arguments: [13, 14, 24, 60])
  func whatIsTooDeepIsHidden(levels: Int) {
    for (open, close) in [("[", "]"), ("[(", ")]"), ("A<[", "]>"), ("[[", "]]")] {
      let text = "let a = \(nest(open, close, levels))\nlet b = [1]"
      let hidden = NestedLiterals.hide(in: text)
      #expect(hidden.text.utf8.count == text.utf8.count)
      #expect(hidden.offsets.count == 1)
      #expect(hidden.text.contains("#_deep") && hidden.text.hasSuffix("\nlet b = [1]"))
      #expect(hidden.text.filter { $0 == "[" }.count == NestedLiterals.levels + 1)
    }
  }

  @Test(arguments: [
    "let a = [[[[[[[[[[1]]]]]]]]]]", "let a = \"[[[[[[[[[[[[[[[[[[[[[[[[\"", "// [[[[[[[[[[[[[[[[[[[[[[[[",
    "/* [[[[[[[[[ /* [[[[[[[[[[[[[[[ */ ]] */ let a = 1", "let a = #\"[[[[[[[[[[[[[[[\"[[[[[[[[[\"#",
    "let a = \"\"\"\n[[[[[[[[[[[[[[[[[[[[\n\"\"\"",
    "let a = [{ [{ [{ [{ [{ [{ [{ [{ [{ [{ [{ [{ [{ [{ 1 }] }] }] }] }] }] }] }] }] }] }] }] }] }]",
    "let a = [1][0] + [2][0] + [[3]][0][0] + x[1][2][3][4][5][6][7][8][9][10][11][12][13]",
  ])
  func whatIsNotStays(text: String) {
    let hidden = NestedLiterals.hide(in: text)
    #expect(hidden.text == text && hidden.offsets.isEmpty)
  }

  @Test func literalsInInterpolationsCount() {
    let text = "let a = \"[[[ \\(\(nest("[", "]", 24))) [[[\""
    #expect(NestedLiterals.hide(in: text).offsets.count == 1)
  }

  /// Brackets that are never closed are hidden too; what comes before and after is kept.
  @Test func openBracketsAreHidden() {
    let text = "let a = " + String(repeating: "[", count: 40) + "\nlet b = 2"
    let hidden = NestedLiterals.hide(in: text)
    #expect(hidden.offsets.count == 1 && hidden.text.utf8.count == text.utf8.count)
    #expect(hidden.text.hasSuffix("\nlet b = 2"))
  }

  /// Parsed in a moment, reported, and unknown where it is asked for.
  @Test(.timeLimit(.minutes(10)))
  func deepLiteralsAreReported() throws {
    let interpreter = Interpreter(hosts: [])
    let problems = interpreter.load([
      ("D.swift", "let a = \(nest("[", "]", 40))\nprint(a.count)\nlet b = \(nest("[(", ")]", 40))")
    ])
    #expect(problems.contains { $0.message.contains("nested deeper than 10 levels") && $0.location.line == 1 })
    try interpreter.runTopLevelCode()
    #expect(interpreter.output == "1\n")
  }
}
