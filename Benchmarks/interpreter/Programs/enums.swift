enum Event {
  case tick
  case move(x: Int, y: Int)
  case text(String)
}
func weight(_ event: Event) -> Int {
  switch event {
  case .tick: return 1
  case .move(let x, let y): return x + y
  case .text(let text): return text.count
  }
}
func run(_ n: Int) -> Int {
  var sum = 0
  for i in 0..<n {
    let event: Event = i % 3 == 0 ? .tick : i % 3 == 1 ? .move(x: i, y: 2) : .text("abc")
    sum += weight(event)
  }
  return sum
}
