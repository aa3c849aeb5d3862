import SightlineModel
import SwiftInterpreter

/// What views report to those around them, and what layout reports to views.
extension ModifierApplication {
  /// - Parameter first: Position of the first preference from inside the view that is modified.
  func notePreference(
    _ modifier: AppliedModifier, since first: Int, _ environment: EnvironmentValues, _ identity: Identity
  ) throws {
    switch modifier.entry.name {
    case "preference", "anchorPreference":
      guard let key = modifier.arguments["key"]?.typeName else { return }
      let value =
        modifier.entry.name == "preference"
        ? modifier.arguments["value"] ?? .none
        : .unknown("the place of an anchor, which only layout knows", at: modifier.location)
      expansion.outcome.preferences.append(Preference(key: key, value: value))
    case "onPreferenceChange":
      let arguments = modifier.arguments.entries
      guard environment.isShown, let key = arguments.first?.value.typeName, let closure = arguments.last?.value.function
      else { return }
      let inside = expansion.outcome.preferences.dropFirst(first).filter { $0.key == key }.map(\.value)
      guard let value = try joined(inside, of: key, at: modifier.location) else { return }
      note(value, closure, modifier, identity)
    case "onGeometryChange":
      guard environment.isShown, let transform = modifier.arguments["of"]?.function,
        let closure = modifier.arguments["action"]?.function
      else { return }
      // The frame of a view that is no geometry reader is not asked of layout.
      let proxy = Value.host(
        GeometryValue(width: nil, height: nil, safeArea: expansion.reading.readConditions.device.safeArea))
      let argument = Call.Argument(label: nil, value: proxy, location: modifier.location)
      note(try expansion.interpreter.call(transform, [argument]), closure, modifier, identity)
    default: break
    }
  }

  private func note(_ value: Value, _ closure: FunctionValue, _ modifier: AppliedModifier, _ identity: Identity) {
    expansion.outcome.changes.append(
      Change(
        identity: identity, value: value, closure: closure, initial: true, location: modifier.location,
        isMeasured: true))
  }

  /// - Returns: `nil` where no view has a value; unknown where several have, and the key does not say what they make.
  private func joined(_ values: [Value], of key: String, at location: SourceLocation) throws -> Value? {
    guard var result = values.first else { return nil }
    for next in values.dropFirst() {
      let nextValue = NativeFunction(name: "nextValue", location: location, parameterCount: 0) { _, _ in next }
      let call = Call(
        arguments: [
          Call.Argument(label: "value", value: result, location: location),
          Call.Argument(label: "nextValue", value: Value(.function(nextValue)), location: location),
        ], location: location)
      result =
        try expansion.interpreter.changed(by: "reduce", of: key, call)
        ?? .unknown("what \(key) makes of several values", at: location)
    }
    return result
  }
}

extension Value {
  /// Of a metatype: `Width.self`.
  fileprivate var typeName: String? { if case .type(let name) = payload { name } else { nil } }
}
