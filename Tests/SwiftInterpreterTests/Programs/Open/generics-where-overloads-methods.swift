struct Box<T> { var v: T; func info() -> String { "any" }; func combine(_ o: Box) -> String { "plain" } }
extension Box where T: Equatable { func info() -> String { "eq" }; func same(_ o: Box) -> Bool { v == o.v } }
extension Box where T: Comparable { func info() -> String { "cmp" }; func combine(_ o: Box) -> String { v < o.v ? "less" : "not less" } }
extension Box where T: Collection { func info() -> String { "coll \(v.count)" }; func first() -> T.Element? { v.first } }
extension Box where T: Collection, T.Element == Int { func first() -> Int? { v.first.map { $0 * 100 } }; var total: Int { v.reduce(0, +) } }
extension Box where T == Bool { func info() -> String { v ? "yes" : "no" } }
extension Box: Sequence where T: Sequence { func makeIterator() -> T.Iterator { v.makeIterator() } }
struct NonEq {}
print(Box(v: NonEq()).info(), Box(v: 3).info(), Box(v: true).info(), Box(v: [NonEq()]).info(), Box(v: 1 as Int?).info())
print(Box(v: 1).combine(Box(v: 2)), Box(v: NonEq()).combine(Box(v: NonEq())), Box(v: true).combine(Box(v: false)), Box(v: "a").same(Box(v: "a")))
print(Box(v: ["q"]).first() as Any, Box(v: [4]).first() as Any, Box(v: [1, 2]).total, Box(v: [3, 4]).map { $0 + 1 }, Box(v: "héy").reversed().map { $0 })
func generic<T: Equatable>(_ b: Box<T>) -> String { b.info() }; func unconstrained<T>(_ b: Box<T>) -> String { b.info() }; func cmp<T: Comparable>(_ b: Box<T>) -> String { b.info() + b.combine(b) }
print(generic(Box(v: 3)), unconstrained(Box(v: true)), cmp(Box(v: 2.5)), generic(Box(v: true)))
protocol P { associatedtype A; func get() -> A; func kind() -> String }; extension P { func kind() -> String { "P" } }; extension P where A == Int { func kind() -> String { "P Int" }; func plus(_ n: Int) -> Int { get() + n } }; extension P where A: P { func kind() -> String { "P of " + get().kind() }; func deep() -> A.A { get().get() } }
struct I: P { func get() -> Int { 4 } }; struct S: P { func get() -> String { "s" } }; struct N<X: P>: P { let x: X; func get() -> X { x } }
print(I().kind(), S().kind(), N(x: I()).kind(), N(x: N(x: S())).kind(), I().plus(1), N(x: S()).deep(), N(x: N(x: I())).deep().kind())
func kind<X: P>(_ x: X) -> String { x.kind() }; print(kind(I()), kind(S()), kind(N(x: I())), (I() as any P).kind())
extension Array where Element == Int { func stat() -> String { "ints" } }; extension Array where Element: BinaryInteger { func stat() -> String { "integers" } }; extension Array { func stat() -> String { "any" } }; extension Collection { func stat() -> String { "collection" } }; print([1].stat(), [UInt8(1)].stat(), ["x"].stat(), [1][...].stat(), [[1]].map { $0.stat() })
print(Box(v: Box(v: [1, 2])).map { $0 }, Box(v: Box(v: "ab")).info())
for x in Box(v: 1...3) { print(x, terminator: " ") }; print(Box(v: [true, false]).contains(true))
