/// Why a line of `measure` can't be used.
public struct MeasureError: Error, Hashable, Sendable {
  public enum Code: String, Hashable, Sendable {
    case invalidJSON = "invalid-json"
    case missingField = "missing-field"
    case invalidField = "invalid-field"
    case unusableFont = "unusable-font"
    case lineTooLong = "line-too-long"
  }
  public var code: Code
  public var message: String
  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
