final class Model { var count = 0; var name: String; var onChange: ((Int) -> Void)?; init(_ n: String) { name = n }
  func bump() { count += 1; onChange?(count) }
  lazy var label: () -> String = { [unowned self, name] in "\(name)->\(self.name) \(count)" }
  func makeAdder() -> (Int) -> Int { { [self] n in count += n; return count } }
  func makeWeak() -> () -> String { { [weak self] in guard let self else { return "gone" }; return "\(name) \(count)" } }
}
let m = Model("a")
print(m.label()); m.name = "b"; print(m.label())
let add = m.makeAdder(); print(add(5), add(5)); m.bump(); print(m.label(), m.makeWeak()())
var x = 1, y = 1
let snap = { [x] in (x, y) }; x = 2; y = 2; print(snap())
let renamed = { [z = x * 10, y] in z + y }; x = 50; y = 50; print(renamed())
var counters: [() -> Int] = []
for i in 1...3 { var n = i; counters.append { n += i; return n } }
print(counters.map { $0() }, counters.map { $0() })
var fns: [() -> Int] = []; var j = 0
while j < 3 { let k = j; fns.append { k * 10 + j }; j += 1 }
print(fns.map { $0() })
struct Value { var n = 1; func reader() -> () -> Int { { n } }; mutating func apply(_ f: (inout Int) -> Void) -> Int { f(&n); return n } }
var v = Value(); let read = v.reader(); v.n = 9; print(read(), v.reader()(), v.apply { $0 += 1; $0 *= 2 })
var log: [String] = []; m.onChange = { [log] in print("captured", log.count, "new", $0) }; log.append("later"); m.bump()
func makeCounter() -> (inc: () -> Int, reset: () -> Void) { var c = 0; return ({ c += 1; return c }, { c = 0 }) }
let c1 = makeCounter(), c2 = makeCounter(); _ = c1.inc(); _ = c1.inc(); _ = c2.inc(); print(c1.inc(), c2.inc()); c1.reset(); print(c1.inc(), c2.inc())
func recurse() -> Int { func fact(_ n: Int) -> Int { n < 2 ? 1 : n * fact(n - 1) }; let f = fact; return f(5) }; print(recurse())
