import SightlineModel
import SwiftInterpreter

/// States that a view shows by a colour or a filling alone, and ticks that a menu's items draw themselves.
///
/// A condition that decides anything else in the same type, a text, a symbol, a trait, a view, is told by that.
struct ShownStateReader {
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
    "scheme", "pressed", "enabled", "disabled", "focus", "hover", "contrast", "loading", "empty", "count", "valid",
    "dark",
    "reduce", "idiom", "sizeclass", "scroll", "drag", "animat", "editing", "appear", "theme", "style", "config",
    "index",
    "offset", "progress", "height", "width", "targeted", "highlight", "debug", "available", "typing",
  ]
  private static let menus: Set<String> = ["Menu", "contextMenu", "toolbarTitleMenu"]

  var behaviours: [WrittenBehaviour] { ticks + comparedTicks + colors }

  // MARK: Ticks

  private var ticks: [WrittenBehaviour] {
    file.calls.filter { $0.name == "Button" && $0.base == nil }.compactMap { call in
      let offset = call.extent.lowerBound
      guard file.slice(call.extent).contains("\"checkmark"), hasCondition(call.extent),
        file.calls(around: offset).contains(where: { Self.menus.contains($0.name) }), !isTraited(around: call.extent)
      else { return nil }
      return WrittenBehaviour(.menuTick, call.location)
    }
  }

  /// `if option == chosen { Image(systemName: "checkmark") }` in what is tapped, outside of menus.
  private var comparedTicks: [WrittenBehaviour] {
    var seen: Set<Int> = []
    return file.calls.filter { $0.name == "Image" && $0.base == nil }.compactMap { image in
      let offset = image.extent.lowerBound
      guard file.slice(image.extent).contains("\"checkmark"), isCompared(image),
        let control = control(around: offset), !control.isOfMenu, seen.insert(control.extent.lowerBound).inserted,
        !isTraited(around: control.extent), !isTraited(around: image.extent),
        !file.calls.contains(where: { Self.traits.contains($0.name) && control.extent.contains($0.nameOffset) })
      else { return nil }
      return WrittenBehaviour(.tick, control.location)
    }
  }

  /// A branch whose only view it is, an opacity, or its own name asks whether two things are equal.
  private func isCompared(_ image: SourceOutline.Call) -> Bool {
    func compares(_ range: Range<Int>) -> Bool {
      let words = file.slice(range)
      return words.contains(" == ") || words.contains(".contains(")
    }
    let offset = image.extent.lowerBound
    let branch = file.outline.conditions.filter { $0.bodies.contains { $0.contains(offset) } }
      .max { $0.condition.lowerBound < $1.condition.lowerBound }
    if let branch, compares(branch.condition), let body = branch.bodies.first(where: { $0.contains(offset) }),
      // Beside words the tick is not all that says it.
      !file.calls.contains(where: { ["Text", "Label"].contains($0.name) && body.contains($0.nameOffset) }),
      branch.bodies.allSatisfy({ $0 == body || !file.slice($0).contains("Text(") })
    {
      return true
    }
    let fading = file.calls.filter { $0.name == "opacity" && $0.base?.contains(offset) == true }
      .min { $0.extent.count < $1.extent.count }
    if let fading, fading.base.map({ file.slice($0).count { $0 == "(" } <= Self.mostCallsOfOne }) == true,
      let argument = fading.arguments.first?.extent, compares(argument)
    {
      return true
    }
    return image.arguments.contains { compares($0.extent) && file.slice($0.extent).contains(" ? ") }
  }

  /// Of an image with its modifiers; what holds more is more than the tick.
  private static let mostCallsOfOne = 5

  /// The button, or what a tap is put on, around a place.
  private func control(around offset: Int) -> (extent: Range<Int>, location: SourceLocation, isOfMenu: Bool)? {
    let around = file.calls(around: offset)
    let isOfMenu = around.contains { Self.menus.contains($0.name) }
    if let button = around.first(where: { $0.name == "Button" && $0.base == nil }) {
      return (button.extent, button.location, isOfMenu)
    }
    let tapped = file.calls.filter { $0.name == "onTapGesture" && $0.base?.contains(offset) == true }
      .min { $0.extent.count < $1.extent.count }
    guard let tapped, let base = tapped.base else { return nil }
    return (base, tapped.location, isOfMenu)
  }

  private func hasCondition(_ extent: Range<Int>) -> Bool {
    file.outline.conditions.contains { extent.contains($0.condition.lowerBound) } || file.slice(extent).contains(" ? ")
  }

  private func isTraited(around extent: Range<Int>) -> Bool {
    file.calls.contains { call in
      Self.traits.contains(call.name)
        && call.base.map { $0.lowerBound <= extent.lowerBound && $0.upperBound >= extent.upperBound } == true
    }
  }
  private static let traits: Set<String> = ["accessibilityAddTraits", "accessibilityValue", "accessibilityLabel"]

  // MARK: Colours

  private var colors: [WrittenBehaviour] {
    var seen: Set<String> = []
    return file.calls.compactMap { call in
      guard Self.coloring.contains(call.name), let type = file.type(around: call.nameOffset),
        let path = state(of: call, in: type), seen.insert("\(type) \(path)").inserted
      else { return nil }
      guard !isPhase(path, in: type), !isTold(path, in: type), !isTraitedWhereUsed(type) else { return nil }
      return WrittenBehaviour(.colorState(path), call.location)
    }
  }

  /// The state that a colour is chosen by: a property of the type, or one of a value that it draws.
  private func state(of call: SourceOutline.Call, in type: String) -> String? {
    for argument in call.arguments where !call.closures.contains(argument.extent) {
      let words = file.slice(argument.extent)
      let holdsAnother = file.calls.contains { inner in
        Self.coloring.contains(inner.name) && argument.extent.contains(inner.nameOffset)
          && inner.extent != call.extent
      }
      guard !holdsAnother, let mark = words.firstRange(of: " ? "), words[mark.upperBound...].contains(" : "),
        call.name != "opacity" || !Self.hides(words[mark.upperBound...])
      else { continue }
      let condition = argument.extent.lowerBound..<(argument.extent.lowerBound + words[..<mark.lowerBound].utf8.count)
      let references = file.outline.references.within(condition)
      let properties = file.properties(of: type)
      func root(_ path: String) -> String { String(path.prefix { $0 != "." }) }
      let isOfSurroundings = references.contains { reference in
        let lower = reference.path.lowercased()
        return Self.passing.contains { lower.contains($0) }
          || properties.contains {
            $0.name == root(reference.path) && !Self.surroundings.isDisjoint(with: $0.attributes)
          }
      }
      guard !isOfSurroundings else { return nil }
      return references.first { reference in properties.contains { $0.name == reference.path } }?.path
        ?? references.first { $0.path.contains(".") && $0.path.first?.isLowercase == true }?.path
    }
    return nil
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

  /// Something else in the type depends on it: what is shown, or what VoiceOver says.
  private func isTold(_ path: String, in type: String) -> Bool {
    let extents = file.extents(ofType: type)
    let written = Set(file.outline.assignments.map(\.offset))
    return file.outline.references.contains { reference in
      guard reference.path == path || reference.path.hasPrefix(path + "."), !written.contains(reference.offset),
        extents.contains(where: { $0.contains(reference.offset) })
      else { return false }
      if file.outline.conditions.contains(where: { $0.condition.contains(reference.offset) }) { return true }
      let around = file.calls.filter { call in
        call.arguments.contains { $0.extent.contains(reference.offset) && !call.closures.contains($0.extent) }
      }
      guard let inner = around.min(by: { $0.extent.count < $1.extent.count }) else { return false }
      return !around.contains { Self.silent.contains($0.name) } && inner.base.map { !file.slice($0).isEmpty } != false
    }
  }

  /// Whoever shows the view says it there: `Row(isOn: isOn).accessibilityAddTraits(…)`.
  private func isTraitedWhereUsed(_ type: String) -> Bool {
    let name = type.split(separator: ".").last.map(String.init) ?? type
    return sources.files(naming: name + "(").contains { other in
      other.calls.contains { call in
        Self.traits.contains(call.name) && call.base.map { other.slice($0).contains(name + "(") } == true
      }
    }
  }
}
