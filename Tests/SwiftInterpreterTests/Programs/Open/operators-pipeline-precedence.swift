precedencegroup PipePrecedence { associativity: left higherThan: AssignmentPrecedence lowerThan: TernaryPrecedence }
precedencegroup ComposePrecedence { associativity: right higherThan: MultiplicationPrecedence }
precedencegroup NoChain { associativity: none higherThan: AdditionPrecedence lowerThan: MultiplicationPrecedence }
infix operator |>: PipePrecedence; infix operator >>>: ComposePrecedence; infix operator <~>: NoChain; infix operator **: ComposePrecedence
prefix operator √; postfix operator %; prefix operator ++; infix operator .=: AssignmentPrecedence; infix operator =~: ComparisonPrecedence
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }; func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func <~> (a: Int, b: Int) -> Int { a * 100 + b }; func ** (a: Int, b: Int) -> Int { (0..<b).reduce(1) { r, _ in r * a } }; func ** (a: Double, b: Double) -> Double { b == 0 ? 1 : a * (a ** (b - 1)) }
prefix func √ (x: Double) -> Double { x.squareRoot() }; postfix func % (x: Int) -> Double { Double(x) / 100 }; postfix func % (x: Double) -> Double { x / 100 }; @discardableResult prefix func ++ (x: inout Int) -> Int { x += 1; return x }
func .= <T>(l: inout T, r: T) { l = r }; func =~ (s: String, p: (Character) -> Bool) -> Bool { s.allSatisfy(p) }
let inc = { (x: Int) in x + 1 }, dbl = { (x: Int) in x * 2 }, text = { (x: Int) in "<\(x)>" }
print(3 |> inc |> dbl |> text); print(3 |> inc >>> dbl >>> text); print(1 + 2 |> dbl); print(true ? 1 : 2 |> dbl, (false ? 1 : 2) |> dbl)
print(2 ** 3 ** 2, 2 * 3 ** 2, -2 ** 2, 2.0 ** 3, 2 ** 2 * 3 <~> 1 + 1, √16 + √9 * 2, 50%, 12.5% * 2, 200% + 1)
var n = 5; ++n; print(++n + n, n); n .= n + 1 |> dbl; print(n); print("123" =~ \.isNumber && "a" =~ \.isLetter, "1a" =~ { $0 == "1" } || n > 3)
struct V: Equatable { var x, y: Double; static func + (a: V, b: V) -> V { V(x: a.x + b.x, y: a.y + b.y) }; static func * (k: Double, v: V) -> V { V(x: k * v.x, y: k * v.y) }; static func * (a: V, b: V) -> Double { a.x * b.x + a.y * b.y }; static prefix func - (v: V) -> V { -1 * v }; static func += (a: inout V, b: V) { a = a + b }; static func ... (a: V, b: V) -> [V] { [a, 0.5 * (a + b), b] }; static postfix func ... (a: V) -> String { "from \(a.x)" }; static func ~= (p: V, v: V) -> Bool { p.x == v.x }; static func == (a: V, b: V) -> Bool { abs(a.x - b.x) < 0.01 && abs(a.y - b.y) < 0.01 }; static func < (a: V, b: V) -> Bool { a * a < b * b } }
let a = V(x: 1, y: 2), b = V(x: 3, y: 4); print(a + 2 * b, a * b, 2 * a * b, -a + b, (a...b)[1], a..., a == V(x: 1.001, y: 2), a != b, a < b)
switch b { case a: print("a"); case V(x: 3, y: 0): print("same x"); default: print("none") }; var acc = a; for v in [a, b] { acc += v }; print(acc, [a, b].reduce(V(x: 0, y: 0), +), [b, a].sorted(by: <).first!.x, [1.0, 2].map { $0 * a }.map(\.y))
func && (a: Int, b: Int) -> Int { a & b }; func + <T>(a: [T], b: T) -> [T] { a + [b] }; func + (a: String, b: Int) -> String { a + String(b) }; func - (a: String, b: String) -> String { a.replacing(b, with: "") }; print(6 && 3, true && false, [1] + 2 + 3, "n" + 1 + 2, "banana" - "an" - "b", [1, 2] + [3])
func ?? (a: String?, b: Int) -> String { a ?? "#\(b)" }; let none: String? = nil; print(none ?? 4, none ?? "s", ("q" as String?) ?? 4); let f: (Int, Int) -> Int = (+); print(f(1, 2), [3, 1, 2].sorted(by: >), [1, 2, 3].reduce(1, *), (-)(5, 3), [[1], [2]].reduce([], +), zip([1, 2], [3, 4]).map(<~>))
