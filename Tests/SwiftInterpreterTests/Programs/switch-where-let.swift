// swift-format-ignore-file
struct U { let age: Int; let name: String? }
func d(_ u: U) -> String {
  switch (u.age, u.name) {
  case (..<0, _): "invalid"
  case (0..<18, let n?): "minor \(n)"
  case (18..., "root"?): "root"
  case (let a, nil) where a > 90: "old anon"
  case (_, .some(let n)) where n.hasPrefix("A"): "A-\(n)"
  case (let a, let n): "\(a) \(n ?? "-")"
  }
}
for u in [U(age: -1, name: nil), U(age: 5, name: "K"), U(age: 20, name: "root"), U(age: 95, name: nil), U(age: 30, name: "Ann"), U(age: 30, name: "Bob"), U(age: 30, name: nil)] { print(d(u)) }
func k(_ x: Any) -> String { switch x { case let i as Int where i > 5: "big"; case is Int: "int"; case let s as String: s; case let a as [Int]: "arr \(a.count)"; case is Double: "dbl"; default: "?" } }
print(k(9), k(1), k("s"), k([1, 2]), k(1.5), k(true))
enum E { case a(Int, String), b(x: Double), c }
let es: [E] = [.a(1, "p"), .b(x: 2), .c]
for e in es { switch e { case .a(let n, let s): print(n, s); case .b(let x): print(x); case .c: print("c") } }
for case let .a(n, _) in es { print("only", n) }
let has = es.contains { if case .b = $0 { true } else { false } }
print(has)
