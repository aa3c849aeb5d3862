struct Rule<Value> { let message: String; let isValid: (Value) -> Bool }
extension Rule where Value == String { static var notEmpty: Rule { Rule(message: "empty") { !$0.isEmpty } }; static func min(_ n: Int) -> Rule { .init(message: "min \(n)") { $0.count >= n } }; static let email = Rule(message: "email") { $0.contains("@") && $0.split(separator: "@").count == 2 } }
extension Rule where Value: Comparable { static func range(_ r: ClosedRange<Value>) -> Rule { Rule(message: "range") { r.contains($0) } } }
func check<V>(_ v: V, _ rules: Rule<V>...) -> [String] { rules.filter { !$0.isValid(v) }.map(\.message) }
print(check("", .notEmpty, .min(3)), check("ab@c", .email, .min(2)), check("a@", .email), check(5, .range(1...3)), check(2.5, .range(0...3)))
