struct Headers: ExpressibleByDictionaryLiteral, Sequence {
  private var pairs: [(String, String)] = []
  init(dictionaryLiteral elements: (String, String)...) { for (k, v) in elements { self[k] = v } }
  subscript(key: String) -> String? {
    get { pairs.first { $0.0.lowercased() == key.lowercased() }?.1 }
    set {
      pairs.removeAll { $0.0.lowercased() == key.lowercased() }
      if let newValue { pairs.append((key, newValue)) }
    }
  }
  subscript(key: String, default d: @autoclosure () -> String) -> String { get { self[key] ?? d() } set { self[key] = newValue } }
  func makeIterator() -> AnyIterator<(name: String, value: String)> { var i = pairs.makeIterator(); return AnyIterator { i.next().map { (name: $0.0, value: $0.1) } } }
}
var h: Headers = ["Accept": "json", "X-Id": "1", "accept": "xml"]
print(h.map { "\($0.name)=\($0.value)" }); print(h["ACCEPT"] ?? "-", h["nope"] == nil)
h["x-id"] = nil; h["Auth"] = "t"; h["Auth", default: "zero"] += "oken"; h["New", default: "n"] += "!"
print(h.map(\.name), h["auth"]!, h["new"]!); h["Accept"]?.append("+"); print(h["Accept"] as Any)
struct Tags: ExpressibleByArrayLiteral, Equatable { var list: [String]; init(arrayLiteral e: String...) { list = Array(Set(e)).sorted() }; static let none: Tags = [] }
func tagged(_ t: Tags = ["default"]) -> Int { t.list.count }
print(tagged(), tagged(["a", "b", "a"]), tagged([]), tagged(.none)); let t: Tags? = ["z"]; print(t == ["z"], t?.list.first ?? "")
print((["q", "p"] as Tags).list, Tags.none == [], ["a"] == Tags(arrayLiteral: "a", "a"))
let kv: KeyValuePairs = ["z": 1, "a": 2, "z": 3]; print(kv.map { "\($0.key)\($0.value)" }, kv.count, kv[2].value, kv)
let set: Set = [3, 1, 3, 2]; print(set.sorted(), set.count); let deque: ArraySlice = [1, 2, 3]; print(deque.dropFirst().startIndex, deque)
let grid: [[Int?]] = [[1, nil], [nil]]; print(grid, grid.flatMap { $0.compactMap { $0 } }); let e: [String: [Int]] = [:]; print(e, e.isEmpty)
let nestedDict: [String: [String: Double]] = ["a": ["x": 1, "y": 2.5]]; print(nestedDict["a"]?["x"] ?? 0, nestedDict["b"]?["x"] ?? -1)
