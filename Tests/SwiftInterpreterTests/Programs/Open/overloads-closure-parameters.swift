struct Pipeline<Value> {
    var values: [Value]
    func apply(_ f: (Value) -> Value) -> [String] { ["same"] + values.map { "\(f($0))" } }
    func apply<T>(_ f: (Value) -> T?) -> [String] { ["optional"] + values.compactMap { f($0).map { "\($0)" } } }
    func apply(_ f: (Value, Int) -> String) -> [String] { ["indexed"] + values.enumerated().map { f($0.element, $0.offset) } }
    func apply(_ f: () -> Void) -> [String] { f(); return ["void"] }
    func apply(_ f: (inout Value) -> Void) -> [String] { var copy = values; for i in copy.indices { f(&copy[i]) }; return ["inout"] + copy.map { "\($0)" } }
    func apply<K>(_ path: WritableKeyPath<Value, K>, _ new: K) -> [String] { apply { (v: inout Value) in v[keyPath: path] = new } }
    func apply(times n: Int, _ f: (Value) -> Value) -> [String] { ["x\(n)"] + values.map { v in "\((0..<n).reduce(v) { acc, _ in f(acc) })" } }
}
func measure(_ name: String, _ body: () -> Int) -> String { "\(name) int \(body())" }
func measure(_ name: String, _ body: () -> String) -> String { "\(name) string \(body())" }
func measure(_ name: String, _ body: (Int) -> Int) -> String { "\(name) arg \(body(10))" }
func measure(_ name: String, _ body: () throws -> Int) -> String { "\(name) throwing \((try? body()) ?? -1)" }
func measure<T>(_ name: String, _ bodies: (() -> T)...) -> String { "\(name) \(bodies.map { $0() })" }

func on(_ event: String, perform: () -> Void) { print("perform", event); perform() }
func on(_ event: String, then handle: (String) -> Void) { print("then", event); handle(event) }
func on(_ event: String, perform: () -> Void, otherwise: () -> Void) { print("both", event); perform(); otherwise() }

struct Failure: Error {}
struct P: CustomStringConvertible { var x = 1; var description: String { "P\(x)" } }
func half(_ n: Int) -> Int? { n % 2 == 0 ? n / 2 : nil }
func double(_ n: Int) -> Int { n * 2 }
func rename(_ n: inout Int) { n -= 100 }

let numbers = Pipeline(values: [1, 2, 3])
print(numbers.apply { $0 + 1 }, numbers.apply(double), numbers.apply(half))
print(numbers.apply { n, i in "\(i):\(n)" }, numbers.apply { "\($0)@\($1)" }, numbers.apply(rename))
print(numbers.apply { n in n > 1 ? "big \(n)" : nil }, numbers.apply { (n: inout Int) in n *= n }, numbers.apply { print("side effect") })
print(numbers.apply(times: 3) { $0 * 2 }, numbers.apply(times: 2, double), Pipeline(values: [P(), P()]).apply(\.x, 9))
print(measure("a") { 42 }, measure("b") { "text" }, measure("c") { $0 * 2 }, measure("d") { n in n }, measure("e") { throw Failure() })
print(measure("f", { 1 }, { 2 }), measure("g", { "x" }, { "y" }), measure("h") { if numbers.values.isEmpty { throw Failure() }; return 3 })
on("tap") { print("  tapped") }
on("drag") { print("  got", $0) }
on("hold") { print("  yes") } otherwise: { print("  no") }
on("key", then: { _ in print("  ignored") })
let handlers: [(String) -> Void] = [{ print("  1", $0) }, { (s: String) in print("  2", s.count) }]
handlers.forEach { on("list", then: $0) }
