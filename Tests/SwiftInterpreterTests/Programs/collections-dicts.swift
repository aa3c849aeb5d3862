// swift-format-ignore-file
var d = ["a": 1, "b": 2]
d["c"] = 3; d["a"] = nil
print(d.count, d["b"]!, d["zz"] == nil, d.keys.sorted(), d.values.sorted())
d["n", default: 0] += 5
d["n", default: 0] += 5
print(d["n"]!)
for (k, v) in d.sorted(by: { $0.key < $1.key }) { print(k, v) }
print(d.mapValues { $0 * 2 }["b"]!, d.filter { $0.value > 2 }.count, d.isEmpty)
let g = Dictionary(grouping: ["apple", "avocado", "bean"], by: { $0.first! })
print(g["a"]!.count, g["b"]!)
let u = Dictionary(uniqueKeysWithValues: [("x", 1), ("y", 2)])
print(u["y"]!, d.removeValue(forKey: "b") ?? 0, d.updateValue(8, forKey: "c") ?? 0)
var s: Set<Int> = [3, 1, 3]
print(s.count, s.contains(1), s.insert(9).inserted, s.insert(9).inserted, s.remove(3) ?? 0)
print(s.union([5]).sorted(), s.intersection([1]).sorted(), s.subtracting([1]).sorted(), s.isSubset(of: [1, 9, 4]))
let counts = "hello".reduce(into: [Character: Int]()) { $0[$1, default: 0] += 1 }
print(counts["l"]!)
print(d.contains { $0.key == "c" }, d.map { $0.value }.sorted(), d.first != nil)
let nested: [String: [Int]] = ["p": [1, 2]]
print(nested["p"]?.first ?? 0, nested["q"]?.count ?? -1)
var multi: [String: [Int]] = [:]
multi["k", default: []].append(1)
multi["k", default: []].append(2)
print(multi["k"]!)
