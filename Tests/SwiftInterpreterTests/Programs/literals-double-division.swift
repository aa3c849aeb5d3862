// swift-format-ignore-file
let a: Double = 1 / 2
let b = 1 / 2
let c = 1 / 2.0
let d: Double = 7 / 2 * 2
let e = 3 + 4 * 0.5
let f: Float = 10 / 4
print(a, b, c, d, e, f)
let w = 5.0
print(w * 2 / 3 == 10.0 / 3, 2 / 4 * w, 1 / 2 + w)
func half(_ x: Double) -> Double { x / 2 }
print(half(1 / 4), half(3))
let xs: [Double] = [1, 2, 1 / 2]
print(xs)
let mixed = [1, 2.5, 3]
print(mixed)
let dict: [String: Double] = ["a": 1, "b": 1 / 4]
print(dict["b"]!)
print(-7 / 2, -7 % 3, 7 % -3)
let t: (Double, Int) = (1, 2)
print(t.0, t.1)
