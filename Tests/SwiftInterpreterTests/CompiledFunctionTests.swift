import SightlineModel
import Testing

@testable import SwiftInterpreter

/// A compiled function does what its tree does: results, where they come from, steps, branches, stops and their places.
struct CompiledFunctionTests {
  private struct Run: Equatable {
    var output: String
    var steps: Int
    var branches: [SightlineModel.SourceLocation: BranchRecord]
    var stop: String?
    /// Of the global `result`.
    var origins: [String]
    var unresolved: [AuditReport.Unresolved]
  }

  private func run(_ source: String, compiled: Bool, steps: Int = 50_000) -> (run: Run, hasCode: Bool) {
    let interpreter = Interpreter(hosts: [])
    interpreter.isCompiling = compiled
    interpreter.budget.steps = steps
    _ = interpreter.load([("T.swift", source)])
    var stop: String?
    do { try interpreter.runTopLevelCode() } catch { stop = "\(error)" }
    let result = interpreter.program.globals["result"]?.properties.first
      .flatMap { interpreter.globals[ObjectIdentifier($0)]?.value }
    let code = interpreter.program.globals["f"]?.functions.first?.code
    let run = Run(
      output: interpreter.output, steps: interpreter.stepsUsed, branches: interpreter.branchCoverage, stop: stop,
      origins: result?.origin?.steps.map { "\($0)" } ?? [], unresolved: interpreter.unresolved)
    return (run, code != nil)
  }

  @Test(arguments: [
    "func f(_ n: Int) -> Int { n < 2 ? n : f(n - 1) + f(n - 2) }\nlet start = 12\nlet result = f(start)\nprint(result)",
    "func f(_ n: Int) -> Int { var s = 0; for i in 0..<n { if i % 3 == 0 { s += i * 2 } else { s -= 1 } }; return s }\n"
      + "let result = f(50)\nprint(result)",
    "func f(_ n: Int, step: Int) -> Int {\n  var (i, found): (Int, Int) = (0, 0)\n  return i + found\n}\nprint(f(1, step: 2))",
    "func f(_ n: Int, step: Int) -> Int {\n  var i = 0\n  var found = 0\n  while i < n {\n    i += step\n"
      + "    if i % 2 == 0 { continue }\n    if i > 40 { break }\n    found += i\n  }\n  repeat { found -= 1 } while found > 90\n"
      + "  return found\n}\nlet result = f(60, step: 3)\nprint(result)",
    "func f(_ x: Double, _ isLarge: Bool) -> Double {\n  guard x > 1, !isLarge || x < 9 else { return -1 }\n"
      + "  let half = x / 2\n  var sum: Double = 0\n  for _ in 1...4 { sum += half * 1.5; sum += 1 }\n  return isLarge ? sum : half\n}\n"
      + "let result = f(4.5, true)\nprint(result, f(0.5, false), f(12, true), f(8, false))",
    "func g(_ n: Int) -> Bool { if n == 0 { false } else { f(n - 1) } }\n"
      + "func f(_ n: Int) -> Bool { n == 0 || g(n - 1) }\nlet result = f(20)\nprint(result, f(7), g(3))",
    "func f(a: Int, b: Int) -> Int { for i in (a + 1)...b where i % 2 == 1 { if i * i > b { return i } }; return 0 }\n"
      + "let result = f(a: 1, b: 60)\nprint(result)",
    // Stops
    "func f(_ n: Int) -> Int { n == 0 ? Int.max : f(n - 1) + 1 }\nprint(f(3))",
    "func g(_ n: Int) -> Int { 10 / n }\nfunc f(_ n: Int) -> Int { g(n) + f(n - 1) }\nprint(f(3))",
    "func f(_ n: Int) -> Int { var s = n; for _ in 0..<100 { s *= 7 }; return s }\nprint(f(9))",
    "func f(_ n: Int) -> Int { var s = 0; for i in 0..<n { s += i }; return s }\nprint(f(3))\nprint(f(-3))",
    "func f(_ n: Int) -> Int { f(n + 1) }\nprint(f(0))",
    "func f(_ n: Int) -> Int { var s = n; while s > 0 { s += 1 }; return s }\nprint(f(1))",
    // What is unknown, or no number, runs as a tree.
    "func f(_ n: Int, _ m: Int) -> Int { n > 3 ? n : m }\nprint(f(4, 1))\nlet result = f(missing, 3)\nprint(f(2, missing))",
    "func f(_ n: Int) -> Int { n.nonzeroBitCount }\nprint(f(7))",
  ])
  func compiledAndTree(source: String) {
    let compiled = run(source, compiled: true)
    let tree = run(source, compiled: false)
    #expect(compiled.run == tree.run)
    #expect(!tree.hasCode)
  }

  /// Which functions are compiled: of numbers and truths, and of what is understood at once.
  @Test(arguments: [
    ("func f(_ n: Int) -> Int { n < 2 ? n : f(n - 1) }\nprint(f(3))", true),
    ("func f(_ x: Double) -> Bool { !(x * 2 > 1) }\nprint(f(3))", true),
    ("func g(_ n: Int) -> String { \"\" }\nfunc f(_ n: Int) -> Int { g(n).count }\nprint(f(3))", false),
    ("func f(_ n: Int) -> Int? { n }\nprint(f(3) as Any)", false),
    ("func f<T>(_ n: T) -> Int { 1 }\nprint(f(3))", false),
    ("func f(_ n: inout Int) -> Int { n }\nvar a = 1\nprint(f(&a))", false),
  ])
  func functionsThatAreCompiled(source: String, isCompiled: Bool) {
    #expect(run(source, compiled: true).hasCode == isCompiled)
  }
}
