enum K { case a, b }
extension [K: Bool] {
  subscript(comp: K) -> Bool {
    get { self[comp] ?? false }
    set { self[comp] = newValue }
  }
}
var d: [K: Bool] = [.a: true]
let on: Bool = d[.a], off: Bool = d[.b]
print(on, off)
d[.b] = true
let x: Bool = d[.b]
print(x)
d[.b] = nil
print(d.count)
if d[.b] { print("b") } else { print("no b") }
let stored: Bool? = d[.a]
print(stored as Any)
