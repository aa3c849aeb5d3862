import Foundation

struct ID<Owner>: Hashable, Codable, CustomStringConvertible, LosslessStringConvertible {
  private let raw: UUID
  init(_ raw: UUID) { self.raw = raw }
  init?(_ description: String) { guard let raw = UUID(uuidString: description) else { return nil }; self.raw = raw }
  init(from decoder: Decoder) throws { raw = try UUID(from: decoder) }
  func encode(to encoder: Encoder) throws { try raw.encode(to: encoder) }
  var description: String { String(raw.uuidString.suffix(4)) }
  static func number(_ n: UInt8) -> Self { var bytes: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0); bytes.15 = n; return ID(UUID(uuid: bytes)) }
}
protocol Entity: Identifiable where ID == main.ID<Self> {}
struct Author: Entity, Codable, Equatable { let id: main.ID<Author>; var name: String }
struct Book: Entity, Codable, Equatable { let id: main.ID<Book>; var title: String; var authors: [Author.ID] }
struct Table<E: Entity> {
  private var rows: [E.ID: E] = [:]; private(set) var order: [E.ID] = []
  subscript(id: E.ID) -> E? {
    get { rows[id] }
    set { switch (rows[id], newValue) { case (nil, .some): order.append(id); case (.some, nil): order.removeAll { $0 == id }; default: break }; rows[id] = newValue }
  }
  mutating func insert(_ values: E...) { for value in values { self[value.id] = value } }
  var all: [E] { order.compactMap { rows[$0] } }
}
var authors = Table<Author>(), books = Table<Book>()
authors.insert(Author(id: .number(1), name: "Ann"), Author(id: .number(2), name: "Bob"))
books.insert(Book(id: .number(1), title: "One", authors: [.number(1)]), Book(id: .number(9), title: "Nine", authors: [.number(2), .number(1), .number(7)]))
for book in books.all { print(book.id, book.title, book.authors.compactMap { authors[$0]?.name }) }
authors[.number(1)]?.name += "a"; books[.number(1)]?.authors.append(.number(2)); print(books[.number(1)]!.authors.map { authors[$0]!.name })
authors[.number(2)] = nil; print(authors.order, authors.all.count, authors[.number(2)] == nil)
authors[.number(2)] = Author(id: .number(2), name: "Bob II"); authors[.number(1)] = Author(id: .number(1), name: "A"); print(authors.order, authors.all.map(\.name))
let encoder = JSONEncoder(); encoder.outputFormatting = .sortedKeys
print(String(decoding: try encoder.encode(books.all[0]), as: UTF8.self), try JSONDecoder().decode(Book.self, from: encoder.encode(books.all[1])) == books.all[1])
print(Author.ID("00000000-0000-0000-0000-000000000001") == .number(1), Book.ID("nope") as Any, "\(Author.ID("00000000-0000-0000-0000-0000000000ab")!)", UUID(uuidString: "00000000-0000-0000-0000-0000000000ab")!.uuid.15)
print([ID<Int>.number(1), .number(1)].count, Set([ID<Int>.number(1), .number(1)]).count, type(of: authors.order[0]) == ID<Author>.self, UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!.uuid.0)
