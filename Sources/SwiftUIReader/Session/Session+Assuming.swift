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
    (interpreter.decisions as? HopefulDecider)?.asked.list.map {
      OpenQuestion(location: $0.location, reason: $0.reason)
    }
      ?? []
  }

  /// Whether a question is to be answered as is hoped from now on, whenever its place asks it.
  package func assume(_ isHoped: Bool, at location: SourceLocation) {
    (interpreter.decisions as? HopefulDecider)?.answers[location] = isHoped
  }

  /// How often anything that is kept was changed.
  package var writes: Int { interpreter.ledger.writes }

  /// What the app keeps, drawn or not, in words that are equal where it is: the state of the views on the screen,
  /// `UserDefaults`, static variables and shared objects.
  package var memory: String { memory(of: { _ in true }) }

  /// The part of it that conditions ask on which a change hangs.
  package var decisiveMemory: String {
    let names = interpreter.namesThatDecide
    return names.isEmpty ? "" : memory(of: names.contains)
  }

  /// - Parameter isMeant: By the name of a property.
  private func memory(of isMeant: (String) -> Bool) -> String {
    func words(_ value: Value) -> String { self.words(for: value, of: isMeant) }
    var lines = [reading.state.contents(describing: words, of: isMeant)]
    for key in reading.defaults.values.keys.sorted() {
      lines.append("\(key)=\(short(reading.defaults.values[key]!))")
    }
    for (name, value) in interpreter.keptVariables {
      let ownName = name.split(separator: ".").last.map(String.init) ?? name
      if case .object = value.payload {} else if !isMeant(ownName) { continue }
      lines.append("\(name): \(words(value))")
    }
    for (name, object) in interpreter.viewObjects.all { lines.append("\(name): \(words(object))") }
    return lines.joined(separator: "\n")
  }

  /// How long encoded data is says nothing that a person sees.
  private func short(_ value: Value) -> String {
    value.host(DataValue.self) == nil ? interpreter.describe(value) : "Data"
  }

  private func words(for value: Value, of isMeant: (String) -> Bool) -> String {
    switch value.payload {
    case .object(let object):
      // One level: what a model holds is looked at, not what that holds.
      return object.fields.keys.filter(isMeant).sorted().map { name in
        let held = object.fields[name]!
        if case .object(let inner) = held.payload { return "\(name)=\(inner.typeName)" }
        guard case .host(let host) = held.payload, let storage = host as? any WrapperStorage else {
          return "\(name)=\(short(held))"
        }
        guard storage.hostTypeName == "Published", let inner = try? storage.wrappedValue(in: interpreter) else {
          return name
        }
        return "\(name)=\(short(inner))"
      }.joined(separator: ",")
    case .host(let host): return host.hostTypeName
    default: return interpreter.describe(value)
    }
  }
}
