import Foundation

extension Int { var formatted: String { "int \(self)" }; func times<T>(_ make: (Int) -> T) -> [T] { (0..<self).map(make) } }
extension Double { var formatted: String { String(format: "double %.1f", self) } }
extension String { var formatted: String { "“\(self)”" }; func times(_ n: Int) -> String { String(repeating: self, count: n) } }
extension Bool { var formatted: String { self ? "yes" : "no" } }
extension Optional { var formatted: String { map { "some \($0)" } ?? "nil" } }
extension Optional where Wrapped == Int { var formatted: String { "int? " + (self?.formatted ?? "none") } }
extension Array { var formatted: String { "list of \(count)" } }
extension Array where Element == Int { var formatted: String { "ints " + map(\.formatted).joined(separator: "+") } }
extension Array where Element: Collection { var formatted: String { "nested \(reduce(0) { $0 + $1.count })" } }
extension Collection { var formatted: String { "collection" }; var total: String { "?" } }
extension Collection where Element: AdditiveArithmetic { var total: Element { reduce(.zero, +) } }
extension Dictionary where Key == String { var formatted: String { keys.sorted().joined(separator: "&") } }

extension Int { struct Format { let pad: Int; func callAsFunction(_ n: Int) -> String { let s = String(n); return "0".times(pad - s.count) + s } } }
extension Double { struct Format { let digits: Int; func callAsFunction(_ d: Double) -> String { String(format: "%.\(digits)f", d) } } }
extension Int { func format(_ f: Format) -> String { f(self) } }
extension Double { func format(_ f: Format) -> String { f(self) } }
extension Int.Format { static let short = Self(pad: 2), long = Self(pad: 6) }
extension Double.Format { static let short = Self(digits: 1), long = Self(digits: 4) }

print(3.formatted, 3.0.formatted, "3".formatted, true.formatted, (1 / 2).formatted, (1 / 2.0).formatted)
print([1, 2].formatted, [1.0].formatted, [[1], [2, 3]].formatted, ["ab", "cde"].formatted, [1, 2][...].formatted)
print(Int?(3).formatted, Int?.none.formatted, Optional("x").formatted, Int??(3).formatted, "7".first.formatted)
print(["b": 1, "a": 2].formatted, [1: 2].formatted, Set([1]).formatted, (1...3).formatted)
let sum: Int = [1, 2, 3].total, dsum: Double = [0.5, 2].total, unknown: String = ["a"].total
print(sum, dsum, unknown, [1, 2].total + 1)
print(7.format(.short), 7.format(.long), 7.0.format(.short), 3.14159265.format(.long))
print("ab".times(2), 3.times { $0 * $0 }, 2.times { "x\($0)" }.formatted, 2.times { [$0] }.formatted)
func show<T: Collection>(_ c: T) -> String { c.formatted }
func showInts(_ c: [Int]) -> String { c.formatted }
print(show([1, 2]), showInts([1, 2]), show("abc"), [5].formatted)
