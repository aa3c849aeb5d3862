import SightlineModel
import SwiftInterpreter

/// Messages and screens that a timer takes away: `error = text; try? await Task.sleep(…); error = nil`.
struct PassingMessageReader {
  private let file: BehaviourFile
  private let sources: BehaviourSources

  init(_ file: BehaviourFile, _ sources: BehaviourSources) { (self.file, self.sources) = (file, sources) }

  /// What nobody needs more time for.
  private static let longest: Double = 20
  /// Shorter waits let an animation end.
  private static let shortest: Double = 1

  struct Reset {
    var offset: Int
    var state: String
    var seconds: Double?
    /// What a button says once it has copied something comes back with the next tap.
    var isCopy = false
  }

  var behaviours: [WrittenBehaviour] {
    let messages = (resets(isOfViews: true) + resets(isOfViews: false) + ownResets + durations).filter { reset in
      !reset.isCopy && reset.seconds.map { $0 < Self.longest } ?? true
    }
    var seen: Set<Int> = []
    return messages.filter { !file.isInPreview($0.offset) && seen.insert($0.offset).inserted }.map {
      WrittenBehaviour(
        .passingMessage(state: BehaviourFile.last($0.state), seconds: $0.seconds),
        file.outline.location(utf8Offset: $0.offset))
    } + closings
  }

  /// A message that is set, and after a while set back by the same action or function.
  func resets(isOfViews: Bool) -> [Reset] {
    file.outline.assignments.compactMap { set in
      let value = file.value(assignedAt: set.offset)
      let words = BehaviourFile.last(set.path) + " " + value.prefix { $0 != " " && $0 != "(" }
      let isCopy = words.lowercased().contains("copied")
      guard isCopy || StatusWords.isMessage(words), !Self.isCleared(value), isInView(set.offset) == isOfViews,
        let scope = scope(of: set.offset),
        let reset = file.outline.assignments.first(where: {
          $0.path == set.path && $0.offset > set.offset && scope.contains($0.offset)
        }), Self.isCleared(file.value(assignedAt: reset.offset)),
        let wait = file.calls(in: set.offset..<reset.offset).first(where: { StatusWords.waiting.contains($0.name) })
      else { return nil }
      return Reset(offset: set.offset, state: set.path, seconds: seconds(of: wait), isCopy: isCopy)
    }
  }

  private static let running: Set<String> = ["withAnimation", "Task", "async", "run", "MainActor", "detached"]

  /// The action or function around: what runs at once belongs to what is around it.
  private func scope(of offset: Int) -> Range<Int>? {
    let around = file.calls(around: offset).filter { Self.running.contains($0.name) }.flatMap(\.closures)
    return file.outline.scopes.filter { $0.contains(offset) && !around.contains($0) }.min { $0.count < $1.count }
  }

  private static let appearing: Set<String> = ["onAppear", "task", "onChange", "onReceive"]

  /// A view that takes itself away: `.onAppear { DispatchQueue.main.asyncAfter(…) { isPresented = false } }`.
  private var ownResets: [Reset] {
    file.calls.compactMap { wait in
      guard StatusWords.waiting.contains(wait.name),
        let closure = file.calls(around: wait.nameOffset).first(where: { Self.appearing.contains($0.name) })?
          .closures.first(where: { $0.contains(wait.nameOffset) }), isInView(wait.nameOffset)
      else { return nil }
      let after = wait.nameOffset..<closure.upperBound
      let cleared = file.outline.assignments.filter {
        after.contains($0.offset) && Self.isCleared(file.value(assignedAt: $0.offset))
      }.map(\.path)
      let toggled = file.calls(in: after).filter { $0.name == "toggle" }.compactMap { call in
        call.base.flatMap { file.outline.references.within($0).first?.path }
      }
      guard let state = (cleared + toggled).first(where: { isHanded($0, at: wait.nameOffset) }) else { return nil }
      return Reset(offset: wait.nameOffset, state: state, seconds: seconds(of: wait))
    }
  }
  /// `@Binding var isPresented: Bool` of the view around.
  private func isHanded(_ path: String, at offset: Int) -> Bool {
    let name = path.hasPrefix("self.") ? String(path.dropFirst(5)) : path
    let lower = name.lowercased()
    guard ["present", "show", "visible"].contains(where: { lower.contains($0) }) || StatusWords.isMessage(lower),
      let type = file.type(around: offset)
    else { return false }
    return file.properties(of: type).contains { $0.name == name && $0.attributes.contains("Binding") }
  }

  /// Words that are shown for a time by whatever has them: `notices.show(title: "Saved", duration: 2)`.
  private func isShowing(_ call: SourceOutline.Call) -> Bool {
    StatusWords.isShowing(message: call.name)
      && call.arguments.contains {
        $0.label.map(StatusWords.messageTexts.contains) ?? file.slice($0.extent).hasPrefix("\"")
      }
  }

  private static let durations: Set<String> = [
    "duration", "autoHideInterval", "dismissAfter", "autohideIn", "timeout", "displayDuration", "autoDismissAfter",
  ]

  /// `Toast(message: text, duration: 5)`.
  private var durations: [Reset] {
    file.calls.compactMap { call in
      guard let time = call.arguments.first(where: { $0.label.map(Self.durations.contains) ?? false }),
        let seconds = Double(file.slice(time.extent)), seconds > 0
      else { return nil }
      let isOwn =
        StatusWords.isPassing(call.name) || call.base.map { StatusWords.isPassing(file.slice($0).lastName) } == true
        || isShowing(call)
      let isOfType =
        call.name == "init"
        && (file.member(around: call.nameOffset).map { StatusWords.isPassing($0.typeName) } ?? false)
      guard isOwn || isOfType else { return nil }
      return Reset(offset: time.extent.lowerBound, state: call.name, seconds: seconds)
    }
  }

  /// `asyncAfter(deadline: .now() + 1.5) { dismiss() }`.
  private var closings: [WrittenBehaviour] {
    file.calls.compactMap { wait in
      guard StatusWords.waiting.contains(wait.name), isInView(wait.nameOffset), !file.isInPreview(wait.nameOffset),
        let seconds = seconds(of: wait), seconds >= Self.shortest, seconds < Self.longest
      else { return nil }
      let after: Range<Int>
      if let closure = wait.closures.first {
        after = closure
      } else {
        let scope = file.outline.scopes.filter { $0.contains(wait.nameOffset) }.min { $0.count < $1.count }
        guard let scope else { return nil }
        after = wait.extent.upperBound..<max(wait.extent.upperBound, scope.upperBound)
      }
      // What else is waited for comes between.
      let calls = file.calls(in: after).sorted { $0.nameOffset < $1.nameOffset }
      guard let closing = calls.first(where: { $0.name.hasPrefix("dismiss") && $0.isStatement }),
        !calls.contains(where: {
          $0.nameOffset < closing.nameOffset && $0.name.first?.isLowercase == true && $0.isStatement
        })
      else { return nil }
      return WrittenBehaviour(.passingScreen(seconds: seconds), wait.location)
    }
  }

  // MARK: Times

  private static let nanoseconds = 1_000_000_000.0
  private static let milliseconds = 1000.0

  /// `.now() + 2`, `.seconds(3)`, `nanoseconds: 2_000_000_000`, `withTimeInterval: 2`.
  private func seconds(of wait: SourceOutline.Call) -> Double? {
    guard let time = wait.arguments.first(where: { !wait.closures.contains($0.extent) }) else { return nil }
    let text = file.slice(time.extent).replacing("_", with: "").filter { $0 != " " }
    if time.label == "nanoseconds" { return product(text).map { $0 / Self.nanoseconds } }
    if text.hasPrefix(".seconds("), text.hasSuffix(")") { return Double(text.dropFirst(9).dropLast()) }
    if text.hasPrefix(".milliseconds("), text.hasSuffix(")") {
      return Double(text.dropFirst(14).dropLast()).map { $0 / Self.milliseconds }
    }
    let added = text.split(separator: "+", maxSplits: 1)
    if added.count == 2, added[0].hasSuffix("now()") {
      let rest = String(added[1])
      if rest.hasPrefix(".seconds("), rest.hasSuffix(")") { return Double(rest.dropFirst(9).dropLast()) }
      return product(rest)
    }
    return product(text)
  }
  private func product(_ text: String) -> Double? {
    let factors = text.split(separator: "*").map { Double($0) }
    return factors.isEmpty || factors.contains(nil) ? nil : factors.compactMap(\.self).reduce(1, *)
  }

  private static func isCleared(_ value: Substring) -> Bool {
    let word = value.prefix { !$0.isWhitespace && $0 != ";" && $0 != "}" && $0 != ")" }
    return ["false", "nil", "\"\"", ".none", ".idle", ".empty", ".hidden", "[]"].contains(String(word))
  }

  private func isInView(_ offset: Int) -> Bool {
    file.outline.declarations.contains { type in
      type.kind == .type && type.extent.contains(offset)
        && type.attributes.contains { ["View", "ViewModifier"].contains($0) }
    }
  }
}

extension String {
  fileprivate var lastName: String { String(split { !$0.isLetter && !$0.isNumber && $0 != "_" }.last ?? "") }
}
