import SightlineModel
import SwiftInterpreter

extension Session {
  /// What is shown alone stands in a stack where it has bar items or links: in the app something puts one around it.
  static func stack(of content: [Value]) -> Value { container("NavigationStack", of: content) }

  /// A view of SwiftUI around others.
  static func container(_ name: String, of content: [Value]) -> Value {
    let entry = ViewTable.entries[name]!
    var arguments = BoundArguments()
    if let root = entry.signatures.flatMap(\.parameters).first(where: { $0.type == .children }) {
      arguments.entries.append(.init(parameter: root, value: Value(.array(content)), location: .nowhere))
    }
    return .host(
      ViewValue(name, .builtIn(BuiltInView(entry: entry, arguments: arguments, location: .nowhere))))
  }
}
