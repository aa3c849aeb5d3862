package import SightlineModel
import SwiftUIReader
import WorkJournal

extension FlowExplorer {
  /// Everything a person can do in a state.
  func moves(_ stage: Stage, _ interactions: [Interaction]) -> [Move] {
    if let prompt = stage.session.pendingPrompt {
      return prompt.answers.map { Move(interaction: .answer($0), action: .answer($0), location: prompt.location) }
    }
    let controls = stage.controls
    let names = controls.map(\.name)
    let form = Form(controls)
    let typed = Self.typed(on: stage)
    let places = Dictionary(grouping: controls.indices.filter { controls[$0].isEnabled }) { controls[$0].location }
    var moves: [Move] = []
    for (index, control) in controls.enumerated() where control.isEnabled {
      let earlier = names[..<index].count { $0 == names[index] }
      let name = FlowAction.Control(names[index], number: earlier + 1)
      let alike = control.location.flatMap { places[$0] } ?? []
      let isOneOfMany = control.isOfData || alike.count > Self.few && index != alike.first && index != alike.last
      for (text, action) in Self.ways(to: control, named: name, typed: typed) {
        if case .field = control.effect, !form.isWorthTrying(text, in: index) { continue }
        guard let interaction = stage.interaction(control, text: text) else { continue }
        moves.append(
          Move(interaction: interaction, action: action, location: control.location, isOneOfMany: isOneOfMany))
      }
    }
    if setting.isOneScreen { return moves }
    moves.append(Move(interaction: .leaveAndReturn, action: .leaveAndReturn))
    if !interactions.isEmpty, interactions.last != .relaunch {
      moves.append(Move(interaction: .relaunch, action: .relaunch))
    }
    return moves
  }

  /// Up to so many controls from one place are all used in every state.
  private static let few = 4

  /// What is typed into fields: nothing, something short that the screen doesn't show yet (a list that refuses a name it
  /// has can still be filled), something long.
  private static func typed(on stage: Stage) -> [String] {
    let fields = Set(stage.scene.nodes.filter { $0.textBinding != nil }.map(\.id))
    let shown = stage.scene.nodes.filter { node in
      node.text != nil && !fields.contains(node.id)
        && !stage.scene.ancestors(of: node).contains { fields.contains($0.id) }
    }
    let texts = Set(shown.compactMap { $0.text?.content.string })
    return ["", Form.names.first { !texts.contains($0) } ?? Form.names[0], Form.long]
  }

  private static func ways(
    to control: Control, named name: FlowAction.Control, typed: [String]
  ) -> [(text: String, action: FlowAction)] {
    switch control.effect {
    case .field:
      (control.isNumeric ? ["", Form.digits, Form.moreDigits] : typed).map { ($0, .type($0, into: name)) }
    case .page: [("", control.label.isEmpty ? .swipe(to: name) : .tap(name))]
    case .dismiss: [("", .dismiss(name))]
    case .change(_, .number(let value)): [("", .set(name, to: value))]
    case .change(_, .integer(let value)): [("", .choose(name, choice: value))]
    case .action, .change: [("", .tap(name))]
    }
  }

  /// Says what ended the code that an action runs, or what follows from it: what it would have led to was not seen.
  ///
  /// - Parameter before: What had ended before it.
  func noteEnds(
    after action: FlowAction, since before: [String], _ stage: Stage, _ state: Waiting, _ progress: inout Progress
  ) {
    guard !setting.timeLimit.isOver else { return }
    let ends = stage.session.problems.filter { !before.contains($0) && !stage.session.stops.contains($0) }
    for end in ends where !end.hasSuffix("too much work") && progress.stops.insert(end).inserted {
      progress.notWalked.note(.screen(state.screen), why: "after \(action.words): \(end)")
    }
  }

  /// Animations that also run in another setting, by the screen they start on.
  ///
  /// - Returns: With where those start that the way was taken to again: of others nothing is known.
  package func motions(
    of result: Result, in other: StageSetting
  ) -> (byScreen: [String: [Motion]], tried: Set<SourceLocation>) {
    var motions: [String: [Motion]] = [:]
    var tried: Set<SourceLocation> = []
    for witness in result.motions {
      let stage = Stage(other)
      guard (try? stage.take(witness.interactions)) != nil, other.hasWorkLeft() else { continue }
      tried.formUnion(witness.sources)
      motions[witness.screen, default: []] += stage.session.motions.filter { witness.sources.contains($0.source) }
    }
    return (motions, tried)
  }
}

extension Control {
  fileprivate var name: String { shownName.isEmpty ? "a control without a name" : shownName }
}
