import SightlineModel
import SwiftInterpreter

/// A step that waits until its publisher has ended: `count()`, `reduce(0, +)`, `replaceEmpty(with:)`.
struct PublisherEnding {
  let name: String
  let call: Call

  /// - Parameter values: All that were sent, in order.
  /// - Returns: What is sent on, at the end.
  func values(_ values: [Value], _ interpreter: Interpreter) throws -> [Value] {
    switch name {
    case "replaceEmpty": return values.isEmpty ? call.arguments.prefix(1).map(\.value) : values
    case "count": return [.int(values.count)]
    case "last" where call.arguments.isEmpty: return values.suffix(1)
    case "last": return [try asked("last", of: values, interpreter)].filter { !$0.isNone }
    case "contains" where call.closure() == nil && call.closure("where") == nil:
      guard let wanted = call.arguments.first?.value else { return [] }
      return [.bool(try values.contains { try interpreter.isEqual($0, wanted) })]
    default:
      // Of an empty publisher neither the least nor the greatest is sent.
      let result = try asked(name, of: values, interpreter)
      return result.isNone ? [] : [result]
    }
  }

  /// What a collection of the values would answer.
  private func asked(_ name: String, of values: [Value], _ interpreter: Interpreter) throws -> Value {
    try interpreter.member(of: Value(.array(values)), name, call: call)
  }
}
