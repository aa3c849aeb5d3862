// swift-format-ignore-file
func swapTwo<T>(_ a: inout T, _ b: inout T) { let t = a; a = b; b = t }
var x = 1, y = 2
swapTwo(&x, &y)
print(x, y)
struct Pair<A, B> { let a: A; let b: B; func mapA<C>(_ f: (A) -> C) -> Pair<C, B> { Pair<C, B>(a: f(a), b: b) } }
print(Pair(a: 1, b: "x").mapA { $0 + 1 }.a)
func largest<T: Comparable>(_ xs: [T]) -> T? { guard var m = xs.first else { return nil }; for v in xs where v > m { m = v }; return m }
print(largest([3, 9, 2])!, largest(["b", "a"])!)
class Store<Item: Equatable> { private var items: [Item] = []
  func add(_ i: Item) { if !items.contains(i) { items.append(i) } }
  var count: Int { items.count } }
let st = Store<String>()
st.add("a"); st.add("a"); st.add("b")
print(st.count)
protocol Container { associatedtype Item; var items: [Item] { get }; init() }
struct Ints: Container { var items = [1, 2] }
func total<C: Container>(_ c: C) -> Int where C.Item == Int { c.items.reduce(0, +) }
print(total(Ints()))
func make<T>(_ type: T.Type, _ f: () -> T) -> T { f() }
print(make(Int.self) { 5 })
func create<T: Container>(_ t: T.Type) -> T { T() }
print(create(Ints.self).items)
enum Either<L, R> { case left(L), right(R) }
let e: Either<Int, String> = .right("r")
if case .right(let r) = e { print(r) }
func variadic(_ xs: Int..., sep: String = ",") -> String { xs.map(String.init).joined(separator: sep) }
print(variadic(1, 2, 3), variadic(sep: "-"), variadic(4, sep: "-"))
