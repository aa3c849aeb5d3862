func describe(_ n: Int?) -> String { n.map { "some \($0)" } ?? "none" }
print(describe(3), describe(nil))
let list: [Int?] = [1, nil, 3]
print(list.compactMap { $0 }, list.count)
let nested: Int?? = 5
print(nested as Any)
let d: [String: Int?] = ["a": 1, "b": nil]
print(d.count, d["a"]! as Any)
var o: String? = nil
o = "x"
print(o ?? "-", o!.count)
let either = o == nil ? 0 : 1
print(either)
