extension Collection {
    subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
}
extension Array {
    func chunked(into size: Int) -> [[Element]] {
        stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
    }
    mutating func move(from source: Int, to target: Int) { insert(remove(at: source), at: target) }
}
extension Array where Element: Hashable {
    func uniqued() -> [Element] { var seen = Set<Element>(); return filter { seen.insert($0).inserted } }
}
let days = ["Mon", "Tue", "Wed", "Thu", "Fri"]
print(days[safe: 1] ?? "-", days[safe: 9] ?? "-", days[1...2][safe: 0] ?? "-")
print(days.chunked(into: 2), [Int]().chunked(into: 3))
var order = [1, 2, 3, 4]
order.move(from: 3, to: 0); print(order)
print([3, 1, 3, 2, 1].uniqued(), "hello".map(String.init).uniqued().joined())
