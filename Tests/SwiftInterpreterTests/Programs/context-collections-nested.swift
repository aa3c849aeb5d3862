// swift-format-ignore-file
enum K { case x, y }
struct Item { let id: Int; let kind: K; var weight: Double = 1 }
let groups: [String: [Item]] = ["a": [.init(id: 1, kind: .x), .init(id: 2, kind: .y, weight: 2)], "b": []]
print(groups["a"]!.map(\.kind), groups["a"]!.reduce(0) { $0 + $1.weight })
let rows: [(String, Double, K?)] = [("p", 1, .x), ("q", 2.5, nil)]
for (n, v, k) in rows { print(n, v, k == nil ? "none" : "some") }
let matrix: [[Double]] = [[1, 2], [3, 4.5]]
print(matrix[1][0] / 2, matrix.map { $0.reduce(0, +) })
let opts: [K?] = [.x, nil, .y]
print(opts.compactMap { $0 }.count)
let fs: [(Double) -> Double] = [{ $0 * 2 }, { $0 / 4 }]
print(fs.map { $0(1) })
let set: Set<K> = [.x, .x, .y]
print(set.count, set.contains(.y))
var settings: [K: Bool] = [:]
settings[.x] = true
settings[.y, default: false].toggle()
print(settings[.x]!, settings[.y]!, settings.count)
