/// JSON to be written: members keep their order.
package enum JSONValue: Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByIntegerLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: JSONValue
    package init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }
  case null
  case bool(Bool)
  case integer(Int)
  /// Written with at most three decimals.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  package init(stringLiteral value: String) { self = .string(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(nilLiteral: ()) { self = .null }
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member(key: $0.0, value: $0.1) })
  }

  package static func optional(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
  package static func optional(_ number: Double?) -> JSONValue { number.map { .number($0) } ?? .null }
  package static func strings(_ texts: some Sequence<String>) -> JSONValue { .array(texts.map { .string($0) }) }

  /// Adds a member to an object; the value must be an object.
  package func adding(_ key: String, _ value: JSONValue) -> JSONValue {
    guard case .object(let members) = self else { preconditionFailure("Only objects have members.") }
    return .object(members + [Member(key: key, value: value)])
  }

  /// Leaves out members that are null.
  package func withoutNulls() -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.value != .null })
  }
}
