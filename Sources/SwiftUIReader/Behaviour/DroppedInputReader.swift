import SightlineModel
import SwiftInterpreter

/// Input that is dropped without a word: a button that does nothing unless a field is filled in, or unless what stands in it
/// can be read, and text that is cut while somebody types.
///
/// A button that is disabled meanwhile is another matter, and so is a screen that has words which depend on the same.
struct DroppedInputReader {
  private let file: BehaviourFile
  private let sources: BehaviourSources

  init(_ file: BehaviourFile, _ sources: BehaviourSources) { (self.file, self.sources) = (file, sources) }

  private static let fields: Set<String> = ["TextField", "SecureField", "TextEditor"]

  /// What fields of this file are bound to, by the last name: `title` of `$draft.title`.
  private var inputs: Set<String> {
    Set(
      file.calls.filter { Self.fields.contains($0.name) && $0.base == nil }.flatMap { field in
        field.arguments.flatMap { argument in
          file.outline.references.within(argument.extent).filter(\.isBinding).map { BehaviourFile.last($0.path) }
        }
      })
  }

  var behaviours: [WrittenBehaviour] {
    let inputs = inputs
    return ignored(inputs) + cut(inputs)
  }

  // MARK: Buttons

  private func ignored(_ inputs: Set<String>) -> [WrittenBehaviour] {
    file.calls.compactMap { button in
      guard button.name == "Button", button.base == nil, let action = file.action(of: button),
        !file.isInPreview(button.nameOffset), !isDisabled(button), let gate = gate(of: action, inputs),
        !isTold(gate.names)
      else { return nil }
      let name = gate.names.sorted().first ?? ""
      var behaviour = WrittenBehaviour(.ignoredInput(name), button.location)
      behaviour.parts = [gate.location]
      return behaviour
    }
  }

  private func isDisabled(_ button: SourceOutline.Call) -> Bool {
    file.calls.contains { call in
      guard ["disabled", "allowsHitTesting", "opacity"].contains(call.name), let base = call.base else { return false }
      return base.contains(button.nameOffset) || button.closures.contains { $0.contains(call.nameOffset) }
    }
      || file.conditions(around: button.nameOffset).contains { condition in
        condition.contains("isEmpty") || condition.contains("count")
      }
  }

  /// A closure's own, or that of the one function it calls.
  private func gate(of action: Range<Int>, _ inputs: Set<String>) -> (names: Set<String>, location: SourceLocation)? {
    if let found = gate(in: file, where: { $0.body == action }, inputs) { return found }
    let names = file.actionNames(in: action).subtracting(["Task", "withAnimation"])
    guard names.count == 1, let name = names.first, let function = sources.function(name, near: file) else {
      return nil
    }
    let body = function.file.content(of: function.extent)
    return gate(in: function.file, where: { $0.body == body }, inputs)
  }

  private func gate(
    in file: BehaviourFile, where isOne: (SourceOutline.Gate) -> Bool, _ inputs: Set<String>
  ) -> (names: Set<String>, location: SourceLocation)? {
    for gate in file.outline.gates where isOne(gate) {
      let condition = file.slice(gate.condition)
      if condition.contains("UIPasteboard.general") { return (["the clipboard"], gate.location) }
      let references = file.outline.references
      func names(_ extent: Range<Int>) -> [String] {
        references.within(extent).flatMap { $0.path.split(separator: ".").map(String.init) }
      }
      var asked = names(gate.condition)
      for (name, value) in gate.derived where asked.contains(name) { asked += names(value) }
      let found = Set(asked).intersection(inputs)
      guard !found.isEmpty, Self.asksForInput(condition) else { continue }
      return (found, gate.location)
    }
    return nil
  }

  /// Whether there is some, or whether it can be read: `!name.isEmpty`, `let port = UInt16(text)`, `amount > 0`.
  private static func asksForInput(_ condition: String) -> Bool {
    condition.contains("isEmpty") || condition.contains("!= \"\"") || condition.contains(".count")
      || condition.contains("let ") || condition.lowercased().contains("valid") || condition.contains("> 0")
  }

  /// Words depend on the same, or something is announced or focused.
  private func isTold(_ names: Set<String>) -> Bool {
    if sources.isAnnouncing(file) { return true }
    return file.outline.conditions.contains { condition in
      file.outline.references.within(condition.condition).contains { reference in
        reference.path.split(separator: ".").contains { names.contains(String($0)) }
      }
        && condition.bodies.contains { body in
          file.calls(in: body).contains { ["Text", "Label"].contains($0.name) && $0.base == nil }
        }
    }
  }

  // MARK: Text that is cut

  private static let watching: Set<String> = ["onChange", "onReceive"]

  private func cut(_ inputs: Set<String>) -> [WrittenBehaviour] {
    file.outline.assignments.compactMap { assignment in
      guard !file.isInPreview(assignment.offset) else { return nil }
      let name = BehaviourFile.last(assignment.path)
      let value = String(file.value(assignedAt: assignment.offset))
      guard let limit = Self.limit(of: value, name), isTyped(assignment, name, inputs), !isCounted(name),
        !sources.isAnnouncing(file), sources.isOfScreen(assignment.offset, in: file)
      else { return nil }
      return WrittenBehaviour(
        .cutInput(name, limit: limit.flatMap { Int($0) }), file.outline.location(utf8Offset: assignment.offset))
    }
  }

  /// - Returns: The limit as it is written, "" for letters that are left out; `nil` for any other value.
  private static func limit(of value: String, _ name: String) -> String?? {
    guard value.contains(name) || value.contains("newValue") || value.contains("new") || value.contains("$0") else {
      return .none
    }
    for call in [".prefix(", ".suffix("] {
      guard let start = value.firstRange(of: call) else { continue }
      return .some(String(value[start.upperBound...].prefix { $0 != ")" }))
    }
    return .none
  }

  /// It is set where it changes itself: after a change, in its own observer, in what a binding writes.
  private func isTyped(_ assignment: SourceOutline.Reference, _ name: String, _ inputs: Set<String>) -> Bool {
    let around = file.calls(around: assignment.offset)
    if let watch = around.first(where: { Self.watching.contains($0.name) }) {
      guard inputs.contains(name) else { return false }
      return watch.arguments.contains { argument in
        file.outline.references.within(argument.extent).contains { BehaviourFile.last($0.path) == name }
          || file.slice(argument.extent).contains(name)
      } && others(in: watch.closures, than: name).isEmpty
    }
    if around.contains(where: { $0.name == "Binding" }) {
      return around.contains { Self.fields.contains($0.name) } || isHandedToField(around)
    }
    guard let member = file.member(around: assignment.offset), member.kind == .property, member.name == name,
      file.slice(member.extent).contains("didSet")
    else { return false }
    return inputs.contains(name)
      || sources.files(with: ["." + name, "$" + name]).contains { other in
        other.calls.contains { field in
          Self.fields.contains(field.name)
            && field.arguments.contains { argument in
              other.outline.references.within(argument.extent).contains {
                $0.isBinding && BehaviourFile.last($0.path) == name
              }
            }
        }
      }
  }

  private func isHandedToField(_ around: [SourceOutline.Call]) -> Bool {
    guard let binding = around.first(where: { $0.name == "Binding" }) else { return false }
    return file.calls(handing: binding.nameOffset).contains { Self.fields.contains($0.name) }
  }

  /// What else is set there may show that something was cut.
  private func others(in closures: [Range<Int>], than name: String) -> Set<String> {
    Set(closures.flatMap { file.writes(in: $0) }.map { BehaviourFile.last($0) }).subtracting([name])
  }

  /// A counter shows how much there is.
  private func isCounted(_ name: String) -> Bool {
    file.calls.contains { call in
      ["Text", "Label"].contains(call.name)
        && call.arguments.contains { file.slice($0.extent).contains(name + ".count") }
    }
  }
}
