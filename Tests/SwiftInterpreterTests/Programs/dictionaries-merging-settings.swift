let defaults = ["theme": "light", "size": "medium", "sound": "on"]
let saved = ["theme": "dark", "language": "en"]

func show(_ settings: [String: String]) -> String {
    settings.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
}
print(show(defaults.merging(saved) { _, new in new }))
print(show(defaults.merging(saved) { old, _ in old }))

var stock = ["pen": 3, "cup": 1]
stock.merge(["cup": 4, "bag": 2], uniquingKeysWith: +)
print(stock.keys.sorted(), stock["cup"]!, stock.values.reduce(0, +))

let totals = Dictionary([("a", 1), ("b", 5), ("a", 7)], uniquingKeysWith: max)
print(totals["a"]!, totals["b"]!, totals.count)
