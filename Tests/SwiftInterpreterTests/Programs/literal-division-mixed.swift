let n = 5
let r = Double(n) * 1 / 2
print(r)
let w: Double = 300
print(w * 1 / 3, w * (1 / 3), (w - 30) / 2)
print(w / 2 > 100 ? w / 4 : 1 / 2)
let flag = true
let q: Double = flag ? 1 / 2 : 3
print(q)
func scaled(by factor: Double = 1 / 4) -> Double { w * factor }
print(scaled(), scaled(by: 1 / 2))
let closure: () -> Double = { 1 / 2 }
print(closure())
let mapped = [1.0, 2.0].map { $0 * (1 / 2) }
print(mapped)
print(max(1 / 2, 0.25), min(w, 1 / 2))
