public import SightlineModel

/// Why a screen can't be built, laid out or asked.
public struct LayoutModelError: Error, Hashable, CustomStringConvertible {
  public enum Reason: Hashable, Sendable {
    /// A number that a parameter can't have: a negative width, NaN.
    case outOfRange(parameter: String, value: String, expected: String)
    /// A name that nothing has; the nearest one, where one is near.
    case unknown(what: String, name: String, nearest: String?)
    /// Views inside of one another, beyond the limit: a body that shows itself.
    case tooDeep(limit: Int)
    /// A font file that can't be used, and why.
    case unusableFont(String)
  }
  public let reason: Reason
  /// The call, as Swift's `#fileID` and `#line` name it; `nil` where no call of a builder is to blame.
  public let location: SourceLocation?

  init(_ reason: Reason, at location: SourceLocation? = nil) {
    self.reason = reason
    self.location = location
  }

  public var description: String {
    let place = location.map { "\($0.file):\($0.line): " } ?? ""
    switch reason {
    case .outOfRange(let parameter, let value, let expected):
      return "\(place)\(parameter) is \(value); it has to be \(expected)"
    case .unknown(let what, let name, let nearest):
      return "\(place)no \(what) is named '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    case .tooDeep(let limit):
      return "\(place)more than \(limit) views inside of one another; does a body show itself?"
    case .unusableFont(let problem): return "\(place)\(problem)"
    }
  }
}
