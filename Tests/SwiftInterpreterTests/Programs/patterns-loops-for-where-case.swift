enum Event { case tap(x: Int, y: Int), key(Character, shift: Bool = false), scroll(Double), idle }
let events: [Event] = [.tap(x: 1, y: 2), .key("a"), .idle, .key("B", shift: true), .scroll(-1.5), .tap(x: 5, y: 5), .scroll(2)]
for case let .tap(x, y) in events where x == y { print("diag", x) }; for case .key(let c, shift: true) in events { print("shift", c) }; for case .scroll(let d) in events where d < 0 { print("up", d.magnitude) }
for (i, event) in events.enumerated() { guard case .key = event else { continue }; print(i, terminator: " ") }; print()
print(events.filter { if case .idle = $0 { false } else { true } }.count, events.compactMap { e -> Int? in guard case let .tap(x: a, y: b) = e else { return nil }; return a * b }, events.firstIndex { if case .scroll = $0 { true } else { false } }!)
let total = events.reduce(0.0) { switch $1 { case .scroll(let d): $0 + d; case .tap(let x, _): $0 + Double(x) / 2; default: $0 } }; print(total)
var state = (mode: "n", count: 0); for e in events { switch (state.mode, e) { case ("n", .key("a", _)): state.mode = "a"; case ("a", .key(let k, let s)) where s && k.isUppercase: state = ("done", state.count + 10); case (_, .tap), (_, .scroll(0...)): state.count += 1; case (let m, _): state.count += m == "done" ? 100 : 0 } }; print(state)
let nested: [[Int?]] = [[1, nil], [], [2, 3, nil]]; for case let row in nested where !row.isEmpty { for case let v? in row where v != 3 { print(v, terminator: " ") } }; print(); struct P { let a: [Int?] }
func ~= (p: [Int?], v: [Int?]) -> Bool { p == v }
let pairs = [("a", 1), ("b", 2), ("c", 3)]; for case (let k, 2...) in pairs { print(k, terminator: " ") }; for case (_, let n) in pairs where n.isMultiple(of: 2) { print(n, terminator: " ") }; print()
let results: [Result<Int, CancellationError>] = [.success(1), .failure(.init()), .success(3)]; for case .success(let n) in results.reversed() { print(n, terminator: " ") }; print(results.filter { if case .failure = $0 { return true }; return false }.count)
let anys: [Any] = [1, "s", 2, 3.5, [1]]; for case let n as Int in anys { print(n, terminator: " ") }; for case is String in anys { print("str", terminator: " ") }; for case let d as Double in anys where d > 3 { print(d) }
outer: for i in 1... { for j in 1..<i where (i * j) % 7 == 0 { print(i, j); if j > 3 { break outer }; continue outer } ; if i > 20 { break } }
var it = events.makeIterator(); loop: while let e = it.next() { switch e { case .idle: break loop; case .key(let k, _) where k == "a": print("key a"); default: continue loop } }; var n = 3; repeat { n -= 1; if n == 1 { continue }; print("n", n) } while n > 0
