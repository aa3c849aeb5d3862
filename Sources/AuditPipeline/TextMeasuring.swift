public import Foundation
import Typesetting

/// Text metrics for other programs.
public struct TextMeasuring: Sendable {
  public init() {}

  /// - Returns: Whether every line could be used.
  public func run(reading input: FileHandle, writing output: FileHandle) throws -> Bool {
    try MeasureStream(Typesetter(fonts: FontLibrary())).run(reading: input, writing: output)
  }
}
