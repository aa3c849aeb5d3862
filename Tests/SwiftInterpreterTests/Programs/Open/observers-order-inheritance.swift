var log: [String] = []
func flush(_ s: String = "") { print(s, log.joined(separator: " | ")); log = [] }
class Base { var value = 0 { willSet { log.append("base will \(value)->\(newValue)") } didSet { log.append("base did \(oldValue)->\(value)") } }
  var computed: Int { get { log.append("get"); return value } set { log.append("set \(newValue)"); value = newValue } }
  var clamped = 5 { didSet { if clamped > 10 { clamped = 10 } else if clamped < 0 { clamped = 0 } } }
  init(_ v: Int) { value = v; setup() }; func setup() { value += 1 } }
class Derived: Base {
  override var value: Int { willSet { log.append("sub will \(newValue)") } didSet { log.append("sub did \(oldValue)"); if value == 100 { value = 99 } } }
  override var computed: Int { didSet { log.append("computed did \(oldValue) \(computed)") } }
  override var clamped: Int { get { super.clamped * 10 } set { super.clamped = newValue / 10 } }
  override init(_ v: Int) { super.init(v); value = v * 2 } }
let b = Base(1); flush("init"); b.value = 1; flush("same"); b.computed += 2; flush("computed"); b.clamped = 50; b.clamped -= 3; print(b.clamped)
let d = Derived(3); flush("init sub"); d.value = 7; flush("sub"); d.value = 100; flush("hundred"); print(d.value); flush()
d.computed = 4; flush("override computed"); d.clamped = 300; print(d.clamped, (d as Base).clamped); d.clamped += 1; print(d.clamped); log = []
struct Point { var x = 0, y = 0 }; struct Model { var p = Point() { didSet { log.append("p \(oldValue.x),\(oldValue.y)->\(p.x),\(p.y)") } }; var list = [1] { willSet { log.append("list \(newValue)") } }; var d: [String: Int] = [:] { didSet { log.append("d \(oldValue.count)>\(d.count)") } }; init() { p.x = -1; list.append(0) }; mutating func go() { p.x += 1; p = Point(); list[0] = 5; list.append(2) } }
var m = Model(); flush("struct init"); m.go(); flush("go"); m.p.y = 4; m.d["a"] = 1; m.d["a"]? += 1; m.d["q"]? += 1; m.d["a"] = nil; flush("outside")
func touch(_ n: inout Int) {}; touch(&m.p.x); flush("inout"); let w = \Model.p.y; m[keyPath: w] = 9; flush("keypath"); (m.p.x, m.p.y) = (m.p.y, m.p.x); flush("swap")
struct Outer { var inner = Model() { didSet { log.append("inner did") } } }; var o = Outer(); log = []; o.inner.p.x = 3; flush("nested"); o.inner.list.sort(); flush("sort")
