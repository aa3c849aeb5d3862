func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
let addOne = { (n: Int) in n + 1 }, show = { (n: Int) in "<\(n)>" }
print(compose(addOne, show)(4), curry(max)(3)(9), [1, 2, 3].map(compose(addOne, addOne)), curry { (a: String, b: Int) in a + String(b) }("x")(7))
func debounceLike(_ n: Int, _ action: @escaping () -> Void) -> () -> Void { var left = n; return { left -= 1; if left == 0 { action() } } }
var fired = 0; let tick = debounceLike(3) { fired += 1 }; for _ in 0..<5 { tick() }; print(fired)
func memoize<K: Hashable, V>(_ f: @escaping (K) -> V) -> (K) -> V { var cache: [K: V] = [:]; return { k in if let v = cache[k] { return v }; let v = f(k); cache[k] = v; return v } }
var calls = 0; let square = memoize { (n: Int) -> Int in calls += 1; return n * n }; print(square(4), square(4), square(5), calls)
let handlers: [String: (Int) -> Int] = ["double": { $0 * 2 }, "negate": { -$0 }]; print(handlers["double"]!(4), handlers["negate"]!(4), handlers["none"]?(1) ?? 0)
let sortBy: [(String, (Int, Int) -> Bool)] = [("up", <), ("down", >)]; for (name, order) in sortBy { print(name, [2, 3, 1].sorted(by: order)) }
