func run(_ n: Int) -> Int {
  let words = ["alpha", "beta", "gamma", "delta", "epsilon"]
  var found = 0
  for i in 0..<n {
    let word = words[i % words.count]
    if word.hasPrefix("a") { found += 1 }
    if word.uppercased() == "BETA" { found += 2 }
    if word.contains("mm") { found += word.count }
  }
  return found
}
