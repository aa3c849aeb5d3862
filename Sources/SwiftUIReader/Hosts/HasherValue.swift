import SightlineModel
import SwiftInterpreter

/// The standard library's `Hasher`: equal values in one order give one number, in every run the same.
final class HasherValue: HostValue {
  let hostTypeName = "Hasher"
  private var state = 5381

  /// - Returns: `nil` for what is not known.
  func member(_ name: String, _ call: Call?, _ interpreter: Interpreter) -> Value? {
    switch name {
    case "combine":
      guard let value = call?.arguments.first?.value else { return nil }
      for byte in interpreter.describe(value).utf8 { state = (state &* 33) &+ Int(byte) }
      return .void
    case "finalize" where call != nil: return .int(state)
    default: return nil
    }
  }
}
