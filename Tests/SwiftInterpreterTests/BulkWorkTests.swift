import SightlineModel
import Testing

@testable import SwiftInterpreter

/// What takes long in one step counts as the many steps it takes: a loop of it ends by the budget, in a second or two.
struct BulkWorkTests {
  private static let large = "let a = Array(0..<90_000)\nvar n = 0\n"
  private static let endless: [(name: String, code: String)] = [
    ("reversed", large + "for i in 0..<100_000 { n += a.reversed()[i] }"),
    ("sorted", large + "for i in 0..<100_000 { n += a.sorted()[i] }"),
    ("equal", large + "let b = Array(0..<90_000)\nfor i in 0..<100_000 { if a == b { n += i } }"),
    ("firstIndex", large + "for i in 0..<100_000 { n += a.firstIndex(of: -i - 1) ?? 0 }"),
    ("enumerated", large + "for i in 0..<100_000 { n += a.enumerated().count }"),
    ("dropFirst", "var a = Array(0..<20_000)\nwhile !a.isEmpty { a = Array(a.dropFirst()) }"),
    (
      "inout",
      "func h(_ n: Int, _ o: inout [Int]) { if n == 0 { return }; h(n - 1, &o); o.append(n); h(n - 1, &o) }\n"
        + "var o: [Int] = []\nh(40, &o)"
    ),
    (
      "numbers",
      "let a = String(repeating: \"1\", count: 100_000)\nvar n = 0.0\n"
        + "for _ in 0..<100_000 { n += Double(a) ?? 0 }"
    ),
    (
      "replacing",
      "let a = String(repeating: \"x \", count: 90_000)\nvar n = 0\n"
        + "for _ in 0..<100_000 { n += a.replacingOccurrences(of: \"x\", with: \"y\").count }"
    ),
    (
      "key paths",
      "class C { var c: C { self } }\nvar k = \\C.c\n"
        + "for _ in 0..<100_000 { k = k.appending(path: \\.c) }"
    ),
    ("held", "var a: [[Int]] = []\nfor i in 0..<2_000 { a.append(Array(repeating: i, count: 99_000)) }"),
  ]

  @Test(.timeLimit(.minutes(10)), arguments: endless.indices)
  func endsByTheBudget(index: Int) {
    let interpreter = Interpreter(hosts: [])
    interpreter.budget.steps = 100_000
    _ = interpreter.load([("A.swift", Self.endless[index].code)])
    #expect(throws: RunStopped.self, "\(Self.endless[index].name)") { try interpreter.runTopLevelCode() }
  }

  /// What code of an app does is no such thing.
  @Test func ordinaryWorkEnds() throws {
    let interpreter = Interpreter(hosts: [])
    _ = interpreter.load([
      (
        "A.swift",
        """
        var tokens = Array(0..<2_000)
        func take(_ tokens: inout [Int]) -> Int { tokens.removeLast() }
        var sum = 0
        while !tokens.isEmpty { sum += take(&tokens) }
        let names = (0..<5_000).map { "name \\($0)" }.sorted()
        var found = 0
        for i in 0..<300 { if names.firstIndex(of: "name \\(i)") != nil { found += 1 } }
        print(sum, names.first!, found, String(repeating: "ab", count: 7), Array(names.reversed().prefix(2)).count)
        """
      )
    ])
    try interpreter.runTopLevelCode()
    #expect(interpreter.output == "1999000 name 0 300 ababababababab 2\n")
  }

  @Test(arguments: [
    ("(a.*)(b.*)\\1c", 3_000, false), ("(a.*)(b.*)\\1c", 300, true), ("(a+)b\\k<x>", 12_000, false),
    ("(a.*)c", 9_000, true),
  ])
  func references(pattern: String, length: Int, isHarmless: Bool) {
    #expect(RegexLimits.isHarmless(pattern, textOf: length) == isHarmless)
  }
}
