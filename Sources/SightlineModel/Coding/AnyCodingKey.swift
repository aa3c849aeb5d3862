/// A key known only at run time.
struct AnyCodingKey: CodingKey, ExpressibleByStringLiteral {
  var stringValue: String
  var intValue: Int? { nil }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
  init(stringLiteral value: String) { stringValue = value }
}

extension KeyedDecodingContainer where Key == AnyCodingKey {
  /// - Returns: The only key of a tagged value: `{"name": "leading"}`.
  func tag(in type: String) throws -> AnyCodingKey {
    guard let key = allKeys.filter({ $0.stringValue != "derivation" }).min(by: { $0.stringValue < $1.stringValue })
    else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: codingPath, debugDescription: "\(type): an object with one key is expected"))
    }
    return key
  }

  func unknownTag(_ key: AnyCodingKey, in type: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: codingPath, debugDescription: "\(type): '\(key.stringValue)' is not known"))
  }
}
