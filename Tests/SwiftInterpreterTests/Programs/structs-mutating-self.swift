enum L: String { case red, green; mutating func next() { switch self { case .red: self = .green; case .green: self = .red } }; mutating func skip(_ n: Int) -> L { for _ in 0..<n { next() }; return self } }
var l = L.red; print(l.skip(3), l)
struct C { var i = 0; mutating func reset() { self = .init() }; mutating func undo() -> Bool { guard i > 0 else { return false }; i -= 1; return true } }
var c = C(i: 2); print(c.undo(), c.i); c.reset(); print(c.undo(), c.i)
