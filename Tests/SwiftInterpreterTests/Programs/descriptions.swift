// swift-format-ignore-file
struct P { var x: Int; var s: String; var o: Int? }
enum E { case a, b(Int), c(x: Int, y: String) }
class K {}
print(P(x: 1, s: "q", o: nil))
print(E.a, E.b(2), E.c(x: 1, y: "z"))
print([E.b(1)], ["a"], ["k": "v"], [1.0, 2.5], (1, "x"), [nil, 1].count)
struct D: CustomStringConvertible { var description: String { "<D>" } }
print(D(), [D()], "\(D())", String(describing: D()))
print(1.0, 0.1 + 0.2, 100.0, 1e20, 1.5e-7, Double.infinity, -0.0)
print(true, "\(true) \(3.0) \([1, 2])", [true: 1])
let any: Any = 5
print(any)
print("a", 1, separator: "-", terminator: "!\n")
print(type(of: 1), type(of: "s"), P.self)
print(Set([1]), 1...3, 0..<2)
