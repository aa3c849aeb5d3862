// An overload that is disfavoured is taken only where no other fits.
struct Key: ExpressibleByStringLiteral {
  let text: String
  init(stringLiteral value: String) { text = value }
}
struct Row {
  let kind: String
  init(title: Key) { kind = "key \(title.text)" }
  @_disfavoredOverload init<S: StringProtocol>(title: S) { kind = "text \(title)" }
}
func heading(_ title: Key?) -> String { "key \(title?.text ?? "none")" }
@_disfavoredOverload func heading<S: StringProtocol>(_ title: S) -> String { "text \(title)" }
let name = "Ada"
print(Row(title: "Name").kind)
print(Row(title: name).kind)
print(Row(title: Key(stringLiteral: name)).kind)
print(heading("Name"))
print(heading(name))

// An initialiser that delegates never means itself.
enum Genre: String {
  case crime
  case poetry
  init?(rawValue: String?) { self.init(rawValue: rawValue ?? "poetry") }
}
let missing: String? = nil
print(Genre(rawValue: missing) == .poetry)
print(Genre(rawValue: "crime") == .crime)
print(Genre(rawValue: "prose") == nil)
