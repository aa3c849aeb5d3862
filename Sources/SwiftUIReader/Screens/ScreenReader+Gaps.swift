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
    reading.presentationsHeld.isFilling = true
    _ = (interpreter.takeBranchesMet(), reading.presentationsHeld.takeDown(), interpreter.takeViewCalls())
    defer {
      interpreter.decisions = DefaultDecisions()
      interpreter.makeSample = nil
      interpreter.presume([])
      reading.fillsEmpty = false
      reading.presentationsHeld.isFilling = false
      reading.presentationsHeld.presumed = nil
    }
    var (left, others) = (entry.gaps, entry.otherGaps)
    var untaken = UntakenWays(passed: passed)
    var shownTypes = types
    for turn in 0..<Self.mostTurns
    where project.hasWorkLeft && (!left.isEmpty || turn < Self.turnsForOthers && !others.isEmpty) {
      interpreter.presume(untaken.presumed.arms)
      reading.presentationsHeld.presumed = untaken.presumed.presented
      let session = runFilled(alike[0])
      if project.isTimeOver { break }
      let (inFront, covered) = session.placesByLayer
      let shown = interpreter.takeViewCalls().subtracting(covered.subtracting(inFront))
      untaken.note(interpreter.takeArmsMet(), down: reading.presentationsHeld.takeDown())
      shownTypes.formUnion(session.userViews)
      if !session.layers.isEmpty, !left.isDisjoint(with: shown) || !others.isDisjoint(with: shown) {
        left.subtract(shown)
        others.subtract(shown)
        placesShown.formUnion(shown)
        add(session, alike, turn, untaken.presumed.arms)
      }
      let goesOn = untaken.choose(interpreter, presentsFirst: turn % 2 == 1) { record in
        isShared(record) ? .shared : isOwn(record) ? .own : nil
      }
      guard goesOn else { break }
    }
    types = shownTypes
  }
  private static let mostTurns = 24
  private static let turnsForOthers = 4

  /// It stands in a modifier, a style or a function outside of types, or in a view that is given others to show: what is
  /// shown of them differs from use to use.
  private func isShared(_ record: BranchRecord) -> Bool {
    guard record.isOfViews, let type = record.typeName else { return record.isOfViews }
    if type == "View" { return true }
    guard let declared = project.interpreter.declaredType(type) else { return false }
    return declared.conformances.contains {
      Self.makers.contains($0) || EnumerationTable.styleProtocols.contains($0)
    } || declared.genericConstraints.values.contains { $0.contains("View") }
  }
  private static let makers: Set<String> = ["ViewModifier", "ToolbarContent", "CustomizableToolbarContent"]

  private mutating func add(_ session: Session, _ variants: [Variant], _ turn: Int, _ presumed: [PresumedBranch]) {
    guard see(session) else { return }
    let cases = TreeReader(reading: project.reading).cases(session, for: variants, again: runFilled)
    var words = presumed.prefix(Self.mostNamed).map(project.interpreter.question).joined(separator: "', '")
    if presumed.count > Self.mostNamed { words += "' and \(presumed.count - Self.mostNamed) more like it, '…" }
    var path = ["launch", "fill what is empty"]
    if !presumed.isEmpty { path.append("presume \(words)") }
    for place in project.reading.presentationsHeld.presumed?.places ?? [] {
      path.append("show what \(place.file.split(separator: "/").last ?? ""):\(place.line) presents")
    }
    var state = ScreenState(
      id: turn == 0 ? "filled" : "filled \(turn)", path: path, trees: restricted(cases, to: variants),
      presumption: presumed.isEmpty ? nil : words)
    let types = Set(presumed.compactMap(project.interpreter.handedType)).sorted()
    state.presumedTypes = types.isEmpty ? nil : types
    states.append(state)
  }
  private static let mostNamed = 3

  private func runFilled(_ variant: Variant) -> Session {
    let session = run(variant)
    session.fill()
    return session
  }
}

/// Arms of a view's branches that nothing has taken yet, put together as far as they agree, and what was never presented.
private struct UntakenWays {
  /// What is presumed at once.
  struct Circumstance {
    var arms: [PresumedBranch] = []
    var presented: HeldPresentations.Way?
  }
  /// What the sources pass to views; `nil` where others may pass what they like.
  private let passed: PassedArguments?
  private(set) var presumed = Circumstance()
  /// What was presumed when a branch was met first.
  private var met: [SourceLocation: Circumstance] = [:]
  private var tries: [PresumedBranch: Int] = [:]
  /// What was met and never presented, with the arms around it.
  private var down: [Circumstance] = []
  private var known: Set<HeldPresentations.Way> = []
  /// The arms that ran here, by place.
  private var taken: [SourceLocation: Set<Int>] = [:]

  init(passed: PassedArguments?) { self.passed = passed }

  /// Whose branch it is.
  enum Owner {
    /// A view on the screen: an arm that ran anywhere was seen.
    case own
    /// A container, a modifier or a function that many use: an arm shows what one use put into it, and another took it.
    case shared
  }

  mutating func note(_ arms: [SourceLocation: Set<Int>], down ways: [HeldPresentations.Way]) {
    for place in arms.keys where met[place] == nil { met[place] = presumed }
    taken.merge(arms) { $0.union($1) }
    // What was met below something presented is met again upon it: only what is new there is shown upon it.
    for way in ways where known.insert(HeldPresentations.Way(place: way.place, turn: way.turn)).inserted {
      down.append(Circumstance(arms: presumed.arms, presented: way))
    }
  }

  /// As many arms as go together, or one thing that is presented, by turns.
  ///
  /// - Parameter owner: Whose a branch is; `nil` for one that is none of the view's.
  /// - Returns: False where nothing is left.
  mutating func choose(_ interpreter: Interpreter, presentsFirst: Bool, owner: (BranchRecord) -> Owner?) -> Bool {
    if presentsFirst, present() { return true }
    // What another arm kept from being reached is tried once more, alone.
    presumed = together(interpreter, owner)
    if presumed.arms.isEmpty, let branch = left(interpreter, owner, tried: 1).first { presumed = withContext(branch) }
    if presumed.arms.isEmpty { return present() }
    for branch in presumed.arms { tries[branch, default: 0] += 1 }
    return true
  }

  private mutating func present() -> Bool {
    guard !down.isEmpty else { return false }
    presumed = down.removeFirst()
    return true
  }

  private func withContext(_ branch: PresumedBranch) -> Circumstance {
    var circumstance = met[branch.location] ?? Circumstance()
    circumstance.arms.removeAll { $0.location == branch.location }
    circumstance.arms.append(branch)
    return circumstance
  }

  private func left(
    _ interpreter: Interpreter, _ owner: (BranchRecord) -> Owner?, tried count: Int
  ) -> [PresumedBranch] {
    met.keys.sorted().flatMap { place -> [PresumedBranch] in
      guard let record = interpreter.branch(at: place), let owner = owner(record) else { return [] }
      let here = taken[place, default: []]
      return record.arms.filter { arm in
        owner == .shared ? here.contains { $0 != arm } : !record.taken.contains(arm)
      }.map { PresumedBranch(location: place, arm: $0) }
    }.filter { branch in
      tries[branch, default: 0] == count && !interpreter.isSettled(branch)
        && !interpreter.isNeverGiven(branch, among: passed)
        && !interpreter.looks(of: branch).contains(.enabling) && !interpreter.isShownByVariants(branch)
    }
  }

  private func together(_ interpreter: Interpreter, _ owner: (BranchRecord) -> Owner?) -> Circumstance {
    var chosen: [SourceLocation: Int] = [:]
    var result = Circumstance()
    for branch in left(interpreter, owner, tried: 0) {
      // What leaves the code around it hides the rest: alone.
      let leaves = interpreter.leaves(branch)
      if leaves, !result.arms.isEmpty { continue }
      let wanted = withContext(branch)
      guard result.arms.isEmpty || wanted.presented == result.presented,
        wanted.arms.allSatisfy({ chosen[$0.location] ?? $0.arm == $0.arm })
      else { continue }
      result.presented = wanted.presented
      for other in wanted.arms where chosen[other.location] == nil {
        chosen[other.location] = other.arm
        result.arms.append(other)
      }
      if leaves { break }
    }
    return result
  }
}
