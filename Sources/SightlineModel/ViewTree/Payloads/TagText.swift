/// What a selection is compared with, as text: two tags of one text are taken for one.
package struct TagText: ParameterValue {
  package var text: String
  package init(_ text: String) { self.text = text }
  package init?(_ argument: ArgumentValue) {
    switch argument {
    case .string(let value), .name(let value): text = value
    case .number(let value): text = Int(exactly: value).map(String.init) ?? String(value)
    case .integer(let value): text = String(value)
    case .bool(let value): text = String(value)
    default: return nil
    }
  }
  package var argument: ArgumentValue { .string(text) }
}
