func run(_ n: Int) -> Int {
  var sums: [String: Int] = [:]
  for i in 0..<n { sums["k\(i % 97)", default: 0] += i }
  return sums.values.reduce(0, +)
}
