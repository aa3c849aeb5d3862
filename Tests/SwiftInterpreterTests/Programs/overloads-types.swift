// swift-format-ignore-file
protocol Shape { var area: Double { get } }
struct Sq: Shape { var s: Double; var area: Double { s * s } }
struct Ci: Shape { var r: Double; var area: Double { 3 * r * r } }
func show(_ s: Sq) -> String { "square" }
func show(_ s: any Shape) -> String { "shape \(s.area)" }
print(show(Sq(s: 2)), show(Ci(r: 1)))
class A {} ; class B: A {}
func k(_ a: A) -> String { "A" }
func k(_ b: B) -> String { "B" }
print(k(A()), k(B()))
enum Color { case red }
enum Level { case high }
func pick(_ c: Color) -> String { "color" }
func pick(_ l: Level) -> String { "level" }
print(pick(.red), pick(.high))
func value() -> Int { 1 }
func value() -> String { "one" }
let i: Int = value()
let s: String = value()
print(i, s)
func run(_ f: (Int) -> Int) -> String { "one \(f(1))" }
func run(_ f: (Int, Int) -> Int) -> String { "two \(f(1, 2))" }
print(run { $0 + 1 }, run { $0 + $1 })
