// swift-format-ignore-file
func makeCounter() -> () -> Int { var n = 0; return { n += 1; return n } }
let c1 = makeCounter(), c2 = makeCounter()
print(c1(), c1(), c2())
var fs: [() -> Int] = []
for i in 0..<3 { fs.append { i * 10 } }
print(fs.map { $0() })
var x = 1
let snap = { [x] in x }
let live = { x }
x = 5
print(snap(), live())
func apply(_ n: Int, times: Int = 2, _ f: (Int) -> Int) -> Int { var r = n; for _ in 0..<times { r = f(r) }; return r }
print(apply(3) { $0 * 2 }, apply(3, times: 3, { $0 + 1 }))
let add: (Int, Int) -> Int = (+)
print(add(2, 3), [3, 1, 2].sorted(by: >), [1, 2, 3].reduce(0, +), [1, 2, 3].reduce(1) { $0 * $1 })
class Box { var v = 0; lazy var inc: () -> Void = { [weak self] in self?.v += 1 } }
let b = Box()
b.inc(); b.inc()
print(b.v)
func outer() -> Int { func inner(_ n: Int) -> Int { n <= 1 ? 1 : n * inner(n - 1) }; return inner(5) }
print(outer())
func two(a: () -> String, b: () -> String) { print(a(), b()) }
two { "A" } b: { "B" }
let compose = { (f: @escaping (Int) -> Int, g: @escaping (Int) -> Int) in { g(f($0)) } }
print(compose({ $0 + 1 }, { $0 * 10 })(2))
