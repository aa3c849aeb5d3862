import SightlineModel
import SwiftInterpreter

/// Items of context menus that do what nothing else in the project does.
///
/// An action is known by what it calls and what it writes; whatever else calls and writes the same, itself or by way of a
/// function, is another way.
struct HiddenActionReader {
  private let file: BehaviourFile
  private let sources: BehaviourSources

  init(_ file: BehaviourFile, _ sources: BehaviourSources) { (self.file, self.sources) = (file, sources) }

  /// What goes along with an action, or carries any.
  private static let common: Set<String> = [
    "withAnimation", "Task", "print", "log", "debug", "info", "warning", "error", "notice", "sleep", "toggle",
    "dispatch", "send",
    "impactOccurred", "selectionChanged", "notificationOccurred", "append", "insert", "remove", "removeAll", "contains",
    "first",
    "map", "filter", "string", "dismiss", "save", "haptic", "play",
  ]

  var behaviours: [WrittenBehaviour] {
    file.calls.compactMap { menu in
      guard menu.name == "contextMenu", menu.base != nil,
        !menu.arguments.contains(where: { $0.label == "forSelectionType" })
      else { return nil }
      let items = file.calls.filter { call in
        call.name == "Button" && call.base == nil && file.holds(menu, call.nameOffset)
      }
      let hidden = items.filter(isOnlyHere)
      guard !hidden.isEmpty, file.calls(around: menu.nameOffset).allSatisfy({ $0.name != "contextMenu" }) else {
        return nil
      }
      return WrittenBehaviour(.hiddenActions(hidden.map(title).filter { !$0.isEmpty }), menu.location)
    }
  }

  private func isOnlyHere(_ item: SourceOutline.Call) -> Bool {
    guard let action = file.action(of: item) else { return false }
    let names = file.actionNames(in: action).subtracting(Self.common)
    return !names.isEmpty && !sources.visibleActions.contains { names.isSubset(of: $0) }
  }

  private func title(_ item: SourceOutline.Call) -> String {
    for call in [item] + file.calls(in: item.extent)
    where ["Button", "Text", "Label"].contains(call.name) && call.base == nil {
      guard let words = call.arguments.first(where: { $0.label == nil && !call.closures.contains($0.extent) })?.extent
      else { continue }
      if let literal = BehaviourFile.words(ofLiteral: file.slice(words)) { return literal }
    }
    return ""
  }
}
