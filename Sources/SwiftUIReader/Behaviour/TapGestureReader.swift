import SightlineModel
import SwiftInterpreter

/// Taps on what is no control, and that nothing tells VoiceOver of.
///
/// Many of them stand in rows and states that are never laid out. What a view or a modifier of the project's own brings along
/// is not seen here; a backdrop that closes something, and what a button of the same file does too, are left alone.
struct TapGestureReader {
  private let file: BehaviourFile
  private let sources: BehaviourSources

  init(_ file: BehaviourFile, _ sources: BehaviourSources) { (self.file, self.sources) = (file, sources) }

  private static let telling: Set<String> = [
    "accessibilityAddTraits", "accessibilityAction", "accessibilityActions", "accessibilityAdjustableAction",
    "accessibilityElement",
  ]
  /// What a tap stands on that a person taps for what it shows.
  private static let shown: Set<String> = [
    "Text", "Image", "Label", "HStack", "VStack", "ZStack", "AsyncImage", "Group",
  ]
  private static let controls: Set<String> = [
    "Button", "NavigationLink", "Link", "Menu", "Toggle", "TextField", "SecureField", "TextEditor", "Picker", "Slider",
    "Stepper", "DatePicker", "ShareLink",
  ]
  /// What a tap beside everything else does.
  private static let closing = [
    "keyboard", "endediting", "resignfirstresponder", "focus", "dismiss", "close", "hide", "cancel",
  ]

  var behaviours: [WrittenBehaviour] { taps + emptyButtons }

  /// A button whose action is empty, with a tap gesture that does its work: whoever presses it without touching the screen
  /// runs the action.
  private var emptyButtons: [WrittenBehaviour] {
    let taps = file.calls.filter { call in
      call.name == "onTapGesture" && !call.arguments.contains { $0.label == "count" } || isTap(call)
    }
    guard !taps.isEmpty else { return [] }
    return file.calls.compactMap { button in
      guard button.name == "Button", button.base == nil, let action = file.action(of: button), isEmpty(action),
        let tap = taps.first(where: { tap in
          tap.base?.lowerBound == button.extent.lowerBound || button.closures.contains { $0.contains(tap.nameOffset) }
        }), let work = file.action(of: tap) ?? tap.arguments.first?.extent, !file.actionNames(in: work).isEmpty,
        !isTold(tap),
        sources.isOfScreen(button.nameOffset, in: file)
      else { return nil }
      let words = file.texts(in: button.extent).lazy.compactMap(BehaviourFile.words(ofLiteral:)).first ?? ""
      return WrittenBehaviour(.tapOfEmptyButton(words: words), button.location)
    }
  }

  /// `.simultaneousGesture(TapGesture().onEnded { … })`.
  private func isTap(_ call: SourceOutline.Call) -> Bool {
    guard ["gesture", "simultaneousGesture", "highPriorityGesture"].contains(call.name),
      let gesture = call.arguments.first
    else { return false }
    return file.slice(gesture.extent).hasPrefix("TapGesture()")
  }

  private func isEmpty(_ closure: Range<Int>) -> Bool {
    file.slice(closure).allSatisfy { $0.isWhitespace || $0 == "{" || $0 == "}" }
  }

  private var taps: [WrittenBehaviour] {
    let buttons = file.calls.filter { Self.controls.contains($0.name) && $0.base == nil }
    let done = Set(buttons.compactMap { file.action(of: $0).map { file.actionNames(in: $0) } })
    return file.calls.compactMap { call in
      guard call.name == "onTapGesture", let base = call.base, !base.isEmpty,
        !call.arguments.contains(where: { $0.label == "count" }), let action = file.action(of: call),
        let root = file.root(of: base), Self.shown.contains(root.name) || isPlainView(root.name),
        !file.named.holds(call.nameOffset), !isTold(call),
        !buttons.contains(where: { $0.extent.contains(call.nameOffset) || base.contains($0.nameOffset) }),
        sources.isOfScreen(call.nameOffset, in: file),
        file.type(around: call.nameOffset).map(sources.isTraited(whereUsed:)) != true
      else { return nil }
      let names = file.actionNames(in: action)
      guard !names.isEmpty, !done.contains(names), !file.writes(in: action).isEmpty || !onlyCloses(names, action) else {
        return nil
      }
      return WrittenBehaviour(
        .tap(on: root.name, words: file.texts(in: base).lazy.compactMap(BehaviourFile.words(ofLiteral:)).first ?? ""),
        call.location)
    }
  }

  /// A view of the project's own that holds no control and tells VoiceOver nothing.
  private func isPlainView(_ name: String) -> Bool {
    let parts = sources.types(named: name)
    return parts.contains { $0.file.slice($0.extent).contains("some View") }
      && parts.allSatisfy { part in
        !part.file.calls(in: part.extent).contains { call in
          Self.controls.contains(call.name) || call.name.hasPrefix("accessibility") || call.name == "onTapGesture"
        }
      }
  }

  private func isTold(_ call: SourceOutline.Call) -> Bool {
    file.calls.contains { other in
      guard Self.telling.contains(other.name), let base = other.base else { return false }
      return base.contains(call.nameOffset) || call.base?.contains(other.nameOffset) == true
        || file.calls(around: call.nameOffset).contains { base.contains($0.nameOffset) }
    }
  }

  private func onlyCloses(_ names: Set<String>, _ action: Range<Int>) -> Bool {
    let isCleared = file.outline.assignments.contains { action.contains($0.offset) } && file.writes(in: action).isEmpty
    return isCleared
      || names.subtracting(["withAnimation"]).allSatisfy { name in
        Self.closing.contains { name.lowercased().contains($0) }
      }
  }
}
