let doubles: [Double] = [1, 2, 3].map { $0 / 2 }
print(doubles)
let ints = [1, 2, 3].map { $0 / 2 }
print(ints)
let texts = [1, 2].map { n in
  let doubled = n * 2
  return "n\(doubled)"
}
print(texts)
let sum = doubles.reduce(into: 0.0) { $0 += $1 }
print(sum)
let dict = Dictionary(uniqueKeysWithValues: [("a", 1.5), ("b", 2)])
print(dict["b"]!)
let grouped = Dictionary(grouping: 1...6) { $0 % 3 }
print(grouped[0]!, grouped[1]!.count)
let sorted = ["bb", "a", "ccc"].sorted { $0.count > $1.count }
print(sorted, sorted.first { $0.hasPrefix("a") } ?? "-")
