struct Query: CustomStringConvertible { var parts: [String]; var description: String { parts.joined(separator: " ") } }
enum Clause { case select([String]), from(String), filter(String), limit(Int) }
@resultBuilder struct SQL {
  typealias Component = [Clause]
  static func buildExpression(_ c: Clause) -> Component { [c] }
  static func buildExpression(_ c: Clause?) -> Component { c.map { [$0] } ?? [] }
  static func buildExpression(_ c: [Clause]) -> Component { c }
  static func buildBlock(_ c: Component...) -> Component { c.flatMap { $0 } }
  static func buildOptional(_ c: Component?) -> Component { c ?? [.filter("TRUE")] }
  static func buildEither(first c: Component) -> Component { c }
  static func buildEither(second c: Component) -> Component { c.reversed() }
  static func buildArray(_ c: [Component]) -> Component { c.flatMap { $0 } }
  static func buildFinalResult(_ c: Component) -> Query { var q = Query(parts: []); var filters: [String] = []; for x in c { switch x { case .select(let f): q.parts.append("SELECT " + f.joined(separator: ",")); case .from(let t): q.parts.append("FROM \(t)"); case .filter(let w): filters.append(w); case .limit(let n): q.parts.append("LIMIT \(n)") } }; if !filters.isEmpty { q.parts.append("WHERE " + filters.joined(separator: " AND ")) }; return q }
  static func buildFinalResult(_ c: Component) -> Int { c.count }
}
func query(@SQL _ f: () -> Query) -> Query { f() }; func size(@SQL _ f: () -> Int) -> Int { f() }
func select(_ f: String...) -> Clause { .select(f) }; let user: Int? = 7, none: Clause? = nil
print(query { select("a", "b"); Clause.from("t") })
print(query { select("*"); Clause.from("t"); if let user { Clause.filter("id = \(user)") }; if user == nil { Clause.filter("never") } })
print(query { if user != nil { Clause.from("x"); Clause.limit(1) } else { Clause.from("y") } }); print(query { if user == nil { Clause.from("x") } else { Clause.from("y"); Clause.limit(2) } })
print(query { for c in ["p", "q"] { Clause.filter(c); Clause.filter(c + "!") }; none; [Clause.limit(3), .from("list")] })
print(size { select("a"); for i in 0..<4 { Clause.limit(i) }; none })
struct Repo { let table: String
  @SQL var all: Query { select("*"); Clause.from(table) }
  @SQL func find(_ ids: [Int], strict: Bool = false) -> Query { select("id"); Clause.from(table); for id in ids { let even = id % 2 == 0; if even { Clause.filter("e\(id)") } else { Clause.filter("o\(id)") } }; switch strict { case true: Clause.limit(1); case false: none } }
  @SQL static var count: Int { Clause.limit(0); Clause.limit(1) }
  @SQL subscript(n: Int) -> Query { Clause.limit(n) }
  var plain: Query { return Query(parts: ["plain"]) } }
let r = Repo(table: "users"); print(r.all); print(r.find([1, 2], strict: true)); print(r.find([])); print(Repo.count, r[9], r.plain)
@SQL func explicit(_ on: Bool) -> Query { if on { select("on") }; Clause.from("f") }; print(explicit(true)); print(explicit(false))
let closure: (Int) -> Query = { n in query { Clause.limit(n); query { Clause.limit(n * 2) }.parts.isEmpty ? nil : Clause.filter("inner") } }; print(closure(3))
protocol Screen { associatedtype Body; @SQL var body: Query { get } }; struct Home: Screen { typealias Body = Query; var body: Query { Clause.from("home"); Clause.limit(5) } }; print(Home().body)
