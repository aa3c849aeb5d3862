struct Table { var cols: [String]; var rows: [[String]]; enum Failure: Error { case noColumn(String), noRow(Int) }
  subscript(row r: Int, col c: String) -> String { get throws { guard rows.indices.contains(r) else { throw Failure.noRow(r) }; guard let i = cols.firstIndex(of: c) else { throw Failure.noColumn(c) }; return rows[r][i] } }
  subscript(c: String) -> [String]? { get { cols.firstIndex(of: c).map { i in rows.map { $0[i] } } } set { switch (cols.firstIndex(of: c), newValue) { case (let i?, let v?): for (r, x) in zip(rows.indices, v) { rows[r][i] = x }; case (let i?, nil): cols.remove(at: i); for r in rows.indices { rows[r].remove(at: i) }; case (nil, let v?): cols.append(c); for r in rows.indices { rows[r].append(r < v.count ? v[r] : "") }; case (nil, nil): break } } }
  subscript<T>(c: String, as f: (String) -> T?) -> [T] { self[c]?.compactMap(f) ?? [] }
  subscript(where c: String, _ ok: (String) -> Bool) -> Table { Table(cols: cols, rows: cols.firstIndex(of: c).map { i in rows.filter { ok($0[i]) } } ?? []) }
  subscript(cs: String...) -> [[String]] { let idx = cs.compactMap { cols.firstIndex(of: $0) }; return rows.map { r in idx.map { r[$0] } } } }
var t = Table(cols: ["id", "name"], rows: [["1", "ann"], ["2", "bo"], ["x", "cy"]])
print(try t[row: 1, col: "name"], (try? t[row: 9, col: "id"]) as Any); do { _ = try t[row: 0, col: "zz"] } catch Table.Failure.noColumn(let c) { print("no column", c) }
print(t["name"] as Any, t["none"] as Any, t["id", as: { Int($0) }], t["name", as: { $0.count > 2 ? $0.uppercased() : nil }])
t["name"]?[0] = "ANN"; t["name"]?.swapAt(1, 2); t["age"] = ["30"]; print(t.cols, t.rows); t["id"] = nil; t["ghost"] = nil; t["age"]?[2] = "5"; print(t.cols, t.rows)
print(t[where: "age", { !$0.isEmpty }].rows.count, t[where: "nope", { _ in true }].rows, t["age", "name"], t["name", "zz", "age"].first!)
let filtered = t[where: "age"] { Int($0) ?? 0 > 4 }; print(filtered["name"]!, filtered["age", as: Int.init].reduce(0, +))
@dynamicMemberLookup struct Row { let t: Table, i: Int; subscript(dynamicMember c: String) -> String { (try? t[row: i, col: c]) ?? "-" }; subscript(dynamicMember c: String) -> Int? { (try? t[row: i, col: c]).flatMap { Int($0) } } }; extension Table { subscript(i: Int) -> Row { Row(t: self, i: i) }; subscript(r: Range<Int>) -> [Row] { r.map { self[$0] } } }
let name: String = t[0].name, age: Int? = t[0].age, missing: Int? = t[1].age; print(name, age as Any, missing as Any, t[9].name as String, t[0..<3].map { $0.name as String }, (t[0].age ?? 0) + 1)
enum Registry { private static var store: [String: Any] = [:]; static subscript<T>(_ k: String, _ t: T.Type = T.self) -> T? { get { store[k] as? T } set { store[k] = newValue } }; static subscript<T>(k: String, or d: T) -> T { get { self[k] ?? d } set { self[k] = newValue } } }
Registry["n"] = 4; Registry["s"] = "str"; Registry["n", or: 0] += 10; Registry["list", or: [Int]()].append(1); let n: Int? = Registry["n"]; print(n!, Registry["s", String.self]!, Registry["s", Int.self] as Any, Registry["list", or: [9]], Registry["q", or: 1 / 2.0]); Registry["s", String.self] = nil; print(Registry["s", String.self] as Any)
