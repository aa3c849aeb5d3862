/// What a value of `.sightline.yml` may look like. One description gives reading, messages, the schema and the docs.
indirect enum ConfigurationShape: Sendable {
  case text(placeholder: String)
  case flag
  case integer(ClosedRange<Int>)
  case number(ClosedRange<Double>)
  /// One of these words.
  case choice([String])
  /// One of these words, or `WIDTHxHEIGHT` in points.
  case device([String])
  case list(ConfigurationShape)
  /// Keys are names of the project's; with `keys`, only those.
  case map(keyName: String, keys: [String]?, ConfigurationShape)
  case record([ConfigurationField])
  /// Distinguished by the kind of value: word, number, list, mapping.
  case either([ConfigurationShape])

  /// For messages: "a list of paths".
  var expectation: String {
    switch self {
    case .text(let placeholder): "a \(placeholder)"
    case .flag: "true or false"
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .number(let range): "a number from \(short(range.lowerBound)) to \(short(range.upperBound))"
    case .choice(let words):
      words.count > 8
        ? "one of \(words.prefix(8).joined(separator: ", ")), …" : "one of \(words.joined(separator: ", "))"
    case .device(let words): "\(words.prefix(5).joined(separator: ", ")), an id, or WIDTHxHEIGHT"
    case .list(let item): "a list, each item \(item.expectation)"
    case .map(let keyName, _, _): "a mapping from \(keyName) to values"
    case .record(let fields): "a mapping with \(fields.map(\.name).joined(separator: ", "))"
    case .either(let shapes): shapes.map(\.expectation).joined(separator: ", or ")
    }
  }
}

/// One key of a mapping.
struct ConfigurationField: Sendable {
  let name: String
  let shape: ConfigurationShape
  /// One sentence, for the schema and the docs.
  let summary: String
  /// What holds when the key is absent, as it would be written.
  let fallback: String
  let isRequired: Bool
  init(
    _ name: String, _ shape: ConfigurationShape, _ summary: String, default fallback: String = "",
    required: Bool = false
  ) {
    self.name = name
    self.shape = shape
    self.summary = summary
    self.fallback = fallback
    self.isRequired = required
  }
}

/// Without a fraction where there is none.
func short(_ number: Double) -> String { Int(exactly: number).map(String.init) ?? String(number) }
