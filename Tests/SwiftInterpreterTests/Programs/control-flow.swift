// swift-format-ignore-file
outer: for i in 0..<4 {
  for j in 0..<4 {
    if j == 2 { continue outer }
    if i == 2 { break outer }
    print(i, j)
  }
}
var n = 0
while true { n += 1; if n > 3 { break } }
repeat { n -= 1 } while n > 0
print(n)
for i in stride(from: 10, through: 0, by: -5) { print(i) }
for x in [1, 2, 3, 4] where x % 2 == 0 { print("even", x) }
func test(_ v: Int) -> String {
  defer { print("leaving", v) }
  guard v > 0 else { return "non-positive" }
  if v == 1 { return "one" } else if v == 2 { return "two" }
  return "many"
}
print(test(0)); print(test(1)); print(test(5))
func order() { defer { print("d1") }; defer { print("d2") }; print("body") }
order()
let kind = if n == 0 { "zero" } else { "not" }
print(kind)
let v = switch n { case 0: 10; default: 20 }
print(v)
label: do { if n == 0 { break label }; print("never") }
for _ in 1...2 { defer { print("end") }; print("loop") }
