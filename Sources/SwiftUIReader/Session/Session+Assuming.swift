package import SightlineModel
import SwiftInterpreter

/// A condition in the app's own code, outside of its views, that looked at something unknown.
package struct OpenQuestion: Hashable, Sendable {
  package var location: SourceLocation
  /// Why it is unknown.
  package var reason: String
}

extension Session {
  /// What actions, tasks and callbacks asked of unknown values since launch, in order; each place once.
  package var openQuestions: [OpenQuestion] {
    (interpreter.decisions as? HopefulDecider)?.asked.map { OpenQuestion(location: $0.location, reason: $0.reason) }
      ?? []
  }

  /// How a question is to be answered from now on, whenever its place asks it.
  package func assume(_ answer: Bool, at location: SourceLocation) {
    (interpreter.decisions as? HopefulDecider)?.answers[location] = answer
  }

  /// What the views on the screen keep, drawn or not, in words that are equal where it is.
  package var memory: String { reading.state.contents(describing: memory) }

  private func memory(_ value: Value) -> String {
    switch value.payload {
    case .object(let object):
      // One level: what a model holds is looked at, not what that holds.
      return object.fields.keys.sorted().map { name in
        let held = object.fields[name]!
        if case .object(let inner) = held.payload { return "\(name)=\(inner.typeName)" }
        guard case .host(let host) = held.payload, let storage = host as? any WrapperStorage else {
          return "\(name)=\(interpreter.describe(held))"
        }
        guard storage.hostTypeName == "Published", let inner = try? storage.wrappedValue(in: interpreter) else {
          return name
        }
        return "\(name)=\(interpreter.describe(inner))"
      }.joined(separator: ",")
    case .host(let host): return host.hostTypeName
    default: return interpreter.describe(value)
    }
  }
}
