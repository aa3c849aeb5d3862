var r: [String: Set<Int>] = [:]; r["a", default: []].insert(3); print(r["a", default: []].remove(3) ?? -1, r["b", default: []].remove(9) == nil, r["a"]!.isEmpty)
struct M { var tags: [Character: Set<String>] = [:]; mutating func toggle(_ c: Character, _ u: String) { if tags[c, default: []].remove(u) == nil { tags[c, default: []].insert(u) } } }
var m = M(); m.toggle("x", "u"); m.toggle("x", "v"); m.toggle("x", "u"); print(m.tags["x"]!.sorted())
