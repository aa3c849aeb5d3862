import SightlineModel
import SwiftInterpreter

/// What views tell those around them, and what layout tells views.
extension ModifierApplication {
  /// - Parameter first: Position of the first preference from inside the view that is modified.
  func notePreference(
    _ modifier: AppliedModifier, since first: Int, _ environment: EnvironmentValues, _ identity: Identity
  ) throws {
    let values = modifier.arguments.entries.map(\.value)
    switch modifier.entry.name {
    case "preference", "anchorPreference":
      guard let key = modifier.arguments["key"]?.typeName else { return }
      let value =
        modifier.entry.name == "preference"
        ? modifier.arguments["value"] ?? .none
        : .unknown("the place of an anchor, which only layout knows", at: modifier.location)
      expansion.outcome.preferences.append(Preference(key: key, value: value))
    case "onPreferenceChange":
      guard environment.isShown, let key = values.first?.typeName, let closure = values.last?.function else { return }
      let inside = expansion.outcome.preferences.dropFirst(first).filter { $0.key == key }.map(\.value)
      guard let value = joined(inside, of: key, at: modifier.location) else { return }
      note(value, closure, modifier, identity)
    case "onGeometryChange":
      guard environment.isShown, let transform = modifier.arguments["of"]?.function,
        let closure = modifier.arguments["action"]?.function
      else { return }
      // The frame of a view that is no geometry reader is not asked of layout.
      let proxy = Value.host(
        GeometryValue(width: nil, height: nil, safeArea: expansion.reading.circumstances.device.safeArea))
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

  /// - Returns: `nil` where no view has a value; unknown where several differ, since the key's `reduce` is not run.
  private func joined(_ values: [Value], of key: String, at location: SourceLocation) -> Value? {
    guard let first = values.first else { return nil }
    let differ = values.dropFirst().contains { expansion.interpreter.hasChanged(first, $0) }
    return differ ? .unknown("what \(key) makes of several values", at: location) : first
  }
}

extension Value {
  /// Of a metatype: `Width.self`.
  fileprivate var typeName: String? { if case .type(let name) = payload { name } else { nil } }
}
