import SightlineModel

/// A hash for values whose equality is structural.
struct ValueKey: Hashable {
  private enum Content: Hashable {
    case int(Int)
    case double(Double)
    case string(String)
    case bool(Bool)
    case list([ValueKey])
    case enumeration(String, String, [ValueKey])
    case none
  }
  private let content: Content
  /// `nil` where equality may be the project's or a host's business.
  init?(_ value: Value) {
    switch value.payload {
    case .int(let number): content = .int(number)
    case .double(let number): content = .double(number)
    case .string(let text): content = .string(text)
    case .bool(let flag): content = .bool(flag)
    case .none: content = .none
    default: return nil
    }
  }
}
