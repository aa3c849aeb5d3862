// swift-format-ignore-file
let v = "global"
struct S { let v = "prop"; func f(_ v: String) -> String { let g = v; do { let v = "inner"; _ = v }; return g + self.v }
  func g() -> String { if let v = Optional("bound") { return v + self.v }; return v } }
print(S().f("param"), S().g(), v)
var x = 1
do { var x = 2; x += 1; print(x) }
print(x)
func f(x: Int) -> Int { var x = x; x += 10; return x }
print(f(x: 5))
for x in 0..<2 { let y = x * 2; print(x, y) }
let c = { (v: Int) in v + 1 }
print(c(3))
func outer() -> [Int] { var log: [Int] = []; func note(_ n: Int) { log.append(n); if n > 0 { note(n - 1) } }; note(2); return log }
print(outer())
func even(_ n: Int) -> Bool { n == 0 ? true : odd(n - 1) }
func odd(_ n: Int) -> Bool { n == 0 ? false : even(n - 1) }
print(even(10), odd(7))
