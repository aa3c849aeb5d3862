class Counter { var n = 0; lazy var doubled: Int = { n * 2 }(); func incrementer() -> () -> Int { { [self] in n += 1; return n } }; deinit {} }
let c = Counter(); let inc = c.incrementer(); _ = inc(); print(inc(), c.n, c.doubled); c.n = 50; print(c.doubled)
var x = 1; let f = { x += 1 }; f(); f(); print(x)
let g = { [x] in x }; x = 100; print(g(), x)
weak var w: Counter?; do { let t = Counter(); w = t; print(w != nil, t.n) }
func make() -> (inc: () -> Void, get: () -> Int) { var v = 0; return ({ v += 1 }, { v }) }
let m = make(); m.inc(); m.inc(); print(m.get())
class Node { var next: Node?; weak var parent: Node?; let id: Int; init(_ id: Int) { self.id = id } }
let a = Node(1); a.next = Node(2); a.next?.parent = a; a.next?.next = Node(3); print(a.next?.next?.id ?? 0, a.next?.parent === a, a.next?.next?.next?.id as Any)
