enum Level: Int, CaseIterable { case low = 1, mid, high }
func title(_ l: Level, short: Bool = false) -> String { let base = switch l { case .low: "Low"; case .mid where short: "M"; case .mid: "Medium"; case .high: if short { "H" } else { "High" } }; return base + (short ? "." : "!") }
print(Level.allCases.map { title($0) }, Level.allCases.map { title($0, short: true) })
func score(_ n: Int?) -> Double { if let n { if n > 10 { 10 } else { Double(n) / 4 } } else { -1 } }; print(score(nil), score(3), score(99))
let x = 7; let kind: String? = if x > 10 { "big" } else if x > 5 { nil } else { "small" }; print(kind as Any)
let pair: (Double, [Int]) = switch x { case 7: (1 / 2, []); default: (0, [1]) }; print(pair)
let f: (Int) -> Int = if x.isMultiple(of: 2) { { $0 + 1 } } else { { $0 * 100 } }; print(f(2))
let lvl: Level = if x > 3 { .high } else { .low }; print(lvl, lvl.rawValue)
struct Cfg { let size: Double; let names: [String]; init(_ n: Int) { size = if n > 1 { 10 } else { 5 / 2 }; names = switch n { case 0: []; case 1: ["one"]; case let k where k < 0: ["neg", "\(k)"]; default: (1...n).map { "n\($0)" } } }; var desc: String { switch size { case ..<3: "tiny"; case 10: "ten"; default: "other" } } }
for n in [0, 1, 3, -2] { let c = Cfg(n); print(c.size, c.names, c.desc) }
enum Err: Error { case neg }; func root(_ n: Int) throws -> Int { let r = if n < 0 { throw Err.neg } else { n * n }; return r + 1 }; print(try root(3), (try? root(-1)) as Any)
func label(_ v: Any) -> String { switch v { case let i as Int where i < 0: "negative"; case is Int: "int"; case let s as String: switch s.count { case 0: "empty"; case 1...3: "short \(s)"; default: "long" }; case let a as [Any]: "list of \(a.count): " + a.map(label).joined(separator: ","); case Optional<Any>.none: "none"; default: "?" } }
print(label(-1), label(3), label(""), label("ab"), label([1, "abcd", [2]]), label(2.5))
var log: [String] = []; let v = if x > 5 { x } else { 0 }; let list = [1, 2, 3].map { n in if n == 2 { "two" } else { "\(n)" } }; print(v, list); let nested = switch (x, v) { case (7, let b) where b > 7: "a"; case (let a, 7): switch a { case 7: "both \(a + v)"; default: "b" }; default: "c" }; print(nested)
let fall: String; switch x { case 7: log.append("seven"); fallthrough; case 8: log.append("eight"); fall = "f"; case 9: fall = "nine"; default: fall = "d" }; print(fall, log); outer: for i in 1...3 { switch i { case 2: continue outer; case 3: break outer; default: break }; print("i", i) }
let tern = x > 5 ? x > 6 ? "gt6" : "6" : "le5"; let cg: Float = x > 5 ? 1 : 2.5; let oi: Int? = x > 100 ? 1 : nil; print(tern, cg, oi as Any, x > 5 ? [1, 2.5] : [], (x > 5 ? max : min)(1, 2), x == 7 ? .high as Level : .low); let d = x > 5 ? 1 / 2 : 0.25; print(d)
