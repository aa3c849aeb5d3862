import SightlineModel
import SwiftInterpreter
import Testing

@testable import SwiftUIReader

/// Layouts as public apps write them.
struct LayoutCodeTests {
  @Test func functionsMayStandBelowTheLoopThatReachesThem() throws {
    let interpreter = Interpreter(hosts: [])
    _ = interpreter.load([
      (
        "A.swift",
        """
        struct Rows {
          var total = 0.0
          init(_ widths: [Double]) {
            var count = 0
            for width in widths { add(width) }
            func gap() -> Double { count > 0 ? 8 : 0 }
            func add(_ width: Double) { total += gap() + width; count += 1 }
          }
        }
        print(Rows([10, 20, 30]).total)
        """
      )
    ])
    try interpreter.runTopLevelCode()
    #expect(interpreter.output == "76.0\n")
  }

  @Test(arguments: [
    ("CGRect(x: 1, y: 2, width: 10, height: 8).insetBy(dx: 2, dy: 1).origin.x", "3.0"),
    ("CGRect(x: 1, y: 2, width: 10, height: 8).insetBy(dx: 2, dy: 1).height", "6.0"),
    ("Alignment.topLeading.horizontal == .leading", "true"),
    ("Alignment.center.vertical == .center", "true"),
    ("ViewSpacing().distance(to: ViewSpacing(), along: .vertical)", "8.0"),
  ])
  func geometry(expression: String, expected: String) throws {
    let interpreter = Interpreter(hosts: Source.project("").interpreter.hosts)
    _ = interpreter.load([("A.swift", "import SwiftUI\nprint(\(expression))")])
    try interpreter.runTopLevelCode()
    #expect(interpreter.output == expected + "\n")
  }
}
