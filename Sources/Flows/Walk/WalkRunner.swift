package import SightlineModel
import SwiftUIReader

/// Takes the steps of a walk, one session each.
package final class WalkRunner: WalkRunning {
  private let setting: StageSetting
  private let graph: FlowGraph?

  /// - Parameter graph: Where the flow has been explored: gives the order of screens.
  package init(_ setting: StageSetting, graph: FlowGraph? = nil) {
    self.setting = setting
    self.graph = graph
  }

  package func run(_ steps: [WalkStep]) -> WalkOutcome {
    let timed = TimedStep.join(steps)
    let stage = Stage(setting, patience: timed.first.flatMap { $0.step == .launch ? $0.patience : nil })
    var failure: String?
    for (step, patience) in timed {
      stage.patience = patience
      failure = take(step, on: stage)
      if failure != nil { break }
    }
    return WalkOutcome(
      screen: stage.screen, page: stage.page, texts: stage.texts,
      offered: stage.controls.filter(\.isEnabled).flatMap { [$0.label] + $0.texts }.filter { !$0.isEmpty },
      effects: stage.effects, stored: stage.session.stored, failure: failure)
  }

  /// - Returns: Why the step could not be taken; `nil` when it was.
  private func take(_ step: WalkStep, on stage: Stage) -> String? {
    do {
      switch step {
      case .launch: return nil
      case .relaunch: stage.relaunch()
      case .reinstall: stage.reinstall()
      case .background: stage.leaveAndReturn()
      case .wait(let seconds): stage.wait(seconds)
      case .tap(let name): return try tap(name, on: stage)
      case .type(let text, let field): return try type(text, into: field, on: stage)
      case .swipe(let forward): return try swipe(forward, on: stage)
      case .answer(let word):
        guard stage.session.pendingPrompt != nil else { return "no prompt waits for an answer" }
        guard let answer = PromptAnswer(rawValue: word) else { return "'\(word)' is no answer" }
        stage.answer(answer)
      case .forget(let key):
        guard stage.session.stored[key] != nil else { return "nothing is stored under '\(key)'" }
        stage.session.forget(key)
      }
      return nil
    } catch {
      return "\(step) could not be run: \(error)"
    }
  }

  private func tap(_ name: String, on stage: Stage) throws -> String? {
    if let prompt = stage.session.pendingPrompt {
      return "the prompt for \(prompt.name) is in the way of 'tap \(name)'"
    }
    let named = stage.controls.filter { $0.isNamed(name) }
    guard let control = named.first(where: { $0.label == name && $0.isEnabled }) ?? named.first(where: \.isEnabled)
    else {
      if !named.isEmpty { return "“\(name)” is disabled" }
      let others = stage.controls.map(\.shownName).filter { !$0.isEmpty }
      return "nothing to tap is named “\(name)” on \(stage.screen); there is \(others.joined(separator: ", "))"
    }
    try stage.perform(control)
    return nil
  }

  private func type(_ text: String, into field: String, on stage: Stage) throws -> String? {
    let fields = stage.controls.filter { if case .field = $0.effect { true } else { false } }
    guard let control = fields.first(where: { $0.isNamed(field) }) else {
      return "no field is named “\(field)” on \(stage.screen)"
    }
    try stage.perform(control, text: text)
    return nil
  }

  private func swipe(_ forward: Bool, on stage: Stage) throws -> String? {
    guard let page = stage.page else { return "nothing can be swiped on \(stage.screen)" }
    let wanted = page.number - 1 + (forward ? 1 : -1)
    let target = stage.controls.first { control in
      if case .page(_, let index) = control.effect { index == wanted } else { false }
    }
    guard let target else { return "there is no page \(wanted + 1) to swipe to" }
    try stage.perform(target)
    return nil
  }

  package var screenOrder: [String] {
    guard let graph else { return [] }
    var order: [String] = []
    // Sorting may swap equals; their number keeps them as met.
    let states = graph.states.enumerated().sorted {
      ($0.element.path.count, $0.offset) < ($1.element.path.count, $1.offset)
    }
    for (_, state) in states where !order.contains(state.screen) { order.append(state.screen) }
    return order
  }
}

/// A step with the waiting that follows it.
enum TimedStep {
  /// `wait` says how long a person looks at what the step before it brought: no more than that time passes. Steps that
  /// no `wait` follows run until everything has settled.
  static func join(_ steps: [WalkStep]) -> [(step: WalkStep, patience: Double?)] {
    var joined: [(step: WalkStep, patience: Double?)] = []
    for step in steps {
      guard case .wait(let seconds) = step, let last = joined.last, last.step.canBeTimed else {
        joined.append((step, nil))
        continue
      }
      joined[joined.count - 1].patience = (last.patience ?? 0) + seconds
    }
    return joined
  }
}

extension WalkStep {
  fileprivate var canBeTimed: Bool {
    switch self {
    case .launch, .relaunch, .reinstall, .tap, .type, .swipe: true
    case .background, .wait, .answer, .forget: false
    }
  }
}
