import Foundation

func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
func uncurry<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (A, B) -> C { { f($0)($1) } }
func flip<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (B) -> (A) -> C { { b in { a in f(a)(b) } } }
func const<A, B>(_ a: A) -> (B) -> A { { _ in a } }
func memo<K: Hashable, V>(_ f: @escaping ((K) -> V, K) -> V) -> (K) -> V {
    var cache: [K: V] = [:]
    func call(_ key: K) -> V {
        if let v = cache[key] { return v }
        let v = f(call, key)
        cache[key] = v
        return v
    }
    return call
}
func mutate<Root, Value>(_ path: WritableKeyPath<Root, Value>) -> (@escaping (inout Value) -> Void) -> (Root) -> Root {
    { change in { root in var copy = root; change(&copy[keyPath: path]); return copy } }
}
func setting<Root, Value>(_ path: WritableKeyPath<Root, Value>, _ value: Value) -> (Root) -> Root { mutate(path)({ $0 = value }) }
struct Label { var text = "label", size = 10.0, insets = [0, 0]
    func with(_ changes: (Label) -> Label...) -> Label { changes.reduce(self) { $1($0) } }
    mutating func grow(by n: Double) { size += n }
    func padded(_ n: Int) -> (String) -> String { { pad in String(repeating: pad, count: n) + text } }
    var lines: () -> [String] { { text.split(separator: " ").map(String.init) } }
}
extension Sequence { func pick<T>(_ f: (Element) -> T, where test: ((T) -> Bool)? = nil) -> [T] { let all = map(f); return test.map { t in all.filter { t($0) } } ?? all } }

let add = curry(+) as (Int) -> (Int) -> Int, minus = curry { (a: Int, b: Int) in a - b }
print([1, 2, 3].map(add(10)), [1, 2, 3].map(flip(minus)(1)), uncurry(minus)(9, 4), [1, 2].map(const("k")))
let bold = mutate(\Label.text)({ $0 = "**\($0)**" }), big = mutate(\Label.self)({ $0.grow(by: 5) })
let label = Label().with(bold, big, big, setting(\.insets[1], 7), { var l = $0; l.insets.reverse(); return l })
print(label.text, label.size, label.insets, Label().size)
print(label.padded(2)("-"), Label.padded(Label(text: "x"))(3)("ab"), Label(text: "a b c").lines(), ["p", "q"].map(Label().padded(1)))
var calls = 0
let fib = memo { (fib: (Int) -> Int, n: Int) in calls += 1; return n < 2 ? n : fib(n - 1) + fib(n - 2) }
print(fib(50), calls, fib(50), calls, fib(51), calls)
let ways = memo { (rec: ([Int]) -> Int, c: [Int]) -> Int in c[0] == 0 ? 1 : c[0] < 0 || c.count == 1 ? 0 : rec([c[0] - c[1]] + c[1...]) + rec([c[0]] + c[2...]) }
print(ways([100, 50, 25, 10, 5, 1]), ways([3, 2]))
print(["swift", "is", "fun"].pick(\.count), ["swift", "is"].pick(\.count) { $0 > 2 }, (1...4).pick({ $0 * $0 }, where: { $0.isMultiple(of: 2) }))
let ops: [String: (Double, Double) -> Double] = ["+": (+), "-": { $0 - $1 }, "max": max, "hyp": { ($0 * $0 + $1 * $1).squareRoot() }]
print(ops.keys.sorted().map { "\($0)=\(ops[$0]!(3, 4))" }, ops["?"]?(1, 2) as Any)
var small = Label(size: 1); small.grow(by: 2.5); print(small.size, { $0 + $1 }(1, 2), { (n: Int...) in n.count }(1, 2, 3))
