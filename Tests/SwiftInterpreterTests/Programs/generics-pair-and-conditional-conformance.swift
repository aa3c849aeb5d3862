struct Pair<A, B> { var first: A; var second: B
    func swapped() -> Pair<B, A> { Pair<B, A>(first: second, second: first) }
    func mapFirst<T>(_ body: (A) -> T) -> Pair<T, B> { .init(first: body(first), second: second) }
}
extension Pair: Equatable where A: Equatable, B: Equatable {}
extension Pair: Comparable where A: Comparable, B: Comparable {
    static func < (lhs: Pair, rhs: Pair) -> Bool { (lhs.first, lhs.second) < (rhs.first, rhs.second) }
}
extension Pair where A == B { var both: [A] { [first, second] } }
let a = Pair(first: 2, second: "b"), b = Pair(first: 2, second: "a")
print(a == b, a > b, [a, b].sorted().map(\.second))
print(a.swapped(), a.mapFirst { Double($0) * 1.5 }.first)
print(Pair(first: 1, second: 9).both.max()!)
print(a.mapFirst(String.init).both)
