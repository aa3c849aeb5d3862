// swift-format-ignore-file
func inc(_ n: inout Int, by k: Int = 1) { n += k }
var a = 1
inc(&a); inc(&a, by: 10)
print(a)
struct S { var v = 0; var arr = [1] }
var s = S()
inc(&s.v); inc(&s.arr[0])
print(s)
func append(_ x: Int, to list: inout [Int]) { list.append(x) }
append(5, to: &s.arr)
print(s.arr)
var (x, y) = (1, 2)
(x, y) = (y, x)
print(x, y)
let t = (name: "n", age: 3)
print(t.name, t.1, t)
func minMax(_ v: [Int]) -> (min: Int, max: Int) { (v.min()!, v.max()!) }
let mm = minMax([3, 1, 2])
print(mm.min, mm.max)
let (lo, hi) = minMax([9, 4])
print(lo, hi, (1, "a") == (1, "a"), (1, 2) < (1, 3))
for (i, (k, v)) in [("a", 1), ("b", 2)].enumerated() { print(i, k, v) }
var q = [1, 2, 3]; q.swapAt(0, 2)
print(q)
let nested = ((1, 2), 3)
let ((p, _), r) = nested
print(p, r)
