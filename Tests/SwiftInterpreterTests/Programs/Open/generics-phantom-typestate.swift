enum Draft {}; enum Reviewed {}; enum Published {}
struct Article<State> { fileprivate(set) var title: String; fileprivate var notes: [String] = []; init(_ t: String) where State == Draft { title = t }; private init(raw: String, notes: [String]) { title = raw; self.notes = notes }; fileprivate func moved<New>(_ note: String, to _: New.Type = New.self) -> Article<New> { Article<New>(raw: title, notes: notes + [note]) } }
extension Article where State == Draft { func review() -> Article<Reviewed> { moved("reviewed") }; mutating func edit(_ t: String) { title = t; notes.append("edited") } }
extension Article where State == Reviewed { func publish() -> Article<Published> { moved("published") }; func reject() -> Article<Draft> { moved("rejected", to: Draft.self) } }
extension Article { var status: String { "\(title) \(State.self) \(notes)" }; func isSame<O>(as o: Article<O>) -> Bool { o.title == title && State.self == O.self } }
extension Article: CustomStringConvertible where State == Published { var description: String { "PUBLISHED \(title)" } }
var draft = Article<Draft>("one"); draft.edit("two"); let reviewed = draft.review(); draft.edit("three")
print(draft.status); print(reviewed.status); print(reviewed.publish()); print(reviewed.reject().review().publish().status); print(draft.isSame(as: reviewed), draft.isSame(as: Article<Draft>("three")))
struct ID<Owner, Raw: Hashable>: Hashable { let raw: Raw; init(_ r: Raw) { raw = r } }
extension ID: ExpressibleByIntegerLiteral where Raw == Int { init(integerLiteral v: Int) { raw = v } }
extension ID: ExpressibleByUnicodeScalarLiteral, ExpressibleByExtendedGraphemeClusterLiteral, ExpressibleByStringLiteral where Raw == String { init(stringLiteral v: String) { raw = v.lowercased() } }
struct User { typealias ID = main.ID<User, Int>; let id: ID; var pets: [Pet.ID] = [] }; struct Pet { typealias ID = main.ID<Pet, String>; let id: ID }
let u = User(id: 4, pets: ["Rex", "tom"]); let pets = [Pet(id: "rex"), Pet(id: "Bo")]; print(u.id.raw, u.pets.map(\.raw), pets.filter { u.pets.contains($0.id) }.map(\.id.raw))
print(u.id == 4, Set<User.ID>([1, 2, 1]).count, ([4: "x"] as [User.ID: String])[u.id] ?? "", (Pet.ID("A") == "a"), AnyHashable(u.id) == AnyHashable(ID<Pet, Int>(4)))
struct Money<Currency: CurrencyType> { var amount: Double; static func + (a: Self, b: Self) -> Self { .init(amount: a.amount + b.amount) }; func converted<T: CurrencyType>(to _: T.Type = T.self) -> Money<T> { .init(amount: amount * Currency.rate / T.rate) } }
protocol CurrencyType { static var rate: Double { get }; static var symbol: String { get } }; enum EUR: CurrencyType { static let rate = 1.25, symbol = "€" }; enum USD: CurrencyType { static let rate = 1.0, symbol = "$" }
extension Money: CustomStringConvertible { var description: String { Currency.symbol + "\(amount)" } }; let e = Money<EUR>(amount: 4); let inUSD: Money<USD> = e.converted(); print(e + e, inUSD, inUSD + .init(amount: 1), (inUSD + e.converted()).converted(to: EUR.self))
struct Builder<Has> { var parts: [String] = [] }; struct No {}; struct Yes {}; extension Builder where Has == No { func url(_ u: String) -> Builder<Yes> { .init(parts: parts + ["url " + u]) } }; extension Builder where Has == Yes { func send() -> String { parts.joined(separator: "; ") } }; extension Builder { func header(_ h: String) -> Self { .init(parts: parts + ["h " + h]) } }
print(Builder<No>().header("a").url("x").header("b").send())
