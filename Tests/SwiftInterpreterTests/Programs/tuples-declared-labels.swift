let g: [(key: Bool, items: [Int])] = [true, false].map { e in (e, [1, 2]) }; print(g[0].key, g[1].items.count)
func d() -> [(code: String, amount: Double)] { var r: [(code: String, amount: Double)] = []; r.append(("A", 2)); r += [("B", 3)]; return r + [("C", 4.5)] }
print(d().map(\.amount), d().reduce(0) { $0 + $1.amount }, d().map { $0.code })
func part(_ n: [Int]) -> (odd: [Int], even: [Int]) { n.reduce(into: ([], [])) { if $1 % 2 == 0 { $0.even.append($1) } else { $0.odd.append($1) } } }
print(part([1, 2, 3]).odd, part([2]).even)
var total: (a: Int, b: Int) { (1, 2) }; print(total.b)
let z: (name: String, n: Int)? = ("x", 1); print(z?.name ?? "-")
let c: [(String, Int)] = [("q", 1)]; let lab: [(id: String, n: Int)] = c.map { ($0.0, $0.1) }; for x in lab { print(x.id, x.n) }
