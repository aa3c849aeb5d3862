extension ViewKind: CustomStringConvertible {
  public var description: String { rawValue }
  /// - Returns: `unknown` for a name that is not declared.
  public init(name: String) { self = Self.byName[name] ?? .unknown }
  private static let byName = Dictionary(allCases.map { ($0.rawValue, $0) }) { first, _ in first }
}

extension ViewKind: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(name: try decoder.singleValueContainer().decode(String.self))
  }
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
