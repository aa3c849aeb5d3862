final class Node {
  let value: Int
  var left: Node?
  var right: Node?
  init(_ value: Int) { self.value = value }
  func insert(_ new: Int) {
    if new < value {
      if let left { left.insert(new) } else { left = Node(new) }
    } else {
      if let right { right.insert(new) } else { right = Node(new) }
    }
  }
  func sum() -> Int { value + (left?.sum() ?? 0) + (right?.sum() ?? 0) }
}
func run(_ n: Int) -> Int {
  let root = Node(n / 2)
  var seed = 17
  for _ in 0..<n {
    seed = (seed * 1_103 + 12_345) % 65_536
    root.insert(seed)
  }
  return root.sum()
}
