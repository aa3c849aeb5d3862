/// The JSON Schema of `.sightline.yml`, for completion and checks in editors; committed as
/// `schemas/configuration.schema.json`.
package enum ConfigurationSchema {
  package static func text(_ vocabulary: ConfigurationVocabulary) -> String {
    let root = SchemaNode.object(
      [
        ("$schema", .string("http://json-schema.org/draft-07/schema#")),
        ("title", .string("Sightline configuration (.sightline.yml)")),
      ] + record(ConfigurationTable.fields(vocabulary)))
    return root.text(indent: "") + "\n"
  }

  private static func record(_ fields: [ConfigurationField]) -> [(String, SchemaNode)] {
    let required = fields.filter(\.isRequired).map(\.name)
    return [
      ("type", .string("object")), ("additionalProperties", .flag(false)),
      ("properties", .object(fields.map { ($0.name, .object(property($0))) })),
    ] + (required.isEmpty ? [] : [("required", .array(required.map(SchemaNode.string)))])
  }

  private static func property(_ field: ConfigurationField) -> [(String, SchemaNode)] {
    let standard = field.fallback.isEmpty ? "" : " Default: \(field.fallback)."
    return [("description", .string(field.summary + standard))] + members(field.shape)
  }

  private static func members(_ shape: ConfigurationShape) -> [(String, SchemaNode)] {
    switch shape {
    case .text: return [("type", .array([.string("string"), .string("number")]))]
    case .flag: return [("type", .string("boolean"))]
    case .integer(let range):
      return [
        ("type", .string("integer")), ("minimum", .number(Double(range.lowerBound))),
        ("maximum", .number(Double(range.upperBound))),
      ]
    case .number(let range):
      return [
        ("type", .string("number")), ("minimum", .number(range.lowerBound)), ("maximum", .number(range.upperBound)),
      ]
    case .choice(let words): return [("enum", .array(words.map(SchemaNode.string)))]
    case .device(let words):
      return [
        (
          "anyOf",
          .array([
            .object([("enum", .array(words.map(SchemaNode.string)))]),
            .object([("type", .string("string")), ("pattern", .string("^[0-9.]+x[0-9.]+$"))]),
          ])
        )
      ]
    case .list(let item): return [("type", .string("array")), ("items", .object(members(item)))]
    case .map(_, let keys, let content):
      let names: [(String, SchemaNode)] =
        keys.map { [("propertyNames", .object([("enum", .array($0.map(SchemaNode.string)))]))] } ?? []
      return [("type", .string("object")), ("additionalProperties", .object(members(content)))] + names
    case .record(let fields): return record(fields)
    case .either(let shapes): return [("anyOf", .array(shapes.map { .object(members($0)) }))]
    }
  }
}

/// JSON with its members in order, so that the schema reads like the table.
private indirect enum SchemaNode {
  case string(String)
  case number(Double)
  case flag(Bool)
  case array([SchemaNode])
  case object([(String, SchemaNode)])

  func text(indent: String) -> String {
    let inner = indent + "  "
    switch self {
    case .string(let text): return quoted(text)
    case .number(let number): return short(number)
    case .flag(let flag): return String(flag)
    case .array(let items): return "[\(items.map { $0.text(indent: indent) }.joined(separator: ", "))]"
    case .object(let members):
      if members.isEmpty { return "{}" }
      let lines = members.map { "\(inner)\(quoted($0.0)): \($0.1.text(indent: inner))" }
      return "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
    }
  }

  /// Texts of the table hold no control characters.
  private func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
