func first<T>(_ items: [T], where test: (T) -> Bool) -> T? { for i in items where test(i) { return i }; return nil }
print(first([1, 2, 3]) { $0 > 1 } ?? 0)
struct Stack<Element> { private var items: [Element] = []
  mutating func push(_ e: Element) { items.append(e) }
  mutating func pop() -> Element? { items.popLast() }
  var count: Int { items.count }
  func map<T>(_ f: (Element) -> T) -> Stack<T> { var s = Stack<T>(); for i in items { s.push(f(i)) }; return s } }
var s = Stack<Double>()
s.push(1); s.push(1 / 2)
print(s.pop()!, s.count)
var t = s.map { "\($0)" }
print(t.pop()!)
func zipped<A, B>(_ a: [A], _ b: [B]) -> [(A, B)] { Array(zip(a, b)) }
print(zipped([1, 2], ["a", "b"]).map { "\($0.0)\($0.1)" })
func make<T>(_ type: T.Type, _ f: (T.Type) -> String) -> String { f(type) }
print(make(Int.self) { "\($0)" })
