/// A place in a file of the audited folder.
public struct SourceLocation: Hashable, Sendable, Codable, Comparable, CustomStringConvertible {
  /// Relative to the audited folder, with `/`.
  public var file: String
  /// 1-based.
  public var line: Int
  /// 1-based, counted in UTF-8 bytes.
  public var column: Int
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
  public var description: String { "\(file):\(line):\(column)" }
  public static func < (a: SourceLocation, b: SourceLocation) -> Bool {
    (a.file, a.line, a.column) < (b.file, b.line, b.column)
  }
}

/// An input that could not be read or understood, and where. Reading goes on, so that one run reports them all.
public struct InputProblem: Error, Hashable, Sendable, Codable, Comparable, CustomStringConvertible {
  public enum Kind: String, Hashable, Sendable, Codable {
    /// The file, or a part of it, was not read: a finding of its own.
    case unreadable
    /// A configuration that can't be used: ends the run with status 2.
    case configuration
    /// Read, but something about it is off.
    case warning
  }
  public var kind: Kind
  public var location: SourceLocation
  /// What is wrong and the way out, without the place.
  public var message: String
  public init(_ kind: Kind, _ message: String, at location: SourceLocation) {
    self.kind = kind
    self.location = location
    self.message = message
  }
  public var description: String { "\(location): \(kind == .warning ? "warning" : "error"): \(message)" }
  public static func < (a: InputProblem, b: InputProblem) -> Bool {
    (a.location, a.message) < (b.location, b.message)
  }
}
