let prices = [12, 5, 30, 8]
print(prices.sorted(by: >), prices.sorted { $0 % 10 < $1 % 10 })
print(prices.reduce(0) { $0 + $1 }, prices.reduce(into: "") { $0 += "\($1);" })
let pairs = zip(["tea", "jam", "oil", "nut"], prices).map { ($0, $1 * 2) }
print(pairs.filter { $0.1 > 20 }.map { "\($0.0)=\($0.1)" })
let scale: (Int, Double) -> Double = { Double($0) * $1 }
print(scale(3, 1.5), prices.map { scale($0, 0.5) })
let lookup = ["a": 1, "b": 2].mapValues { $0 * 100 }
print(lookup.filter { $1 > 100 }.map { key, value in "\(key)\(value)" })
print(prices.enumerated().filter { $0.offset.isMultiple(of: 2) }.map { $0.element })
