// swift-format-ignore-file
struct Counter {
  private(set) var count = 0
  var log: [String] = []
  mutating func increment(by n: Int = 1) { count += n; log.append("+\(n)") }
  mutating func reset() { self = Counter() }
  func next() -> Counter { var c = self; c.increment(); return c }
}
var c = Counter()
c.increment(); c.increment(by: 5)
print(c.count, c.log, c.next().count, c.count)
c.reset()
print(c)
struct Stack<T> { var items: [T] = []
  mutating func push(_ t: T) { items.append(t) }
  mutating func pop() -> T? { items.popLast() }
  var top: T? { items.last } }
var s = Stack<Int>()
s.push(1); s.push(2)
print(s.pop() ?? 0, s.top ?? 0, s.items.isEmpty)
var arr = [Counter(), Counter()]
arr[1].increment(by: 3)
print(arr.map(\.count))
var d = ["a": Counter()]
d["a"]?.increment()
d["b"]?.increment()
print(d["a"]!.count, d.count)
