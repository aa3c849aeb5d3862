struct Column<T> { let name: String; init(_ name: String) { self.name = name } }
struct Predicate { var sql: String, args: [String]
    static func && (a: Self, b: Self) -> Self { .init(sql: "(\(a.sql) AND \(b.sql))", args: a.args + b.args) }
    static func || (a: Self, b: Self) -> Self { .init(sql: "(\(a.sql) OR \(b.sql))", args: a.args + b.args) }
    static prefix func ! (p: Self) -> Self { .init(sql: "NOT \(p.sql)", args: p.args) }
}
func == <T: Equatable>(c: Column<T>, v: T) -> Predicate { .init(sql: "\(c.name) = ?", args: ["\(v)"]) }
func == <T>(c: Column<T?>, _: _Null) -> Predicate { .init(sql: "\(c.name) IS NULL", args: []) }
func > <T: Comparable>(c: Column<T>, v: T) -> Predicate { .init(sql: "\(c.name) > ?", args: ["\(v)"]) }
func ~= <T: Comparable>(r: ClosedRange<T>, c: Column<T>) -> Predicate { .init(sql: "\(c.name) BETWEEN ? AND ?", args: ["\(r.lowerBound)", "\(r.upperBound)"]) }
extension Column where T == String { func like(_ s: String) -> Predicate { .init(sql: "\(name) LIKE ?", args: ["%\(s)%"]) } }
struct _Null: ExpressibleByNilLiteral { init(nilLiteral: ()) {} }

enum Clause { case select([String]), from(String), filter(Predicate), order(String, descending: Bool), limit(Int) }
@resultBuilder
struct QueryBuilder {
    static func buildExpression(_ c: Clause) -> [Clause] { [c] }
    static func buildExpression(_ p: Predicate) -> [Clause] { [.filter(p)] }
    static func buildExpression<T>(_ c: Column<T>) -> [Clause] { [.select([c.name])] }
    static func buildPartialBlock(first: [Clause]) -> [Clause] { first }
    static func buildPartialBlock(accumulated: [Clause], next: [Clause]) -> [Clause] { accumulated + next }
    static func buildOptional(_ c: [Clause]?) -> [Clause] { c ?? [] }
    static func buildEither(first c: [Clause]) -> [Clause] { c }
    static func buildEither(second c: [Clause]) -> [Clause] { c }
    static func buildArray(_ c: [[Clause]]) -> [Clause] { c.flatMap(\.self) }
    static func buildLimitedAvailability(_ c: [Clause]) -> [Clause] { c }
    static func buildFinalResult(_ c: [Clause]) -> Query { Query(clauses: c) }
}
struct Query: CustomStringConvertible {
    var clauses: [Clause]
    init(clauses: [Clause]) { self.clauses = clauses }
    init(@QueryBuilder _ make: () throws -> Query) rethrows { self = try make() }
    func adding(@QueryBuilder _ make: (Query) -> Query) -> Query { Query(clauses: clauses + make(self).clauses) }
    var description: String {
        var columns: [String] = [], table = "?", filters: [Predicate] = [], orders: [String] = [], limit = ""
        for clause in clauses {
            switch clause {
            case .select(let c): columns += c
            case .from(let t): table = t
            case .filter(let p): filters.append(p)
            case .order(let c, descending: let d): orders.append(d ? c + " DESC" : c)
            case .limit(let n): limit = " LIMIT \(n)"
            }
        }
        let sql = "SELECT \(columns.isEmpty ? "*" : columns.joined(separator: ", ")) FROM \(table)" + (filters.isEmpty ? "" : " WHERE " + filters.map(\.sql).joined(separator: " AND ")) + (orders.isEmpty ? "" : " ORDER BY " + orders.joined(separator: ", ")) + limit
        return sql + (filters.flatMap(\.args).isEmpty ? "" : " \(filters.flatMap(\.args))")
    }
}
let name = Column<String>("name"), age = Column<Int>("age"), score = Column<Double>("score"), nick = Column<String?>("nick")
func people(search: String?, adults: Bool, columns: Int = 0) -> Query { Query { Clause.from("people"); for i in 0..<columns { Clause.select(["c\(i)"]) }; if let search { name.like(search) }; if adults { age > 17 } else { 0...17 ~= age; Clause.order("age", descending: true) } } }
print(people(search: nil, adults: true), people(search: "an", adults: false), people(search: "x", adults: true, columns: 2), separator: "\n")
print(Query { name; score; Clause.from("t"); (score > 1 && !(name == "Bob")) || nick == nil }, Query { Clause.limit(3) }, separator: "\n")
print(people(search: nil, adults: true).adding { q in Clause.limit(q.clauses.count); score }, people(search: nil, adults: true).clauses.count, separator: "\n")
print(Query { age == 3; nick == "Al" })
