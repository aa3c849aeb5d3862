func counter(_ step: Int) -> (Int) -> Int {
  var total = 0
  return { value in
    total += value * step
    return total
  }
}
func apply(_ times: Int, _ body: (Int) -> Int) -> Int {
  var last = 0
  for i in 0..<times { last = body(i) }
  return last
}
func run(_ n: Int) -> Int {
  let first = counter(2)
  let second = counter(3)
  return apply(n, first) + apply(n) { second($0) + 1 }
}
