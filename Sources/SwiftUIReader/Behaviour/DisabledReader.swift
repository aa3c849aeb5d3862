import SightlineModel
import SwiftInterpreter

/// Buttons that stay disabled until something is entered: `.disabled(name.isEmpty)`.
///
/// Whether the screen says what is missing is for a person; where a text or a hint depends on the same, it is said.
struct DisabledReader {
  private let file: BehaviourFile
  private let sources: BehaviourSources

  init(_ file: BehaviourFile, _ sources: BehaviourSources) { (self.file, self.sources) = (file, sources) }

  /// Answers of what is entered, word by word: `isFormValid`, `canSend`, but not `validator` or `.completed`.
  private static let answers: Set<String> = ["valid", "invalid", "complete", "incomplete", "filled"]
  private static let permitted: Set<String> = ["save", "submit", "send", "add", "create", "continue", "proceed"]
  /// What is under way is another matter, and so is what the device lacks.
  private static let busy = [
    "loading", "progress", "busy", "saving", "sending", "processing", "running", "submitting", "refreshing", "playing",
  ]
  private static let speaking: Set<String> = ["accessibilityHint", "accessibilityValue", "help"]
  private static let fields: Set<String> = [
    "TextField", "SecureField", "TextEditor", "Picker", "DatePicker", "Stepper",
  ]

  var behaviours: [WrittenBehaviour] {
    file.calls.compactMap { call in
      guard call.name == "disabled", let base = call.base, isButton(base), let argument = call.arguments.first,
        argument.label == nil, asksForEntries(argument.extent), !isTold(argument.extent, around: call)
      else { return nil }
      return WrittenBehaviour(
        .disabledUntil(condition: file.slice(argument.extent)),
        call.location)
    }
  }

  /// A chain that begins with a button or a link, whatever was set on it before.
  private func isButton(_ base: Range<Int>) -> Bool {
    file.calls.contains { call in
      ["Button", "NavigationLink"].contains(call.name) && call.base == nil
        && call.extent.lowerBound == base.lowerBound
    }
  }

  private func asksForEntries(_ condition: Range<Int>) -> Bool {
    let words = file.slice(condition)
    let lower = words.lowercased()
    guard !Self.busy.contains(where: lower.contains) else { return false }
    // A case that something is compared with is no answer: `state != .complete`.
    let asked = file.outline.references.within(condition).filter { $0.path.first?.isUppercase == false }
    if file.calls.contains(where: { Self.fields.contains($0.name) }),
      asked.contains(where: { Self.isAnswer(BehaviourFile.last($0.path)) })
    {
      return true
    }
    guard words.contains(".isEmpty") || words.contains("== \"\"") || words.contains("== nil") else { return false }
    // What is asked for is entered in this file: a list may be empty for other reasons.
    let roots = Set(file.outline.references.within(condition).map { Self.asked($0.path) })
    return file.calls.contains { field in
      Self.fields.contains(field.name)
        && field.arguments.contains { argument in
          file.outline.references.within(argument.extent).contains { $0.isBinding && roots.contains($0.path) }
        }
    }
  }

  private static func isAnswer(_ name: String) -> Bool {
    let words = IdentifierWords(name).words
    return words.contains(where: answers.contains)
      || words.first == "can" && words.dropFirst().first.map(permitted.contains) == true
  }

  /// `draft.title` of `draft.title.isEmpty`.
  private static func asked(_ path: String) -> String {
    let parts = path.split(separator: ".")
    guard let last = parts.last, ["isEmpty", "count"].contains(last) else { return path }
    return parts.dropLast().joined(separator: ".")
  }

  /// A text that comes with the same condition, or a hint on the button.
  private func isTold(_ condition: Range<Int>, around call: SourceOutline.Call) -> Bool {
    let start = call.extent.lowerBound
    let isHinted = file.calls.contains { other in
      Self.speaking.contains(other.name)
        && (other.base?.lowerBound == start || call.extent.contains(other.nameOffset))
    }
    if isHinted { return true }
    let asked = Set(file.outline.references.within(condition).map { Self.asked($0.path) })
    return file.outline.conditions.contains { other in
      file.outline.references.within(other.condition).contains { asked.contains(Self.asked($0.path)) }
        && other.bodies.contains { body in file.calls(in: body).contains { ["Text", "Label"].contains($0.name) } }
        && !call.extent.contains(other.condition.lowerBound)
    }
  }
}
