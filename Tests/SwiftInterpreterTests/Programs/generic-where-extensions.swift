extension Array where Element: Numeric { var total: Element { reduce(0, +) } }
extension Array where Element == Double { var average: Double? { isEmpty ? nil : total / Double(count) } }
extension Collection { var nonEmpty: Self? { isEmpty ? nil : self }; func chunked(by size: Int) -> [[Element]] { var result: [[Element]] = []; for element in self { if let last = result.last, last.count < size { result[result.count - 1].append(element) } else { result.append([element]) } }; return result } }
extension Array { subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil } }
extension Sequence where Element: Hashable { func uniqued() -> [Element] { var seen = Set<Element>(); return filter { seen.insert($0).inserted } } }
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" }; var isBlank: Bool { self?.isEmpty ?? true } }
extension Dictionary where Value == Int { var sumOfValues: Int { values.reduce(0, +) } }
print([1, 2, 3].total, [1.5, 2.5].total, [1.0, 2].average!, [Double]().average == nil)
print([1, 2, 3, 4, 5].chunked(by: 2), "abcde".chunked(by: 2).map { String($0) }, [Int]().nonEmpty == nil, "".nonEmpty ?? "blank")
print([7, 8][safe: 1] ?? 0, [7, 8][safe: 5] ?? -1, [3, 1, 3, 2, 1].uniqued(), "hello".uniqued().map(String.init).joined())
let s: String? = nil; print(s.orEmpty.count, s.isBlank, Optional("x").isBlank, ["a": 1, "b": 4].sumOfValues)
