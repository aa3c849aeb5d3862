/// How much of a file is taken in before reading ends with a message.
package struct DocumentLimits: Sendable {
  /// Levels of objects and arrays.
  package var depth: Int
  /// UTF-8 bytes of one string.
  package var stringLength: Int
  /// Bytes of a file.
  package var fileSize: Int
  /// Values after YAML aliases are expanded.
  package var expandedValues: Int
  /// Problems listed per file; the rest is counted.
  package var problems: Int

  package init(
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
