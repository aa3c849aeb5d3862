var d = ["a": 1, "b": 2]
d["c"] = 3; d["a"] = nil; d["b", default: 0] += 5; print(d.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }, d.count, d.keys.sorted(), d.values.sorted())
print(d.mapValues { $0 * 2 }["c"]!, d.filter { $0.value > 4 }.count, d.map { $0.key }.sorted(), d.first { $0.value == 3 }!.key, d.contains { $0.value == 7 }, d.reduce(0) { $0 + $1.value })
d.merge(["b": 1, "z": 26]) { old, new in old + new }; print(d["b"]!, d["z"]!, d.removeValue(forKey: "z")!, d["z"] as Any, d.isEmpty)
print(d.merging(["q": 1]) { a, _ in a }.count, d.compactMapValues { $0 > 4 ? "\($0)" : nil }, d.min { $0.value < $1.value }!.value, Dictionary(grouping: ["aa", "b", "cc"], by: \.count)[2]!)
for (key, value) in d.sorted(by: { $0.value < $1.value }) { print(key, value) }
let nested: [String: [String: Int]] = ["x": ["y": 1]]; print(nested["x"]?["y"] ?? 0, nested["q"]?["y"] as Any)
if let i = d.index(forKey: "b") { print(d[i].value) }
