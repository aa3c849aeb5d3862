protocol Identified { associatedtype ID: Hashable; var id: ID { get } }
struct User: Identified { var id: Int }; struct Tag: Identified { var id: String }
func index<T: Identified>(_ items: [T]) -> [T.ID: T] { Dictionary(uniqueKeysWithValues: items.map { ($0.id, $0) }) }
print(index([User(id: 1), User(id: 2)]).count, index([Tag(id: "x")])["x"]!.id)
func allEqual<C: Collection>(_ c: C) -> Bool where C.Element: Equatable { c.allSatisfy { $0 == c.first } }
print(allEqual([1, 1]), allEqual("ab"))
struct Pair<A, B> { var a: A; var b: B; func swapped() -> Pair<B, A> { Pair<B, A>(a: b, b: a) } }
extension Pair where A == B { var list: [A] { [a, b] } }; extension Pair: Equatable where A: Equatable, B: Equatable {}
print(Pair(a: 1, b: "x").swapped().a, Pair(a: 1, b: 2).list, Pair(a: 1, b: 2) == Pair(a: 1, b: 2))
class Box<T> { var v: T; init(_ v: T) { self.v = v }; func map<U>(_ f: (T) -> U) -> Box<U> { Box<U>(f(v)) } }; print(Box(3).map { "\($0)!" }.v)
enum Loadable<T> { case idle, loaded(T), failed(Error); var value: T? { if case .loaded(let v) = self { v } else { nil } }; func map<U>(_ f: (T) -> U) -> Loadable<U> { switch self { case .idle: .idle; case .loaded(let v): .loaded(f(v)); case .failed(let e): .failed(e) } } }
let l: Loadable<[Int]> = .loaded([1, 2]); print(l.map(\.count).value!, Loadable<Int>.idle.value as Any)
func opaque() -> some Collection<Int> { [1, 2, 3] }; print(opaque().count, opaque().map { $0 + 1 })
