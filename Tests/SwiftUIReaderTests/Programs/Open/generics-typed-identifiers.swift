import Foundation

struct ID<Owner, Raw: Hashable & Sendable & Codable>: Hashable, Sendable {
    let raw: Raw
    init(_ raw: Raw) { self.raw = raw }
}
extension ID: ExpressibleByIntegerLiteral where Raw: ExpressibleByIntegerLiteral {
    init(integerLiteral value: Raw.IntegerLiteralType) { raw = Raw(integerLiteral: value) }
}
extension ID: ExpressibleByUnicodeScalarLiteral, ExpressibleByExtendedGraphemeClusterLiteral, ExpressibleByStringLiteral where Raw == String {
    init(stringLiteral value: String) { raw = value }
}
extension ID: Comparable where Raw: Comparable {
    static func < (a: Self, b: Self) -> Bool { a.raw < b.raw }
}
extension ID: Codable {
    init(from decoder: any Decoder) throws { raw = try decoder.singleValueContainer().decode(Raw.self) }
    func encode(to encoder: any Encoder) throws { var c = encoder.singleValueContainer(); try c.encode(raw) }
}
extension ID: CustomStringConvertible {
    var description: String { "\(Owner.self)#\(raw)" }
}

protocol Entity: Identifiable, Codable where ID == Main.ID<Self, RawID> {
    associatedtype RawID: Hashable & Sendable & Codable
}
enum Main { typealias ID<O, R: Hashable & Sendable & Codable> = GlobalID<O, R> }
typealias GlobalID = ID

struct Author: Entity { typealias RawID = String; var id: GlobalID<Author, String>; var name: String }
struct Book: Entity { typealias RawID = Int; var id: GlobalID<Book, Int>; var title: String; var authors: [Author.ID] }

struct Store<E: Entity> {
    private var byID: [E.ID: E] = [:]
    init(_ items: E...) { for item in items { self[item.id] = item } }
    subscript(id: E.ID) -> E? { get { byID[id] } set { byID[id] = newValue } }
    subscript<T>(id: E.ID, path: KeyPath<E, T>) -> T? { self[id]?[keyPath: path] }
    func all<T: Comparable>(by path: KeyPath<E, T>) -> [E] { byID.values.sorted { $0[keyPath: path] < $1[keyPath: path] } }
    func resolve(_ ids: some Sequence<E.ID>) -> (found: [E], missing: [E.ID]) {
        ids.reduce(into: ([], [])) { if let e = byID[$1] { $0.found.append(e) } else { $0.missing.append($1) } }
    }
}

var books = Store(Book(id: 2, title: "Emma", authors: ["ja"]), Book(id: 1, title: "Dracula", authors: ["bs", "??"]))
let authors = Store(Author(id: "ja", name: "Austen"), Author(id: "bs", name: "Stoker"))
for book in books.all(by: \.id) {
    let (found, missing) = authors.resolve(book.authors)
    print(book.id, book.title, found.map(\.name), missing)
}
print(books.all(by: \.title).map(\.id), [3, 1, 2].max() as Book.ID? ?? 0)
books[7] = Book(id: 7, title: "Notes", authors: [])
books[2]?.title += "!"
print(books[2, \.title] ?? "none")
print(books[9, \.title] ?? "none", books[7, \.authors.isEmpty] == true)
let encoder = JSONEncoder(); encoder.outputFormatting = .sortedKeys
let json = try encoder.encode(books.all(by: \.id))
print(String(decoding: json, as: UTF8.self))
print(try JSONDecoder().decode([Book].self, from: json)[1].id == 2)
print(Set<Author.ID>(["ja", "ja", "bs"]).count, type(of: books[1]!.id))
