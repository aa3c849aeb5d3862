struct Counter { var n = 0; var ops: [(inout Counter) -> Void] = []; mutating func run() { let list = ops; for op in list { op(&self) } }; mutating func tick(_ by: Int = 1) -> Int { n += by; return n } }
var c = Counter(); c.ops = [{ $0.n += 5 }, { $0.n *= 2 }, { c in _ = c.tick(); c.ops.removeAll() }]
c.run(); print(c.n, c.ops.count); let tick = { (c: inout Counter, k: Int) -> Int in c.tick(k) }; print(tick(&c, 3), tick(&c, 3), c.n)
func modifyAll<T>(_ xs: inout [T], _ f: (inout T) throws -> Void) rethrows { for i in xs.indices { try f(&xs[i]) } }
var xs = [1, 2, 3]; modifyAll(&xs) { $0 *= $0 }; print(xs); var cs = [Counter(n: 1), Counter(n: 2)]; modifyAll(&cs) { _ = $0.tick(10) }; print(cs.map(\.n))
let sums = [1, 2, 3].reduce(into: (even: 0, odd: 0)) { acc, x in if x % 2 == 0 { acc.even += x } else { acc.odd += x } }; print(sums, sums.odd)
var outer = 0; let inc = { outer += 1 }; inc(); inc(); print(outer); let snapshot = { [outer] in outer }; inc(); print(snapshot(), outer)
func makeAcc(_ start: Int) -> (Int) -> Int { var total = start; return { total += $0; return total } }; let a1 = makeAcc(0), a2 = makeAcc(100); print(a1(1), a1(1), a2(1), a1(0)); let a3 = a1; print(a3(5), a1(0))
var handlers: [() -> Int] = []; for i in stride(from: 0, to: 6, by: 2) { var local = i; handlers.append { local += 1; return local }; local *= 10 }; print(handlers.map { $0() }, handlers.map { $0() })
func withBuffer(_ body: (inout String) -> Int) -> (String, Int) { var s = "<"; let n = body(&s); s += ">"; return (s, n) }; print(withBuffer { $0 += "x"; return $0.count }, withBuffer { _ in 0 })
var dict = ["a": [1]]; let edit: (String, (inout [Int]) -> Void) -> Void = { k, f in f(&dict[k, default: []]) }; edit("a") { $0.append(2) }; edit("b") { $0 += [9] }; print(dict["a"]!, dict["b"]!)
final class Box { var v: Int; init(_ v: Int) { self.v = v }; lazy var add: (Int) -> Void = { [weak self] in self?.v += $0 } }; let b = Box(1); b.add(4); let m = b.add; m(5); print(b.v); let sortBy: [String: (Int, Int) -> Bool] = ["up": (<), "down": (>), "mod": { $0 % 3 < $1 % 3 }]; print([3, 1, 2].sorted(by: sortBy["down"]!), [3, 1, 2].sorted(by: sortBy["mod"]!))
