struct Rule<Value> { let name: String, check: (Value) -> Bool
    init(_ name: String, _ check: @escaping (Value) -> Bool) { self.name = name; self.check = check } }
struct Field<Root, Value> { let label: String, path: KeyPath<Root, Value>, rules: [Rule<Value>] }
protocol Checker<Root> { associatedtype Root; func failures(in root: Root) -> [String] }
extension Field: Checker { func failures(in root: Root) -> [String] { rules.filter { !$0.check(root[keyPath: path]) }.map { "\(label).\($0.name)" } } }

@resultBuilder
struct RuleBuilder<Value> {
    static func buildBlock(_ rules: [Rule<Value>]...) -> [Rule<Value>] { rules.flatMap { $0 } }
    static func buildExpression(_ rule: Rule<Value>) -> [Rule<Value>] { [rule] }
    static func buildExpression(_ path: KeyPath<Value, Bool>) -> [Rule<Value>] { [Rule("keypath") { $0[keyPath: path] }] }
    static func buildExpression(_ test: @escaping (Value) -> Bool) -> [Rule<Value>] { [Rule("closure", test)] }
    static func buildOptional(_ rules: [Rule<Value>]?) -> [Rule<Value>] { rules ?? [] }
    static func buildArray(_ all: [[Rule<Value>]]) -> [Rule<Value>] { all.flatMap { $0 } }
}
@resultBuilder
struct FormBuilder<Root> {
    static func buildExpression(_ c: some Checker<Root>) -> any Checker<Root> { c }
    static func buildBlock(_ c: any Checker<Root>...) -> [any Checker<Root>] { c }
}
func field<Root, Value>(_ path: KeyPath<Root, Value>, _ label: String, @RuleBuilder<Value> rules: () -> [Rule<Value>]) -> Field<Root, Value> {
    Field(label: label, path: path, rules: rules())
}
struct Form<Root> {
    let checkers: [any Checker<Root>]
    init(_: Root.Type = Root.self, @FormBuilder<Root> _ make: () -> [any Checker<Root>]) { checkers = make() }
    func callAsFunction(_ root: Root) -> [String] { checkers.flatMap { $0.failures(in: root) } }
    func nested<Outer>(in path: KeyPath<Outer, Root>) -> Nested<Outer, Root> { Nested(form: self, path: path) }
}
struct Nested<Outer, Inner>: Checker { let form: Form<Inner>, path: KeyPath<Outer, Inner>; func failures(in o: Outer) -> [String] { form(o[keyPath: path]).map { "…" + $0 } } }
extension Rule where Value == String { static func count(_ r: some RangeExpression<Int>) -> Rule { Rule("count") { r.contains($0.count) } } }
extension Rule where Value: Comparable { static func atLeast(_ v: Value) -> Rule { Rule("atLeast(\(v))") { $0 >= v } } }
extension Rule { static func not(_ other: Rule) -> Rule { Rule("not-" + other.name) { !other.check($0) } } }

struct Address { var street: String, zip: String }
struct User { var name: String, age: Int, tags: [String], address: Address }
let strict = true
let address = Form(Address.self) {
    field(\.street, "street") { Rule.count(3...) }
    field(\.zip, "zip") { Rule.count(5...5); { $0.allSatisfy { $0.isNumber } } }
}
let form = Form<User> {
    field(\User.name, "name") { Rule.count(..<6); if strict { Rule("upper") { $0.first?.isUppercase ?? false } }; for bad in ["x", "q"] { Rule("no-\(bad)") { !$0.contains(bad) } } }
    field(\User.age, "age") { Rule.atLeast(18); Rule.not(.atLeast(120)) }
    field(\User.tags, "tags") { Rule("few") { $0.count < 3 }; Rule.not(Rule("empty", \.isEmpty)) }
    address.nested(in: \User.address)
}
print(form.checkers.count, address.checkers.count)
let good = User(name: "Anna", age: 30, tags: ["a"], address: .init(street: "Main", zip: "12345"))
var bad = User(name: "foxquax", age: 7, tags: [], address: .init(street: "X", zip: "12a"))
print(form(good).isEmpty, form(good))
form(bad).forEach { print("-", $0) }
bad.name = "Q"; bad.age = 200; bad.tags = ["1", "2", "3"]; bad.address.zip = "99999"
print(form(bad), address(bad.address), type(of: form.checkers[3]))
print(field(\String.self, "s") { \String.isEmpty }.failures(in: "x"), field(\Int.self, "n") { { $0 > 3 }; Rule.atLeast(1) }.failures(in: 2))
