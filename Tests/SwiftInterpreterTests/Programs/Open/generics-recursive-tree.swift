indirect enum Tree<Value> { case leaf, node(Tree, Value, Tree)
  init() { self = .leaf }
  init<S: Sequence>(_ s: S) where S.Element == Value, Value: Comparable { self = s.reduce(.leaf) { $0.inserting($1) } }
  func map<T>(_ f: (Value) throws -> T) rethrows -> Tree<T> { switch self { case .leaf: return .leaf; case let .node(l, v, r): return .node(try l.map(f), try f(v), try r.map(f)) } }
  func fold<R>(_ empty: R, _ combine: (R, Value, R) -> R) -> R { guard case let .node(l, v, r) = self else { return empty }; return combine(l.fold(empty, combine), v, r.fold(empty, combine)) }
  var depth: Int { fold(0) { Swift.max($0, $2) + 1 } }
}
extension Tree where Value: Comparable {
  func inserting(_ x: Value) -> Tree { switch self { case .leaf: .node(.leaf, x, .leaf); case let .node(l, v, r) where x < v: .node(l.inserting(x), v, r); case let .node(l, v, r) where x > v: .node(l, v, r.inserting(x)); default: self } }
  mutating func insert(_ x: Value) -> Bool { let before = count; self = inserting(x); return count > before }
  func contains(_ x: Value) -> Bool { switch self { case .leaf: false; case .node(_, x, _): true; case .node(let l, let v, let r): x < v ? l.contains(x) : r.contains(x) } }
}
extension Tree: Sequence { func makeIterator() -> AnyIterator<Value> { var stack: [Tree] = []; func push(_ t: Tree) { var t = t; while case .node(let l, _, _) = t { stack.append(t); t = l } }; push(self); return AnyIterator { guard case let .node(_, v, r)? = stack.popLast() else { return nil }; push(r); return v } } }
extension Tree { var count: Int { fold(0) { $0 + 1 + $2 } } }
extension Tree: Equatable where Value: Equatable {}; extension Tree: ExpressibleByArrayLiteral where Value: Comparable { init(arrayLiteral e: Value...) { self.init(e) } }
extension Tree: CustomStringConvertible { var description: String { fold(".") { "(\($0) \($1) \($2))" } } }
var t: Tree = [5, 2, 8, 1, 9, 3]; print(t); print(Array(t), t.count, t.depth, t.contains(8), t.contains(7))
print(t.insert(7), t.insert(7), t.insert(0), t.count, t.first { $0 > 5 } ?? -1, t.reduce(0, +), t.sorted(by: >).prefix(2))
let names = t.map { "n\($0)" }; print(names, names.contains { $0 == "n8" }, Tree(["b", "a", "c"]).joined(separator: "-"))
print(Tree([2, 1, 3]) == [2, 3, 1], Tree([1, 2]) == [2, 1], Tree<Int>() == .leaf, Tree<Int>.leaf.depth, t.min() ?? 0, t.dropFirst(2).first ?? 0)
struct Odd: Error { let n: Int }; do { _ = try t.map { n throws -> Int in if n == 9 { throw Odd(n: n) }; return n } } catch let e as Odd { print("odd", e.n) } catch {}
for (i, v) in t.enumerated() where i % 2 == 0 { print(v, terminator: " ") }; print(); for v in t { if v == 2 { continue }; if v > 5 { break }; print(v, terminator: ",") }; print(zip(t, t.dropFirst()).allSatisfy(<))
print(t.lazy.filter { $0 % 2 == 1 }.map { $0 * $0 }.prefix(3).map { $0 }, t.fold("") { $2 + "\($1)" + $0 }, Dictionary(grouping: t) { $0 % 3 }.map { ($0, $1.count) }.sorted { $0.0 < $1.0 }.map { "\($0.0):\($0.1)" })
