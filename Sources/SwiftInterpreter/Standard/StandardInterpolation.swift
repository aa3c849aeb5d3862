import SightlineModel

/// `appendInterpolation` of the project's own: `"\(date, style: .short)"`, `"\(plural: count)"`.
extension Interpreter {
  private static let interpolations = [
    "String.StringInterpolation", "DefaultStringInterpolation", "LocalizedStringKey.StringInterpolation",
  ]

  /// The text that the project's own method appends for one part of a literal; `nil` where none takes it.
  /// Nobody declares how values are filled in.
  var hasStandardInterpolation: Bool {
    if let known = standardInterpolation { return known }
    let found = Self.interpolations.allSatisfy {
      program.foreignExtensions[$0]?.instance["appendInterpolation"]?.functions == nil
    }
    standardInterpolation = found
    return found
  }
  func appended(_ value: Value, _ node: ArgumentNode, _ options: [Call.Argument], _ frame: Frame) throws -> Value? {
    for name in Self.interpolations {
      guard let added = program.foreignExtensions[name]?.instance["appendInterpolation"]?.functions else { continue }
      let first = Call.Argument(label: node.label, value: value, location: node.place.location)
      let arguments = Arguments(values: [first] + options, location: node.place.location)
      guard let (decl, slots) = best(added, arguments, frame, nil) else { continue }
      let box = Box(Value(.string("")))
      _ = try invoke(decl, receiver: box, arguments, slots, frame)
      return box.value
    }
    return nil
  }
}
