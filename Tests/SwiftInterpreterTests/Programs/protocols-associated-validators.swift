protocol Validator {
    associatedtype Input
    var message: String { get }
    func accepts(_ input: Input) -> Bool
}
struct MinLength: Validator {
    let count: Int
    var message: String { "at least \(count) characters" }
    func accepts(_ input: String) -> Bool { input.count >= count }
}
struct InRange<Value: Comparable>: Validator {
    let range: ClosedRange<Value>
    var message: String { "between \(range.lowerBound) and \(range.upperBound)" }
    func accepts(_ input: Value) -> Bool { range.contains(input) }
}
func report<V: Validator>(_ input: V.Input, using validator: V) -> String {
    validator.accepts(input) ? "\(input) ok" : "\(input) must be \(validator.message)"
}
print(report("Jo", using: MinLength(count: 3)), report("Joan", using: MinLength(count: 3)))
let age = InRange(range: 18...99), ratio = InRange(range: 0.0...1.0)
print(report(17, using: age)); print(report(40, using: age)); print(report(1.5, using: ratio))
