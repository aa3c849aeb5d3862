/// What layout makes of a view or modifier.
public enum LayoutSupport: Hashable, Sendable {
  /// Layout follows it.
  case laidOut
  /// It changes no frame.
  case withoutEffect
  /// It would change frames, and layout does not follow it: why, as a clause.
  case missing(String)

  /// - Parameter text: `laid out`, `no effect` or `not yet: why`; `nil` for anything else.
  public init?(_ text: some StringProtocol) {
    switch text {
    case "laid out": self = .laidOut
    case "no effect": self = .withoutEffect
    default:
      guard text.hasPrefix("not yet: ") else { return nil }
      let reason = text.dropFirst("not yet: ".count)
      guard !reason.isEmpty else { return nil }
      self = .missing(String(reason))
    }
  }
}
