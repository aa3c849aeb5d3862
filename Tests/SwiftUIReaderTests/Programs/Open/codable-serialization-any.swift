import Foundation

let text = #"{"id": 7, "ratio": 0.5, "on": true, "name": "x", "none": null, "list": [1, "two", false, [3]], "deep": {"a": {"b": "c"}}}"#
let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as! [String: Any]
print(root.keys.sorted(), root["id"] as? Int ?? -1, root["ratio"] as? Double ?? -1, root["on"] as? Bool ?? false, root["name"] as? String ?? "-")
print(root["none"] is NSNull, root["none"] as? String as Any, root["missing"] == nil, root["id"] as? String as Any)
print((root["id"] as? Double) ?? -1, (root["name"] as? Int) ?? -1)
extension Dictionary where Key == String, Value == Any {
  func value<T>(at path: String, as type: T.Type = T.self) -> T? {
    var current: Any? = self
    for part in path.split(separator: ".") {
      if let index = Int(part), let list = current as? [Any] { current = list.indices.contains(index) ? list[index] : nil }
      else { current = (current as? [String: Any])?[String(part)] }
    }
    return current as? T
  }
}
print(root.value(at: "deep.a.b", as: String.self) ?? "-", root.value(at: "list.1") ?? "none", root.value(at: "list.3.0") ?? 0, (root.value(at: "list.9") as Int?) as Any, root.value(at: "deep.x.y", as: String.self) == nil)
func describe(_ value: Any) -> String {
  switch value {
  case is NSNull: return "null"
  case let text as String: return "\"\(text)\""
  case let list as [Any]: return "[" + list.map(describe).joined(separator: ",") + "]"
  case let map as [String: Any]: return "{" + map.sorted { $0.key < $1.key }.map { "\($0):\(describe($1))" }.joined(separator: ",") + "}"
  case let number as NSNumber: return number.stringValue
  default: return "?"
  }
}
print(describe(root["deep"]!), describe(root["none"]!), describe(["k": [1.5, "v"] as [Any]] as [String: Any]))
let made = try JSONSerialization.data(withJSONObject: ["b": [1, 2.5], "a": NSNull(), "c": ["x": "y/z"]] as [String: Any], options: [.sortedKeys, .withoutEscapingSlashes])
print(String(decoding: made, as: UTF8.self), JSONSerialization.isValidJSONObject(["x": 1]), JSONSerialization.isValidJSONObject(5), JSONSerialization.isValidJSONObject(["x": Date(timeIntervalSince1970: 0)]))
do { _ = try JSONSerialization.jsonObject(with: Data("{oops}".utf8)) } catch { print("invalid", (error as NSError).domain) }
print(try JSONSerialization.jsonObject(with: Data("5".utf8), options: .fragmentsAllowed) as? Int ?? 0)
let list = try JSONSerialization.jsonObject(with: Data(#"[{"n":1},{"n":2},{}]"#.utf8)) as? [[String: Any]] ?? []
print(list.compactMap { $0["n"] as? Int }, list.map { $0["n", default: 0] as! Int }, list.count)
struct User: Decodable { var n: Int }
let users = try list.dropLast().map { try JSONDecoder().decode(User.self, from: JSONSerialization.data(withJSONObject: $0)) }; print(users.map(\.n))
