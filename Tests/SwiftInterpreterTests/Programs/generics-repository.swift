protocol Entity: Identifiable where ID == Int { static var tableName: String { get } }
struct Note: Entity { let id: Int; var text: String; static let tableName = "notes" }
struct Tag: Entity { let id: Int; var label: String; static var tableName: String { "tags" } }
final class Repository<E: Entity> { private var rows: [E.ID: E] = [:]; var count: Int { rows.count }
  func save(_ entity: E) { rows[entity.id] = entity }
  func find(_ id: E.ID) -> E? { rows[id] }
  func all(where predicate: (E) -> Bool = { _ in true }) -> [E] { rows.values.filter(predicate).sorted { $0.id < $1.id } }
  @discardableResult func update(_ id: E.ID, _ change: (inout E) -> Void) -> Bool { guard var row = rows[id] else { return false }; change(&row); rows[id] = row; return true }
  var summary: String { "\(E.tableName): \(count)" } }
let notes = Repository<Note>(), tags = Repository<Tag>()
notes.save(Note(id: 2, text: "b")); notes.save(Note(id: 1, text: "a")); tags.save(Tag(id: 7, label: "x"))
print(notes.summary, tags.summary, notes.all().map(\.text), notes.find(9) == nil)
print(notes.update(1) { $0.text += "!" }, notes.update(5) { _ in }, notes.find(1)!.text, notes.all { $0.text.count > 1 }.count)
func merge<K, V>(_ a: [K: V], _ b: [K: V], pick: (V, V) -> V) -> [K: V] { a.merging(b, uniquingKeysWith: pick) }; print(merge(["a": 1, "b": 2], ["b": 5], pick: +).sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
struct Stack<Element> { private var items: [Element] = []; var top: Element? { items.last }; mutating func push(_ e: Element) { items.append(e) }; mutating func pop() -> Element? { items.popLast() } }; extension Stack: ExpressibleByArrayLiteral { init(arrayLiteral elements: Element...) { items = elements } }; extension Stack: Sequence { func makeIterator() -> AnyIterator<Element> { var copy = items; return AnyIterator { copy.popLast() } } }
var stack: Stack = [1, 2, 3]; stack.push(4); print(stack.pop()!, stack.top!, Array(stack), stack.map { $0 * 10 })
