let i = 5
let d = 5.0
let s = "text"
let b = true
let a = [1, 2.5]
let e: [Int] = []
let m = ["one": 1]
let t = (1, "two", 3.0)
print(type(of: i), type(of: d), type(of: s), type(of: b))
print(a, e, m, t)
print(type(of: a[0]))
let neg = -7
print(neg % 3, neg / 2, -neg)
print(0x1F, 0b101, 0o17, 1_000_000, 1e3, 2.5e-2)
