struct Stack<Element> {
  private var items: [Element] = []
  var count: Int { items.count }
  mutating func push(_ item: Element) { items.append(item) }
  mutating func pop() -> Element? { items.popLast() }
}
func largest<T: Comparable>(_ a: T, _ b: T) -> T { a < b ? b : a }
func run(_ n: Int) -> Int {
  var stack = Stack<Int>()
  var best = 0
  for i in 0..<n {
    stack.push(i % 101)
    if i % 3 == 0, let top = stack.pop() { best = largest(best, top) }
  }
  return best + stack.count
}
