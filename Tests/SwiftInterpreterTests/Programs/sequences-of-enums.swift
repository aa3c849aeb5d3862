indirect enum Tree<T: Comparable>: Sequence { case leaf, node(Tree, T, Tree)
  func all() -> [T] { var items: [T] = []; func walk(_ t: Tree) { if case .node(let l, let v, let r) = t { walk(l); items.append(v); walk(r) } }; walk(self); return items }
  func makeIterator() -> AnyIterator<T> { let items = all(); var i = 0; return AnyIterator { defer { i += 1 }; return i < items.count ? items[i] : nil } } }
let t = Tree.node(.node(.leaf, 1, .leaf), 3, .node(.leaf, 5, .leaf))
print(t.all()); var it = t.makeIterator(); print(it.next() ?? 0, it.next() ?? 0)
for x in t { print(x) }
print(t.first { $0 > 2 } ?? 0, t.reduce(0, +), t.sorted(by: >), t.min() ?? 0)
func list() -> [Int] { var n: [Int] = []; func add(_ k: Int) { if k > 0 { n.append(k); add(k - 1) } }; add(3); return n }
print(list())
