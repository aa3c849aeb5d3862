import SightlineModel
import SwiftInterpreter

/// Documents that code decodes, and what they became: a file of the bundle is decoded wherever somebody asks for it, in
/// each evaluation and after each launch.
final class ReadDocuments {
  /// What is made of a document.
  struct Wish: Hashable {
    var document: Int
    var type: String
    var place: SourceLocation
    /// Of the decoder, in words.
    var settings: String
  }
  private var trees: [[UInt8]: (number: Int, tree: DataTree)] = [:]
  private var made: [Wish: (value: Value, steps: Int)] = [:]
  private var bytesHeld = 0
  private var count = 0
  private static let mostBytes = 8 << 20

  func document(_ bytes: [UInt8]) -> (number: Int, tree: DataTree)? {
    if let known = trees[bytes] { return known }
    guard let tree = DocumentDecoder.tree(of: bytes) else { return nil }
    if bytesHeld + bytes.count > Self.mostBytes { (trees, made, bytesHeld) = ([:], [:], 0) }
    count += 1
    bytesHeld += bytes.count
    trees[bytes] = (count, tree)
    return (count, tree)
  }

  /// A value that was made before counts the same steps, so that no budget depends on what ran earlier.
  ///
  /// - Parameter make: Gives the value, and whether making it again would give the same and do nothing else.
  func value(
    _ wish: Wish, in interpreter: Interpreter, _ make: () throws -> (value: Value, isRepeatable: Bool)
  ) rethrows -> Value {
    if let known = made[wish], interpreter.take(steps: known.steps) { return known.value }
    let before = interpreter.stepsUsed
    let (value, isRepeatable) = try make()
    if isRepeatable { made[wish] = (value, interpreter.stepsUsed - before) }
    return value
  }
}
