import SightlineModel
import Testing

@testable import SwiftInterpreter

/// What a launch has made is let go of when the next one begins, even where it holds itself.
struct LaunchedObjectsTests {
  private final class Kept {
    weak var object: ObjectValue?
    weak var function: Closure?
  }

  private func run(_ source: String, _ interpreter: Interpreter) throws -> Kept {
    _ = interpreter.load([("T.swift", source)])
    try interpreter.runTopLevelCode()
    let kept = Kept()
    for box in interpreter.globals.values {
      switch box.value.payload {
      case .object(let object): kept.object = object
      case .function(let function): kept.function = function as? Closure
      default: break
      }
    }
    return kept
  }

  private static let circles = [
    "final class Node { var next: Node?; init() { next = nil } }\nlet a = Node()\na.next = a",
    "final class Model { var act: () -> Void = {}; var n = 0; func start() { act = { self.n += 1 } } }\nlet a = Model()\na.start()",
    """
    final class Parent { var children: [Child] = [] }
    final class Child { let parent: Parent; init(_ parent: Parent) { self.parent = parent } }
    let a = Parent()
    a.children.append(Child(a))
    """,
  ]

  @Test(arguments: circles)
  func circlesEnd(source: String) throws {
    let interpreter = Interpreter(hosts: [])
    let kept = try run(source, interpreter)
    #expect(kept.object != nil)
    #expect(interpreter.resetGlobals() == false)
    #expect(kept.object == nil)
  }

  @Test(arguments: circles)
  func heldLaunchesStay(source: String) throws {
    let interpreter = Interpreter(hosts: [])
    let kept = try run(source, interpreter)
    let object = try #require(kept.object)
    interpreter.holdLaunch()
    #expect(interpreter.resetGlobals() == true)
    #expect(object.fields.count > 0)
    // Holding is for one launch.
    #expect(interpreter.resetGlobals() == false)
  }

  /// A local function that calls itself holds the variable that holds it.
  @Test func localFunctionsEnd() throws {
    let interpreter = Interpreter(hosts: [])
    let kept = try run(
      """
      func make() -> (Int) -> Int {
        func count(_ n: Int) -> Int { n == 0 ? 0 : 1 + count(n - 1) }
        return count
      }
      let counter = make()
      print(counter(4))
      """, interpreter)
    #expect(interpreter.output == "4\n")
    #expect(kept.function != nil)
    interpreter.resetGlobals()
    #expect(kept.function == nil)
  }

  /// Objects that nobody holds go before their launch does, and none twice.
  @Test func objectsThatWentBefore() throws {
    let interpreter = Interpreter(hosts: [])
    _ = try run(
      "final class Point { var x = 0 }\nfor i in 0..<100 { let p = Point(); p.x = i }\nlet last = Point()\nprint(last.x)",
      interpreter)
    #expect(interpreter.output == "0\n")
    interpreter.resetGlobals()
    #expect(interpreter.launched.count == 0)
  }

  /// A thread keeps the launch that runs on it: its program may be let go of elsewhere.
  @Test func aThreadKeepsItsLaunch() {
    var launch: LaunchedObjects? = LaunchedObjects()
    weak let kept = launch
    launch?.run()
    launch = nil
    #expect(kept != nil && LaunchedObjects.running === kept)
    LaunchedObjects().run()
    #expect(kept == nil)
  }

  private func number(of object: ObjectValue?) -> Int? {
    if case .int(let number)? = object?.fields["n"]?.payload { number } else { nil }
  }

  /// Who goes back to a moment of the launch that runs goes on with it, also once nobody may go back any more; a launch that
  /// is over is emptied then, and not before.
  @Test func momentsOfALaunch() throws {
    let interpreter = Interpreter(hosts: [])
    let kept = try run(
      "final class Node { var next: Node?; var n = 1 }\nlet a = Node()\na.next = a\nfunc change() { a.n += 1 }",
      interpreter)
    var moment: LaunchMoment? = interpreter.moment()
    kept.object?.fields["n"] = Value(.int(7))
    moment?.putBack()
    #expect(number(of: kept.object) == 1)
    moment = nil
    #expect(number(of: kept.object) == 1)
    moment = interpreter.moment()
    interpreter.resetGlobals()
    #expect(interpreter.globals.isEmpty && number(of: kept.object) == 1)
    moment?.putBack()
    #expect(!interpreter.globals.isEmpty)
    interpreter.resetGlobals()
    #expect(kept.object != nil)
    moment = nil
    #expect(kept.object == nil)
  }

  @Test(arguments: [
    ("let v = 1", true), ("let v = \"a\"", true), ("let v = [1, 2]", true), ("let v = [\"a\": [1: 2.5]]", true),
    ("let v: Int? = nil", true), ("struct S { var a = 1; var b = [2] }\nlet v = S()", true),
    ("enum E { case a(Int), b }\nlet v = [E.a(1), .b]", true), ("let v = (1, \"b\")", true), ("let v = 1...3", true),
    ("let v = { 1 }", false), ("final class C {}\nlet v = C()", false), ("final class C {}\nlet v = [C()]", false),
    ("final class C {}\nstruct S { var c = C() }\nlet v = S()", false),
    ("struct S { var act: () -> Void = {} }\nlet v = S()", false),
    ("final class C {}\nenum E { case a(C) }\nlet v = E.a(C())", false),
  ])
  func selfContained(source: String, expected: Bool) throws {
    let interpreter = Interpreter(hosts: [])
    _ = interpreter.load([("T.swift", source)])
    try interpreter.runTopLevelCode()
    let property = try #require(interpreter.program.globals["v"]?.properties.first)
    let value = try #require(interpreter.globals[ObjectIdentifier(property)]?.value)
    #expect(value.isSelfContained == expected)
  }
}
