var actions: [() -> Int] = []; for i in 0..<3 { var n = i * 10; actions.append { n += 1; return n } }; print(actions.map { $0() }, actions.map { $0() })
func counter(start: Int = 0, step: Int = 1) -> (next: () -> Int, reset: () -> Void) { var n = start; return ({ n += step; return n }, { n = start }) }
let c = counter(start: 5, step: 5); print(c.next(), c.next()); c.reset(); print(c.next()); let fixed: () -> Int = { [x = c.next()] in x }; _ = c.next(); print(fixed(), fixed())
func apply(_ n: Int, _ f: (Int) throws -> Int) rethrows -> Int { try f(n) }; print(apply(3) { $0 * $0 }, (try? apply(3) { _ in throw E() }) ?? -1); struct E: Error {}
let table: [(name: String, run: (Double, Double) -> Double)] = [("+", +), ("*", *), ("max", max)]; print(table.map { "\($0.name)\($0.run(3, 4))" })
var heavy: Int = { print("computed"); return 42 }(); print("before"); print(heavy, heavy)
var stack: [() -> Void] = []; func deferAll(_ work: (inout [() -> Void]) -> Void) { work(&stack); while let f = stack.popLast() { f() } }; deferAll { $0.append { print("first") }; $0.append { print("second") } }
