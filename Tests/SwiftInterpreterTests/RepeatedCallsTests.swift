import SwiftInterpreter
import Testing

/// What a place remembers of one call holds for no other: each line is printed by code that runs several times.
struct RepeatedCallsTests {
  @Test(arguments: [
    // Captured variables are the closure's own, whoever used its frame before.
    (
      """
      func counter(_ step: Int) -> (Int) -> Int { var total = 0; return { total += $0 * step; return total } }
      let (a, b) = (counter(2), counter(3))
      print(a(1), b(1), a(1), b(1), a(2))
      """, "2 3 4 6 8"
    ),
    // Parameters of an instance's type, one after the other in one frame.
    (
      """
      struct Stack<Element> { var items: [Element] = []
        mutating func push(_ item: Element) { items.append(item) }
        func top(or other: Element) -> Element { items.last ?? other } }
      var ints = Stack<Int>(); var texts = Stack<String>(); var doubles = Stack<Double>()
      for i in 0..<3 { ints.push(i); texts.push("t\\(i)"); doubles.push(1) }
      print(ints.top(or: 9), texts.top(or: ""), doubles.top(or: 0))
      """, "2 t2 1.0"
    ),
    // The same case written where two types are wanted.
    (
      """
      enum A { case one, two(Int) }
      enum B { case one, two(Int) }
      func a(_ a: A) -> String { switch a { case .one: "A1"; case .two(let n): "A\\(n)" } }
      func b(_ b: B) -> String { switch b { case .one: "B1"; case .two(let n): "B\\(n)" } }
      func f(_ n: Int) -> String { a(n == 0 ? .one : .two(n)) + b(n == 0 ? .one : .two(n)) }
      print(f(0), f(2), f(0), f(3))
      """, "A1B1 A2B2 A1B1 A3B3"
    ),
    (
      """
      struct P { let key: Int; let name: String }
      let list = [P(key: 2, name: "a"), P(key: 1, name: "b"), P(key: 2, name: "c"), P(key: 1, name: "d"), P(key: 0, name: "e")]
      print(list.sorted { $0.key < $1.key }.map(\\.name).joined(), [3, 1, 2, 1].sorted(), ["b", "a"].sorted())
      print([5, 4, 4, 1].sorted { $0 > $1 }, [Int]().sorted(), [7].sorted())
      """, "ebdac [1, 1, 2, 3] [\"a\", \"b\"]\n[5, 4, 4, 1] [] [7]"
    ),
    // Texts that grow, of what is a text and of what is not.
    (
      """
      var text = ""; var parts: [String] = []
      for i in 0..<3 { text += "n\\(i),"; text.append(i % 2 == 0 ? "e" : "o"); parts += ["\\(i)"] }
      text += "\\(1.5)\\(true)\\([1])"
      print(text, parts)
      """, "n0,en1,on2,e1.5true[1] [\"0\", \"1\", \"2\"]"
    ),
    (
      """
      var log = ""
      func note() -> String { log += "x"; return "y" }
      log += "\\(note())z"
      print(log)
      """, "xyz"
    ),
    // What returns early, at the end and not at all.
    (
      """
      func f(_ n: Int) -> Int { if n < 0 { return -1 }; for i in 0..<n where i == 3 { return i * 10 }; return n }
      func g(_ n: Int) -> Int { defer { print("d", terminator: "") }; return n }
      print(f(-1), f(2), f(9), g(4), [1, 2].map { (n: Int) -> Int in if n == 1 { return 7 }; return n })
      """, "d-1 2 30 4 [7, 2]"
    ),
    (
      """
      final class Node { var next: Node?; let n: Int; init(_ n: Int) { self.n = n }
        func sum() -> Int { n + (next?.sum() ?? 0) } }
      let a = Node(1); print(a.sum()); a.next = Node(2); print(a.sum()); a.next?.next = Node(3); print(a.sum())
      """, "1\n3\n6"
    ),
    (
      """
      var found: [Bool] = []
      for word in ["alpha", "beta", "gamma"] {
        found.append(word.hasPrefix("a")); found.append(word.contains("mm")); found.append(word.uppercased() == "BETA")
      }
      print(found.map { $0 ? "1" : "0" }.joined())
      """, "100001010"
    ),
  ])
  func prints(source: String, expected: String) throws {
    let interpreter = Interpreter(hosts: [])
    _ = interpreter.load([("T.swift", source)])
    try interpreter.runTopLevelCode()
    #expect(interpreter.output == expected + "\n")
    #expect(interpreter.unresolved.isEmpty)
  }
}
