package import SightlineModel

/// What VoiceOver reads on a screen, in order.
package struct SpokenTree: Sendable {
  package init() {}

  /// One element per line: `1. Get started, button. Starts the first test.  App/Welcome.swift:12:9`.
  package func writeText(_ scene: Scene, to output: inout some TextOutputStream) {
    let elements = scene.spokenElements
    let digits = String(elements.count).count
    for (index, node) in elements.enumerated() {
      guard let spoken = node.spoken else { continue }
      let number = String(index + 1)
      var line = String(repeating: " ", count: digits - number.count) + number + ". " + Self.sentence(spoken)
      if let source = node.source { line += "  (\(Visible.line(source.description)))" }
      output.write(line + "\n")
    }
  }

  /// `schemas/tree.schema.json`.
  package func writeJSON(_ scene: Scene, to output: inout some TextOutputStream) {
    let elements = scene.spokenElements.compactMap { node -> JSONValue? in
      guard let spoken = node.spoken else { return nil }
      return [
        "order": .integer(spoken.order), "label": .string(spoken.label), "traits": .strings(spoken.traits.names),
        "value": .optional(spoken.value), "hint": .optional(spoken.hint), "frame": node.frame.json,
        "source": node.source?.json ?? nil, "actions": .strings(spoken.actions),
      ]
    }
    output.write(JSONWriter.text(.array(elements)))
  }

  /// Label, value, traits, hint and actions in the order they are spoken.
  package static func sentence(_ spoken: SpokenElement) -> String {
    let label = spoken.label.isEmpty ? "(no name)" : spoken.label
    var parts = [label] + [spoken.value].compactMap { $0 }.filter { !$0.isEmpty }
    parts += spoken.traits.names.map(words(of:))
    var line = parts.map(Visible.line).joined(separator: ", ")
    if let hint = spoken.hint, !hint.isEmpty { line += ". " + Visible.line(hint) }
    if !spoken.actions.isEmpty {
      line += ". Actions: " + spoken.actions.map(Visible.line).joined(separator: ", ")
    }
    return line
  }

  /// `notEnabled` as two words.
  private static func words(of trait: String) -> String {
    trait.reduce(into: "") { text, letter in
      text += letter.isUppercase ? " " + letter.lowercased() : String(letter)
    }
  }
}
