import SightlineModel
import SwiftInterpreter

/// Messages and progress that a state brings up while nobody touches the screen: `if let error { Text(error) }`.
///
/// What is announced, or given the focus, where the state is written or the view's own file says so, may be announced
/// there: then nothing is said.
struct AppearingStatusReader {
  let file: BehaviourFile
  let sources: BehaviourSources

  init(_ file: BehaviourFile, _ sources: BehaviourSources) { (self.file, self.sources) = (file, sources) }

  /// iOS announces what these show.
  private static let announced: Set<String> = ["alert", "confirmationDialog", "sheet", "fullScreenCover", "popover"]

  struct Found {
    var offset: Int
    var state: String
    /// Where it is shown, and further cases.
    var parts: [Int] = []
  }

  var behaviours: [WrittenBehaviour] {
    // A widget is read when somebody comes to it.
    guard !sources.isAnnouncing(file), !file.outline.declarations.contains(where: { $0.attributes.contains("Widget") })
    else { return [] }
    let found =
      conditional + switched + passingMessages + passingCalls + titles + faded + timed + statusTexts + awaited + live
    var seen: Set<Int> = []
    return found.sorted { $0.offset < $1.offset }.filter { found in
      !file.isInPreview(found.offset) && !sources.isAnnounced(found.state) && seen.insert(found.offset).inserted
    }.map { found in
      var behaviour = WrittenBehaviour(
        .appearingStatus(state: found.state), file.outline.location(utf8Offset: found.offset))
      behaviour.parts = found.parts.filter { $0 != found.offset }.map { file.outline.location(utf8Offset: $0) }
      return behaviour
    }
  }

  // MARK: Branches

  /// `if isLoading { ProgressView() }`.
  private var conditional: [Found] {
    file.outline.conditions.compactMap { condition in
      guard condition.cases.isEmpty, let body = condition.bodies.first else { return nil }
      let offset = condition.condition.lowerBound
      guard !isElsewhere(offset), !isOfPicture(offset) else { return nil }
      let shows = isNegated(condition) && isContent(body) ? condition.bodies.dropFirst().first : body
      if let state = state(in: condition.condition) ?? emptyResults(condition.condition), let shows,
        case let shown = places(in: shows, isFault: StatusWords.isFault(file.slice(condition.condition))),
        !shown.isEmpty
      {
        return Found(offset: offset, state: state, parts: shown)
      }
      guard let wheel = wheel(in: condition) else { return nil }
      let asked = file.outline.references.within(condition.condition).first?.path
      return Found(offset: offset, state: asked ?? file.slice(condition.condition), parts: [wheel])
    }
  }

  /// `if !isLoading { … }`: what is shown when nothing has to be said.
  private func isNegated(_ condition: SourceOutline.Condition) -> Bool {
    let text = file.slice(condition.condition)
    guard text.hasPrefix("!") || text.hasSuffix("== false"),
      let asked = file.outline.references.within(condition.condition).first?.path
    else { return false }
    return StatusWords.isStatus(asked) && !StatusWords.isInOrder(asked)
  }

  private static let contents: Set<String> = [
    "List", "Section", "Form", "ScrollView", "ForEach", "NavigationLink", "TextField", "Button", "VStack", "HStack",
  ]
  /// More than a message: `if !isLoading { Text("No contacts") }` has one alone.
  private func isContent(_ body: Range<Int>) -> Bool {
    file.calls(in: body).contains { Self.contents.contains($0.name) || $0.name.hasSuffix("Button") }
  }

  /// What a condition asks that is called after a status; `if let error` names its property as what it binds.
  func state(in condition: Range<Int>) -> String? {
    let bound = file.slice(condition).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    let names = zip(bound, bound.dropFirst()).filter { $0.0 == "let" }.map { String($0.1) }
    let paths = file.outline.references.within(condition).map(\.path)
    if let state = (paths + names).first(where: StatusWords.isStatus) { return state }
    return isOfCase(condition) ? paths.first : nil
  }

  /// `viewState == .error`.
  private func isOfCase(_ range: Range<Int>) -> Bool {
    guard !file.slice(range).contains("!="), let asked = file.outline.references.within(range).first,
      let type = file.type(around: range.lowerBound)
    else { return false }
    // What a row is handed, or a loop goes through, has its own.
    let root = asked.path.prefix { $0 != "." }
    return sources.types(named: type).contains { part in
      part.file.outline.declarations.contains {
        $0.kind == .property && $0.name == root && part.extent.contains($0.extent.lowerBound)
      }
    } && file.outline.members.within(range).contains { file.isCase($0.offset) && StatusWords.isCase($0.path) }
  }

  /// Progress without an end that a branch shows itself, whatever its condition is called.
  private func wheel(in condition: SourceOutline.Condition) -> Int? {
    file.calls.first { call in
      call.name == "ProgressView" && call.base == nil && !call.arguments.contains { $0.label == "value" }
        && condition.bodies.contains { $0.contains(call.nameOffset) }
        && !isElsewhere(call.nameOffset) && !isOfPicture(call.nameOffset)
        && innermost(around: call.nameOffset) == condition.condition
    }?.nameOffset
  }
  private func innermost(around offset: Int) -> Range<Int>? {
    file.outline.conditions.filter { $0.bodies.contains { $0.contains(offset) } }
      .max { $0.condition.lowerBound < $1.condition.lowerBound }?.condition
  }

  /// What a search gave, by what it is called.
  private static let results = ["result", "search", "filtered", "match", "found", "suggestion"]
  /// What is searched for.
  private static let queries = ["text", "query", "term", "string", "input", "keyword"]
  static func isQuery(_ name: String) -> Bool {
    let lower = name.lowercased()
    return lower == "search" || queries.contains { lower.hasSuffix($0) }
  }

  /// `if searchedEvents.isEmpty { Text("No results") }`, and `if query != "" && entries.count == 0`.
  private func emptyResults(_ condition: Range<Int>) -> String? {
    let paths = file.outline.references.within(condition)
    let isSearch =
      paths.contains { path in Self.results.contains { path.path.lowercased().contains($0) } }
      || paths.contains { path in BehaviourFile.last(path.path).lowercased().hasSuffix("query") }
    // Where nothing is searched for, nothing is missing of what was found.
    let isAll = paths.contains { path in
      let names = path.path.split(separator: ".")
      guard names.last == "isEmpty", let asked = names.dropLast().last, Self.isQuery(String(asked)) else {
        return false
      }
      return path.offset == 0 || file.slice(path.offset - 1..<path.offset) != "!"
    }
    guard isSearch, !isAll else { return nil }
    for path in paths {
      let names = path.path.split(separator: ".").map(String.init)
      guard let list = names.dropLast().last, let asked = names.last, asked == "isEmpty" || asked == "count" else {
        continue
      }
      let lower = list.lowercased()
      let isQuery = Self.isQuery(lower)
      let end = path.offset + path.path.utf8.count
      let isZero = file.slice(end..<min(end + 6, condition.upperBound)).hasPrefix(" == 0")
      let isNegated = path.offset > 0 && file.slice(path.offset - 1..<path.offset) == "!"
      if !isQuery, asked == "isEmpty" ? !isNegated : isZero { return list }
    }
    return nil
  }

  /// `switch state { case .failed: ErrorView() … }`: the cases that say how it went.
  private var switched: [Found] {
    file.outline.conditions.compactMap { condition in
      // What `switch self` says is how a kind of error is called.
      guard !isElsewhere(condition.condition.lowerBound), !isOfPicture(condition.condition.lowerBound),
        file.slice(condition.condition) != "self"
      else { return nil }
      let arms = condition.cases.filter { arm in
        let pattern = file.slice(arm.pattern)
        return pattern.split { !$0.isLetter }.contains { StatusWords.isCase(String($0)) }
          && shown(in: arm.body, isFault: StatusWords.isFault(pattern)) != nil
      }
      guard let first = arms.first else { return nil }
      let made = arms.flatMap { places(in: $0.body, isFault: StatusWords.isFault(file.slice($0.pattern))).dropFirst() }
      return Found(
        offset: first.pattern.lowerBound, state: file.slice(condition.condition),
        parts: arms.dropFirst().map(\.pattern.lowerBound) + made)
    }
  }

  /// `ErrorView().opacity(isFailed ? 1 : 0)`.
  private var faded: [Found] {
    file.calls.compactMap { call in
      guard call.name == "opacity", let base = call.base, let value = call.arguments.first else { return nil }
      let text = file.slice(value.extent)
      guard text.contains("?"), text.hasSuffix(": 0") || text.contains("? 0 :"),
        text.hasSuffix(": 0")
          ? shown(in: base, isFault: false) != nil
          : StatusWords.isShowing(String(file.slice(base).prefix(while: \.isLetter))),
        let state = state(in: value.extent), !isElsewhere(call.extent.lowerBound)
      else { return nil }
      return Found(offset: call.nameOffset, state: state)
    }
  }

  // MARK: What is shown

  /// Where a place shows words or progress.
  func shown(in body: Range<Int>, isFault: Bool) -> Int? { places(in: body, isFault: isFault).first }

  /// - Returns: Where a place shows words or progress: a statement of its own, or the beginning of a chain that is; or a part of
  ///   the same view that does, and behind it where that part is written.
  private func places(in body: Range<Int>, isFault: Bool, depth: Int = 0) -> [Int] {
    let calls = file.calls(in: body).filter { $0.base == nil }.sorted { $0.nameOffset < $1.nameOffset }
    let first = calls.first { call in
      StatusWords.isShowing(call.name) || isFault && call.name.first?.isUppercase == true && sources.isSaying(call.name)
    }
    if let first { return [first.nameOffset] }
    guard depth == 0 else { return [] }
    for call in calls where call.name.first?.isLowercase == true {
      for function in file.functions(call.name) where isView(function) {
        let inner = places(in: function, isFault: isFault, depth: 1)
        if !inner.isEmpty { return [call.nameOffset] + inner }
      }
    }
    for reference in file.outline.references.within(body) {
      for declaration in file.outline.declarations
      where declaration.kind == .property && !declaration.isStored && declaration.name == reference.path
        && isView(declaration.extent)
      {
        let inner = places(in: declaration.extent, isFault: isFault, depth: 1)
        if !inner.isEmpty { return [reference.offset] + inner }
      }
    }
    return []
  }
  private func isView(_ declaration: Range<Int>) -> Bool { file.slice(declaration).contains("some View") }

  private static let actions: Set<String> = [
    "Button", "onTapGesture", "onSubmit", "onChange", "onReceive", "task", "Picker",
  ]

  /// In what iOS announces, and in what an action does.
  func isElsewhere(_ offset: Int) -> Bool {
    file.calls(around: offset).contains { call in
      Self.announced.contains(call.name)
        || Self.actions.contains(call.name) && file.action(of: call)?.contains(offset) == true
    }
  }
  func isInAnnounced(_ offset: Int) -> Bool {
    file.calls(around: offset).contains { Self.announced.contains($0.name) }
  }
  /// What stands for a picture until it is there.
  private func isOfPicture(_ offset: Int) -> Bool {
    file.calls(around: offset).contains { call in
      call.name.hasSuffix("Image") || call.name == "placeholder"
        || zip(call.closures, call.closureLabels).contains { $0.1 == "placeholder" && $0.0.contains(offset) }
    }
  }
}
