func run(_ f: () -> Void) -> String { f(); return "void" }
func run(_ f: () -> Int) -> String { "int \(f())" }
var log: [String] = []
@discardableResult func push(_ s: String) -> Int { log.append(s); return log.count }
print(run { push("a") }, run { let x = push("b"); return x }, run { log.append("c") }, run { _ = push("d") })
let f: () -> Void = { push("e") }; f(); let g = { push("g") }; print(g() + 1, log.count)
let unit: () = log.append("h"); print(unit, type(of: unit), log.last!)
[1, 2].forEach { push("n\($0)") }; print(log.suffix(2)); let mapped = [1, 2].map { push("m\($0)") }; print(mapped)
func twice<T>(_ f: () -> T) -> [T] { [f(), f()] }; print(twice { push("t") }, twice { }.count, twice { "s" }, twice { () -> Double in 1 / 2 })
let opt: (() -> Void)? = { push("opt") }; opt?(); print(opt?() == nil, log.last!); let none: (() -> Int)? = nil; print(none?() as Any)
let nested = { { { $0 * 2 } }() }() as (Int) -> Int; print(nested(4)); let add: (Int) -> (Int) -> Int = { a in { b in a * 10 + b } }; print(add(1)(2), [1, 2].map(add(3)))
let never: (Int) throws -> Int = { if $0 < 0 { throw CancellationError() }; return $0 }; print((try? never(-1)) as Any, try never(3))
let kinds: [String: () -> Any] = ["i": { 1 }, "s": { "x" }, "v": { () }]; print(kinds["i"]!(), kinds["s"]!(), kinds["v"]!(), kinds["q"]?() as Any)
let defaults = { (a: Int, b: Int?) in a + (b ?? 100) }; print(defaults(1, nil), defaults(1, 2)); let imm = { (x: Int...) in x.reduce(0, +) }(1, 2, 3); print(imm)
