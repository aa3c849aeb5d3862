import SightlineModel
import SwiftInterpreter

/// Controls that look different where they are chosen or on, and of which VoiceOver says the same either way.
///
/// What is chosen is what the control's action writes, or what a name says is chosen: `isSelected`. A text, a label, a value or a
/// trait that depends on it tells it; so may what a view or modifier of another module makes of it.
struct ChosenLookReader {
  private let file: BehaviourFile
  private let sources: BehaviourSources
  private let telling: StateTelling

  init(_ file: BehaviourFile, _ sources: BehaviourSources) {
    (self.file, self.sources) = (file, sources)
    telling = StateTelling(file, sources)
  }
  /// What they hold is no part of what is drawn.
  private static let apart: Set<String> = [
    "contextMenu", "swipeActions", "sheet", "alert", "confirmationDialog", "popover", "fullScreenCover", "onChange",
    "onAppear", "onDisappear", "task", "onTapGesture", "onLongPressGesture", "gesture", "simultaneousGesture",
    "highPriorityGesture", "onHover", "onReceive", "toolbar", "navigationDestination",
  ]
  private static let controls: Set<String> = [
    "Button", "Toggle", "Picker", "Menu", "TextField", "Slider", "Stepper", "NavigationLink",
  ]
  private static let offering: Set<String> = [
    "Menu", "contextMenu", "swipeActions", "toolbarTitleMenu", "alert", "confirmationDialog", "Picker", "Toggle",
  ]
  private static let changing: Set<String> = [
    "toggle", "append", "insert", "remove", "removeAll", "formSymmetricDifference",
  ]
  private static let opening = [
    "expand", "collaps", "open", "unfold", "disclos", "show", "hid", "present", "edit", "load", "press", "visible",
  ]

  struct Found {
    var behaviour: WrittenBehaviour
    var states: Set<String>
    /// Of the control: what else is found in it is the same.
    var lines: ClosedRange<Int>
  }

  private struct Control {
    var location: SourceLocation
    var content: Range<Int>
    var action: Range<Int>
    /// Of the button itself, or of what is tapped.
    var core: Range<Int>
  }

  var found: [Found] {
    var seen: Set<String> = []
    return controls.compactMap { control in
      guard let look = decide(control), seen.insert(look.key).inserted else { return nil }
      let first = file.outline.location(utf8Offset: control.content.lowerBound).line
      let last = file.outline.location(utf8Offset: control.content.upperBound).line
      var behaviour = WrittenBehaviour(.chosenLook(isChoice: look.isChoice), control.location)
      behaviour.parts = look.parts
      return Found(behaviour: behaviour, states: look.states, lines: first...max(first, last))
    }
  }

  private struct Look {
    /// What is the same of both branches of an `#available`.
    var key: String
    var isChoice: Bool
    var states: Set<String>
    var parts: [SourceLocation]
  }

  // MARK: Controls

  private var controls: [Control] {
    let hidden = file.calls.filter { $0.name == "accessibilityHidden" && !file.slice($0.extent).hasSuffix("(false)") }
    return written.filter { control in
      !hidden.contains { $0.base?.contains(control.core.lowerBound) == true }
    }
  }

  private var written: [Control] {
    file.calls.compactMap { call in
      switch call.name {
      case "Button" where call.base == nil:
        guard let action = call.arguments.first(where: { $0.label == "action" })?.extent ?? call.closures.first,
          !call.arguments.contains(where: { $0.label == "role" }), !isOffered(call.extent.lowerBound)
        else { return nil }
        return Control(location: call.location, content: chain(call.extent), action: action, core: call.extent)
      case "onTapGesture":
        guard let base = call.base, !base.isEmpty,
          let action = call.arguments.first(where: { $0.label == "perform" })?.extent ?? call.closures.first,
          !isOffered(base.lowerBound),
          !file.calls(in: base).contains(where: { Self.controls.contains($0.name) && $0.base == nil })
        else { return nil }
        return Control(location: call.location, content: chain(base), action: action, core: base)
      default: return nil
      }
    }
  }

  private func isOffered(_ offset: Int) -> Bool {
    if file.calls(around: offset).contains(where: { Self.offering.contains($0.name) }) { return true }
    // A view of its own that is nothing but an item of a menu.
    guard let type = file.type(around: offset) else { return false }
    let uses = sources.uses(ofView: type)
    return !uses.isEmpty
      && uses.allSatisfy { use in
        use.file.calls(around: use.call.extent.lowerBound).contains { Self.offering.contains($0.name) }
      }
  }

  /// With all modifiers that are applied to it.
  private func chain(_ core: Range<Int>) -> Range<Int> {
    let end = file.calls.filter { call in
      call.base.map { $0.lowerBound == core.lowerBound && $0.upperBound >= core.upperBound } == true
        && call.extent.lowerBound == core.lowerBound
    }.map(\.extent.upperBound).max()
    return core.lowerBound..<max(core.upperBound, end ?? 0)
  }

  // MARK: What it chooses

  private struct Chosen {
    /// What the action gives another value.
    var paths: Set<String> = []
    /// What the action hands on: `open(item)`.
    var handed: Set<String> = []
    var isToggled = false
  }

  private func chosen(by control: Control, in type: String) -> Chosen {
    var chosen = Chosen()
    var ranges = [control.action]
    let named =
      file.calls(in: control.action).filter { $0.base == nil || $0.base.map(file.slice) == "self" }.map(\.name)
      + file.outline.references.within(control.action).map(\.path)
    for name in Set(named) {
      let own = file.functions(name).filter { range in
        file.extents(ofType: type).contains { $0.contains(range.lowerBound) }
      }
      if own.count == 1 { ranges += own }
    }
    let properties = Set(file.properties(of: type).map(\.name))
    for reference in file.outline.references.within(control.action) {
      let root = String(reference.path.prefix { $0 != "." })
      if !properties.contains(root), root.first?.isLowercase == true { chosen.handed.insert(reference.path) }
      // `set(enabled: !isOn)`
      if reference.offset > 0, file.slice(reference.offset - 1..<reference.offset) == "!",
        !file.outline.conditions.contains(where: { $0.condition.contains(reference.offset) })
      {
        chosen.paths.insert(reference.path)
        chosen.isToggled = true
      }
    }
    for range in ranges {
      for assigned in file.outline.assignments where range.contains(assigned.offset) {
        let value = file.value(assignedAt: assigned.offset)
        guard !Self.isTruth(value), !Self.isPassing(assigned.path), !steps(assigned, by: value) else { continue }
        if value.hasPrefix("!") { chosen.isToggled = true }
        chosen.paths.insert(assigned.path)
      }
      for call in file.calls(in: range) where Self.changing.contains(call.name) {
        guard let base = call.base, !file.slice(base).contains("["),
          let path = file.outline.references.within(base).first?.path, !Self.isPassing(path)
        else { continue }
        chosen.paths.insert(path)
        if call.name == "toggle" { chosen.isToggled = true }
      }
    }
    return chosen
  }

  /// `page += 1`, and `rows[0].isOpen = true`: neither chooses what is then compared with.
  private func steps(_ assigned: SourceOutline.Reference, by value: Substring) -> Bool {
    let before = file.slice(assigned.offset..<assigned.offset + Self.longestPath).prefix { $0 != "=" && $0 != "\n" }
    let last = BehaviourFile.last(assigned.path)
    return before.last.map { "[+-*/%|&".contains($0) } == true || before.contains("[")
      || !value.hasPrefix("!")
        && value.prefix { $0 != "}" && $0 != ";" }.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains {
          $0 == last
        }
  }
  private static let longestPath = 80

  private static let passing = [
    "focus", "hover", "press", "drag", "scroll", "highlight", "loading", "phase", "status", "progress",
  ]
  /// What comes and goes by itself is no choice.
  private static func isPassing(_ path: String) -> Bool {
    let lower = BehaviourFile.last(path).lowercased()
    return passing.contains { lower.contains($0) }
  }

  private static func isTruth(_ value: Substring) -> Bool {
    ["true", "false", "[]", "\"\""].contains { value.hasPrefix($0) }
  }

  private static let exactNames: Set<String> = [
    "selected", "chosen", "checked", "picked", "isactive", "iscurrent", "ischecked",
  ]
  private static func saysChosen(_ name: String) -> Bool {
    let lower = name.lowercased().drop { $0 == "_" }
    return exactNames.contains(String(lower))
      || lower.hasPrefix("is") && ["select", "chosen", "picked"].contains { lower.contains($0) }
  }

  // MARK: Where it is asked for

  private func decide(_ control: Control) -> Look? {
    guard let type = file.type(around: control.core.lowerBound) else { return nil }
    let extents = file.extents(ofType: type)
    let chosen = chosen(by: control, in: type)
    func isOwn(_ offset: Int) -> Bool { extents.contains { $0.contains(offset) } }
    // 1. What is drawn: the control, and the members that it shows.
    let (parts, apart) = parts(of: control, isOwn: isOwn)
    func isDrawn(_ offset: Int) -> Bool {
      parts.contains { $0.contains(offset) } && !apart.contains { $0.contains(offset) }
    }
    // 2. Names for it: `let isSelected = option == chosen`, and properties that ask for it.
    func isChosen(_ path: String) -> Bool {
      chosen.paths.contains { path == $0 || path.hasPrefix($0 + ".") }
    }
    var names: [String: Range<Int>] = [:]
    for declared in file.outline.declarations where declared.kind != .type && declared.kind != .preview {
      let isThere =
        declared.kind == .local
        ? isDrawn(declared.extent.lowerBound) : isOwn(declared.extent.lowerBound) && !declared.isStored
      guard isThere, declared.extent.count < Self.longestName, !file.slice(declared.extent).contains("some View"),
        file.outline.references.within(declared.extent).contains(where: {
          isChosen($0.path) || Self.saysChosen(BehaviourFile.last($0.path))
        })
      else { continue }
      names[declared.name] = declared.extent
    }
    guard
      !isSaidAround(control.core, { isChosen($0) || names[$0] != nil || Self.saysChosen(BehaviourFile.last($0)) })
    else { return nil }
    // 3. Each place that asks for it; what disables the control is told with it.
    let disabling = disabling(control)
    let asked =
      file.outline.references.filter { isDrawn($0.offset) }.compactMap { reference -> (Int, String)? in
        let last = BehaviourFile.last(reference.path)
        let isIt =
          isChosen(reference.path) || names[reference.path] != nil || Self.saysChosen(last)
          || isComparedWithHanded(reference, chosen.handed, in: type)
        return isIt ? (reference.offset, reference.path) : nil
      }
      + file.outline.members.filter { isDrawn($0.offset) && Self.saysChosen($0.path) }.map { ($0.offset, $0.path) }
      + file.calls.filter { isDrawn($0.nameOffset) && (names[$0.name] != nil || Self.saysChosen($0.name)) }.map {
        ($0.nameOffset, $0.name)
      }
    var looks: [(offset: Int, path: String, asking: Range<Int>)] = []
    for (offset, path) in asked {
      // The names themselves are asked for elsewhere.
      if names.values.contains(where: { $0.contains(offset) }) || disabling.contains(path) { continue }
      switch telling.tells(offset) {
      // What turns is the way to open something, or a flourish; it is no choice.
      case .look where isTurned(by: offset): continue
      case .look(let asking): looks.append((offset, path, asking))
      case .silent: continue
      case .told: return nil
      }
    }
    guard let first = looks.min(by: { $0.offset < $1.offset }) else { return nil }
    // VoiceOver reads a symbol that stands alone by its name, which changes with it.
    let hasWords =
      file.calls.contains { isDrawn($0.nameOffset) && ["Text", "Label"].contains($0.name) && $0.base == nil }
      || file.slice(control.core).hasPrefix("Button(\"")
      || looks.contains { look in
        lookCall(look.offset).map { !StateTelling.drawn.contains($0.name) && $0.base == nil } == true
      }
    guard hasWords || !looks.contains(where: { lookCall($0.offset)?.name == "Image" }) else { return nil }
    // 4. A choice compares, or its name says so; what is only switched is a state of its own.
    let isCompared = looks.contains { look in
      let words = file.slice(look.asking) + (names[look.path].map(file.slice) ?? "")
      if Self.passing.contains(where: { words.lowercased().contains("." + $0) }) { return false }
      return ["==", ".contains(", "isDate("].contains { words.contains($0) }
    }
    let isNamed = looks.contains { Self.saysChosen(BehaviourFile.last($0.path)) }
    guard isCompared || isNamed || chosen.isToggled && isState(first.path, looks.map(\.asking), extents) else {
      return nil
    }
    let isHandedIn = isNamed && !isCompared && !looks.contains { isChosen($0.path) }
    var lines: [SourceLocation] = []
    for look in looks.sorted(by: { $0.offset < $1.offset }) {
      let line = file.outline.location(utf8Offset: look.offset)
      if lines.allSatisfy({ abs($0.line - line.line) > 3 }) { lines.append(line) }
    }
    return Look(
      key: isHandedIn ? "\(type) \(first.path)" : "\(control.core.lowerBound)", isChoice: isCompared || isNamed,
      states: Set(looks.map(\.path)), parts: Array((lines + drawings(looks.map(\.offset))).prefix(Self.mostLines)))
  }
  private static let mostLines = 3

  /// What `.disabled` asks of the control, or of the member that holds it: VoiceOver says that it is dimmed.
  private func disabling(_ control: Control) -> Set<String> {
    let member = file.member(around: control.core.lowerBound)?.name
    let found = file.calls.filter { call in
      guard call.name == "disabled", let base = call.base else { return false }
      return base.contains(control.core.lowerBound)
        || member.map { member in
          member != "body" && file.outline.references.within(base).contains { $0.path == member }
            || file.calls(in: base).contains { $0.name == member && $0.base == nil }
        } == true
    }.flatMap(\.arguments)
    return Set(
      found.flatMap { argument in
        file.outline.references.within(argument.extent).map(\.path) + file.calls(in: argument.extent).map(\.name)
      })
  }
  private static let turning: Set<String> = ["rotationEffect", "rotation3DEffect"]

  private func isTurned(by offset: Int) -> Bool {
    file.calls.contains { Self.turning.contains($0.name) && $0.arguments.contains { $0.extent.contains(offset) } }
  }

  /// Where views of the project's own that are handed the state draw it.
  private func drawings(_ offsets: [Int]) -> [SourceLocation] {
    offsets.compactMap { offset in
      let call = file.calls.filter { call in
        call.base == nil && call.name.first?.isUppercase == true && !StateTelling.drawn.contains(call.name)
          && call.arguments.contains { $0.extent.contains(offset) && !call.closures.contains($0.extent) }
      }.min { $0.extent.count < $1.extent.count }
      guard let call, let label = call.arguments.first(where: { $0.extent.contains(offset) })?.label,
        let declared = telling.declaring(typeNamed: call.name)
      else { return nil }
      let extents = declared.outline.declarations.filter {
        $0.kind == .type && BehaviourFile.last($0.typeName) == call.name
      }.map(\.extent)
      let asking = declared.outline.references.first { reference in
        reference.path == label && extents.contains { $0.contains(reference.offset) }
          && (declared.outline.conditions.contains { $0.condition.contains(reference.offset) }
            || declared.slice(reference.offset..<reference.offset + reference.path.utf8.count + 3).hasSuffix(" ? "))
      }
      return asking.map { declared.outline.location(utf8Offset: $0.offset) }
    }
  }
  private static let longestName = 400

  /// `zoom.level == store.zoomLevel`, where the action hands on `zoom.level`.
  private func isComparedWithHanded(_ reference: SourceOutline.Reference, _ handed: Set<String>, in type: String)
    -> Bool
  {
    guard !handed.contains(reference.path), !Self.isPassing(reference.path),
      !["first", "last", "count", "isEmpty"].contains(BehaviourFile.last(reference.path)),
      file.properties(of: type).contains(where: { $0.name == reference.path.prefix { $0 != "." } && $0.isStored })
    else { return false }
    let line = file.line(around: reference.offset)
    return handed.contains { path in
      line.contains("\(reference.path) == \(path)") || line.contains("\(path) == \(reference.path)")
    }
  }

  /// The innermost view or value that is handed the answer.
  private func lookCall(_ offset: Int) -> SourceOutline.Call? {
    file.calls.filter { call in
      call.base == nil && call.name.first?.isUppercase == true
        && call.arguments.contains { $0.extent.contains(offset) && !call.closures.contains($0.extent) }
    }.min { $0.extent.count < $1.extent.count }
  }

  /// A switch of its own: nothing comes or goes with it, and its symbol is told of elsewhere.
  private func isState(_ path: String, _ asking: [Range<Int>], _ extents: [Range<Int>]) -> Bool {
    let lower = BehaviourFile.last(path).lowercased()
    guard !Self.opening.contains(where: { lower.contains($0) }),
      file.presentations(of: BehaviourFile.last(path)).isEmpty
    else { return false }
    return !file.outline.conditions.contains { condition in
      extents.contains { $0.contains(condition.condition.lowerBound) }
        && file.outline.references.within(condition.condition).contains { $0.path == path }
        && condition.bodies.contains { body in file.calls(in: body).contains { $0.name.first?.isUppercase == true } }
    }
  }

  /// The control's own extent, and those of the members that it shows; with what is left out of them.
  private func parts(of control: Control, isOwn: (Int) -> Bool) -> (drawn: [Range<Int>], apart: [Range<Int>]) {
    var drawn = [control.content]
    var apart = [control.action]
    var next = 0
    while next < drawn.count, drawn.count < 8 {
      let range = drawn[next]
      next += 1
      for call in file.calls(in: range) where Self.apart.contains(call.name) && call.base != nil {
        apart += call.arguments.map(\.extent) + call.closures
      }
      let names = Set(
        file.outline.references.within(range).map(\.path) + file.calls(in: range).filter { $0.base == nil }.map(\.name))
      let members = file.outline.declarations.filter { declared in
        (declared.kind == .property && !declared.isStored || declared.kind == .function)
          && names.contains(declared.name)
          && isOwn(declared.extent.lowerBound) && declared.name != "body"
          && file.slice(declared.extent).contains("View")
      }
      for member in members where members.count(where: { $0.name == member.name }) == 1 {
        guard !drawn.contains(where: { $0.overlaps(member.extent) }) else { continue }
        drawn.append(member.extent)
        // `row(item, selected: false)` draws one of both.
        let fixed = file.calls.filter { $0.name == member.name && range.contains($0.nameOffset) }.flatMap(\.arguments)
          .filter { ["true", "false"].contains(file.slice($0.extent)) }.compactMap(\.label)
        apart += file.outline.references.within(member.extent).filter { fixed.contains($0.path) }
          .map { $0.offset..<$0.offset + 1 }
      }
    }
    return (drawn, apart)
  }

  /// A value, a label or a trait is said of the control, or of what it stands in.
  private func isSaidAround(_ core: Range<Int>, _ isState: (String) -> Bool) -> Bool {
    file.calls.contains { call in
      guard StateTelling.speaking.contains(call.name), !isLiteral(call),
        let base = call.base, base.lowerBound <= core.lowerBound, base.upperBound >= core.upperBound
      else { return false }
      // `.accessibilityValue(mail.isRead ? "read" : "unread")` is about something else.
      let asked = call.arguments.flatMap { file.outline.references.within($0.extent) }.map(\.path)
      let isOther = call.arguments.contains { file.slice($0.extent).contains(" ? ") } && !asked.contains(where: isState)
      return !isOther
    }
  }
  /// A label of one literal says the same of both.
  private func isLiteral(_ call: SourceOutline.Call) -> Bool {
    (call.name == "accessibilityLabel" || call.name == "accessibilityAddTraits")
      && call.arguments.allSatisfy {
        let words = file.slice($0.extent)
        return (words.hasPrefix("\"") || words == ".isButton") && !words.contains("\\(")
      }
  }
}
