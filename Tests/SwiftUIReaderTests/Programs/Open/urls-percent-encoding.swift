import Foundation

extension CharacterSet {
  static let formAllowed: CharacterSet = { var set = CharacterSet.alphanumerics; set.insert(charactersIn: "-._~"); return set.intersection(CharacterSet(charactersIn: Unicode.Scalar(0)..<Unicode.Scalar(128))) }()
}
extension Dictionary where Key == String, Value: LosslessStringConvertible {
  var formEncoded: String { sorted { $0.key < $1.key }.map { key, value in "\(key.escaped)=\(value.description.escaped)" }.joined(separator: "&") }
}
extension StringProtocol {
  var escaped: String { addingPercentEncoding(withAllowedCharacters: .formAllowed) ?? "" }
  var unescaped: String? { replacingOccurrences(of: "+", with: " ").removingPercentEncoding }
}
print(["b": "x y", "a": "1+1=2", "é": "&"].formEncoded)
print(["n": 3, "m": -4].formEncoded, ["t": true].formEncoded, ["d": 1.5].formEncoded)
print("caf%C3%A9+au%20lait".unescaped ?? "nil", "100%".unescaped ?? "nil", "%zz".removingPercentEncoding as Any)
print("a/b?c#d".addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)!, "a/b?c#d".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)!, "a/b c".addingPercentEncoding(withAllowedCharacters: .urlHostAllowed)!)
var components = URLComponents(string: "https://h.org/p%20q?x=%26&y=a+b")!
print(components.path, components.percentEncodedPath, components.queryItems!.map { $0.value ?? "" }, components.percentEncodedQuery ?? "-")
components.path = "/ü/ä b"; components.query = "k=1 2"
print(components.string ?? "-", components.url?.path ?? "-")
components.percentEncodedQueryItems = [URLQueryItem(name: "z", value: "%2B")]
print(components.query ?? "-", components.queryItems?.first?.value ?? "-")
components.queryItems = []; print(components.string ?? "-"); components.queryItems = nil; components.fragment = "top"; print(components.string ?? "-")
func parse(_ query: Substring) -> [String: [String]] {
  query.split(separator: "&").reduce(into: [:]) { result, pair in
    let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    result[parts[0].unescaped ?? "?", default: []].append(parts.count > 1 ? parts[1].unescaped ?? "?" : "")
  }
}
for (key, values) in parse("a=1&b=x%3Dy=z&a=2&flag&c=").sorted(by: { $0.key < $1.key }) { print(key, values) }
print(Substring("ß x").escaped, "日本".escaped.count, "日本".escaped.unescaped == "日本", "https://h.org/日".count)
