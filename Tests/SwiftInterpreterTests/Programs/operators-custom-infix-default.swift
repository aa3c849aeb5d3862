infix operator ???: NilCoalescingPrecedence
struct Missing: Error { let what: String }
func ??? <T>(value: T?, what: @autoclosure () -> String) throws -> T {
    guard let value else { throw Missing(what: what()) }
    return value
}
let form = ["name": "Ann", "age": "41"]
func load(_ key: String) throws -> String { try form[key] ??? "field \(key)" }
print(try load("name"))
do { print(try load("city")) } catch { print(error) }
let age = try Int(form["age"] ?? "") ??? "age"
print(age + 1)

infix operator =~: ComparisonPrecedence
func =~ (a: Double, b: Double) -> Bool { abs(a - b) < 0.001 }
print(0.1 + 0.2 =~ 0.3, 0.1 + 0.2 == 0.3, 1 =~ 1.1 || 2 =~ 2.0001)
