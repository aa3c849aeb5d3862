extension ViewKind: CustomStringConvertible {
  package var description: String { rawValue }
  /// - Returns: `unknown` for a name that is not declared.
  package init(name: String) { self = Self.byName[name] ?? .unknown }
  private static let byName = Dictionary(allCases.map { ($0.rawValue, $0) }) { first, _ in first }
}

extension ViewKind {
  /// Where the name stands in the list above.
  private var number: UInt16 { unsafeBitCast(self, to: UInt16.self) }

  /// Numbers and not names are hashed, and by one multiplication: rules ask sets of kinds about every node. The keys are
  /// the program's own, so nobody can choose them badly.
  package func hash(into hasher: inout Hasher) { hasher.combine(number) }
  package func _rawHashValue(seed: Int) -> Int {
    let mixed = (UInt(number) &+ 1 &+ UInt(bitPattern: seed)) &* 0x9E37_79B9_7F4A_7C15
    return Int(bitPattern: mixed ^ mixed >> 32)
  }
}

extension ViewKind: Codable {
  package init(from decoder: any Decoder) throws {
    self.init(name: try decoder.singleValueContainer().decode(String.self))
  }
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
