let a: Double = (1 + 2) / 4
let b: Double = -(1 / 2)
let c: Double? = 1 / 4
let d: Double = 10 / 4 - 1 / 2
let e = Double(3) / 2
let f: Double = 2 * (1 / 8)
print(a, b, c!, d, e, f)
let t: (Double, Int) = (1 / 2, 1 / 2)
print(t.0, t.1)
func half() -> Double { 1 / 2 }
func halfInt() -> Int { 1 / 2 }
print(half(), halfInt())
var x = 4.0
x = 1 / 2
print(x)
x += 1 / 4
print(x)
x *= 3 / 2
print(x)
