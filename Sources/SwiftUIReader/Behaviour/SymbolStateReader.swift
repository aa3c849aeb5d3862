import SightlineModel
import SwiftInterpreter

/// States that a control shows by its symbol alone: a chevron that turns, a star that is filled.
///
/// A state is told where a text of the control depends on it, or a label, a value or a trait of VoiceOver's.
struct SymbolStateReader {
  private let file: BehaviourFile

  init(_ file: BehaviourFile) { self.file = file }

  private static let turning: Set<String> = ["rotationEffect", "rotation3DEffect"]
  private static let arrows = ["chevron", "arrowtriangle", "triangle.fill", "plus", "minus"]
  private static let opening = ["expand", "collaps", "open", "unfold", "disclos", "show", "hid"]
  /// What sorts is turned round, not opened.
  private static let sorting = ["asc", "desc", "sort", "order", "direction", "reverse"]
  private static let speaking: Set<String> = [
    "accessibilityValue", "accessibilityAddTraits", "accessibilityRemoveTraits", "accessibilityRepresentation",
    "accessibilityHint",
  ]
  /// What a symbol may be given.
  fileprivate static let values: Set<String> = ["Color", "Font", "LinearGradient", "Gradient", "UIColor"]
  private static let words: Set<String> = ["Text", "Button", "Label", "String", "LocalizedStringKey"]

  var behaviours: [WrittenBehaviour] {
    var seen: Set<String> = []
    let written = file.calls.compactMap { call in Choice(call, in: file).map { (call, $0) } }
    let branched = file.outline.conditions.compactMap { Choice.branched($0, in: file) }
    return (written + branched).compactMap { call, choice in
      guard !choice.path.hasPrefix("configuration"), let type = file.type(around: call.nameOffset) else { return nil }
      let found = expander(call, choice, in: type) ?? symbolState(call, choice)
      guard let found, seen.insert("\(type) \(choice.path)").inserted else { return nil }
      return found
    }
  }

  /// `a ? b : c` among the arguments of a symbol or of what turns one.
  private struct Choice {
    var path: String
    var symbols: [String]
    /// Of the argument.
    var extent: Range<Int>

    private init(path: String, symbols: [String], extent: Range<Int>) {
      (self.path, self.symbols, self.extent) = (path, symbols, extent)
    }

    /// `if model.isShown(tab) { Image(systemName: "checkmark.circle") } else { Image(systemName: "circle") }`.
    static func branched(_ condition: SourceOutline.Condition, in file: BehaviourFile) -> (SourceOutline.Call, Choice)?
    {
      guard condition.cases.isEmpty, condition.bodies.count == 2,
        !["let ", "var ", "case "].contains(where: file.slice(condition.condition).hasPrefix)
      else { return nil }
      var images: [(call: SourceOutline.Call, symbol: String)] = []
      for body in condition.bodies {
        let views = file.calls(in: body).filter { $0.base == nil && $0.name.first?.isUppercase == true }
        guard let image = views.first(where: { $0.name == "Image" }),
          views.allSatisfy({ $0.extent == image.extent || SymbolStateReader.values.contains($0.name) }),
          let argument = image.arguments.first(where: { $0.label == "systemName" }),
          let symbol = BehaviourFile.words(ofLiteral: file.slice(argument.extent))
        else { return nil }
        images.append((image, symbol))
      }
      let asked = file.calls(in: condition.condition).first { $0.name.first?.isLowercase == true }?.name
      guard let path = asked ?? file.outline.references.within(condition.condition).first?.path,
        let first = images.first
      else { return nil }
      let extent = condition.condition.lowerBound..<max(condition.condition.upperBound, condition.bodies[1].upperBound)
      return (first.call, Choice(path: path, symbols: images.map(\.symbol), extent: extent))
    }

    init?(_ call: SourceOutline.Call, in file: BehaviourFile) {
      let isTurning = SymbolStateReader.turning.contains(call.name)
      guard isTurning || ["Image", "Label", "Button"].contains(call.name) && call.base == nil else { return nil }
      for argument in call.arguments where !call.closures.contains(argument.extent) {
        guard isTurning || argument.label == "systemName" || argument.label == "systemImage" else { continue }
        let words = file.slice(argument.extent)
        guard let mark = words.firstRange(of: " ? "), words[mark.upperBound...].contains(" : ") else { continue }
        let condition = argument.extent.lowerBound..<(argument.extent.lowerBound + words[..<mark.lowerBound].utf8.count)
        guard let path = file.outline.references.within(condition).first?.path else { continue }
        let quoted = words[mark.upperBound...].split(separator: "\"", omittingEmptySubsequences: false)
        (self.path, extent) = (path, argument.extent)
        symbols = quoted.count == 5 ? [String(quoted[1]), String(quoted[3])] : []
        guard isTurning || symbols.count == 2, symbols.allSatisfy({ !$0.isEmpty }) else { continue }
        return
      }
      return nil
    }
  }

  // MARK: What opens

  private func expander(_ call: SourceOutline.Call, _ choice: Choice, in type: String) -> WrittenBehaviour? {
    let drawn = choice.symbols.isEmpty ? call.base.map { [file.slice($0)] } ?? [] : choice.symbols
    guard !drawn.isEmpty, drawn.allSatisfy({ words in Self.arrows.contains { words.contains($0) } }) else { return nil }
    let name = BehaviourFile.last(choice.path)
    let lower = name.lowercased()
    guard !Self.sorting.contains(where: { lower.contains($0) }) else { return nil }
    let extents = file.extents(ofType: type)
    guard isToggled(name, within: extents), opens(name, within: extents), !isTold(name, within: extents),
      !changesWords(name, beside: call)
    else { return nil }
    return WrittenBehaviour(.expander(state: name), call.location)
  }

  /// A control of the type changes it.
  private func isToggled(_ name: String, within extents: [Range<Int>]) -> Bool {
    let offsets =
      file.calls.filter { call in
        call.name == "toggle"
          && call.base.map { file.outline.references.within($0).last.map { BehaviourFile.last($0.path) } == name }
            == true
      }.map(\.nameOffset)
      + file.outline.assignments.filter { BehaviourFile.last($0.path) == name }.map(\.offset)
    return offsets.contains { offset in extents.contains { $0.contains(offset) } }
  }

  /// Content of the file comes with it, or its name says so.
  private func opens(_ name: String, within extents: [Range<Int>]) -> Bool {
    let lower = name.lowercased()
    if Self.opening.contains(where: { lower.contains($0) }) { return true }
    return file.outline.conditions.contains { condition in
      extents.contains { $0.contains(condition.condition.lowerBound) }
        && file.outline.references.within(condition.condition).contains { BehaviourFile.last($0.path) == name }
        && condition.bodies.contains { body in file.calls(in: body).contains { $0.name.first?.isUppercase == true } }
    }
  }

  /// `if isOpen { Text("Hide") } else { Text("Show") }` in what holds the arrow: its words tell the state.
  private func changesWords(_ name: String, beside arrow: SourceOutline.Call) -> Bool {
    guard let around = file.calls(around: arrow.extent.lowerBound).first(where: { !$0.closures.isEmpty }) else {
      return false
    }
    return file.outline.conditions.contains { condition in
      guard condition.bodies.count > 1, around.extent.contains(condition.condition.lowerBound),
        file.outline.references.within(condition.condition).contains(where: { BehaviourFile.last($0.path) == name })
      else { return false }
      let words = condition.bodies.map(file.texts)
      return words.allSatisfy { !$0.isEmpty } && Set(words).count > 1
    }
  }

  /// What VoiceOver says, or a text, depends on it.
  private func isTold(_ name: String, within extents: [Range<Int>]) -> Bool {
    let references = file.outline.references.filter { reference in
      BehaviourFile.last(reference.path) == name && extents.contains { $0.contains(reference.offset) }
    }
    return references.contains { reference in
      let around = file.calls.filter { call in
        call.arguments.contains { $0.extent.contains(reference.offset) && !call.closures.contains($0.extent) }
      }.min { $0.extent.count < $1.extent.count }
      guard let around else { return false }
      if Self.speaking.contains(around.name) || around.name == "accessibilityLabel" { return true }
      // `Button(isOpen ? "Hide" : "Show")`, and `Group(isExpanded: $isOpen)` of iOS.
      let argument = around.arguments.first { $0.extent.contains(reference.offset) }
      if around.name == "DisclosureGroup" { return true }
      return Self.words.contains(around.name) && argument.map { file.slice($0.extent).contains("\"") } == true
        && argument?.label != "systemImage"
    }
  }

  // MARK: What is on

  private func symbolState(_ call: SourceOutline.Call, _ choice: Choice) -> WrittenBehaviour? {
    guard choice.symbols.count == 2, choice.symbols[0] != choice.symbols[1] else { return nil }
    let offset = call.extent.lowerBound
    let around = file.calls(around: offset)
    let isOffered = around.contains { ["Menu", "contextMenu", "swipeActions"].contains($0.name) }
    guard !around.contains(where: { ["Toggle", "Picker"].contains($0.name) }),
      let control = call.name == "Button" ? call : around.first(where: { $0.name == "Button" && $0.base == nil })
    else { return nil }
    let name = BehaviourFile.last(choice.path)
    // 1. Something of the control is heard at all: a control without a name is another matter.
    let labels = file.calls.filter { $0.name == "accessibilityLabel" && concerns($0, control) }
    let inside = file.calls(in: control.extent)
    let hasWords =
      inside.contains { ["Text", "Label"].contains($0.name) && $0.base == nil } || call.name == "Button"
      || control.arguments.contains { $0.label == nil && file.slice($0.extent).hasPrefix("\"") }
    guard hasWords || !labels.isEmpty else { return nil }
    // 2. None of it depends on the state: a label of one literal, texts that do not ask for it.
    guard
      labels.allSatisfy({ label in
        label.arguments.allSatisfy { file.slice($0.extent).hasPrefix("\"") && !file.slice($0.extent).contains("\\(") }
      })
    else { return nil }
    guard
      !file.calls.contains(where: {
        Self.speaking.contains($0.name) && $0.name != "accessibilityHint" && concerns($0, control)
      })
    else { return nil }
    // The action comes first; whatever else asks for the state may tell it.
    let isAsked = file.outline.references.contains { reference in
      guard control.extent.contains(reference.offset), !choice.extent.contains(reference.offset),
        BehaviourFile.last(reference.path) == name
      else { return false }
      let asking = file.calls.filter { asked in
        asked.arguments.contains { $0.extent.contains(reference.offset) && !asked.closures.contains($0.extent) }
      }.min { $0.extent.count < $1.extent.count }
      return asking.map { Self.words.contains($0.name) } ?? false
    }
    guard !isAsked else { return nil }
    let isChanged = file.writes(in: control.extent).contains { BehaviourFile.last($0) == name }
    // What is chosen in a menu may be told by its tick: what turns itself on and off is told by nothing.
    guard isChanged || !isOffered else { return nil }
    return WrittenBehaviour(
      .symbolState(state: choice.path, symbols: choice.symbols, isChanged: isChanged), call.location)
  }

  /// A modifier of the control, or of something in it.
  private func concerns(_ modifier: SourceOutline.Call, _ control: SourceOutline.Call) -> Bool {
    guard let base = modifier.base else { return false }
    let isAround = base.lowerBound <= control.extent.lowerBound && base.upperBound >= control.extent.upperBound
    return isAround || control.extent.contains(modifier.nameOffset)
  }
}
