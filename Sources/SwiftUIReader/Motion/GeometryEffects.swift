import SwiftInterpreter

/// What the project's own geometry effects do: decided by the transform that `effectValue(size:)` gives back.
enum GeometryEffects {
  /// - Returns: Properties that move, by the names of the types; none for an effect that changes nothing.
  static func all(in file: ParsedFile) -> [String: [String]] {
    let outline = SourceOutline(file)
    var result: [String: [String]] = [:]
    for type in outline.declarations where type.kind == .type && type.attributes.contains("GeometryEffect") {
      let values = outline.declarations.filter {
        $0.kind == .function && $0.name == "effectValue" && $0.typeName == type.typeName
      }
      let calls = outline.calls.filter { call in values.contains { $0.extent.contains(call.extent.lowerBound) } }
      let words = calls.flatMap { [$0.name] + $0.arguments.compactMap(\.label) }.map { $0.lowercased() }
      var moved = kinds.filter { kind in words.contains { $0.contains(kind.word) } }.map(\.property)
      // A matrix that is filled by hand.
      if moved.isEmpty, calls.contains(where: { !$0.arguments.isEmpty }) { moved = ["position"] }
      result[type.name] = Array(Set(moved)).sorted()
    }
    return result
  }

  private static let kinds: [(word: String, property: String)] = [
    ("rotat", "rotation"), ("translat", "offset"), ("scale", "scale"),
  ]
}
