public import SightlineModel
import SwiftInterpreter

/// Reads one screen: its states, and a tree for every set of circumstances its code looks at.
struct ScreenReader {
  let project: SwiftUIProject
  let entry: ScreenEntry
  private var interpreter: Interpreter { project.interpreter }
  private var reading: Reading { project.reading }

  func screen(for variants: [Variant]) -> Screen? {
    guard let first = variants.first else { return nil }
    let exploration = Exploration()
    interpreter.decisions = exploration
    defer { interpreter.decisions = DefaultDecisions() }
    var states: [ScreenState] = []
    var seen: Set<ViewNode> = []
    var types: Set<String> = [entry.type]
    // Settled with every unknown condition false; then each of them true, and what is asked only there in turn.
    var queued: Set<SourceLocation> = []
    var pending: [(id: String, path: [String], answers: [SourceLocation: Bool])] = [("settled", ["launch"], [:])]
    while !pending.isEmpty, states.count <= project.options.branchBudget, project.hasWorkLeft || states.isEmpty {
      let next = pending.removeFirst()
      exploration.answers = next.answers
      exploration.asked = []
      let session = launch(first)
      guard !session.layers.isEmpty, seen.insert(session.tree.withoutActions).inserted else { continue }
      for question in exploration.asked where queued.insert(question.location).inserted {
        let place = question.location
        pending.append(
          (
            "if \(place.file.split(separator: "/").last ?? ""):\(place.line)",
            next.path + ["assume \(question.reason)"], next.answers.merging([place: true]) { _, new in new }
          ))
      }
      types.formUnion(session.userViews)
      let trees = trees(variants, session)
      if !trees.isEmpty { states.append(ScreenState(id: next.id, path: next.path, trees: trees)) }
    }
    if !project.hasWorkLeft {
      project.noteNotAudited(
        entry.name, why: "running its code takes more work than one screen is given: not read in every circumstance")
    }
    if !pending.isEmpty {
      project.noteNotAudited(
        entry.name, why: "\(pending.count) more branches on unknown conditions, beyond the budget")
    }
    guard !states.isEmpty else {
      project.noteNotAudited(entry.name, why: "nothing is shown")
      return nil
    }
    let (laidOut, total) = branches(in: types)
    return Screen(
      name: entry.name, symbol: entry.type, source: entry.source, states: states, branchesLaidOut: laidOut,
      branchesTotal: total)
  }

  private func launch(_ variant: Variant) -> Session {
    let session = Session(reading: reading, interpreter: interpreter, content: entry.content)
    reading.reset(variant: variant, defaults: StoredDefaults(), granted: [:])
    session.launch()
    for problem in session.problems { project.noteNotAudited(entry.name, why: problem) }
    return session
  }

  // MARK: Trees

  private func trees(_ variants: [Variant], _ first: Session) -> [TreeCase] {
    let motions = motions(of: variants[0], seen: first.motions)
    // Only a look at the motions has changed what runs.
    let session = motions.isEmpty ? first : launch(variants[0])
    return TreeReader(reading: reading, motions: motions).cases(session, for: variants, again: launch)
  }

  /// The run is repeated with Reduce Motion on: what still moves then is not gated.
  private func motions(of variant: Variant, seen: [Motion]) -> [Motion] {
    guard !seen.isEmpty else { return [] }
    var reduced = variant
    reduced.reduceMotion = true
    let still = launch(reduced).motions
    return seen.map { motion in
      var motion = motion
      motion.runsUnderReduceMotion = still.contains { $0.api == motion.api && $0.source == motion.source }
      return motion
    }
  }

  /// Arms of conditions in the views of this screen: that ran, and that there are.
  private func branches(in types: Set<String>) -> (laidOut: Int, total: Int) {
    let records = interpreter.branchCoverage.values.filter { $0.typeName.map(types.contains) ?? false }
    return (records.reduce(0) { $0 + $1.taken.count }, records.reduce(0) { $0 + $1.total })
  }
}

/// Answers unknown conditions as told and remembers which were asked.
final class Exploration: BranchDecider {
  var answers: [SourceLocation: Bool] = [:]
  var asked: [BranchQuestion] = []
  func decide(_ question: BranchQuestion) -> Bool {
    if !asked.contains(where: { $0.location == question.location }) { asked.append(question) }
    return answers[question.location] ?? false
  }
  func loopCount(_ question: BranchQuestion) -> Int { 3 }
}

/// For walks: what can't be known goes well. The network answers, optionals are there; a loop ends.
final class Optimism: BranchDecider {
  private var counts: [SourceLocation: Int] = [:]
  private let limit = 50
  func decide(_ question: BranchQuestion) -> Bool {
    counts[question.location, default: 0] += 1
    return counts[question.location]! <= limit
  }
  func loopCount(_ question: BranchQuestion) -> Int { 3 }
}

extension ViewNode {
  /// For comparing states: numbers of actions change with what was built before.
  public var withoutActions: ViewNode {
    var copy = self
    copy.visibleAfter = nil
    copy.entrance = nil
    for entry in arguments.entries {
      if case .action = entry.argument.value { copy.arguments.set(entry.name, .action(0)) }
    }
    for index in copy.modifiers.indices {
      for entry in copy.modifiers[index].arguments.entries {
        if case .action = entry.argument.value { copy.modifiers[index].arguments.set(entry.name, .action(0)) }
      }
    }
    copy.children = children.map(\.withoutActions)
    return copy
  }
}
