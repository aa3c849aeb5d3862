struct Entry {
  let key: Int
  let name: String
}
func run(_ n: Int) -> Int {
  var entries: [Entry] = []
  var seed = 7
  for i in 0..<n {
    seed = (seed * 1_103 + 12_345) % 65_536
    entries.append(Entry(key: seed, name: "n\(i)"))
  }
  let numbers = entries.map(\.key).sorted()
  let byKey = entries.sorted { $0.key < $1.key }
  return numbers[0] + numbers[n - 1] + byKey[n / 2].key
}
