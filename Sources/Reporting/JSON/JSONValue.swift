/// JSON to be written: members keep their order.
enum JSONValue: Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  struct Member: Hashable, Sendable {
    var key: String
    var value: JSONValue
  }
  case null
  case bool(Bool)
  case integer(Int)
  /// Written with at most three decimals.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  init(stringLiteral value: String) { self = .string(value) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(integerLiteral value: Int) { self = .integer(value) }
  init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  init(nilLiteral: ()) { self = .null }
  init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member(key: $0.0, value: $0.1) })
  }

  static func optional(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
  static func optional(_ number: Double?) -> JSONValue { number.map { .number($0) } ?? .null }
  static func strings(_ texts: some Sequence<String>) -> JSONValue { .array(texts.map { .string($0) }) }

  /// Adds a member to an object; the value must be an object.
  func adding(_ key: String, _ value: JSONValue) -> JSONValue {
    guard case .object(let members) = self else { preconditionFailure("Only objects have members.") }
    return .object(members + [Member(key: key, value: value)])
  }

  /// Leaves out members that are null.
  func withoutNulls() -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.value != .null })
  }
}
