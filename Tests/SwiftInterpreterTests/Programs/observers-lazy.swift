// swift-format-ignore-file
struct S { var v: Int = 0 { willSet { print("will", newValue) } didSet { print("did", oldValue, v) } } }
var s = S()
s.v = 5
s.v += 1
class C {
  var changes = 0
  var name: String { didSet { if name != oldValue { changes += 1 } } }
  lazy var expensive: String = { print("computed"); return "E" + name }()
  static let shared = C(name: "shared")
  init(name: String) { self.name = name; self.name = name + "!" }
}
let c = C(name: "x")
print(c.changes, c.name)
c.name = "y"; c.name = "y"
print(c.changes, c.expensive, c.expensive)
print(C.shared === C.shared, C.shared.name)
class Clamp { var value = 0 { didSet { value = min(max(value, 0), 10) } } }
let k = Clamp()
k.value = 50
print(k.value)
struct Arr { var list: [Int] = [] { didSet { print("list", oldValue.count, list.count) } } }
var a = Arr()
a.list.append(1)
a.list[0] = 4
