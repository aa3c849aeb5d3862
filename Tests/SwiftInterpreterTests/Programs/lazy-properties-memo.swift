struct Report { let rows: [Int]; var title: String; private(set) var builds = 0
  lazy var total: Int = { builds += 1; return rows.reduce(0, +) }()
  lazy var header = "\(title) (\(total))"
  lazy var sorted: [Int] = compute()
  private mutating func compute() -> [Int] { builds += 10; return rows.sorted() }
  var cached: Int { mutating get { total * 2 } }
  init(_ t: String, _ rows: Int...) { title = t; self.rows = rows }
}
var r = Report("a", 3, 1, 2); r.title = "changed"; var early = r
print(r.header, r.builds); r.title = "later"; print(r.header, r.builds, early.header, early.builds)
print(r.sorted, r.builds, r.sorted.count, r.cached, r.builds); r.sorted.append(9); print(r.sorted, r.builds); r.total = 100; print(r.total, r.header)
early.total = 7; print(early.total, early.builds, early.header); var copyAfter = r; copyAfter.sorted.removeAll(); print(r.sorted.count, copyAfter.sorted.count, copyAfter.builds)
class Service { static var made: [String] = []; let name: String; lazy var cache: [String: Int] = { Self.made.append(name); return ["seed": name.count] }(); lazy var double: (Int) -> Int = { [self] in $0 * 2 + cache.count }; lazy var child: Service? = name.count > 3 ? nil : Service(name + "+"); init(_ n: String) { name = n }
  lazy private(set) var id: Int = { Service.made.append("id"); return Service.made.count }() }
final class Sub: Service { override init(_ n: String) { super.init(n.uppercased()) }; lazy var extra = cache.merging(["x": 1]) { a, _ in a } }
let s = Service("ab"); print(Service.made, s.double(3), Service.made); s.cache["k"] = 1; print(s.double(3), s.cache.count, Service.made)
print(s.child?.child?.name ?? "end", s.child === s.child, Service.made.count); s.child?.child = nil; print(s.child?.child == nil, s.child!.name)
let sub = Sub("q"); print(sub.extra.keys.sorted(), sub.id, sub.id, Service.made)
enum Config { static let a: Int = { print("a made"); return b + 1 }(); static let b: Int = { print("b made"); return 5 }(); static var c = { print("c made"); return a }() }
print("before"); print(Config.a, Config.b); Config.c = 3; print(Config.c)
func memo<K: Hashable, V>(_ f: @escaping ((K) -> V, K) -> V) -> (K) -> V { var d: [K: V] = [:]; func go(_ k: K) -> V { if let v = d[k] { return v }; let v = f(go, k); d[k] = v; return v }; return go }
var hits = 0; let fib = memo { (f: (Int) -> Int, n: Int) -> Int in hits += 1; return n < 2 ? n : f(n - 1) + f(n - 2) }; print(fib(40), hits, fib(41), hits)
