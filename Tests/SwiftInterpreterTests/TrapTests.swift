import Foundation
import SightlineModel
import SwiftInterpreter
import Testing

/// Where Swift ends the program, the interpreter ends the evaluation and names the place; it never ends itself.
struct TrapTests {
  private func run(_ source: String, steps: Int = 400_000) -> (stop: RunStopped?, output: String) {
    let interpreter = Interpreter(hosts: [])
    interpreter.budget.steps = steps
    _ = interpreter.load([("T.swift", source)])
    do {
      try interpreter.runTopLevelCode()
      return (nil, interpreter.output)
    } catch {
      return (error as? RunStopped, interpreter.output)
    }
  }

  /// Statements that trap, each on a line of its own.
  @Test(arguments: [
    // Arithmetic at both ends
    "_ = Int.max + 1", "_ = Int.min - 1", "_ = Int.max * 2", "_ = Int.min / -1", "_ = Int.min % -1", "_ = 1 / (2 - 2)",
    "_ = 1 % (2 - 2)", "_ = -Int.min", "_ = abs(Int.min)", "var a = Int.max; a += 1", "var a = Int.min; a -= 1",
    "var a = Int.max; a *= 2", "var a = Int.min; a.negate()", "_ = Int.max.advanced(by: 1)",
    "_ = Int.min.distance(to: 1)", "_ = 7.quotientAndRemainder(dividingBy: 0)",
    "_ = Int.min.quotientAndRemainder(dividingBy: -1)", "_ = [Int.max, 1].reduce(0, +)",
    "_ = (1...30).reduce(1, *)",
    // Conversions
    "_ = Int(Double.nan)", "_ = Int(Double.infinity)", "_ = Int(-Double.infinity)", "_ = Int(1e300)", "_ = Int(9.3e18)",
    "_ = UInt8(256.0)", "_ = UInt8(256)", "_ = UInt8(-1)", "_ = Int8(128)", "_ = UInt(-1)", "_ = Int32(Int.max)",
    // Ranges
    "_ = 1...0", "_ = 1..<0", "_ = 0...Int.min", "_ = 0.0...(-1.0)", "_ = 0.0...Double.nan", "_ = Double.nan..<1.0",
    "_ = (Int.min...Int.max).count", "_ = (0..<Int.max).map { $0 }.count",
    // Indices and counts
    "_ = [1][1]", "_ = [1][-1]", "_ = [1][Int.max]", "_ = [1, 2][1...2]", "_ = [1, 2][...Int.max]", "_ = [1, 2][3...]",
    "var a = [1]; a[1] = 2", "var a = [1]; a[-1] += 2", "var a = [[1]]; a[0][1] = 2", "var a = [1]; a.remove(at: 1)",
    "var a = [1]; a.insert(2, at: 3)", "var a = [1]; a.swapAt(0, 1)", "var a = [1]; a.removeFirst(-1)",
    "var a = [1]; a.removeLast(a.count - 2)", "var a = [1]; a.removeFirst(2)", "var a = [1]; a.removeLast(2)",
    "var a: [Int] = []; a.removeFirst()", "var a: [Int] = []; a.removeLast()", "var a = [1]; a.removeSubrange(0..<2)",
    "var a = [1]; a.replaceSubrange(1...1, with: [2])", "_ = [1].prefix(-1)", "_ = [1].suffix(-1)",
    "_ = [1].dropFirst(-1)", "_ = [1].dropLast(-1)", "_ = [1].prefix(upTo: 2)", "_ = [1].prefix(through: 1)",
    "_ = [1].suffix(from: 2)", "_ = [1, 2].split(separator: 1, maxSplits: -1)", "_ = Array(repeating: 0, count: -1)",
    "_ = String(repeating: \"a\", count: -1)", "_ = repeatElement(1, count: -1)",
    "_ = Dictionary(uniqueKeysWithValues: [(1, 2), (1, 3)])", "_ = [1].index(after: Int.max)",
    "_ = [1].index(before: Int.min)", "_ = [1].index(Int.max, offsetBy: 1)", "_ = stride(from: 0, to: 1, by: 0)",
    "_ = stride(from: 0.0, to: 1.0, by: 0.0)",
    // Texts
    "var s = \"a\"; s.removeFirst(-1)", "var s = \"a\"; s.removeLast(-1)", "var s = \"a\"; s.removeFirst(2)",
    "var s = \"\"; s.removeFirst()", "var s = \"\"; s.removeLast()", "var s = \"a\"; s.remove(at: s.endIndex)",
    "_ = \"a\"[\"a\".endIndex]", "_ = \"a\"[\"abc\".endIndex...]", "_ = \"a\".index(after: \"a\".endIndex)",
    "_ = \"a\".index(before: \"a\".startIndex)", "_ = \"a\".index(\"a\".startIndex, offsetBy: 2)",
    "_ = \"a\".index(\"abc\".endIndex, offsetBy: -1)",
    "_ = \"a\".distance(from: \"abc\".endIndex, to: \"a\".startIndex)",
    "_ = \"a,b\".split(separator: \",\", maxSplits: -1)",
    "_ = \"a\".padding(toLength: -1, withPad: \" \", startingAt: 0)",
    "_ = \"a\".padding(toLength: 9, withPad: \"\", startingAt: 0)",
    "_ = \"a\".padding(toLength: 9, withPad: \" \", startingAt: 1)", "_ = \"a\".prefix(-1)",
    // Optionals and casts, as before
    "let x: Int? = nil; _ = x!", "_ = [Int]().randomElement()!", "fatalError(\"no\")",
  ])
  func endsTheEvaluationAtItsPlace(statement: String) {
    let (stop, _) = run("func f() {\n  \(statement)\n}\nf()\nprint(\"on\")")
    #expect(stop?.reason == .trap || stop?.reason == .size, "\(statement): \(stop.map { "\($0)" } ?? "went on")")
    #expect(stop?.location.file == "T.swift")
    #expect([2, 4].contains(stop?.location.line ?? 0), "\(statement): line \(stop?.location.line ?? 0)")
  }

  /// What the compiler's programs give for the same.
  @Test(arguments: [
    ("Int.max &+ 1", "-9223372036854775808"), ("Int.min &- 1", "9223372036854775807"), ("Int.max &* 2", "-2"),
    ("1 << 64", "0"), ("1 << -1", "0"), ("-1 >> 200", "-1"), ("1 &<< 64", "1"), ("1 << Int.min", "0"),
    ("Int8(truncatingIfNeeded: 300)", "44"), ("UInt8(truncatingIfNeeded: -1)", "255"), ("Int8(clamping: 300)", "127"),
    ("UInt8(clamping: -5)", "0"), ("Int(exactly: 1e300) ?? -7", "-7"), ("Int(exactly: 2.5) ?? -7", "-7"),
    ("Int(exactly: Double.nan) ?? -7", "-7"), ("UInt8(exactly: 256) ?? 1", "1"), ("Int8.min", "-128"),
    ("Int16.max", "32767"), ("Int32.min", "-2147483648"), ("UInt16.min", "0"), ("Int.min", "-9223372036854775808"),
    ("-9223372036854775808", "-9223372036854775808"), ("Int(9.2e18)", "9200000000000000000"),
    ("Int(-2.9)", "-2"), ("[1, 2, 3].prefix(Int.max).count", "3"), ("[1, 2, 3].dropFirst(Int.max).count", "0"),
    ("[1, 2, 3].suffix(9).count", "3"), ("\"abc\".prefix(Int.max)", "abc"),
    ("\"abc\".index(\"abc\".startIndex, offsetBy: 9, limitedBy: \"abc\".endIndex) == nil", "true"),
    ("[1, 2, 3].index(0, offsetBy: 9, limitedBy: 2) == nil", "true"),
    ("[3, 1, 4, 1, 5].split(separator: 1, maxSplits: 1).map { Array($0) }", "[[3], [4, 1, 5]]"),
    ("[1, 1, 3].split(separator: 1, maxSplits: 1, omittingEmptySubsequences: false).map { Array($0) }", "[[], [1, 3]]"),
    ("\"ab\".padding(toLength: 5, withPad: \"xyz\", startingAt: 1)", "abyzx"),
    ("\"abcde\".padding(toLength: 2, withPad: \"\", startingAt: 0)", "ab"),
    ("(Int.max - 2...Int.max).map { $0 - (Int.max - 2) }", "[0, 1, 2]"), ("(5..<5).isEmpty", "true"),
    ("(0..<0).count", "0"), ("Array(stride(from: 0, to: -5, by: 1))", "[]"),
    ("Array(stride(from: Int.min, to: Int.max, by: Int.max))", "[-9223372036854775808, -1, 9223372036854775806]"),
    ("((Int.max - 1)...).prefix(1).map { $0 == Int.max - 1 }", "[true]"), ("Double(Int.max)", "9.223372036854776e+18"),
    ("lround(2.5)", "3"), ("String(format: \"%d %5.1f|%-4d|%04d\", 7, 2.25, 3, 5)", "7   2.2|3   |0005"),
    ("String(format: \"%2$@ %1$@\", \"a\", \"b\")", "b a"), ("String(format: \"%x\", 255)", "ff"),
    ("String(format: \"%*d\", 5, 3)", "    3"), ("0.1 + 0.2 > 0.3", "true"),
  ])
  func givesWhatSwiftGives(expression: String, expected: String) {
    let (stop, output) = run("import Foundation\nprint(\(expression))")
    #expect(stop == nil, "\(expression): \(stop.map { "\($0)" } ?? "")")
    #expect(output == expected + "\n")
  }

  /// What a type does not hold ends the evaluation, though `Int` would hold it.
  @Test(arguments: [
    "var a: UInt8 = 250; a += 10", "let a: UInt8 = 5; _ = a - 10", "let a: UInt8 = 200, b: UInt8 = 100; _ = a + b",
    "let a: Int8 = 100; _ = a * 2", "let a: Int8 = -100; _ = a - 100", "let a: Int8 = .min; _ = -a",
    "let a: Int8 = -128, b: Int8 = -1; _ = a / b", "var a: Int16 = 30_000; a *= 2", "let a: UInt16 = 65_535; _ = a + 1",
    "let a: UInt32 = 0; _ = a - 1", "var a: Int32 = 2_147_483_647; a += 1", "let a: UInt = 0; _ = a - 1",
    "var a: UInt64 = 3; a -= 4", "var a: [UInt8] = [255]; a[0] += 1", "let a = UInt8(200); _ = a * 2",
    "struct S { var a: UInt8 = 250 }; var s = S(); s.a += 10", "final class C { var a: UInt8 = 0 }; C().a -= 1",
    "func g(_ a: UInt8) -> UInt8 { a + 1 }; _ = g(255)", "func g(_ a: UInt) -> UInt { a - 1 }; _ = g(0)",
  ])
  func narrowIntegersOverflow(statement: String) {
    let (stop, _) = run("func f() {\n  \(statement)\n}\nf()\nprint(\"on\")")
    #expect(stop?.reason == .trap, "\(statement): \(stop.map { "\($0)" } ?? "went on")")
    #expect(stop?.location.line == 2 && stop?.location.file == "T.swift", "\(statement)")
  }

  /// The same in functions of numbers, which are compiled.
  @Test(arguments: [
    "func step(_ a: UInt8) -> UInt8 { a + 1 }", "func step(_ a: UInt8) -> UInt8 { var a = a; a += 1; return a }",
    "func step(_ a: UInt8) -> UInt8 { a * 2 }",
  ])
  func compiledNarrowIntegersOverflow(function: String) {
    let (stop, output) = run("\(function)\nprint(step(20) > 20)\nprint(step(255))")
    #expect(stop?.reason == .trap && output == "true\n", "\(stop.map { "\($0)" } ?? output)")
  }

  /// What fits goes on, whatever stands beside it in the file.
  @Test(arguments: [
    ("let a: UInt8 = 250; print(a &+ 10, a &- 251, a &* 2, a << 1, a >> 1)", "4 255 244 244 125"),
    ("let a: UInt8 = 1; print(a &<< 9, a << 9, UInt8(200) &>> 9)", "2 0 100"),
    ("let a: Int8 = 1; print(a << 7, a &<< 8, Int8(-128) >> 1)", "-128 1 -64"),
    ("let a: UInt8 = 250; print(Int(a) + 10, Double(a) * 2)", "260 500.0"),
    ("let a: UInt8 = 3; let n = 300; print(n - 500, n * 2, Int(a) - 5)", "-200 600 -2"),
    ("let a: UInt8 = 3; var n = 100; n += 100; n -= 500; print(n, a)", "-300 3"),
    ("let a: Int16 = 200; print(a + 100, a - 300, -a)", "300 -100 -200"),
    ("let a: UInt32 = 4_000_000_000; print(a - 1, a / 2, a % 7)", "3999999999 2000000000 3"),
    ("var h: UInt64 = 37; h = h &* 31 &+ 7; print(h)", "1154"),
    ("let a: UInt = 7; print(a - 7, a * 100)", "0 700"),
  ])
  func narrowIntegersThatFit(statement: String, expected: String) {
    let (stop, output) = run("func f() {\n  \(statement)\n}\nf()")
    #expect(stop == nil && output == expected + "\n", "\(statement): \(stop.map { "\($0)" } ?? output)")
  }

  /// What is read along a key path has no place of its own: the call is named that runs.
  @Test func aKeyPathIsNamedWhereItIsRead() {
    let stop = run("struct D { var d: Int { self[keyPath: \\.d] } }\nprint(D().d)").stop
    #expect(stop?.reason == .depth && stop?.location.file == "T.swift", "\(stop.map { "\($0)" } ?? "went on")")
  }

  /// Initial values are no calls, and nest as deep as calls may.
  @Test(arguments: [
    "class A { let b = B() }\nclass B { let a = A() }\nprint(A().b)", "struct A { var a = [A()] }\nprint(A())",
    "class A { var b = B() }\nstruct B { var c = C() }\nclass C { var a: A? = A() }\nprint(A())",
    "class A { lazy var b: Int = c; lazy var c: Int = b }\nprint(A().b)",
    "@propertyWrapper struct W { @W var wrappedValue: Int }\nprint(W(wrappedValue: 1).wrappedValue)",
  ])
  func initialValuesInACircleEnd(source: String) {
    let thread = Thread {
      let stop = self.run(source).stop
      #expect(stop?.reason == .depth && stop?.location.file == "T.swift", "\(stop.map { "\($0)" } ?? "went on")")
    }
    thread.stackSize = 64 << 20
    thread.start()
    while !thread.isFinished { Thread.sleep(forTimeInterval: 0.01) }
  }

  /// Numbers beyond their conversion say something, and nothing ends.
  @Test(arguments: [
    "String(format: \"%d\", Double.nan)", "String(format: \"%d\", Int.max)", "String(format: \"%x\", 1e30)",
    "String(format: \"%o\", -Double.infinity)", "String(format: \"%99999999999d\", 1)",
    "String(format: \"%.99999999999f\", 1.0)", "String(format: \"%-9223372036854775808$d\", 1)",
    "String(format: \"%9223372036854775807$d\", 1)", "String(format: \"%0$d\", 1)", "String(format: \"%*.*f\", 1)",
    "String(format: \"%s %n %p %\", 3)", "lround(1e30)", "lround(Double.nan)", "Int.min.magnitude",
    "String(Int.max, radix: 99)", "Int(\"z\", radix: 99) as Any", "9_999_999_999_999_999_999_999",
    "0xFFFFFFFFFFFFFFFFFF", "\"abc\".split(separator: \"\")", "\"abc\".components(separatedBy: \"\")",
    "\"abc\".replacingOccurrences(of: \"\", with: \"x\")", "String(repeating: \"\", count: Int.max)",
  ])
  func goesOn(expression: String) {
    let (stop, output) = run("import Foundation\nprint(\(expression))\nprint(\"on\")")
    #expect(stop == nil && output.hasSuffix("on\n"), "\(expression): \(stop.map { "\($0)" } ?? output)")
  }

  /// A collection or a text that grows without end is ended, whatever makes it grow.
  @Test(arguments: [
    "a += a", "a = a + a", "a.append(contentsOf: a)", "a.insert(contentsOf: a, at: 0)", "a = a.flatMap { [$0, $0] }",
    "a = [a, a].flatMap { $0 }", "a = Array([a, a].joined())", "a = Array(repeating: a, count: 2).flatMap { $0 }",
    "n = n.flatMap { [$0, $0 + $0] }", "d[d.count] = 1; d.updateValue(1, forKey: -d.count); n = n.flatMap { [$0, $0] }",
    "t.formUnion(t.map { $0 &* 3 }); t.formUnion(t.map { $0 &+ 1 })",
    "a = a.reduce([]) { $0 + [$1, $1] }", "a = a.reduce(into: []) { $0.append($1); $0.append($1) }",
    "s += s", "s = s + s", "s = \"\\(s)\\(s)\"", "s.append(s)", "s = s.appending(s)", "s = [s, s].joined(separator: s)",
    "s = s.replacingOccurrences(of: \"a\", with: \"aa\")", "s = s.map { \"\\($0)\\($0)\" }.joined()",
    "s = String(repeating: s, count: 2)", "s = String(format: \"%@%@\", s, s)", "s = String(describing: [s, s])",
    "s = s.padding(toLength: s.count * 2, withPad: \"x\", startingAt: 0)",
  ])
  func growthEnds(change: String) {
    let (stop, _) = run(
      """
      import Foundation
      var (a, s, n, d, t) = ([1], "a", [[1]], [0: 0], Set([1]))
      for _ in 0..<60 {
        \(change)
      }
      """, steps: 600_000)
    #expect(stop?.reason == .size || stop?.reason == .steps, "\(change): \(stop.map { "\($0)" } ?? "went on")")
  }

  /// What repeats itself is compared with nearly all of what is looked for, at every place.
  @Test(
    .timeLimit(.minutes(10)),
    arguments: [
      "s.contains(w)", "s.range(of: w)", "s.replacingOccurrences(of: w, with: \"\")", "s.replacing(w, with: \"\")",
      "s.components(separatedBy: w)", "s.split(separator: w)",
    ])
  func longSearchesEnd(search: String) {
    let (stop, _) = run(
      """
      import Foundation
      let s = String(repeating: "a", count: 1_900_000)
      let w = String(repeating: "a", count: 900_000) + "b"
      _ = \(search)
      """)
    #expect(stop?.reason == .steps, "\(search): \(stop.map { "\($0)" } ?? "went on")")
  }

  @Test(
    .timeLimit(.minutes(10)),
    arguments: [
      ("n.count", "60001"), ("n.isEmpty", "false"), ("n[7] ?? 0", "7"),
    ])
  func askingADictionaryCopiesNothing(question: String, expected: String) {
    let (stop, output) = run(
      "var n = [0: 0]\nfor i in 1...60_000 { n[n.count] = i }\nprint(\(question))", steps: 3_000_000)
    #expect(stop == nil && output == expected + "\n", "\(question): \(stop.map { "\($0)" } ?? output)")
  }

  /// The first of a collection of the project's own, which may have no end, is found without the others.
  @Test(arguments: [("C().first ?? 0", "7"), ("C().isEmpty", "false")])
  func theFirstIsFoundWithoutTheOthers(question: String, expected: String) {
    let (stop, output) = run(
      """
      struct C: Collection {
        var startIndex: Int { 0 }
        var endIndex: Int { 9 }
        func index(after i: Int) -> Int { i }
        subscript(i: Int) -> Int { 7 }
      }
      print(\(question))
      """)
    #expect(stop == nil && output == expected + "\n", "\(question): \(stop.map { "\($0)" } ?? output)")
  }

  @Test(arguments: [
    "[0].append(1)", "h.items.append(1)", "o.items.append(1)", "d[\"a\", default: []].append(1)", "g[0].append(1)",
    "a.append(1)", "a += [1]", "s += \"x\"", "n[0].items[0].append(1)",
  ])
  func whatGrowsElementByElementEnds(change: String) {
    let source = """
      struct Holder { var items: [Int] = [] }
      struct Nest { var items: [[Int]] = [[]] }
      final class Object { var items: [Int] = [] }
      var (a, s, d, g, h, o, n) = ([0], "", [String: [Int]](), [[0]], Holder(), Object(), [Nest()])
      while true {
        \(change)
      }
      """
    let (stop, _) = run(source)
    #expect(stop != nil)
  }

  /// An element more is no copy of all the others: 60,000 of them take seconds, not minutes.
  @Test(
    .timeLimit(.minutes(10)),
    arguments: [
      "a.append(i)", "a += [i]", "h.items.append(i)", "o.items.append(i)", "d[\"a\", default: []].append(i)",
      "g[0].append(i)", "n.items[0].append(i)", "s += \"x\"", "a[0] += i", "d2[\"k\"]![0] = i",
    ])
  func addingIsLinear(change: String) {
    let source = """
      struct Holder { var items: [Int] = [] }
      struct Nest { var items: [[Int]] = [[]] }
      final class Object { var items: [Int] = [] }
      func f() {
        var a = [0], s = "", d = [String: [Int]](), g = [[0]], h = Holder(), n = Nest()
        var d2 = ["k": Array(repeating: 0, count: 60_000)]
        let o = Object()
        for i in 0..<60_000 {
          \(change)
        }
        print(a.count + s.utf8.count + (d["a"] ?? []).count + g[0].count + h.items.count + n.items[0].count + d2["k"]!.count > 60_000)
      }
      f()
      """
    let (stop, output) = run(source, steps: 5_000_000)
    #expect(stop == nil && output == "true\n", "\(stop.map { "\($0)" } ?? output)")
  }

  /// Declarations that lead to one another, and values that hold one another many times.
  @Test(arguments: [
    "typealias A = B\ntypealias B = A\nextension A { func g() {} }\nlet a: A = 1\nprint(a)",
    "typealias A<T> = A<T>\nlet a: A<Int> = 1\nprint(a)", "typealias A = [A]\nlet a: A = []\nprint(type(of: a))",
    "typealias A = A?\nlet a: A = nil\nprint(a as Any)",
    "protocol P {}\ntypealias A = B & P\ntypealias B = A & P\nprint((1 as Any) is A)",
    "class A: B {}\nclass B: A {}\nprint(A().x)", "class A: B {}\nclass B: C {}\nclass C: A {}\nprint(A() is C)",
    "protocol A: B {}\nprotocol B: A {}\nstruct S: A {}\nprint(S())", "struct A { var a = A() }\nprint(A())",
    "class A { lazy var x: Int = y; lazy var y: Int = x }\nprint(A().x)", "let x = y\nlet y = x\nprint(x)",
    "struct A { static let x = B.y }\nstruct B { static let y = A.x }\nprint(A.x)",
    "@propertyWrapper struct W { @W var wrappedValue: Int }\nstruct S { @W var x = 1 }\nprint(S().x)",
    "struct A: CustomStringConvertible { var description: String { \"\\(self)\\(self)\" } }\nprint(A())",
    "struct A: Equatable { static func == (a: A, b: A) -> Bool { a == b } }\nprint(A() == A())",
    "indirect enum T { case leaf, node(T, T) }\nvar t = T.leaf\nfor _ in 0..<60 { t = .node(t, t) }\nprint(t)",
    """
    indirect enum T: Equatable { case leaf, node(T, T) }
    var (t, u) = (T.leaf, T.leaf)
    for _ in 0..<60 { t = .node(t, t); u = .node(u, u) }
    print(t == u)
    """,
    "var a: [Any] = [1]\nfor _ in 0..<60 { a = [a, a] }\nprint(a)",
    "var a: [Any] = [1]\nfor _ in 0..<20_000 { a = [a] }\nprint(a.count)",
    "final class N { var next: N? }\nvar h: N?\nfor _ in 0..<30_000 { let n = N(); n.next = h; h = n }\nprint(h != nil)",
    "var s = \"ab cd\"\nfor _ in 0..<20_000 { s = \"\\(s.prefix(3)) words\" }\nprint(s)",
    "var g: () -> Int = { 1 }\nfor _ in 0..<20_000 { let h = g; g = { h() + 1 } }\nprint(\"on\")",
    "precedencegroup P { higherThan: P }\ninfix operator <+>: P\nfunc <+> (a: Int, b: Int) -> Int { a + b }\nprint(1 <+> 2)",
  ])
  func cyclesEnd(source: String) {
    onDeepStack { _ = run(source, steps: 2_000_000) }
  }

  /// What is nested deep is let go of level by level: on as much stack as an audit has.
  private func onDeepStack(_ work: @escaping @Sendable () -> Void) {
    let thread = Thread { work() }
    thread.stackSize = 512 << 20
    thread.start()
    while !thread.isFinished { Thread.sleep(forTimeInterval: 0.01) }
  }

  /// A variable that is changed may be looked at by what the change sets off.
  @Test(arguments: [
    (
      """
      final class A { var x = 1 { didSet { told() } }; var told: () -> Void = {} }
      var a = A()
      a.told = { print(a.x) }
      a.x = 2
      """, "2\n"
    ),
    (
      """
      final class A { var x = 1 { didSet { told() } }; var told: () -> Void = {} }
      func f() { var a = A(); a.told = { a = A() }; a.x = 2; print(a.x) }
      f()
      """, "1\n"
    ),
    (
      """
      final class A { var items = [1] { didSet { told() } }; var told: () -> Void = {} }
      func f() { let a = A(); a.told = { print(a.items.count) }; a.items.append(2); a.items[0] = 3 }
      f()
      """, "2\n2\n"
    ),
  ])
  func changesMayBeWatched(source: String, expected: String) {
    let (stop, output) = run(source)
    #expect(stop == nil && output == expected, "\(stop.map { "\($0)" } ?? output)")
  }
}
