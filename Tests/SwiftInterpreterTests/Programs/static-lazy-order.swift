struct S { static let a: Int = { print("a made"); return 1 }(); static var b = a + 1; static let all = [S(1), S(2)]; let n: Int; init(_ n: Int) { self.n = n }; static let shared = S(9); static func make(_ n: Int) -> S { .init(n) } }
print("start"); print(S.b, S.a); S.b = 10; print(S.b, S.all.map(\.n), S.shared.n, S.make(4).n)
final class Store { static let shared = Store(); private init() { print("init") }; var items: [Int] = [] }
Store.shared.items.append(1); Store.shared.items += [2, 3]; print(Store.shared.items)
enum Config { static var flags: [String: Bool] = ["x": true]; static subscript(k: String) -> Bool { get { flags[k] ?? false } set { flags[k] = newValue } } }
Config["y"] = true; print(Config["x"], Config["y"], Config["z"])
let top = compute(); func compute() -> Int { helper * 2 }; let helper2 = 3; var helper: Int { 21 }
print(top)
