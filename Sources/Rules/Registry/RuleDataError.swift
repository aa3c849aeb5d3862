/// A rule page or profile that cannot be read.
package struct RuleDataError: Error, Hashable, CustomStringConvertible {
  package var file: String
  package var line: Int
  package var message: String
  init(file: String, line: Int, _ message: String) {
    self.file = file
    self.line = line
    self.message = message
  }
  package var description: String { "\(file):\(line): \(message)" }
}
