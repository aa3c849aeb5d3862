/// What a selection is compared with, as text: two tags of one text are taken for one.
public struct TagText: ParameterValue {
  public var text: String
  public init(_ text: String) { self.text = text }
  public init?(_ argument: ArgumentValue) {
    switch argument {
    case .string(let value), .name(let value): text = value
    case .number(let value): text = Int(exactly: value).map(String.init) ?? String(value)
    case .integer(let value): text = String(value)
    case .bool(let value): text = String(value)
    default: return nil
    }
  }
  public var argument: ArgumentValue { .string(text) }
}
