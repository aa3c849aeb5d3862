let deep: Int??? = 5
let innerNil: Int?? = .some(nil), outerNil: Int?? = nil
print(deep == 5, innerNil == nil, outerNil == nil, innerNil == .some(nil), innerNil != outerNil)
print(innerNil as Any, outerNil as Any, deep as Any)
if let a = innerNil { print("outer present", a as Any) }
if case .some(.none) = innerNil { print("some none") }
if case let x?? = deep, case let y? = x { print("unwrapped", y) }
print(innerNil ?? 7 as Any, (outerNil ?? 7) as Any, ((innerNil ?? nil) ?? 3))
let dict: [String: Int?] = ["a": 1, "b": nil]
print(dict.count, dict["a"] as Any, dict["b"] as Any, dict["c"] as Any)
print(dict["b"] == nil, dict["c"] == nil, dict["b"]! == nil, (dict["a"] ?? nil) ?? 0)
if let v = dict["b"] { print("has b", v as Any) }; if let v = dict["a"], let w = v { print("a", w + 1) }
var m = dict; m["a"] = nil; m["c"] = .some(nil); m.updateValue(nil, forKey: "d"); m["b"] = 4
print(m.keys.sorted(), m.values.compactMap { $0 }, m.compactMapValues { $0 }.keys.sorted())
let arr: [Int?] = [1, nil, 3]; print(arr.first as Any, arr.last! as Any, arr.compactMap { $0 }.count, arr.first(where: { $0 == nil }) as Any, arr.firstIndex(of: nil) as Any, arr.contains(nil))
print(arr.map { $0.map { $0 * 2 } }, arr.flatMap { [$0, $0] }.count, arr.reduce(0) { $0 + ($1 ?? 0) })
func find(_ s: String) throws -> Int? { if s == "bad" { throw E.e }; return Int(s) }; enum E: Error { case e }
print((try? find("1")) as Any, (try? find("x")) as Any, (try? find("bad")) as Any, (try? find("3"))?.advanced(by: 1) as Any)
for case let n? in arr { print(n, terminator: " ") }; print()
switch deep { case nil: print("nil"); case .some(nil): print("some nil"); case .some(.some(let q)): print("q", q as Any) }
let ob: Bool? = nil; print(ob == false, ob != true, ob ?? true); let os: String?? = "s"; print(os??.count as Any, os.flatMap { $0 }?.uppercased() ?? "")
