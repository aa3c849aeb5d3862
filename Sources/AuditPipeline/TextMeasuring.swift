public import Foundation
import Typesetting

/// Text metrics for other programs.
public struct TextMeasuring: Sendable {
  public init() {}

  /// What a line may say, and what its font may.
  public static var keys: [String] { MeasureRequest.keys }
  public static var fontKeys: [String] { MeasureRequest.fontKeys }

  /// - Returns: Whether every line could be used.
  public func run(reading input: FileHandle, writing output: FileHandle) throws -> Bool {
    try MeasureStream(Typesetter(fonts: FontLibrary())).run(reading: input, writing: output)
  }
}
