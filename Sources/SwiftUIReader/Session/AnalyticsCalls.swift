import SightlineModel
import SwiftInterpreter

/// Recognises what an app reports about its users: a call such as `Analytics.track("name", properties: […])`, on a type
/// of the project's own that says so in its name.
struct AnalyticsCalls {
  private static let functions: Set<String> = ["track", "trackEvent", "logEvent", "log", "capture", "record", "send"]
  private static let owners = ["analytics", "tracker", "tracking", "telemetry"]
  let interpreter: Interpreter

  /// Whether calls of a function may be reports, as far as its name and its owner's tell.
  static func mayBeEvent(owner: String?, name: String) -> Bool {
    guard functions.contains(name), let owner = owner?.lowercased() else { return false }
    return owners.contains(where: owner.contains)
  }

  /// - Returns: `nil` for any other call; `properties` is `nil` when the call has none.
  func event(owner: String?, name: String, call: Call) -> (
    name: String, properties: [FlowGraph.Effect.Property]?
  )? {
    guard Self.mayBeEvent(owner: owner, name: name),
      let first = call.arguments.first, [nil, "event", "name"].contains(first.label),
      let event = interpreter.text(of: first.value)
    else { return nil }
    let properties = call.arguments.dropFirst().lazy.compactMap { argument -> [FlowGraph.Effect.Property]? in
      guard case .dictionary(let dictionary) = argument.value.payload else { return nil }
      return dictionary.entries.map { entry in
        FlowGraph.Effect.Property(interpreter.describe(entry.key), interpreter.describe(entry.value))
      }.sorted { ($0.key, $0.value) < ($1.key, $1.value) }
    }.first
    return (event, properties)
  }
}
