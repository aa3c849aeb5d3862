struct Sale { let id: Int, region: String, amount: Double, tags: [String], rep: (first: String, last: String)? }
let sales = [Sale(id: 1, region: "north", amount: 120, tags: ["a", "b"], rep: ("Ann", "Lee")), Sale(id: 2, region: "south", amount: 80.5, tags: [], rep: nil),
             Sale(id: 3, region: "north", amount: 40, tags: ["b"], rep: ("Bob", "Ray")), Sale(id: 4, region: "east", amount: 200, tags: ["c", "a"], rep: ("Cy", "Lee")),
             Sale(id: 5, region: "south", amount: 80.5, tags: ["b"], rep: ("Ann", "Lee"))]

func descending<T, V: Comparable>(_ value: @escaping (T) -> V) -> (T, T) -> Bool { { value($0) > value($1) } }
func first<T>(_ orders: [(T, T) -> Bool]) -> (T, T) -> Bool {
    { a, b in for less in orders { if less(a, b) { return true }; if less(b, a) { return false } }; return false }
}
extension Sequence {
    func group<K: Hashable & Comparable, V>(by key: (Element) throws -> K, _ summary: ([Element]) throws -> V) rethrows -> [(key: K, value: V)] {
        try Dictionary(grouping: self, by: key).mapValues(summary).sorted { $0.key < $1.key }
    }
    func partitioned(_ test: (Element) -> Bool) -> (yes: [Element], no: [Element]) {
        reduce(into: ([], [])) { test($1) ? $0.0.append($1) : $0.1.append($1) }
    }
    func sum<N: AdditiveArithmetic>(_ value: (Element) -> N) -> N { reduce(.zero) { $0 + value($1) } }
    func running<T>(_ start: T, _ f: (T, Element) -> T) -> [T] { var acc = start; return map { acc = f(acc, $0); return acc } }
    func pairs<T>(_ f: (Element, Element) -> T) -> [T] { zip(self, dropFirst()).map { f($0, $1) } }
}
print(sales.sorted(by: first([descending(\.amount), { $0.region < $1.region }, { $0.id > $1.id }])).map(\.id))
print(sales.group(by: \.region) { $0.sum(\.amount) }.map { "\($0): \($1)" })
print(sales.group(by: { $0.tags.count }, { $0.map(\.id) }))
let (big, small) = sales.partitioned { $0.amount >= 100 }
print(big.map { $0.id }, small.map { s in s.id }, big.sum { $0.tags.count }, small.sum(\.amount) as Double)
print(sales.running(0) { $0 + $1.amount }, sales.map(\.amount).pairs { $1 - $0 })
print(sales.compactMap { $0.rep?.last }.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key)\($0.value)" })
print(sales.flatMap(\.tags).reduce(into: [] as [String]) { if !$0.contains($1) { $0.append($1) } }, sales.lazy.filter { $0.rep == nil }.map { $0.id * 10 }.first ?? 0)
if let best = sales.max(by: { $0.amount < $1.amount }), let (name, _) = best.rep { print("best", name, best.amount) }
let tops = sales.group(by: { $0.region }) { g in g.max { $0.amount < $1.amount }! }.map { (region, sale) -> String in let rep = sale.rep.map { "\($0.first) \($0.last)" } ?? "nobody"; return "\(region)→\(rep)" }
print(tops.joined(separator: ", "))
enum Bad: Error { case sale(Int) }
do { _ = try sales.group(by: { s -> String in guard s.rep != nil else { throw Bad.sale(s.id) }; return s.region }) { $0.count } } catch { print("error", error) }
print(sales.indices.filter { i in sales[i].tags.contains { tag in sales[..<i].contains { $0.tags.contains(tag) } } })
print(zip(sales, 1...).map { $0.amount * Double($1) }.map { $0 > 200 ? "\(Int($0))!" : "\($0)" }, sales.allSatisfy { $0.amount > 0 } && !sales.contains { $0.id > 5 })
