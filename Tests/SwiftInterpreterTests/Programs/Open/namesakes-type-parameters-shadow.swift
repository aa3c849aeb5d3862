struct Item { var name = "global item" }
struct Element { var symbol: String }
typealias Key = String

struct Box<Item> {
    var item: Item
    func map<Element>(_ f: (Item) -> Element) -> Box<Element> { Box<Element>(item: f(item)) }
    func pair<Other>(with other: Box<Other>) -> Box<(Item, Other)> { .init(item: (item, other.item)) }
    static var name: String { "\(Item.self)" }
}
struct Shelf {
    typealias Item = Int
    var items: [Item] = [1, 2]
    func boxed() -> Box<Item> { Box(item: items.count) }
    func first<Item>(as _: Item.Type, _ make: (Shelf.Item) -> Item) -> Item? { items.first.map(make) }
}
extension Array where Element == Item { var names: [String] { map(\.name) } }
extension Array { func symbols() -> [String] { map { "\(type(of: $0)):\(Element.self)" } } }

protocol Container { associatedtype Key: Hashable = String; associatedtype Item; func get(_ key: Key) -> Item? }
struct Users: Container { func get(_ key: String) -> Item? { key == "u" ? Item(name: "user") : nil } }
struct Slots: Container { typealias Key = Int; func get(_ key: Key) -> Character? { Array("abc").indices.contains(key) ? Array("abc")[key] : nil } }
struct Wrapper<Base: Container>: Container {
    typealias Key = [Base.Key]
    let base: Base
    func get(_ keys: Key) -> [Base.Item]? { let found = keys.compactMap(base.get); return found.isEmpty ? nil : found }
}
func convert<T, U>(_ t: T, _ f: (T) -> U) -> U { f(t) }
struct T2 { var t = "T2" }
func nested<T>(_ value: T) -> String {
    func inner<U>(_ other: U) -> String { "\(U.self)(\(other))" }
    func outer(_ other: T) -> String { "\(T.self)[\(other)]" }
    return inner(T2().t) + outer(value) + inner(value)
}

print(Box(item: Item()).item.name, Box<Shelf.Item>.name, Box<Item>.name, type(of: Box(item: 1).map { Element(symbol: "H\($0)") }))
print(Shelf().boxed().item, Shelf().first(as: String.self) { "n\($0)" } ?? "", Shelf().first(as: Item.self) { Item(name: "i\($0)") }!.name)
print([Item(), Item(name: "b")].names, [Element(symbol: "He")].symbols(), [1].symbols())
print(Users().get("u")?.name ?? "none", Slots().get(1) ?? "-", Users.Key.self, Slots.Key.self, Wrapper<Slots>.Key.self)
print(Wrapper(base: Slots()).get([0, 7, 2]) ?? [], Wrapper(base: Wrapper(base: Users())).get([["u", "x"], ["y"]])?.first?.map(\.name) ?? [])
print(convert(3) { Box(item: $0) }, convert("k" as Key) { $0.count }, Box(item: 1).pair(with: Box(item: "x")).item)
print(nested(1), nested("s"), nested([Item]().count))
func item() -> String { let Item = "a variable named Item"; return Item }
print(item(), type(of: Shelf().items))
