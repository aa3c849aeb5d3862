import Foundation

struct Rule<Value> { let message: String; let check: (Value) -> Bool
  static func && (a: Rule, b: Rule) -> Rule { Rule(message: "\(a.message) & \(b.message)") { a.check($0) && b.check($0) } }
  static prefix func ! (rule: Rule) -> Rule { Rule(message: "not \(rule.message)") { !rule.check($0) } } }
extension Rule where Value: Collection { static var notEmpty: Rule { Rule(message: "required") { !$0.isEmpty } }; static func count(_ range: PartialRangeFrom<Int>) -> Rule { Rule(message: "min \(range.lowerBound)") { range ~= $0.count } }; static func count(_ range: some RangeExpression<Int>) -> Rule { Rule(message: "length") { range.contains($0.count) } } }
extension Rule where Value: StringProtocol { static func matches(_ pattern: String, _ message: String = "format") -> Rule { Rule(message: message) { $0.range(of: pattern, options: .regularExpression) != nil } } }
extension Rule where Value == String { static let email: Rule = .matches("^[^@ ]+@[^@ ]+\\.[a-z]+$", "email") && .count(...30) }
extension Rule where Value: Comparable { static func at(least value: Value) -> Rule { .init(message: "≥ \(value)") { $0 >= value } } }
@propertyWrapper struct Field<Value> {
  var wrappedValue: Value { didSet { dirty = true } }; private(set) var dirty = false; let rules: [Rule<Value>]
  init(wrappedValue: Value, _ rules: Rule<Value>...) { self.wrappedValue = wrappedValue; self.rules = rules }
  var projectedValue: Field { get { self } set { self = newValue } }
  var errors: [String] { rules.filter { !$0.check(wrappedValue) }.map(\.message) }
  var visibleErrors: [String] { dirty ? errors : [] }
  var isValid: Bool { errors.isEmpty }
  mutating func touch() { dirty = true } }
struct SignUp {
  @Field(.notEmpty, .count(2...)) var name = ""
  @Field(.email) var email = "a@b.org"
  @Field(.at(least: 18)) var age: Int = 0
  @Field(.at(least: Date(timeIntervalSinceReferenceDate: 0))) var starts = Date.distantPast
  @Field(.count(1..<3), !.count(2...2)) var tags: [String] = []
  var problems: [(String, [String])] { [("name", $name.errors), ("email", $email.errors), ("age", $age.errors), ("tags", $tags.errors)].filter { !$0.1.isEmpty } }
  mutating func submit() -> Bool { $name.touch(); $age.touch(); return problems.isEmpty } }
var form = SignUp()
print(form.$name.errors, form.$name.visibleErrors, form.$email.isValid, form.$age.errors, form.$starts.isValid)
form.name = "A"; print(form.$name.visibleErrors, form.$name.dirty, form.$age.dirty); form.name += "nn"; print(form.$name.visibleErrors, form.name)
form.email = "bad@"; print(form.$email.visibleErrors); form.email = String(repeating: "x", count: 30) + "@h.org"; print(form.$email.errors)
form.starts.addTimeInterval(1e12); print(form.$starts.isValid, form.$starts.dirty)
form.tags = ["a", "b"]; print(form.$tags.errors); form.tags.removeLast(); print(form.$tags.errors, form.tags)
for (name, errors) in form.problems { print(name, errors) }
let before = form; print(form.submit(), form.$age.visibleErrors.count, before.$age.visibleErrors.count); form.age = 21; form.email = "ok@h.org"; print(form.submit(), form.problems.count)
