/// A rule page or profile that cannot be read.
public struct RuleDataError: Error, Hashable, CustomStringConvertible {
  public var file: String
  public var line: Int
  public var message: String
  init(file: String, line: Int, _ message: String) {
    self.file = file
    self.line = line
    self.message = message
  }
  public var description: String { "\(file):\(line): \(message)" }
}
