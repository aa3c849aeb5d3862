protocol Renderable { func render() -> String }
extension Int: Renderable { func render() -> String { "#\(self)" } }
extension String: Renderable { func render() -> String { "'\(self)'" } }
extension Array: Renderable where Element: Renderable { func render() -> String { "[" + map { $0.render() }.joined(separator: " ") + "]" } }
extension Optional: Renderable where Wrapped: Renderable { func render() -> String { map { $0.render() + "?" } ?? "-" } }
extension Dictionary: Renderable where Key: Renderable & Comparable, Value: Renderable { func render() -> String { "{" + keys.sorted().map { $0.render() + "=" + self[$0]!.render() }.joined(separator: ",") + "}" } }
extension Result: Renderable where Success: Renderable, Failure: Renderable { func render() -> String { switch self { case .success(let s): "ok " + s.render(); case .failure(let f): "no " + f.render() } } }
struct Pair<A, B> { var a: A, b: B }
extension Pair: Renderable where A: Renderable, B: Renderable { func render() -> String { "(\(a.render());\(b.render()))" } }
extension Pair: Equatable where A: Equatable, B: Equatable {}
extension Pair: Comparable where A: Comparable, B: Comparable { static func < (l: Self, r: Self) -> Bool { (l.a, l.b) < (r.a, r.b) } }
extension Pair where A == B { var swapped: Pair { Pair(a: b, b: a) }; var list: [A] { [a, b] } }
extension Pair: Sequence where A == B { func makeIterator() -> IndexingIterator<[A]> { list.makeIterator() } }
enum Failure: Error, Renderable { case code(Int); func render() -> String { if case .code(let c) = self { "E\(c)" } else { "" } } }
print([1, 2].render(), [["a"], []].render(), [1, nil, 3].render(), ["k": [1], "j": []].render())
print(Pair(a: 1, b: ["x"]).render(), Pair(a: Optional(Pair(a: 1, b: "q")), b: [2: "two", 1: "one"]).render())
let rs: [Result<[Int], Failure>] = [.success([1]), .failure(.code(4))]; print(rs.render())
print(Pair(a: 1, b: "x") == Pair(a: 1, b: "x"), Pair(a: 1, b: "x") < Pair(a: 1, b: "y"), [Pair(a: 2, b: 1), Pair(a: 1, b: 9)].sorted().map(\.a), max(Pair(a: 1, b: 2.5), Pair(a: 1, b: 3)).b)
print(Pair(a: 3, b: 4).swapped.list, Pair(a: 3, b: 4).map { $0 * 2 }, Pair(a: "p", b: "q").joined(), Pair(a: 1, b: 2).contains(2), Pair(a: 5, b: 4).sorted())
let things: [Any] = [1, "s", [1, 2], [1.5], Pair(a: 1, b: 2), Pair(a: 1.5, b: 2), Optional(3) as Any, ["a": 1], [[Double]]()]
print(things.map { ($0 as? any Renderable)?.render() ?? "x" })
func check<T>(_ t: T) -> String { if let r = t as? any Renderable { return r.render() }; return "\(T.self) no" }; print(check([2.5]), check([[1]]), check(Pair(a: 1, b: 1.5)), check(Pair(a: [1], b: "z")))
print([Pair<Int, Int>].self is any Renderable.Type, [Pair<Int, Bool>].self is any Renderable.Type, ([1: "a"] as Any) is any Renderable)
