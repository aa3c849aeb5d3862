// swift-format-ignore-file
struct A { let v: Int; let t: String
  init(_ v: Int) { self.v = v; t = "int" }
  init(text: String) { self.init(text.count); }
  init?(maybe: Int) { if maybe < 0 { return nil }; self.init(maybe) }
  init(both v: Int, t: String = "dflt") { self.v = v; self.t = t } }
print(A(1), A(text: "four"), A(maybe: -1) == nil, A(maybe: 3)!.v, A(both: 1), A(both: 2, t: "x").t)
struct B { var x: Int; var y = 2 }
extension B { init(double d: Int) { self.init(x: d * 2) } }
print(B(double: 4), B(x: 1, y: 1), [1, 2].map { B(x: $0) }.count, [1, 2].map(A.init).map(\.v))
enum E { case a, b; init(flag: Bool) { self = flag ? .a : .b }; init?(name: String) { switch name { case "a": self = .a; default: return nil } } }
print(E(flag: false), E(name: "a")!, E(name: "z") == nil)
class Base { var log: [String]; required init(_ s: String) { log = ["base " + s] } }
class Derived: Base { var extra = "e"; required init(_ s: String) { super.init(s + "!"); log.append(extra) } }
print(Derived("d").log)
class NoInit { var a = 1; var b: String? }
print(NoInit().a, NoInit().b == nil)
let f = B.init(x:y:)
print(f(7, 8))
struct W { let f: (Int) -> Int; let label: String; init(label: String, f: @escaping (Int) -> Int) { self.f = f; self.label = label } }
print(W(label: "w") { $0 * 3 }.f(5))
struct G { let cb: () -> Void; var n = 0 }
G(cb: { print("cb") }).cb()
G { print("trailing") }.cb()
