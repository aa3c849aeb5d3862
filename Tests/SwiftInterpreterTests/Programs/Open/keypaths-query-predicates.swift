struct Book { let title: String, author: Author, pages: Int, rating: Double?, genres: Set<String> }
struct Author: Hashable { let name: String, born: Int }

struct Predicate<Root> {
    let text: String, test: (Root) -> Bool
    func callAsFunction(_ root: Root) -> Bool { test(root) }
    static func && (a: Self, b: Self) -> Self { .init(text: "(\(a.text) and \(b.text))") { a($0) && b($0) } }
    static func || (a: Self, b: Self) -> Self { .init(text: "(\(a.text) or \(b.text))") { a($0) || b($0) } }
    static prefix func ! (a: Self) -> Self { .init(text: "not \(a.text)") { !a($0) } }
}

func == <R, V: Equatable>(path: KeyPath<R, V>, value: V) -> Predicate<R> { .init(text: "= \(value)") { $0[keyPath: path] == value } }
func > <R, V: Comparable>(path: KeyPath<R, V>, value: V) -> Predicate<R> { .init(text: "> \(value)") { $0[keyPath: path] > value } }
func < <R, V: Comparable>(path: KeyPath<R, V>, value: V) -> Predicate<R> { .init(text: "< \(value)") { $0[keyPath: path] < value } }
func > <R, V: Comparable>(path: KeyPath<R, V?>, value: V) -> Predicate<R> { .init(text: "?> \(value)") { $0[keyPath: path].map { $0 > value } ?? false } }
func ~= <R, V: Comparable>(range: ClosedRange<V>, path: KeyPath<R, V>) -> Predicate<R> { .init(text: "in \(range)") { range ~= $0[keyPath: path] } }
extension KeyPath where Value: Collection, Value.Element: Equatable {
    func contains(_ element: Value.Element) -> Predicate<Root> { .init(text: "has \(element)") { $0[keyPath: self].contains(element) } }
}
extension KeyPath where Value == String {
    func starts(with prefix: String) -> Predicate<Root> { .init(text: "starts \(prefix)") { $0[keyPath: self].hasPrefix(prefix) } }
}

struct Query<Root> {
    var filters: [Predicate<Root>] = [], order: ((Root, Root) -> Bool)?
    func `where`(_ predicate: Predicate<Root>) -> Query { var copy = self; copy.filters.append(predicate); return copy }
    func sorted<V: Comparable>(by path: KeyPath<Root, V>, descending: Bool = false) -> Query {
        Query(filters: filters) { descending ? $1[keyPath: path] < $0[keyPath: path] : $0[keyPath: path] < $1[keyPath: path] }
    }
    func select<V>(_ path: KeyPath<Root, V>, from rows: [Root]) -> [V] {
        let found = rows.filter { row in filters.allSatisfy { $0(row) } }
        return (order.map { found.sorted(by: $0) } ?? found).map { $0[keyPath: path] }
    }
}
let (ursula, terry) = (Author(name: "Ursula", born: 1929), Author(name: "Terry", born: 1948))
let books = [
    Book(title: "Wizard", author: ursula, pages: 205, rating: 4.3, genres: ["fantasy"]), Book(title: "Dispossessed", author: ursula, pages: 341, rating: 4.2, genres: ["scifi", "utopia"]),
    Book(title: "Mort", author: terry, pages: 272, rating: nil, genres: ["fantasy", "humour"]), Book(title: "Wintersmith", author: terry, pages: 400, rating: 4.4, genres: ["fantasy"]),
]
let all = Query<Book>()
print(all.where(\.author.name == "Terry").select(\.title, from: books))
print(all.where(\.pages > 250 && !(\.rating > 4.3)).select(\.title, from: books))
print(all.where(\.rating > 4.25).sorted(by: \.pages, descending: true).select(\.author.born, from: books))
print(all.where((\Book.genres).contains("fantasy")).where(\.title.count < 7).select(\.title.first!, from: books))
print(all.where(250...350 ~= \.pages).select(\.genres.count, from: books), all.where((\Book.title).starts(with: "Wi")).sorted(by: \.title.count).select(\.self.pages, from: books))
let fancy: Predicate<Book> = (\.author == ursula || \.rating == nil) && \.pages < 300
print(fancy.text, books.map { fancy($0) }, books.filter(fancy.test).count)
print((!(\Book.pages > 10)).text, [1, 5, 9].filter((\Int.self > 4).test), ["a", "bb"].map((\String.count == 2).callAsFunction))
print(books.map(\.author.name.count).reduce(0, +), Set(books.map(\.author)).count)
