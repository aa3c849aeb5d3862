func f(_ x: Int?) -> String { guard let x, x > 0 else { return "no" }; return "yes\(x)" }
print(f(nil), f(-1), f(2))
func order() -> [String] { var log: [String] = []; do { defer { log.append("d1") }; defer { log.append("d2") }; log.append("body") }; log.append("end"); return log }
print(order())
outer: for i in 0..<4 { for j in 0..<4 { if j == 2 { continue outer }; if i == 2 { break outer }; print(i, j, terminator: " ") } }
print()
var n = 0; repeat { n += 1 } while n < 3; while n < 10 { n += 4; if n > 8 { break } }
print(n)
for (i, c) in "ab".enumerated() { print(i, c) }
for (k, v) in ["x": 1] { print(k, v) }
for x in [3, 1, 2].sorted().reversed() where x != 2 { print(x) }
let found = [1, 2, 3].firstIndex(of: 2), missing = [1].firstIndex { $0 > 5 }
print(found!, missing as Any)
if let a = Int("4"), let b = Int("5"), a < b, case 1...9 = a { print(a + b) }
lbl: do { if n > 0 { break lbl }; print("never") }
