protocol Mergeable {
    func merging(_ other: Self) -> Self
}
extension Int: Mergeable { func merging(_ other: Int) -> Int { self + other } }
extension String: Mergeable { func merging(_ other: String) -> String { isEmpty ? other : other.isEmpty ? self : "\(self), \(other)" } }
extension Bool: Mergeable { func merging(_ other: Bool) -> Bool { self || other } }
extension Array: Mergeable { func merging(_ other: [Element]) -> [Element] { self + other } }
extension Array where Element: Hashable {
    func merging(_ other: [Element]) -> [Element] { var seen = Set<Element>(); return (self + other).filter { seen.insert($0).inserted } }
}
extension Optional: Mergeable where Wrapped: Mergeable {
    func merging(_ other: Wrapped?) -> Wrapped? {
        switch (self, other) {
        case let (a?, b?): a.merging(b)
        case let (one, nil), let (nil, one): one
        }
    }
}
extension Dictionary: Mergeable where Value: Mergeable {
    func merging(_ other: [Key: Value]) -> [Key: Value] { merging(other) { $0.merging($1) } }
}
extension Range: Mergeable where Bound: Comparable {
    func merging(_ other: Range) -> Range { Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound) }
}
struct Max<Value: Comparable>: Mergeable { var value: Value; func merging(_ other: Self) -> Self { value < other.value ? other : self } }
struct Both<A: Mergeable, B: Mergeable>: Mergeable, CustomStringConvertible {
    var description: String { "<\(a) & \(b)>" }
    var a: A, b: B
    init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
    func merging(_ other: Both) -> Both { Both(a.merging(other.a), b.merging(other.b)) }
}

infix operator <+>: AdditionPrecedence
func <+> <M: Mergeable>(a: M, b: M) -> M { a.merging(b) }
extension Sequence where Element: Mergeable {
    func merged() -> Element? { reduce(nil) { $0?.merging($1) ?? $1 } }
    func merged(into start: Element) -> Element { reduce(start, <+>) }
}
func mergeAll<each M: Mergeable>(_ left: (repeat each M), _ right: (repeat each M)) -> (repeat each M) {
    (repeat (each left).merging(each right))
}

print(1 <+> 2 <+> 39, "a" <+> "" <+> "b", [1, 2] <+> [2, 3], [1, 2].merging([2, 3]))
print([1, nil, 4].merged() as Any, [Int?.none, nil].merged() as Any, [Int]().merged() as Any)
let visits: [[String: Int]] = [["home": 3], ["home": 2, "faq": 1], [:]]
print(visits.merged()!.sorted { $0.key < $1.key }.map { "\($0)=\($1)" })
let tags = [["x": ["red"]], ["x": ["red", "blue"]]].merged(into: [:])
print(tags["x"] ?? [], (0..<3) <+> (7..<9), Max(value: 2.5) <+> Max(value: 2.25))
print(Both("a", 1) <+> Both("b", 2), Both(Both(true, [1]), Int?.none).merging(Both(Both(false, [2]), 3)))
print(mergeAll((1, "x", false), (2, "y", true)), mergeAll(([1.5], 7 as Int?), ([2.5], nil)))
print(stride(from: 1, through: 9, by: 2).merged() ?? 0, "abc".map(String.init).merged() ?? "", (1...4).map { $0..<($0 * 2) }.merged()!)
print([String: Both<Int, [Int]>](uniqueKeysWithValues: [("k", Both(1, [1]))]) <+> ["k": Both(5, [1])])
