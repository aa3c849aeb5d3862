protocol Monoid { static var empty: Self { get }; func merged(with other: Self) -> Self }
extension Monoid { static func concat(_ xs: [Self]) -> Self { xs.reduce(empty) { $0.merged(with: $1) } }; static func += (a: inout Self, b: Self) { a = a.merged(with: b) }; func times(_ n: Int) -> Self { .concat(Array(repeating: self, count: n)) } }
extension String: Monoid { static var empty: String { "" }; func merged(with o: String) -> String { self + o } }
extension Array: Monoid { static var empty: [Element] { [] }; func merged(with o: [Element]) -> [Element] { self + o } }
extension Dictionary: Monoid where Value: Monoid { static var empty: [Key: Value] { [:] }; func merged(with o: [Key: Value]) -> [Key: Value] { merging(o) { $0.merged(with: $1) } } }
extension Optional: Monoid where Wrapped: Monoid { static var empty: Wrapped? { nil }; func merged(with o: Wrapped?) -> Wrapped? { guard let a = self else { return o }; guard let b = o else { return a }; return a.merged(with: b) } }
struct Sum: Monoid { let n: Int; static let empty = Sum(n: 0); func merged(with o: Sum) -> Sum { Sum(n: n + o.n) } }
struct Both<A: Monoid, B: Monoid>: Monoid { let a: A, b: B; static var empty: Both { Both(a: .empty, b: .empty) }; func merged(with o: Both) -> Both { Both(a: a.merged(with: o.a), b: b.merged(with: o.b)) } }
extension Sequence { func foldMap<M: Monoid>(_ f: (Element) -> M) -> M { M.concat(map(f)) } }
print(String.concat(["a", "b"]), "xy".times(3), [Int].concat([[1], [2, 3]]))
let words = ["apple", "avocado", "banana"]
let byLetter: [Character: [String]] = words.foldMap { [$0.first!: [$0]] }; print(byLetter.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" })
let counts: [Int: Sum] = words.foldMap { [$0.count: Sum(n: 1)] }; print(counts.mapValues(\.n).sorted { $0.key < $1.key }.map { "\($0)x\($1)" })
let both = words.foldMap { Both(a: Sum(n: $0.count), b: [$0.count > 5]) }; print(both.a.n, both.b)
let longest: String? = words.foldMap { $0.count > 5 ? $0 : nil }; print(longest ?? "none", String?.concat([nil, nil]) as Any, [Sum]().foldMap { $0 }.n)
var d = ["x": "1"]; d += ["x": "2", "y": "3"]; print(d.sorted { $0.key < $1.key }.map { $0.key + $0.value })
protocol Node: AnyObject { associatedtype Kid: Node where Kid.Kid == Kid; var kids: [Kid] { get }; func twin() -> Self }
extension Node { var total: Int { 1 + kids.reduce(0) { $0 + $1.total } } }
final class Leaf: Node { let kids: [Leaf]; init(_ k: [Leaf] = []) { kids = k }; func twin() -> Leaf { Leaf(kids + kids) } }; print(Leaf([Leaf(), Leaf([Leaf()])]).twin().total)
protocol Copyable2 { func copy() -> Self }; class Doc: Copyable2 { var t = "doc"; required init() {}; func copy() -> Self { let c = Self(); c.t = t + "'"; return c } }; final class Sub: Doc { var extra = 1 }
let s = Sub().copy(); print(s.extra, s.t, type(of: (s as Doc).copy()), type(of: Doc().copy()))
