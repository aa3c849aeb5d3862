struct Counter { private(set) var n = 0; mutating func add(_ k: Int = 1) { n += k }; mutating func reset() { self = Counter() }; func adding(_ k: Int) -> Self { var c = self; c.add(k); return c } }
var c = Counter(); c.add(); c.add(5); let d = c; c.reset(); print(c.n, d.n, d.adding(4).n)
struct Team { var counters = [Counter(), Counter()]; var byName = ["x": Counter()]; var inner = Inner(); struct Inner { var list = [[1], [2]] } }
var t = Team(); t.counters[1].add(3); t.byName["x"]?.add(2); t.byName["y", default: Counter()].add(9); t.inner.list[0].append(7)
print(t.counters.map(\.n), t.byName["x"]!.n, t.byName["y"]!.n, t.inner.list)
for i in t.counters.indices { t.counters[i].add(i) }
print(t.counters.map(\.n)); t.counters.swapAt(0, 1); print(t.counters.map(\.n))
func bump(_ c: inout Counter) { c.add(100) }; bump(&t.counters[0]); print(t.counters[0].n)
enum Light { case red, green; mutating func next() { self = self == .red ? .green : .red } }
var l = Light.red; l.next(); print(l)
