extension Int { var label: String { "int \(self)" }; func scaled(by factor: Int) -> Int { self * factor } }
extension Double { var label: String { "double \(self)" }; func scaled(by factor: Double) -> Double { self * factor } }
extension String { var label: String { "text \(self)" }; func scaled(by count: Int) -> String { String(repeating: self, count: count) } }
extension Array { var label: String { "array of \(count)" } }
extension Array where Element == Int { func scaled(by factor: Int) -> [Int] { map { $0.scaled(by: factor) } } }
extension Optional { var label: String { self == nil ? "nothing" : "something" } }
print(3.label, 3.0.label, "3".label)
print([1, 2].label, Optional(3).label, Int("x").label)
print(2.scaled(by: 4), 2.5.scaled(by: 2), "ab".scaled(by: 2), [1, 2].scaled(by: 5))
let optional: Int? = 6
print(optional?.label ?? "-", optional.label)
print(["a", "b"].map(\.label), [1, 2].first.label)
