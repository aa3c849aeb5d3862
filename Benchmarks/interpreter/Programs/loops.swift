func run(_ n: Int) -> Int {
  var sum = 0
  for i in 0..<n {
    if i % 3 == 0 { sum += i * 2 } else { sum -= 1 }
  }
  return sum
}
