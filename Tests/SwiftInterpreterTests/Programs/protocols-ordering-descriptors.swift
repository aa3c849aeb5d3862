protocol Ordering<Value> {
    associatedtype Value
    func compare(_ a: Value, _ b: Value) -> Int
}
extension Ordering {
    func then(_ other: some Ordering<Value>) -> some Ordering<Value> { Then(a: self, b: other) }
    var reversed: Reversed<Self> { Reversed(base: self) }
    func areInIncreasingOrder(_ a: Value, _ b: Value) -> Bool { compare(a, b) < 0 }
}
extension Ordering { func callAsFunction(_ list: [Value]) -> [Value] { list.sorted(by: areInIncreasingOrder) } }

struct By<Value, Key: Comparable>: Ordering {
    let key: (Value) -> Key
    init(_ key: @escaping (Value) -> Key) { self.key = key }
    func compare(_ a: Value, _ b: Value) -> Int { key(a) < key(b) ? -1 : key(b) < key(a) ? 1 : 0 }
}
struct Reversed<Base: Ordering>: Ordering {
    let base: Base
    func compare(_ a: Base.Value, _ b: Base.Value) -> Int { base.compare(b, a) }
    var reversed: Base { base }
}
struct Then<A: Ordering, B: Ordering>: Ordering where A.Value == B.Value {
    let a: A, b: B
    func compare(_ x: A.Value, _ y: A.Value) -> Int { let first = a.compare(x, y); return first != 0 ? first : b.compare(x, y) }
}
struct NilLast<Base: Ordering>: Ordering {
    let base: Base
    func compare(_ a: Base.Value?, _ b: Base.Value?) -> Int {
        switch (a, b) {
        case (nil, nil): 0
        case (nil, _): 1
        case (_, nil): -1
        case let (x?, y?): base.compare(x, y)
        }
    }
}
extension Ordering where Self == By<String, Int> { static var length: Self { By(\.count) } }
extension Ordering where Self == By<String, String> { static var folded: Self { By { $0.lowercased() } } }
extension Sequence {
    func sorted(_ order: some Ordering<Element>) -> [Element] { sorted(by: order.areInIncreasingOrder) }
    func best(_ order: any Ordering<Element>) -> Element? { self.min { order.compare($0, $1) < 0 } }
}

let words = ["pear", "Fig", "apple", "kiwi", "fig", "Date"]
print(words.sorted(.length), words.sorted(.folded))
print(words.sorted(By(\.count).then(By { $0.lowercased() }).then(By { $0 })))
print(words.sorted(By(\.count).reversed.then(.folded)), words.best(.folded) ?? "", words.best(By(\.count).reversed)!)
print(type(of: By<String, Int>(\.count).reversed), type(of: By<String, Int>(\.count).reversed.reversed))
print(NilLast(base: By<Int, Int> { -$0 })([3, nil, 9, 1, nil]).map { $0.map(String.init) ?? "_" })
let chosen: [(String, any Ordering<String>)] = [("len", .length), ("az", .folded), ("za", By<String, String>(\.self).reversed)]
for (name, order) in chosen { print(name, order(words).prefix(3), order.compare("b", "ab")) }
print([(1, "b"), (0, "c"), (1, "a")].sorted(By { (p: (Int, String)) in p.0 }.then(By { $0.1 })).map { "\($0.0)\($0.1)" })
