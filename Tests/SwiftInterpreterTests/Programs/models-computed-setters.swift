struct Temperature { var celsius: Double; var fahrenheit: Double { get { celsius * 9 / 5 + 32 } set { celsius = (newValue - 32) * 5 / 9 } } }
struct Rect { var x = 0.0, y = 0.0, w = 1.0, h = 1.0
  var center: (x: Double, y: Double) { get { (x + w / 2, y + h / 2) } set(c) { x = c.x - w / 2; y = c.y - h / 2 } }
  var area: Double { get { w * h } set { let k = (newValue / area).squareRoot(); w *= k; h *= k } }
  static var unit: Rect { get { Rect() } set { changes += 1 } }; static var changes = 0 }
var t = Temperature(celsius: 100); t.fahrenheit -= 180; print(t.celsius, t.fahrenheit)
var r = Rect(w: 4, h: 4); r.center = (10, 10); print(r.x, r.y); r.center.x += 5; print(r.x, r.center)
r.area *= 4; print(r.w, r.center.x); Rect.unit.x = 9; Rect.unit.center.y = 1; print(Rect.changes, Rect.unit.x)
class Model { private var storage: [String: Int] = [:]; var reads = 0; var a: Int { get { reads += 1; return storage["a", default: 1] } set { storage["a"] = newValue } }; var list: [Int] { get { (0..<a).map { $0 } } set { a = newValue.count } } }
let m = Model(); m.a += 1; m.a *= 5; print(m.a, m.reads); m.list.removeLast(); m.list += [0, 0]; print(m.list.count, m.reads)
protocol HasName { var name: String { get set } }; extension HasName { var first: String { get { String(name.prefix { $0 != " " }) } set { name = newValue + name.dropFirst(first.count) } } }
struct P: HasName { var name = "Ann Lee" }; final class Q: HasName { var name = "Bo Po" }; var p = P(); p.first = "Zed"; p.first += "!"; let q = Q(); var qq: any HasName = q; qq.first.append("b"); print(p.name, q.name)
extension Array where Element == Int { var total: Int { get { reduce(0, +) } set { append(newValue - total) } } }; var xs = [1, 2]; xs.total = 10; xs.total += 1; print(xs)
struct W { var inner = [Temperature(celsius: 0)]; subscript(f i: Int) -> Double { get { inner[i].fahrenheit } set { inner[i].fahrenheit = newValue } } }; var w = W(); w[f: 0] += 18; w.inner[0].fahrenheit += 18; print(w.inner[0].celsius, w[f: 0])
