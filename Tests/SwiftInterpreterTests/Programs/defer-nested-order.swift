var log: [String] = []; func say(_ s: String) { log.append(s) }; func flush(_ n: String) { print(n + ":", log.joined(separator: " ")); log = [] }
enum E: Error { case a, b(Int) }
func basic(_ n: Int) -> Int { defer { say("d1") }; if n == 0 { return early() }; defer { say("d2") }; if n == 1 { defer { say("if") }; say("in") }; for i in 0..<2 { defer { say("loop\(i)") }; if i == 1 { break }; if n == 2 { continue }; say("body\(i)") }; return value() }; func early() -> Int { say("early"); return 0 }; func value() -> Int { say("value"); return 1 }
for n in 0...2 { _ = basic(n); flush("basic\(n)") }
func captured() -> Int { var x = 1; defer { x += 10; say("x\(x)") }; x += 1; return x }; print(captured()); flush("captured")
func thrower(_ n: Int) throws -> Int { defer { say("outer") }; do { defer { say("inner") }; if n == 1 { throw E.a }; if n == 2 { throw E.b(2) }; say("ok") } catch E.b(let k) { defer { say("catch") }; say("b\(k)"); return k }; say("after"); return 0 }
for n in 0...2 { do { say("r\(try thrower(n))") } catch { say("threw \(error)") }; flush("throw\(n)") }
func nested() { defer { defer { say("dd") }; say("d") ; do { defer { say("do") }; say("indo") } }; say("body") }; nested(); flush("nested")
func loop() -> String { var out = ""; outer: for i in 1...3 { defer { out += "|" }; for j in 1...3 { defer { out += "." }; if j == 2 { continue outer }; if i == 3 { break outer }; out += "\(i)\(j)" } }; return out }; print(loop())
struct Lock { var held = 0; mutating func with<T>(_ f: () throws -> T) rethrows -> T { held += 1; defer { held -= 1; say("unlock") }; return try f() } }
var lock = Lock(); print(lock.with { say("work"); return 5 }); do { try lock.with { throw E.a } } catch { say("caught") }; print(lock.held); flush("lock")
final class Stack { var items: [Int] = []; func push(_ n: Int) -> Int { defer { items.append(n) }; return items.count }; func pop() -> Int? { defer { if !items.isEmpty { items.removeLast() } }; return items.last }; var next: Int { get { defer { counter += 1 }; return counter } set { defer { say("set \(counter)") }; counter = newValue } }; private var counter = 0 }
let s = Stack(); print(s.push(4), s.push(5), s.pop()!, s.pop()!, s.pop() as Any, s.next, s.next); s.next = 7; print(s.next); flush("class")
let f = { (n: Int) -> Int in defer { say("closure") }; guard n > 0 else { say("guard"); return -1 }; switch n { case 1: defer { say("case") }; say("one"); default: say("many") }; return n }; _ = f(0); flush("f0"); _ = f(1); flush("f1"); _ = f(2); flush("f2")
var w = 0; while true { defer { w += 1 }; if w == 2 { break }; say("w\(w)") }; say("end\(w)"); flush("while"); repeat { defer { w -= 1 }; say("rep\(w)") } while w > 1; flush("repeat")
func initOrder() -> [String] { class C { var v: Int; init?(_ n: Int) { defer { say("init \(n)") }; v = n; if n < 0 { return nil }; v += 1 } }; return [C(1), C(-1)].map { $0.map { "\($0.v)" } ?? "nil" } }; print(initOrder()); flush("init")
