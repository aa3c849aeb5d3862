import SightlineModel
import SwiftInterpreter

/// Messages and progress that a state brings up while nobody touches the screen: `if let error { Text(error) }`.
///
/// What is announced, or given the focus, anywhere in the project may be announced elsewhere: then nothing is said.
struct AppearingStatusReader {
  private let file: BehaviourFile
  private let sources: BehaviourSources

  init(_ file: BehaviourFile, _ sources: BehaviourSources) { (self.file, self.sources) = (file, sources) }

  private static let announcing = [
    "AccessibilityNotification", "UIAccessibility.post", "AccessibilityFocusState", "accessibilityFocused",
    "NSAccessibility.post",
  ]
  private static let states = [
    "error", "fail", "success", "loading", "searching", "toast", "copied", "noresult", "statusmessage", "errormessage",
  ]
  private static let showing: Set<String> = ["Text", "Label", "ProgressView", "ContentUnavailableView"]
  /// iOS announces what these show.
  private static let announced: Set<String> = ["alert", "confirmationDialog", "sheet", "fullScreenCover", "popover"]

  var behaviours: [WrittenBehaviour] {
    guard !sources.isAnyNaming(Self.announcing) else { return [] }
    return file.outline.conditions.compactMap { condition in
      let start = condition.condition.lowerBound
      guard !file.isInPreview(start), let body = condition.bodies.first,
        let state = states(in: condition.condition).first(where: Self.isStatus)
      else { return nil }
      // Content of a view: what it shows is a statement of its own, or the beginning of a chain that is.
      let shows = file.calls(in: body).contains { Self.showing.contains($0.name) && $0.base == nil }
      let isElsewhere = file.calls(around: start).contains { Self.announced.contains($0.name) || $0.name == "Button" }
      guard shows, !isElsewhere else { return nil }
      return WrittenBehaviour(.appearingStatus(state: state), file.outline.location(utf8Offset: start))
    }
  }

  /// What a condition asks; `if let error` names its property as what it binds.
  private func states(in condition: Range<Int>) -> [String] {
    let bound = file.slice(condition).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    let names = zip(bound, bound.dropFirst()).filter { $0.0 == "let" }.map { String($0.1) }
    return file.outline.references.within(condition).map(\.path) + names
  }

  private static func isStatus(_ path: String) -> Bool {
    let lower = BehaviourFile.last(path).lowercased()
    return states.contains { lower.contains($0) }
  }
}
