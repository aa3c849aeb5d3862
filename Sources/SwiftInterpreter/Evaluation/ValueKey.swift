/// A hash for values whose equality is structural.
enum ValueKey: Hashable {
  case int(Int)
  case double(Double)
  case string(String)
  case bool(Bool)
  case none
  case host(type: String, text: String)
  /// `nil` where equality may be the project's or a host's business.
  @inline(__always)
  init?(_ value: Value) {
    switch value.payload {
    case .int(let number): self = .int(number)
    case .double(let number): self = .double(number)
    case .string(let text): self = .string(text)
    case .bool(let flag): self = .bool(flag)
    case .none: self = .none
    case .host(let host):
      guard let text = host.equalityText else { return nil }
      self = .host(type: host.hostTypeName, text: text)
    default: return nil
    }
  }
}
