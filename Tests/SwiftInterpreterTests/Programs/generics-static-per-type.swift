protocol Resource { static var path: String { get }; static var defaults: [Self] { get }; init(id: Int) }
extension Resource { static var path: String { "\(Self.self)".lowercased() + "s" }; static var defaults: [Self] { [Self(id: 0)] }; static func url(_ id: Int? = nil) -> String { "/" + path + (id.map { "/\($0)" } ?? "") } }
struct User: Resource { let id: Int }
struct Category: Resource { let id: Int; static let path = "categories"; static var defaults: [Category] { [.init(id: 1), .init(id: 2)] } }
struct Nested { struct Photo: Resource { let id: Int } }
struct Paged<R: Resource>: Resource { let id: Int; static var path: String { R.path + "?page=" }; static var size: Int { R.defaults.count * 10 } }
final class Registry { static let shared = Registry(); private var caches: [ObjectIdentifier: Any] = [:]; private(set) var misses = 0
  func all<R: Resource>(_ type: R.Type = R.self) -> [R] { if let hit = caches[ObjectIdentifier(type)] as? [R] { return hit }; misses += 1; let d = R.defaults; caches[ObjectIdentifier(type)] = d; return d }
  func set<R: Resource>(_ rs: [R]) { caches[ObjectIdentifier(R.self)] = rs }
  subscript<R: Resource>(_ type: R.Type, index: Int) -> R? { let a = all(type); return a.indices.contains(index) ? a[index] : nil } }
print(User.url(), User.url(3), Category.url(), Nested.Photo.url(1), Paged<Category>.url(), Paged<Paged<User>>.path)
print(Paged<User>.size, Paged<Category>.size, Paged<Category>.defaults.map(\.id))
let r = Registry.shared; let users: [User] = r.all(); print(users.count, r.all(Category.self).map(\.id), r.all(User.self).count, r.misses)
r.set([User(id: 8), User(id: 9)]); print(r[User.self, 1]?.id ?? -1, r[User.self, 5] == nil, r[Category.self, 0]!.id, r.misses, r.all(Paged<User>.self).count, r.misses)
let types: [any Resource.Type] = [User.self, Category.self, Paged<User>.self]; print(types.map { $0.url(1) }, types.map { $0.init(id: 5) }.map { "\($0)" })
func make<R: Resource>(_ ids: [Int], as _: R.Type = R.self) -> [R] { ids.map(R.init) }; let cs: [Category] = make([4, 5]); print(cs.map(\.id), make([1], as: User.self).count)
struct Counter<Tag> { private static var box: Box { Box.of(Tag.self) }; static var value: Int { get { box.n } set { box.n = newValue } } }
final class Box { var n = 0; private static var all: [ObjectIdentifier: Box] = [:]; static func of(_ t: Any.Type) -> Box { if let b = all[ObjectIdentifier(t)] { return b }; let b = Box(); all[ObjectIdentifier(t)] = b; return b } }
enum A {}; enum B {}; Counter<A>.value += 2; Counter<B>.value += 5; Counter<A>.value *= 10; print(Counter<A>.value, Counter<B>.value, Counter<Int>.value)
print(type(of: users) == [User].self, R2<Int>.name, R2<[String: Int?]>.name, R2<(Int) -> Void>.name); struct R2<T> { static var name: String { "R2<\(T.self)>" } }
enum Key<V> { static var label: String { "\(V.self)" } }; struct Env { private var d: [String: Any] = [:]; subscript<V>(_: Key<V>.Type) -> V? { get { d[Key<V>.label] as? V } set { d[Key<V>.label] = newValue } } }; var env = Env(); env[Key<Int>.self] = 4; env[Key<String>.self] = "s"; print(env[Key<Int>.self]!, env[Key<String>.self]!, env[Key<Double>.self] as Any)
