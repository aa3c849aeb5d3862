import Foundation

enum TemplateError: LocalizedError, Equatable {
  case missing(String), badFilter(name: String, value: String), unclosed
  var errorDescription: String? {
    switch self { case .missing(let key): return "no value for \(key)"; case .badFilter(let name, let value): return "\(name) cannot take \(value)"; case .unclosed: return nil }
  }
}
struct Template: ExpressibleByStringInterpolation {
  typealias Filter = (String) throws -> String
  static var filters: [String: Filter] = [
    "upper": { $0.uppercased() }, "trim": { $0.trimmingCharacters(in: .whitespaces) }, "url": { $0.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? $0 },
    "money": { text in guard let value = Double(text) else { throw TemplateError.badFilter(name: "money", value: text) }; return String(format: "$%.2f", value) },
  ]
  var source: String
  init(stringLiteral value: String) { source = value }
  func render(_ values: [String: Any]) throws -> String {
    var output = "", rest = source[...]
    while let open = rest.range(of: "{{") {
      output += rest[..<open.lowerBound]
      guard let close = rest.range(of: "}}", range: open.upperBound..<rest.endIndex) else { throw TemplateError.unclosed }
      let parts = rest[open.upperBound..<close.lowerBound].components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard let value = try parts[0].split(separator: ".").reduce(values as Any?, { ($0 as? [String: Any])?[String($1)] }) ?? fallback(&output, parts) else { throw TemplateError.missing(parts[0]) }
      output += try parts.dropFirst().compactMap { Self.filters[$0] }.reduce("\(value)") { try $1($0) }
      rest = rest[close.upperBound...]
    }
    return output + rest
  }
  private func fallback(_ output: inout String, _ parts: [String]) throws -> Any? { parts.first { $0.hasPrefix("default:") }.map { $0.dropFirst(8) } }
}
func show(_ template: Template, _ values: [String: Any] = [:]) {
  do { print(try template.render(values)) } catch let error as TemplateError { print("error:", error.localizedDescription == error.errorDescription ? error.localizedDescription : "\(error)") } catch { print("?") }
}
let user: [String: Any] = ["user": ["name": " ann ", "age": 30] as [String: Any], "total": 4.5, "n": 3]
show("Hi {{ user.name | trim | upper }}, you are {{user.age}}!", user)
show("{{total|money}} for {{n|money}} x{{ n }}", user); show("{{user.mail}}", user); show("{{ user.mail | default:none | upper }}", user)
show("{{user.name|money}}", user); show("plain }} text"); show("a {{b"); show("q={{q|url}}", ["q": "a b&c"])
Template.filters["twice"] = { $0 + $0 }
show("{{n|twice|twice}}", user); show("{{n|unknown}}", user); show("{{a}}{{b}}", ["a": 1, "b": true]); show("\("{{n}}")-\(2)", user)
