import SightlineModel
import SwiftInterpreter

/// States that a view shows by a colour or a filling alone.
///
/// A condition that decides anything else in the same type, a text, a symbol, a trait, a view, is told by that.
struct ColorStateReader {
  private let file: BehaviourFile
  private let sources: BehaviourSources

  init(_ file: BehaviourFile, _ sources: BehaviourSources) { (self.file, self.sources) = (file, sources) }

  private static let coloring: Set<String> = [
    "foregroundStyle", "foregroundColor", "background", "fill", "tint", "listRowBackground", "stroke", "strokeBorder",
    "border", "opacity", "symbolVariant",
  ]
  /// Calls that may ask for a state without telling it.
  private static let silent = coloring.union([
    "shadow", "animation", "onChange", "task", "id", "withAnimation", "sensoryFeedback", "transition",
    "contentTransition",
  ])
  /// Wrappers of what is no state of the app's data.
  private static let surroundings: Set<String> = ["Environment", "FocusState", "GestureState", "ScaledMetric"]
  /// What iOS shows or tells by itself, or what has nothing to tell.
  private static let passing = [
    "scheme", "press", "enabled", "disabled", "focus", "hover", "contrast", "loading", "empty", "count", "valid",
    "dark",
    "reduce", "idiom", "sizeclass", "scroll", "drag", "animat", "editing", "appear", "theme", "style", "config",
    "index",
    "offset", "progress", "iseven", "isodd", "stripe", "multiple", "background", "color", "show", "height", "width",
    "targeted", "highlight", "debug", "available", "typing",
  ]
  /// Modifiers of apps' own that apply what their closure says where something holds.
  private static let applying: Set<String> = ["if", "when", "conditional", "conditionalModifier", "applyIf", "iff"]

  var behaviours: [WrittenBehaviour] {
    var seen: Set<String> = []
    return file.calls.compactMap { call in
      guard Self.coloring.contains(call.name) || Self.applying.contains(call.name),
        let type = file.type(around: call.nameOffset), let asked = asked(by: call, in: type),
        seen.insert("\(type) \(asked.path)").inserted
      else { return nil }
      guard !isPhase(asked.path, in: type), !isTold(asked.path, in: type, apart: asked.own),
        !sources.isTraited(whereUsed: type)
      else { return nil }
      return WrittenBehaviour(.colorState(asked.path), call.location)
    }
  }

  private struct Asked {
    var path: String
    /// Where the colour is decided.
    var own: [Range<Int>]
  }

  private func asked(by call: SourceOutline.Call, in type: String) -> Asked? {
    if Self.applying.contains(call.name) { return applied(by: call, in: type) }
    for argument in call.arguments where !call.closures.contains(argument.extent) {
      if let member = colorMember(argument.extent, in: type) { return member }
      let words = file.slice(argument.extent)
      let holdsAnother = file.calls.contains { inner in
        Self.coloring.contains(inner.name) && argument.extent.contains(inner.nameOffset)
          && inner.extent != call.extent && inner.arguments.contains { file.slice($0.extent).contains(" ? ") }
      }
      guard !holdsAnother, let mark = words.firstRange(of: " ? "), words[mark.upperBound...].contains(" : "),
        call.name != "opacity" || !Self.hides(words[mark.upperBound...])
      else { continue }
      let condition = argument.extent.lowerBound..<(argument.extent.lowerBound + words[..<mark.lowerBound].utf8.count)
      return state(in: condition, of: type).map { Asked(path: $0, own: [condition]) }
    }
    return branched(in: call, of: type)
  }

  /// The state that a condition asks for: a property of the type, one of a value that it draws, or a question by its name.
  private func state(in condition: Range<Int>, of type: String) -> String? {
    let references = file.outline.references.within(condition)
    let properties = file.properties(of: type)
    let questions = file.calls(in: condition).map(\.name)
    func root(_ path: String) -> String { String(path.prefix { $0 != "." }) }
    let isOfSurroundings = references.contains { reference in
      let lower = reference.path.lowercased()
      return Self.passing.contains { lower.contains($0) }
        || properties.contains {
          $0.name == root(reference.path) && !Self.surroundings.isDisjoint(with: $0.attributes)
        }
    }
    guard !isOfSurroundings,
      !questions.contains(where: { name in Self.passing.contains { name.lowercased().contains($0) } })
    else { return nil }
    // `order.hasShipped(on: day)` asks the method.
    let calls = file.calls(in: condition)
    return references.first { reference in
      properties.contains { $0.name == reference.path } && !calls.contains { $0.extent.contains(reference.offset) }
    }?.path
      ?? calls.first { $0.name.first?.isLowercase == true && !Self.ofTexts.contains($0.name) }.map(question)
      ?? references.first { $0.path.contains(".") && $0.path.first?.isLowercase == true }?.path
  }

  /// `statusColor` beside `statusText`: the same is said in words.
  private func isNamedInWords(_ name: String, of type: String) -> Bool {
    let stem = name.replacing("Color", with: "").replacing("color", with: "").replacing("Tint", with: "").replacing(
      "get", with: "")
    guard stem.count > 2 else { return false }
    let lower = stem.lowercased()
    return file.outline.references.contains { reference in
      let last = BehaviourFile.last(reference.path).lowercased()
      return last.hasPrefix(lower)
        && ["text", "title", "label", "name", "description", "icon", "symbol", "image", "string"]
          .contains { last.hasSuffix($0) }
        && file.extents(ofType: type).contains { $0.contains(reference.offset) }
    }
  }

  /// What stands before the first question mark of a member, on its line.
  private func ternary(in member: Range<Int>) -> Range<Int>? {
    let words = file.slice(member)
    guard let mark = words.firstRange(of: " ? "), words[mark.upperBound...].contains(" : ") else { return nil }
    let before = words[..<mark.lowerBound]
    let start =
      before.lastIndex { $0 == "{" || $0 == "\n" || $0 == ";" }.map { before.index(after: $0) } ?? before.startIndex
    return member.lowerBound + words[..<start].utf8.count..<member.lowerBound + before.utf8.count
  }

  /// `theme.amountColor(for: entry.kind)`: of a value that it is asked by.
  private func askedColor(_ argument: Range<Int>) -> Asked? {
    guard let call = file.calls(in: argument).first(where: { $0.extent == argument }), call.arguments.count == 1,
      call.name.lowercased().hasSuffix("color"), call.name.first?.isLowercase == true,
      let value = file.outline.references.within(call.arguments[0].extent).first,
      file.slice(call.arguments[0].extent) == value.path, value.path.contains("."),
      !Self.passing.contains(where: { value.path.lowercased().contains($0) })
    else { return nil }
    return Asked(path: value.path, own: [argument])
  }

  /// What a text is asked is told by the text itself.
  private static let ofTexts: Set<String> = ["contains", "hasPrefix", "hasSuffix"]
  /// `reading.isLow`, by its name alone where the name says it.
  private func question(_ call: SourceOutline.Call) -> String {
    let says = ["is", "has", "should", "can"].contains { call.name.hasPrefix($0) }
    let base = call.base.map(file.slice) ?? ""
    return says || base.isEmpty || base.contains("(") ? call.name : "\(base).\(call.name)"
  }

  private func isOfColor(_ member: SourceOutline.Declaration) -> Bool {
    let head = file.slice(member.extent).prefix { $0 != "{" }
    return head.contains("Color") && !head.contains("View")
  }

  // MARK: Branches

  /// `.background { switch state { case .on: Color.green … } }`: nothing but colours and shapes in any branch.
  private func branched(in call: SourceOutline.Call, of type: String) -> Asked? {
    let within = file.outline.conditions.filter { condition in
      call.closures.contains { $0.contains(condition.condition.lowerBound) }
    }
    guard let branch = within.min(by: { $0.condition.lowerBound < $1.condition.lowerBound }) else { return nil }
    let words = branch.bodies.map(file.slice).joined()
    let hues = Set(words.split { !$0.isLetter && $0 != "." }.filter { $0.hasPrefix("Color.") })
    guard hues.count > 1 else { return nil }
    let views = branch.bodies.flatMap { file.calls(in: $0) }.filter {
      $0.name.first?.isUppercase == true && $0.base == nil
    }
    guard !words.contains("Image."),
      views.allSatisfy({ Self.plain.contains($0.name) }), let path = state(in: branch.condition, of: type)
    else { return nil }
    return Asked(path: path, own: within.map(\.condition))
  }
  private static let plain: Set<String> = [
    "Color", "Circle", "Rectangle", "RoundedRectangle", "Capsule", "Ellipse", "Group", "AnyShapeStyle",
    "LinearGradient",
  ]

  /// `.if(reading.isLow) { $0.foregroundColor(.red) }`: nothing but its look changes.
  private func applied(by call: SourceOutline.Call, in type: String) -> Asked? {
    guard call.base != nil, let condition = call.arguments.first(where: { !call.closures.contains($0.extent) })?.extent
    else { return nil }
    let inside = call.closures.flatMap { file.calls(in: $0) }
    guard !inside.isEmpty, inside.allSatisfy({ Self.silent.contains($0.name) || $0.name.first?.isUppercase == true }),
      inside.contains(where: { Self.coloring.contains($0.name) && $0.name != "opacity" }),
      inside.allSatisfy({ $0.name.first?.isLowercase == true || Self.plain.contains($0.name) })
    else { return nil }
    return state(in: condition, of: type).map { Asked(path: $0, own: [condition]) }
  }

  /// `.foregroundStyle(color(of: reading))`, where a member of the type decides between colours.
  private func colorMember(_ argument: Range<Int>, in type: String) -> Asked? {
    let called = file.calls(in: argument).first {
      $0.extent == argument && ($0.base.map(file.slice) ?? "self") == "self"
    }
    let reference = file.outline.references.within(argument).first
    let words = file.slice(argument)
    guard let name = called?.name ?? reference?.path, called != nil || words == name || words == "self." + name else {
      return askedColor(argument)
    }
    let named = file.outline.declarations.filter {
      ($0.kind == .function || $0.kind == .property && !$0.isStored) && $0.name == name
    }
    // A protocol of the file may have it for all of its types.
    let own = named.filter { $0.typeName == type }
    let members = own.isEmpty ? named : own
    guard members.count == 1, let member = members.first, file.slice(member.extent).contains("Color"),
      !file.slice(member.extent).contains("some View")
    else { return nil }
    let decisions = file.outline.conditions.filter { member.extent.contains($0.condition.lowerBound) }
    let conditions = decisions.map(\.condition) + [ternary(in: member.extent)].compactMap { $0 }
    guard !isNamedInWords(name, of: type), let path = conditions.lazy.compactMap({ state(in: $0, of: type) }).first
    else { return nil }
    // What the colour is decided by may be the parameter: then nothing else of the type can ask for it by that name.
    return Asked(path: path, own: [member.extent])
  }

  /// What is not drawn at all is gone, which is more than a look.
  private static func hides(_ arms: Substring) -> Bool {
    let parts = arms.split(separator: ":").map { $0.filter { !$0.isWhitespace } }
    return parts.contains { $0 == "0" || $0 == "0.0" }
  }

  /// What is set only when the view comes or goes is the phase of an animation.
  private func isPhase(_ path: String, in type: String) -> Bool {
    let extents = file.extents(ofType: type)
    let toggled = file.calls.filter { call in
      call.name == "toggle" && call.base.map { file.outline.references.within($0).last?.path == path } == true
    }
    let written =
      (file.outline.assignments.filter { $0.path == path }.map(\.offset) + toggled.map(\.nameOffset))
      .filter { offset in extents.contains { $0.contains(offset) } }
    return !written.isEmpty
      && written.allSatisfy { offset in
        file.calls(around: offset).contains { ["onAppear", "onDisappear", "task"].contains($0.name) }
      }
  }

  private static let acting: Set<String> = [
    "Button", "onTapGesture", "onAppear", "onChange", "task", "onReceive", "onSubmit", "refreshable",
  ]
  /// What happens is not what is shown: of a button its first closure.
  private func isAction(_ offset: Int, of call: SourceOutline.Call) -> Bool {
    call.name != "Button"
      || (call.arguments.first { $0.label == "action" }?.extent ?? call.closures.first)?.contains(offset) == true
  }

  /// Something else in the type depends on it: what is shown, or what VoiceOver says.
  ///
  /// - Parameter own: Where the colour itself is decided.
  private func isTold(_ path: String, in type: String, apart own: [Range<Int>]) -> Bool {
    let extents = file.extents(ofType: type)
    let written = Set(file.outline.assignments.map(\.offset))
    let asked =
      file.outline.references.filter { $0.path == path || $0.path.hasPrefix(path + ".") }.map(\.offset)
      + file.calls.filter { $0.name == path || path.hasSuffix("." + $0.name) }.map(\.nameOffset)
    return asked.contains { offset in
      guard !written.contains(offset), extents.contains(where: { $0.contains(offset) }),
        !own.contains(where: { $0.contains(offset) })
      else { return false }
      if file.calls(around: offset).contains(where: { Self.acting.contains($0.name) && isAction(offset, of: $0) }) {
        return false
      }
      // Another colour tells no more.
      if let member = file.member(around: offset), isOfColor(member) { return false }
      if file.outline.conditions.contains(where: { $0.condition.contains(offset) }) { return true }
      let around = file.calls.filter { call in
        call.nameOffset != offset
          && call.arguments.contains { $0.extent.contains(offset) && !call.closures.contains($0.extent) }
      }
      guard let inner = around.min(by: { $0.extent.count < $1.extent.count }) else { return false }
      return !around.contains { Self.silent.contains($0.name) || applied(by: $0, in: type) != nil }
        && inner.base.map { !file.slice($0).isEmpty } != false
    }
  }
}
