import SightlineModel
import SwiftInterpreter

/// Closures handed to something that the sources do not have: a module that is missing, a network, a store.
///
/// Whether it calls back is a question like any unknown condition; where it does, what it brings is unknown.
struct Callbacks {
  let reading: Reading
  let interpreter: Interpreter

  /// Collections call these at once, and only to know what they give.
  private static let ofCollections: Set<String> = [
    "map", "compactMap", "flatMap", "filter", "reduce", "sorted", "sort", "first", "last", "contains", "allSatisfy",
    "min", "max", "firstIndex", "lastIndex", "prefix", "drop", "removeAll", "forEach", "mapValues", "grouping", "index",
  ]

  /// - Parameter name: Of what they are handed to.
  func expect(_ closures: [FunctionValue], of name: String, at location: SourceLocation) {
    // A body changes nothing: what it hands over builds views.
    guard !reading.readConditions.isInBody, !Self.ofCollections.contains(name) else { return }
    let (reading, interpreter) = (reading, interpreter)
    for closure in closures {
      let question = BranchQuestion(
        location: closure.location, reason: "\(name) calls back", typeName: interpreter.currentType)
      guard interpreter.decisions.decide(question) else { continue }
      let arguments = (0..<closure.parameterCount).map { _ in
        Call.Argument(label: nil, value: .unknown("what \(name) brings", at: location), location: location)
      }
      reading.clock.schedule(after: 0, at: location) {
        _ = try interpreter.call(closure, arguments)
        interpreter.ledger.note()
      }
    }
  }
}
