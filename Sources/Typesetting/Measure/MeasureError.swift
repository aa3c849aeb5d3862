/// Why a line of `measure` can't be used.
package struct MeasureError: Error, Hashable, Sendable {
  package enum Code: String, Hashable, Sendable {
    case invalidJSON = "invalid-json"
    case missingField = "missing-field"
    case invalidField = "invalid-field"
    case unusableFont = "unusable-font"
    case lineTooLong = "line-too-long"
  }
  package var code: Code
  package var message: String
  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
