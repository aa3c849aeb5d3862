/// How much of a file is taken in before reading ends with a message.
public struct DocumentLimits: Sendable {
  /// Levels of objects and arrays.
  public var depth: Int
  /// UTF-8 bytes of one string.
  public var stringLength: Int
  /// Bytes of a file.
  public var fileSize: Int
  /// Values after YAML aliases are expanded.
  public var expandedValues: Int
  /// Problems listed per file; the rest is counted.
  public var problems: Int

  public init(
    depth: Int = 512, stringLength: Int = 1 << 20, fileSize: Int = 256 << 20, expandedValues: Int = 1_000_000,
    problems: Int = 100
  ) {
    self.depth = depth
    self.stringLength = stringLength
    self.fileSize = fileSize
    self.expandedValues = expandedValues
    self.problems = problems
  }
}
