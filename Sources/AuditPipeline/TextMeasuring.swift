package import Foundation
import Typesetting

/// Text metrics for other programs.
package struct TextMeasuring: Sendable {
  package init() {}

  /// What a line may say, and what its font may.
  package static var keys: [String] { MeasureRequest.keys }
  package static var fontKeys: [String] { MeasureRequest.fontKeys }

  /// - Returns: Whether every line could be used.
  package func run(reading input: FileHandle, writing output: FileHandle) throws -> Bool {
    try MeasureStream(Typesetter(fonts: FontLibrary())).run(reading: input, writing: output)
  }
}
