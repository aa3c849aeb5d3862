extension Optional where Wrapped: Collection {
  var isNilOrEmpty: Bool { self?.isEmpty ?? true }
  var count: Int { self?.count ?? -1 }
}
extension Optional where Wrapped == Int {
  var description: String { self.map { "int \($0)" } ?? "no int" }
}
struct Item { var title: String; var note: String? }
extension Optional where Wrapped == Item {
  var title: String { "(" + (self?.title ?? "none") + ")" }
  func shout() -> String { (self?.title ?? "nobody").uppercased() }
}
extension Item { func shout() -> String { title + "!" } }
let items: [Item] = [Item(title: "a", note: nil), Item(title: "b", note: "n")]
let first = items.first
let none: Item? = nil
print(first.title, first?.title ?? "-", items[0].title, none.title, first.shout(), items[1].shout(), first?.shout() ?? "")
let texts: [String]? = ["x"]
let missing: [String]? = nil
print(texts.count, missing.count, texts?.count ?? 0, texts!.count, items.count, texts.isNilOrEmpty, missing.isNilOrEmpty)
if let texts { print(texts.count, texts.first!.count) }
func count(_ t: String?) -> Int { t.count }
func count2(_ t: String) -> Int { t.count }
print(count("abc"), count(nil), count2("abcd"), items[1].note.count, items[0].note.count)
let n: Int? = 3
print(n.description, (4).description)
print(items.map { $0.note.count }, items.map { $0.title.count })
for item in items { print(item.title, item.note?.count ?? 9) }
