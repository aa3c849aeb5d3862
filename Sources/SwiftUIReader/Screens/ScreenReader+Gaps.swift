import SightlineModel
import SwiftInterpreter

extension ScreenReader {
  /// Shows what no state of any screen has shown of a view's own code: collections that were empty have samples, then
  /// the arms that nothing has taken are taken together, then what was never presented is.
  ///
  /// Each turn goes on from where its branches were met; a turn that shows nothing wanted is no state.
  mutating func readGaps(among variants: [Variant]) {
    guard let first = variants.first else { return }
    let alike = Self.alike(variants, first)
    let reading = project.reading, interpreter = project.interpreter
    interpreter.decisions = Exploration()
    interpreter.makeSample = { [reading, reference = interpreter.reference] type in
      guard let interpreter = reference.interpreter else { return .none }
      return SampleValues(interpreter: interpreter, reading: reading).value(ofType: type)
    }
    reading.fillsEmpty = true
    _ = (interpreter.takeBranchesMet(), reading.presentationsHeld.takeDown(), interpreter.takeViewCalls())
    defer {
      interpreter.decisions = DefaultDecisions()
      interpreter.makeSample = nil
      interpreter.presume([])
      reading.fillsEmpty = false
      reading.presentationsHeld.presumed = nil
    }
    var (left, others) = (entry.gaps, entry.otherGaps)
    var arms = UntakenArms()
    var down: [SourceLocation] = []
    var presented: Set<SourceLocation> = []
    var shownTypes = types
    for turn in 0..<Self.mostTurns
    where project.hasWorkLeft && (!left.isEmpty || turn < Self.turnsForOthers && !others.isEmpty) {
      interpreter.presume(arms.presumed)
      let session = runFilled(alike[0])
      if project.isTimeOver { break }
      let shown = interpreter.takeViewCalls()
      arms.note(interpreter.takeBranchesMet())
      down += reading.presentationsHeld.takeDown().filter { !down.contains($0) }
      shownTypes.formUnion(session.userViews)
      if !session.layers.isEmpty, !left.isDisjoint(with: shown) || !others.isDisjoint(with: shown) {
        left.subtract(shown)
        others.subtract(shown)
        placesShown.formUnion(shown)
        add(session, alike, turn, arms.presumed)
      }
      // Next: as many arms as go together, else what was never presented, one after the other.
      reading.presentationsHeld.presumed = nil
      arms.choose(interpreter) { isOwn($0) || makesViews($0) }
      guard arms.presumed.isEmpty else { continue }
      guard let next = down.first(where: { !presented.contains($0) }) else { break }
      presented.insert(next)
      reading.presentationsHeld.presumed = next
    }
    types = shownTypes
  }
  private static let mostTurns = 16
  private static let turnsForOthers = 4

  /// It stands in a modifier, a style or a function outside of types.
  private func makesViews(_ record: BranchRecord) -> Bool {
    guard record.isOfViews, let type = record.typeName else { return record.isOfViews }
    if type == "View" { return true }
    let conformances = project.interpreter.declaredType(type)?.conformances ?? []
    return conformances.contains { Self.makers.contains($0) || EnumerationTable.styleProtocols.contains($0) }
  }
  private static let makers: Set<String> = ["ViewModifier", "ToolbarContent", "CustomizableToolbarContent"]

  private mutating func add(_ session: Session, _ variants: [Variant], _ turn: Int, _ presumed: [PresumedBranch]) {
    guard see(session) else { return }
    let cases = TreeReader(reading: project.reading).cases(session, for: variants, again: runFilled)
    var words = presumed.prefix(Self.mostNamed).map(project.interpreter.question).joined(separator: "', '")
    if presumed.count > Self.mostNamed { words += "' and \(presumed.count - Self.mostNamed) more like it, '…" }
    var path = ["launch", "fill what is empty"]
    if !presumed.isEmpty { path.append("presume \(words)") }
    if let place = project.reading.presentationsHeld.presumed {
      path.append("show what \(place.file.split(separator: "/").last ?? ""):\(place.line) presents")
    }
    states.append(
      ScreenState(
        id: turn == 0 ? "filled" : "filled \(turn)", path: path, trees: restricted(cases, to: variants),
        presumption: presumed.isEmpty ? nil : words))
  }
  private static let mostNamed = 3

  private func runFilled(_ variant: Variant) -> Session {
    let session = run(variant)
    session.fill()
    return session
  }
}

/// Arms of a view's branches that nothing has taken yet, put together as far as they agree.
private struct UntakenArms {
  /// What is presumed now.
  private(set) var presumed: [PresumedBranch] = []
  /// What was presumed when a branch was met first.
  private var met: [SourceLocation: [PresumedBranch]] = [:]
  private var tries: [PresumedBranch: Int] = [:]

  mutating func note(_ places: [SourceLocation]) {
    for place in places where met[place] == nil { met[place] = presumed }
  }

  /// - Parameter isOwn: Branches of the view itself.
  mutating func choose(_ interpreter: Interpreter, where isOwn: (BranchRecord) -> Bool) {
    // What another arm kept from being reached is tried once more, alone.
    presumed = together(interpreter, isOwn)
    if presumed.isEmpty { presumed = left(interpreter, isOwn, tried: 1).first.map(withContext) ?? [] }
    for branch in presumed { tries[branch, default: 0] += 1 }
  }

  private func withContext(_ branch: PresumedBranch) -> [PresumedBranch] {
    (met[branch.location] ?? []).filter { $0.location != branch.location } + [branch]
  }

  private func left(
    _ interpreter: Interpreter, _ isOwn: (BranchRecord) -> Bool, tried count: Int
  ) -> [PresumedBranch] {
    met.keys.sorted().flatMap { place -> [PresumedBranch] in
      guard let record = interpreter.branch(at: place), isOwn(record) else { return [] }
      return record.arms.filter { !record.taken.contains($0) }.map { PresumedBranch(location: place, arm: $0) }
    }.filter { branch in
      tries[branch, default: 0] == count && !interpreter.isSettled(branch)
        && interpreter.looks(of: branch).isDisjoint(with: [.appearance, .enabling])
    }
  }

  private func together(_ interpreter: Interpreter, _ isOwn: (BranchRecord) -> Bool) -> [PresumedBranch] {
    var chosen: [SourceLocation: Int] = [:]
    var result: [PresumedBranch] = []
    for branch in left(interpreter, isOwn, tried: 0) {
      // What leaves the code around it hides the rest: alone.
      let leaves = interpreter.leaves(branch)
      if leaves, !result.isEmpty { continue }
      let wanted = withContext(branch)
      guard wanted.allSatisfy({ chosen[$0.location] ?? $0.arm == $0.arm }) else { continue }
      for other in wanted where chosen[other.location] == nil {
        chosen[other.location] = other.arm
        result.append(other)
      }
      if leaves { break }
    }
    return result
  }
}
