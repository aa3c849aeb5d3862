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
    "error", "fail", "success", "succeeded", "completed", "loading", "searching", "fetching", "refreshing", "syncing",
    "uploading", "downloading", "saving", "sending", "submitting", "processing", "authenticating", "connecting",
    "inprogress", "busy", "toast", "copied", "noresult", "statusmessage", "errormessage", "valid", "offline",
    "reachable",
  ]
  /// Cases of a state that say how something went: what arrives in the others is the content itself.
  private static let cases = ["loading", "fail", "error", "empty", "offline", "noresult", "searching", "fetching"]
  private static let showing: Set<String> = ["Text", "Label", "ProgressView", "ContentUnavailableView"]
  /// Views of the app's own by what their names say.
  private static let namesShowing = [
    "Loading", "Progress", "Spinner", "Error", "Fail", "Empty", "NoData", "NoResult", "Unavailable", "Toast", "Banner",
    "Offline",
  ]
  /// Modifiers that lay a message over the screen for a while.
  private static let passing = ["toast", "snackbar", "banner", "hud"]
  private static let passingLabels: Set<String> = [
    "isPresenting", "isPresented", "isShowing", "isShown", "isVisible", "show", "item", "message",
  ]
  /// iOS announces what these show.
  private static let announced: Set<String> = ["alert", "confirmationDialog", "sheet", "fullScreenCover", "popover"]

  var behaviours: [WrittenBehaviour] {
    guard !sources.isAnyNaming(Self.announcing) else { return [] }
    let found = conditional + switched + passingMessages + titles + faded + timed
    return found.filter { !file.isInPreview($0.offset) }.sorted { $0.offset < $1.offset }.map { found in
      WrittenBehaviour(.appearingStatus(state: found.state), file.outline.location(utf8Offset: found.offset))
    }
  }

  private typealias Found = (offset: Int, state: String)

  /// `if isLoading { ProgressView() }`.
  private var conditional: [Found] {
    file.outline.conditions.compactMap { condition in
      guard condition.cases.isEmpty, let body = condition.bodies.first,
        let state = states(in: condition.condition).first(where: Self.isStatus) ?? emptyResults(condition.condition),
        shows(body)
      else { return nil }
      let offset = condition.condition.lowerBound
      // A button whose words change once it is tapped says nothing either.
      guard !isElsewhere(offset) || Self.isOfTap(state) && !isInAnnounced(offset) else { return nil }
      return (condition.condition.lowerBound, state)
    }
  }

  /// What a search gave, by what it is called.
  private static let results = ["result", "search", "filtered", "match", "found", "suggestion"]
  /// What is searched for.
  private static let queries = ["text", "query", "term", "string", "input", "keyword"]

  /// `if searchedEvents.isEmpty { Text("No results") }`, and `if query != "" && entries.count == 0`.
  private func emptyResults(_ condition: Range<Int>) -> String? {
    let paths = file.outline.references.within(condition)
    let isSearch =
      paths.contains { path in Self.results.contains { path.path.lowercased().contains($0) } }
      || paths.contains { path in BehaviourFile.last(path.path).lowercased().hasSuffix("query") }
    guard isSearch else { return nil }
    for path in paths {
      let names = path.path.split(separator: ".").map(String.init)
      guard let list = names.dropLast().last, let asked = names.last, asked == "isEmpty" || asked == "count" else {
        continue
      }
      let lower = list.lowercased()
      let isQuery = Self.queries.contains { lower.hasSuffix($0) || lower == "search" }
      let end = path.offset + path.path.utf8.count
      let isZero = file.slice(end..<min(end + 6, condition.upperBound)).hasPrefix(" == 0")
      let isNegated = path.offset > 0 && file.slice(path.offset - 1..<path.offset) == "!"
      if !isQuery, asked == "isEmpty" ? !isNegated : isZero { return list }
    }
    return nil
  }

  /// `ErrorView().opacity(isFailed ? 1 : 0)`.
  private var faded: [Found] {
    file.calls.compactMap { call in
      guard call.name == "opacity", let base = call.base, let value = call.arguments.first else { return nil }
      let text = file.slice(value.extent)
      guard text.contains("?"), text.hasSuffix(": 0") || text.contains("? 0 :"), isShowing(file.slice(base)),
        let state = file.outline.references.within(value.extent).map(\.path).first(where: Self.isStatus),
        !isElsewhere(call.extent.lowerBound)
      else { return nil }
      return (call.nameOffset, state)
    }
  }
  /// A chain that begins with what shows a message or progress.
  private func isShowing(_ base: String) -> Bool {
    let name = String(base.prefix { $0.isLetter })
    return Self.showing.contains(name)
      || name.first?.isUppercase == true && Self.namesShowing.contains { name.contains($0) }
  }

  /// `switch state { case .failed: ErrorView() … }`: the first of its cases that says how it went.
  private var switched: [Found] {
    file.outline.conditions.compactMap { condition in
      guard !isElsewhere(condition.condition.lowerBound),
        let first = condition.cases.first(where: { names(in: $0.pattern, Self.cases) && shows($0.body) })
      else { return nil }
      return (first.pattern.lowerBound, file.slice(condition.condition))
    }
  }

  /// `.toast(isPresenting: $isCopied) { … }`.
  private var passingMessages: [Found] {
    file.calls.compactMap { call in
      let name = call.name.lowercased()
      guard call.name.first?.isLowercase == true, Self.passing.contains(where: { name.contains($0) }),
        let argument = call.arguments.first(where: { $0.label.map(Self.passingLabels.contains) ?? false })
      else { return nil }
      let state = file.outline.references.within(argument.extent).first.map { BehaviourFile.last($0.path) }
      return (call.nameOffset, state ?? call.name)
    }
  }

  /// `Text(isSending ? "Sending…" : "Send")`.
  private var titles: [Found] {
    file.calls.compactMap { call in
      guard ["Text", "Label", "Button"].contains(call.name), call.base == nil, let title = call.arguments.first,
        title.label == nil || title.label == "verbatim", let question = file.slice(title.extent).firstIndex(of: "?")
      else { return nil }
      let text = file.slice(title.extent)
      let asked = text[..<question].split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "_" }.map(String.init)
      guard text[question...].contains(":"), !text[..<question].contains("\""), asked.count == 1,
        let state = asked.first, Self.isStatus(state), state.lowercased().hasSuffix("ing") || Self.isOfTap(state),
        !isInAnnounced(call.extent.lowerBound)
      else { return nil }
      return (call.extent.lowerBound, state)
    }
  }

  private static let ofMessages = [
    "toast", "message", "banner", "hud", "snackbar", "copied", "success", "saved", "confirmation", "feedback", "notice",
    "statustext",
  ]
  private static let waiting: Set<String> = ["sleep", "asyncAfter", "scheduledTimer", "delay"]

  /// `message = text; try? await Task.sleep(…); message = nil` in what views observe: what a view shows itself is judged there.
  private var timed: [Found] {
    file.outline.assignments.compactMap { set in
      guard let scope = file.member(around: set.offset)?.extent, !isInView(set.offset),
        let reset = file.outline.assignments.first(where: {
          $0.path == set.path && $0.offset > set.offset && scope.contains($0.offset)
        }),
        file.calls(in: set.offset..<reset.offset).contains(where: { Self.waiting.contains($0.name) })
      else { return nil }
      let value = file.value(assignedAt: set.offset)
      let words = (BehaviourFile.last(set.path) + " " + value.prefix { $0 != " " && $0 != "(" }).lowercased()
      guard Self.ofMessages.contains(where: { words.contains($0) }), !value.hasPrefix("nil"), !value.hasPrefix("false")
      else {
        return nil
      }
      return (set.offset, BehaviourFile.last(set.path))
    }
  }

  private func isInView(_ offset: Int) -> Bool {
    file.outline.declarations.contains { type in
      type.kind == .type && type.extent.contains(offset)
        && type.attributes.contains { ["View", "ViewModifier"].contains($0) }
    }
  }

  /// Content of a view: what it shows is a statement of its own, or the beginning of a chain that is.
  private func shows(_ body: Range<Int>) -> Bool {
    file.calls(in: body).contains { call in
      call.base == nil
        && (Self.showing.contains(call.name)
          || call.name.first?.isUppercase == true && Self.namesShowing.contains { call.name.contains($0) })
    }
  }

  private func isElsewhere(_ offset: Int) -> Bool {
    file.calls(around: offset).contains { Self.announced.contains($0.name) || $0.name == "Button" }
  }
  private func isInAnnounced(_ offset: Int) -> Bool {
    file.calls(around: offset).contains { Self.announced.contains($0.name) }
  }

  private func names(in pattern: Range<Int>, _ words: [String]) -> Bool {
    file.slice(pattern).lowercased().split { !$0.isLetter }.contains { name in words.contains { name.contains($0) } }
  }

  /// What a condition asks; `if let error` names its property as what it binds.
  private func states(in condition: Range<Int>) -> [String] {
    let bound = file.slice(condition).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    let names = zip(bound, bound.dropFirst()).filter { $0.0 == "let" }.map { String($0.1) }
    return file.outline.references.within(condition).map(\.path) + names
  }

  /// What a tap did, as its own button tells for a while.
  private static func isOfTap(_ path: String) -> Bool { BehaviourFile.last(path).lowercased().contains("copied") }

  private static func isStatus(_ path: String) -> Bool {
    let lower = BehaviourFile.last(path).lowercased()
    return states.contains { lower.contains($0) }
  }
}
