struct W { var n = 0; mutating func add(_ k: Int) { n += k } }
final class Bank { private var ws: [String: W] = [:]; subscript(n: String) -> W { _read { yield ws[n, default: W()] } _modify { yield &ws[n, default: W()] } }
  var first: W { get { self["a"] } _modify { yield &ws["a", default: W()] } } }
let b = Bank(); b["a"].add(3); b["a"].add(4); b.first.add(1); print(b["a"].n, b["z"].n, b.first.n)
