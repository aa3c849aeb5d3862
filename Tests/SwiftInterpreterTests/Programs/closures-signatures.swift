// swift-format-ignore-file
let a = { (x: Int, y: Int) -> Int in x + y }
let b: (Int) -> Int = { x in let z = x * 2; return z }
let c: () -> Void = { print("void") }
let d: (String, Int) -> String = { s, _ in s }
c(); print(a(1, 2), b(4), d("k", 9))
func run(_ n: Int, then f: (Int) -> Void) { f(n) }
run(3) { print("got", $0) }
run(4, then: { v in print("v", v) })
func compute(_ ops: [(String, (Double, Double) -> Double)]) { for (n, op) in ops { print(n, op(6, 4)) } }
compute([("add", +), ("sub", { $0 - $1 }), ("div", { x, y in x / y })])
func curry(_ a: Int) -> (Int) -> (Int) -> Int { { b in { c in a * 100 + b * 10 + c } } }
print(curry(1)(2)(3))
var handlers: [String: () -> String] = [:]
handlers["x"] = { "hx" }
print(handlers["x"]?() ?? "none", handlers["y"]?() ?? "none")
struct Btn { var action: (() -> Void)?; let title: () -> String }
let btn = Btn(action: { print("tapped") }, title: { "T" })
btn.action?(); print(btn.title())
Btn(action: nil) { "U" }.action?()
func esc(_ f: @escaping () -> Int) -> () -> Int { { f() + 1 } }
print(esc { 41 }())
func auto(_ c: @autoclosure () -> Bool) -> String { c() ? "y" : "n" }
print(auto(3 > 2))
let sorted = [("b", 2), ("a", 3)].sorted { $0.0 < $1.0 }.map { $0.1 }
print(sorted, [1, 2, 3].map { n in n % 2 == 0 ? "even" : "odd" })
