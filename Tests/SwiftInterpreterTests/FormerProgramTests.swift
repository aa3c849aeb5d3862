import SightlineModel
import Testing

@testable import SwiftInterpreter

/// What a program made of its sources goes with the last program of an audit.
struct FormerProgramTests {
  private static let source = """
    protocol Shape { var area: Double { get } }
    extension Shape { var twice: Double { area * 2 } }
    final class Node: Shape {
      var next: Node?
      lazy var other: Node = Node()
      var area: Double { next.map { $0.twice } ?? 1 }
      subscript(index: Int) -> Node { index == 0 ? self : self[index - 1] }
      static let shared = Node()
      static func count(_ number: Int) -> Int { number == 0 ? 0 : count(number - 1) + 1 }
      struct Inner { var node = Node.shared; func depth(_ n: Int) -> Int { n > 2 ? n : depth(n + 1) } }
    }
    func even(_ n: Int) -> Bool { n == 0 || odd(n - 1) }
    func odd(_ n: Int) -> Bool { n != 0 && even(n - 1) }
    let node = Node()
    node.next = Node()
    print(node.area, node[3].twice, Node.count(4), Node.Inner().depth(0), even(6), node.other.area)
    """

  private final class Held {
    weak var type: TypeDecl?
    weak var inner: TypeDecl?
    weak var file: SourceFile?
    weak var body: FunctionBody?
    weak var global: FunctionBody?
  }

  private func run(_ keeper: FormerPrograms?, _ held: Held) throws {
    let interpreter = Interpreter(hosts: [])
    interpreter.formerPrograms = keeper
    _ = interpreter.load([(path: "A.swift", text: Self.source)])
    try interpreter.runTopLevelCode()
    #expect(interpreter.output == "2.0 4.0 4 3 true 1.0\n")
    held.type = interpreter.program.types["Node"]
    held.inner = interpreter.program.types["Node.Inner"]
    held.file = interpreter.program.files.first
    held.body = held.type?.statics["count"]?.functions.first?.body
    held.global = interpreter.program.globals["even"]?.functions.first?.body
    #expect(held.type != nil && held.file != nil && held.body != nil && held.global != nil)
  }

  @Test func everythingGoesWithItsKeeper() throws {
    var keeper: FormerPrograms? = FormerPrograms()
    let held = Held()
    try run(keeper, held)
    // A value may have come to another program of the same audit.
    #expect(held.type != nil && held.file != nil)
    keeper = nil
    #expect(held.type == nil && held.inner == nil && held.file == nil)
    #expect(held.body == nil && held.global == nil)
  }
}
