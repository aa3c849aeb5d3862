struct Stack<Element> {
  private(set) var items: [Element] = []
  var count: Int { items.count }
  mutating func push(_ item: Element) { items.append(item) }
  mutating func pop() -> Element? { items.popLast() }
  mutating func replaceLast(with item: Element) -> Element? {
    let old = pop()
    push(item)
    return old
  }
}
struct Pair<First, Second> {
  var head: First
  var second: Second
  mutating func set(_ other: First) { head = other }
  mutating func swapIn(_ pair: Pair<First, Second>) -> Self {
    let old = self
    self = pair
    return old
  }
}
func half(_ value: Double) -> Double { value / 2 }
var numbers = Stack<Double>()
var copies: [Stack<Double>] = []
for turn in 0..<6 {
  numbers.push(half(Double(turn)))
  numbers.push(1 / 2)
  if turn % 2 == 0 { copies.append(numbers) }
  if turn % 3 == 0, let last = numbers.pop() { print(last, numbers.count) }
}
print(numbers.items, copies.map(\.count), copies[0].items)
var words = Stack<String>()
for word in ["a", "b", "c"] { print(words.replaceLast(with: word) ?? "none", words.replaceLast(with: word + "!") ?? "-") }
print(words.items, words.pop() ?? "none", words.pop() ?? "none", words.items.last ?? "empty")
var stacks = [Stack<Int>(), Stack<Int>()]
for turn in 0..<5 { stacks[turn % 2].push(turn) }
print(stacks.map(\.items))
var pair = Pair(head: 1, second: "x")
for turn in 2..<5 { pair.set(turn); print(pair.swapIn(Pair(head: turn * 10, second: "y")).head, pair.head, pair.second) }
func larger<T: Comparable>(_ a: T, _ b: T) -> T { a < b ? b : a }
func first<T>(_ a: T, _ b: T) -> T { a }
var (best, most) = (0, 0.5)
for turn in [3, 9, 4] { best = larger(best, turn); most = larger(most, Double(turn) / 4) }
print(best, most, larger(2, 2.5), larger("b", "a"), larger(best, 10), first(true, false))
final class Holder { var stack = Stack<Int>(); var list = [1, 2, 3] }
let holder = Holder()
for turn in 0..<4 { holder.stack.push(turn); if turn > 1 { print(holder.stack.pop()!, holder.list.popLast() as Any, holder.list.removeLast()) } else { holder.list.append(turn) } }
print(holder.stack.items, holder.list)
