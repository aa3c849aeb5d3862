// nested generics & protocols with associated types, type erasure
protocol Repository { associatedtype Item: Identifiable; var items: [Item] { get }; func find(_ id: Item.ID) -> Item? }
extension Repository { func find(_ id: Item.ID) -> Item? { items.first { $0.id == id } }; var ids: [Item.ID] { items.map(\.id) } }
struct Book: Identifiable, Hashable { let id: String; var pages: Int }
struct Books: Repository { var items = [Book(id: "a", pages: 10), Book(id: "b", pages: 20)] }
struct AnyRepository<Item: Identifiable>: Repository { private let _items: () -> [Item]; init<R: Repository>(_ r: R) where R.Item == Item { _items = { r.items } }; var items: [Item] { _items() } }
let any = AnyRepository(Books()); print(any.find("b")?.pages ?? 0, any.ids, any.find("z") == nil)
func total(_ r: some Repository) -> Int where Self_.None == Never { r.items.count }
enum Self_ { typealias None = Never }
protocol Cell { associatedtype Model; init(model: Model); static var reuseID: String { get } }
extension Cell { static var reuseID: String { String(describing: self) } }
struct TextCell: Cell { let text: String; init(model: String) { text = model } }
func dequeue<C: Cell>(_ type: C.Type, _ model: C.Model) -> C { C(model: model) }
print(dequeue(TextCell.self, "hi").text, TextCell.reuseID)
struct Page<T>: Sequence { let values: [T]; let next: Int?; func makeIterator() -> IndexingIterator<[T]> { values.makeIterator() } }
let page = Page(values: [1, 2, 3], next: 2); print(page.map { $0 + 1 }, page.contains(2), page.next.map { $0 * 2 } ?? 0, Array(page.prefix(2)))
struct Cache<Key: Hashable, Value> { private var store: [Key: (value: Value, hits: Int)] = [:]; mutating func value(for key: Key, make: (Key) throws -> Value) rethrows -> Value { if let hit = store[key] { store[key]!.hits += 1; return hit.value }; let v = try make(key); store[key] = (v, 0); return v }; func hits(_ k: Key) -> Int { store[k]?.hits ?? -1 } }
var cache = Cache<String, Int>(); _ = cache.value(for: "a") { $0.count }; _ = cache.value(for: "a") { _ in 9 }; print(cache.value(for: "a") { _ in 0 }, cache.hits("a"), cache.hits("q"))
