final class Queue { var jobs: [(name: String, run: () throws -> Int)] = []; func add(_ n: String, _ f: @escaping () throws -> Int) { jobs.append((n, f)) }; func drain() -> [String] { defer { jobs = [] }; return jobs.map { j in do { return "\(j.name)=\(try j.run())" } catch { return "\(j.name)!" } } } }
struct Oops: Error {}; let q = Queue(); var total = 0; for i in 1...3 { q.add("j\(i)") { total += i; if i == 2 { throw Oops() }; return i * 10 } }; print(q.drain(), total, q.jobs.isEmpty)
func retry<T>(_ n: Int, _ f: (Int) throws -> T) throws -> T { var last: (any Error)?; for i in 0..<n { do { return try f(i) } catch { last = error } }; throw last! }
print(try retry(3) { if $0 < 2 { throw Oops() }; return "ok\($0)" }); print((try? retry(1) { _ -> Int in throw Oops() }) as Any)
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }; print(curry(+)(3)(4), [1, 2].map(curry(*)(10)))
func autoc(_ c: @autoclosure () -> Bool, _ m: @autoclosure () -> String = "default") -> String { c() ? "true" : m() }; print(autoc(1 > 2), autoc(2 > 1, "x"), autoc(false, "n\(total)"))
var fib: ((Int) -> Int)!; fib = { $0 < 2 ? $0 : fib($0 - 1) + fib($0 - 2) }; print(fib(10)); func outer() -> Int { var n = 0; func inner(_ k: Int) { if k > 0 { n += k; inner(k - 1) } }; inner(4); return n }; print(outer())
