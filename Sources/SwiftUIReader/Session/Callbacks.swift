import SightlineModel
import SwiftInterpreter

/// Closures handed to something that does not run here: a module that is missing, a framework of the system, a network,
/// a store.
///
/// Whether it calls back is a question like any unknown condition, and so is whether it succeeds, where it can tell of
/// an error; what it brings is unknown.
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
    for closure in closures { expect(closure, of: name, nil, at: location) }
  }

  /// - Parameters:
  ///   - owner: The system's type that is called; the last closure is its completion handler.
  ///   - name: Of its function, `init` where it is made.
  func expect(_ call: Call?, of owner: String, _ name: String) {
    guard let call else { return }
    let closures = call.arguments.compactMap(\.value.function)
    for (index, closure) in closures.enumerated() {
      let handler = index == closures.count - 1 ? CompletionTable.handler(of: owner, name) : nil
      expect(closure, of: name == "init" ? owner : name, handler, at: call.location)
    }
  }

  private func expect(
    _ closure: FunctionValue, of name: String, _ handler: CompletionTable.Handler?, at location: SourceLocation
  ) {
    // A body changes nothing: what it hands over builds views.
    guard !reading.readConditions.isInBody, !Self.ofCollections.contains(name) else { return }
    guard handler?.alwaysSucceeds == true || decide("\(name) calls back", closure.location) else { return }
    let arguments = arguments(closure, name, handler, at: location)
    let interpreter = interpreter
    reading.clock.schedule(after: 0, at: closure.location) {
      defer { interpreter.ledger.note() }
      // Who calls it takes its errors: `tryMap { … }` of a publisher that is not known.
      do { _ = try interpreter.call(closure, arguments) } catch is ThrownValue {}
    }
  }

  private func decide(_ reason: String, _ location: SourceLocation) -> Bool {
    interpreter.decisions.decide(
      BranchQuestion(location: location, reason: reason, typeName: interpreter.currentType))
  }

  /// With an error, what else it brings is left out; without one, it is there.
  private func arguments(
    _ closure: FunctionValue, _ name: String, _ handler: CompletionTable.Handler?, at location: SourceLocation
  ) -> [Call.Argument] {
    let names = closure.parameterNames
    let types: [String?] = (0..<closure.parameterCount).map { index in
      if let handler { return index < handler.types.count ? handler.types[index] : nil }
      return index < names.count && Self.isError(names[index]) ? "Error?" : nil
    }
    let canFail = handler?.canFail ?? types.contains("Error?")
    let succeeds = !canFail || decide("\(name) succeeds", location)
    return types.map { type in
      let value: Value
      switch type {
      // Surely there, whatever it says.
      case "Error?": value = succeeds ? .none : .host(HostObject("NSError"))
      case "Bool" where handler?.types.contains("Error?") == true: value = .bool(succeeds)
      case let type? where type.hasSuffix("?") && !succeeds: value = .none
      default: value = .unknown("what \(name) brings", at: location)
      }
      return Call.Argument(label: nil, value: value, location: location)
    }
  }

  private static func isError(_ name: String) -> Bool { name == "error" || name == "err" || name.hasSuffix("Error") }
}
