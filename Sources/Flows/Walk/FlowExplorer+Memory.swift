import SightlineModel
import SwiftUIReader

extension FlowExplorer {
  /// Looks of one state that differ in what it keeps alone.
  private static let shadows = 8
  /// Of these, where nothing on the screen waits for what is kept; two switches have three.
  private static let decisions = 3
  /// Of all such looks of a walk, so that an app of many switches costs no multiple.
  private static let allDecisions = 24

  /// Goes on from what looks as before: where a control that is disabled waits for what is kept, a code or a counter,
  /// and where a condition asks for it on which a change hangs.
  func remember(
    _ stage: Stage, _ signature: StateSignature, _ interactions: [Interaction], _ state: Waiting,
    _ action: FlowAction, _ progress: inout Progress
  ) {
    guard interactions.count < budget.depth else { return }
    if stage.controls.contains(where: { !$0.isEnabled }) {
      var known = progress.memories[state.id] ?? [state.memory]
      guard known.count <= Self.shadows, known.insert(stage.session.memory).inserted else { return }
      progress.memories[state.id] = known
    } else {
      var known = progress.decisions[state.id] ?? [state.decisive]
      guard known.count <= Self.decisions, progress.decided < Self.allDecisions,
        known.insert(stage.session.decisiveMemory).inserted
      else { return }
      progress.decisions[state.id] = known
      progress.decided += 1
    }
    progress.queue.append(
      Waiting(
        id: state.id, screen: state.screen, exact: signature.exact, interactions: interactions,
        path: state.path + [action],
        isShadow: true, moment: moment(stage, &progress)))
  }

  /// Remembers the first way to each animation.
  func witness(
    _ stage: Stage, _ known: Set<SourceLocation>, _ state: Waiting, _ move: Move, _ progress: inout Progress
  ) {
    for motion in stage.session.motions where !known.contains(motion.source) {
      guard progress.moving.insert(motion.source).inserted else { continue }
      // An animation that a view starts by itself belongs to the screen that shows it.
      let isShown = motion.symbol.map(stage.session.userViews.contains) ?? false
      progress.motions.append(
        MotionWitness(
          interactions: state.interactions + [move.interaction], screen: isShown ? stage.screen : state.screen,
          sources: [motion.source]))
    }
  }
}

/// What tells whether anything happened on a stage, be it seen or not.
struct StageMark: Equatable {
  private let writes: Int
  private let counts: [Int]
  private let isPrompted: Bool

  init(_ stage: Stage) {
    let session = stage.session
    writes = session.writes
    counts = [
      stage.effects.count, session.openQuestions.count, session.problems.count, session.motions.count,
      session.layers.count, session.waiting,
    ]
    isPrompted = session.pendingPrompt != nil
  }
}
