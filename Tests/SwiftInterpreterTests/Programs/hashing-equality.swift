// swift-format-ignore-file
struct P: Hashable { var x: Int, y: Int }
enum E: Hashable { case a, b(Int) }
print(P(x: 1, y: 2) == P(x: 1, y: 2), Set([P(x: 1, y: 1), P(x: 1, y: 1), P(x: 2, y: 1)]).count, E.b(1) == .b(1), E.b(1) != .b(2))
var d: [P: String] = [P(x: 0, y: 0): "o"]
d[P(x: 0, y: 0)] = "z"; d[.init(x: 1, y: 0)] = "i"
print(d.count, d[.init(x: 0, y: 0)]!, [E.a: 1, .b(2): 2][.b(2)]!)
struct ID: Equatable { let id: Int; let note: String; static func == (a: ID, b: ID) -> Bool { a.id == b.id } }
print(ID(id: 1, note: "x") == ID(id: 1, note: "y"), [ID(id: 3, note: "")].contains(ID(id: 3, note: "q")), ID(id: 1, note: "") != ID(id: 2, note: ""))
class R: Hashable { let n: Int; init(_ n: Int) { self.n = n }; static func == (a: R, b: R) -> Bool { a.n == b.n }; func hash(into h: inout Hasher) { h.combine(n) } }
print(R(1) == R(1), R(1) === R(1), [R(1), R(2)].firstIndex(of: R(2))!, Set([R(5), R(5)]).count)
print([1, 2] == [1, 2], ["a": [1]] == ["a": [1]], (1...3) == (1...3), Optional(1) == 1, [[1]] != [[2]])
