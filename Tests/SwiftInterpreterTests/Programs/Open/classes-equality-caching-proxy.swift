protocol Loader: AnyObject { func load(_ k: String) throws -> [Int]; var calls: Int { get } }
extension Loader { func first(_ k: String) -> Int? { (try? load(k))?.first }; func total(_ ks: String...) -> Int { ks.reduce(0) { $0 + ((try? load($1)) ?? []).reduce(0, +) } } }
class Remote: Loader { private(set) var calls = 0; enum Failure: Error { case empty }; func load(_ k: String) throws -> [Int] { calls += 1; guard !k.isEmpty else { throw Failure.empty }; return Array(1...k.count) } }
final class Doubling: Remote { override func load(_ k: String) throws -> [Int] { try super.load(k).map { $0 * 2 } }; func first(_ k: String) -> Int? { 99 } }
final class Cached<Base: Loader>: Loader { let base: Base; private var store: [String: [Int]] = [:]; var calls: Int { base.calls }; init(_ b: Base) { base = b }; func load(_ k: String) throws -> [Int] { if let hit = store[k] { return hit }; let v = try base.load(k); store[k] = v; return v }; func drop(_ k: String) -> Bool { store.removeValue(forKey: k) != nil } }
final class Fallback: Loader { let all: [any Loader]; init(_ a: any Loader...) { all = a }; var calls: Int { all.reduce(0) { $0 + $1.calls } }; func load(_ k: String) throws -> [Int] { var last: (any Error)?; for l in all { do { return try l.load(k) } catch { last = error } }; if let last { throw last }; return [] } }
final class Fixed: Loader { let calls = 0; func load(_: String) -> [Int] { [7, 7] } }
let r = Remote(), c = Cached(r); print(try c.load("abc"), try c.load("abc"), r.calls, c.total("abc", "ab"), r.calls, c.drop("abc"), c.drop("abc"), c.first("abc") as Any, c.calls)
let d = Doubling(); print(d.first("xy") as Any, (d as any Loader).first("xy") as Any, (d as Remote).first("xy") as Any, d.total("xy"), d.calls); let f = Fallback(r, Fixed()); print(try f.load(""), f.first("q") as Any, f.calls, Fallback().first("x") as Any)
do { _ = try Cached(Cached(Remote())).load("") } catch Remote.Failure.empty { print("empty") }; let nested = Cached(Cached(Fixed())); print(try nested.load("a"), type(of: nested), nested.base.base.calls)
let loaders: [any Loader] = [r, c, d, f, r]; print(loaders.filter { $0 === r }.count, loaders.firstIndex { $0 === f }!, loaders.map { $0 is Remote }, loaders.compactMap { $0 as? Cached<Remote> }.count, Set(loaders.map { ObjectIdentifier($0) }).count)
func use<L: Loader>(_ l: L) -> String { "\(L.self) \(l.first("ab") ?? 0)" }; print(use(d), use(c), use(Fixed())); weak var w = r; print(w === r, w?.calls == r.calls, (c.base as AnyObject) === w, Optional<Remote>.none === nil)
print(loaders.map { $0.calls })
