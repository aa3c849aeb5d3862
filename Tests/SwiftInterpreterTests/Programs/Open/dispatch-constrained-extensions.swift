protocol Container { associatedtype Item; var items: [Item] { get } }
extension Container { var summary: String { "\(items.count) items" }; func tag() -> String { "any" } }
extension Container where Item: CustomStringConvertible { var summary: String { items.map(\.description).joined(separator: "+") }; func tag() -> String { "printable" } }
extension Container where Item == Int { var summary: String { "sum \(items.reduce(0, +))" }; func tag() -> String { "ints " + (self as any Container).tagged } }
extension Container { var tagged: String { tag() } }
struct Bag<Item>: Container { var items: [Item] }
struct Opaque { let x = 1 }
struct IntBag: Container { var items = [4, 5] }
func generic<C: Container>(_ c: C) -> String { c.summary }
func printable<C: Container>(_ c: C) -> String where C.Item: CustomStringConvertible { c.summary }
func ints<C: Container>(_ c: C) -> String where C.Item == Int { c.summary + " " + c.tag() }
print(Bag(items: [1, 2]).summary)
print(Bag(items: ["x", "y"]).summary)
print(Bag(items: [Opaque()]).summary)
print(generic(Bag(items: [1, 2])))
print(printable(Bag(items: [1, 2])))
print(ints(Bag(items: [1, 2])))
print(IntBag().summary, generic(IntBag()), ints(IntBag()))
print(Bag(items: [1.5]).tag(), Bag(items: [Opaque()]).tag(), Bag(items: [1]).tagged)
let boxed: any Container = IntBag()
print(boxed.summary, boxed.items.count)
extension Array where Element: Container { var joined: String { map { $0.summary }.joined(separator: "/") } }
print([Bag(items: [1]), Bag(items: [2, 3])].joined)
