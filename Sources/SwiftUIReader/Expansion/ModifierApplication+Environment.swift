import SightlineModel
import SwiftInterpreter

extension ModifierApplication {
  /// `.environment(\.depot.name, "North")`, `.transformEnvironment(\.depot) { $0.doors += 1 }`: a part of a value, or a
  /// value made of the one before.
  func changeEnvironment(
    _ inner: inout EnvironmentValues, _ modifier: AppliedModifier, _ path: [String]
  ) throws {
    var whole = try EnvironmentReader(reading: expansion.reading)
      .value(path[0], in: inner, interpreter: expansion.interpreter, at: modifier.location)
    let parts = Array(path.dropFirst())
    if let transform = modifier.arguments["transform"]?.function {
      var part = try parts.reduce(whole) { try expansion.interpreter.member(of: $0, $1, call: nil) }
      _ = try expansion.interpreter.call(transform, changing: &part)
      if parts.isEmpty { whole = part } else { try expansion.interpreter.setValue(at: parts, of: &whole, to: part) }
    } else if let value = modifier.arguments["value"] {
      try expansion.interpreter.setValue(at: parts, of: &whole, to: value)
    }
    inner.values[path[0]] = whole
  }
}
