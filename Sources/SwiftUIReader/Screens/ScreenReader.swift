import SightlineModel
import SwiftInterpreter
import WorkJournal

/// Reads one screen: its states, and a tree for every set of conditions its code looks at.
struct ScreenReader {
  let project: SwiftUIProject
  let entry: ScreenEntry
  /// Of the screen among all.
  let index: Int
  /// What the sources pass to views; `nil` where others may pass what they like.
  let passed: PassedArguments?
  private var interpreter: Interpreter { project.interpreter }
  private var reading: Reading { project.reading }

  var states: [ScreenState] = []
  private var seen: Set<ViewNode> = []
  /// By states that are read in every variant.
  private var pieces = ShownPieces()
  /// The project's views on the screen.
  var types: Set<String>
  /// What was shown before another preview was.
  private(set) var shown = ShownViews()
  /// Places of calls that ran for states of a view that is shown once more.
  var placesShown: Set<SourceLocation> = []
  /// Arms that nothing in the sources leads to, whatever the views are given.
  private(set) var neverShown: Set<ClosedRange<SourceLocation>> = []
  /// What had been answered and presumed when a branch was met first.
  private var met: [SourceLocation: Condition] = [:]

  private let ended = EndedCode()
  private let endedPresumed = EndedCode()

  private struct Condition {
    /// Which of the previews runs.
    var preview = 0
    var answers: [SourceLocation: Bool] = [:]
    var presumed: [PresumedBranch] = []
    /// The last column of a split view stands where the first did.
    var showsLastColumn = false
    /// Some of its code failed an assertion, or had no end.
    var hasEnded = false
    /// Sheets and covers that are taken to be down.
    var dismissed: Set<SourceLocation> = []
    /// What lies below its sheets and covers was looked at.
    var isLookedBelow = false
  }
  /// Which of the previews runs, the first one being the screen itself.
  private var preview = 0

  init(project: SwiftUIProject, entry: ScreenEntry, index: Int, passed: PassedArguments?) {
    self.project = project
    self.passed = passed
    self.entry = entry
    self.index = index
    types = [entry.type]
  }

  /// The states that the code leads to.
  ///
  /// - Parameter isFirstAlone: Only the one that is shown first.
  mutating func readStates(for wanted: [Variant], isFirstAlone: Bool = false) {
    guard let first = wanted.first else { return }
    // Of what may be otherwise in the app, what size, language and device make of it says little.
    let variants = entry.presumed == nil ? wanted : Self.like(Self.alike(wanted, first), among: wanted)
    let exploration = Exploration()
    interpreter.decisions = exploration
    _ = reading.controlsHeld.takeDisabled()
    defer {
      interpreter.decisions = DefaultDecisions()
      reading.lastColumn.isShown = false
      reading.presentationsHeld.dismissed = []
      noteDisabled()
    }
    // Settled with every unknown condition false; then each of them true, and what is asked only there in turn.
    var queued: Set<SourceLocation> = []
    var ids: [String: Int] = [:]
    var pending: [(id: String, path: [String], circumstance: Condition)] = [(Self.settled, ["launch"], Condition())]
    for (index, alternative) in entry.alternatives.enumerated() {
      let name = ScreenState.idOfPreview(alternative.name)
      pending.append((name, [name], Condition(preview: index + 1)))
    }
    while !pending.isEmpty, states.count <= project.options.branchBudget + entry.alternatives.count,
      project.hasWorkLeft || states.isEmpty && !project.isTimeOver, !isFirstAlone || states.isEmpty
    {
      let next = pending.removeFirst()
      exploration.answers = next.circumstance.answers
      exploration.asked = AskedQuestions()
      if preview != next.circumstance.preview { shown.add(reading, interpreter, by: content) }
      preview = next.circumstance.preview
      reading.lastColumn.isShown = next.circumstance.showsLastColumn
      reading.presentationsHeld.dismissed = next.circumstance.dismissed
      _ = reading.lastColumn.takeHidden()
      ended.state = next.id
      let session = launch(first)
      if project.isTimeOver { break }
      // What a sheet, a cover or an alert hides is read first: it is there before it comes, or once it is gone, and its arms and
      // questions would count as shown where nobody sees them.
      if !isFirstAlone, let below = below(session, next.circumstance) {
        _ = interpreter.takeBranchesMet()
        var covered = next
        covered.circumstance.isLookedBelow = true
        pending.insert((below.id, next.path + [below.step], below.circumstance), at: 0)
        pending.insert(covered, at: 1)
        continue
      }
      var circumstance = next.circumstance
      circumstance.hasEnded = !session.problems.isEmpty
      noteBranches(circumstance)
      if reading.lastColumn.takeHidden(), !next.circumstance.showsLastColumn, next.circumstance.answers.isEmpty {
        var circumstance = next.circumstance
        circumstance.showsLastColumn = true
        pending.append(("last column", next.path + ["show the last column"], circumstance))
      }
      // What looks as before may still have asked what leads further: an answer that came, and was empty.
      for question in exploration.asked.list where queued.insert(question.location).inserted {
        let place = question.location
        var circumstance = next.circumstance
        circumstance.answers[place] = true
        let id = "if \(place.file.split(separator: "/").last ?? ""):\(place.line)"
        // A line may ask several questions.
        let number = ids[id, default: 0] + 1
        ids[id] = number
        pending.append(
          (number == 1 ? id : "\(id) (\(number))", next.path + ["assume \(question.reason)"], circumstance))
      }
      guard !session.layers.isEmpty, seen.insert(look(of: session)).inserted else { continue }
      types.formUnion(session.userViews)
      let isFurther =
        project.options.readsFurtherStatesInFewer && entry.presumed == nil && !pieces.add(session.tree)
      var trees = trees(isFurther ? variants.ofFurtherStates : variants, session)
      if entry.presumed != nil { trees = restricted(trees, to: variants) }
      var state = ScreenState(id: next.id, path: next.path, trees: trees)
      if isFurther { state.isFurther = true }
      if !trees.isEmpty { states.append(state) }
    }
    // The app begins with what is in front.
    if let settled = states.firstIndex(where: { $0.id == Self.settled }) {
      states.insert(states.remove(at: settled), at: 0)
    }
    for words in ended.words(among: states.map(\.id)) { project.noteNotAudited(.screen(entry.name), why: words) }
    if project.isTimeOver {
      return project.noteNotAudited(
        states.isEmpty ? .missingScreen(entry.name) : .screen(entry.name),
        why: "\(project.timeLimit.why) before it was read in every circumstance")
    }
    if !project.hasWorkLeft {
      project.noteNotAudited(
        .screen(entry.name),
        why: "running its code takes more work than one screen is given: not read in every circumstance")
    }
    if states.isEmpty { project.noteNotAudited(.screen(entry.name), why: "nothing is shown") }
  }

  static let settled = "settled"
  /// Sheets over sheets that are taken away.
  private static let mostDismissed = 3

  /// How what lies below the sheets, covers and alerts of a state is read; `nil` where nothing covers it, or it was read.
  private func below(_ session: Session, _ circumstance: Condition) -> (
    id: String, step: String, circumstance: Condition
  )? {
    let covers = Set(session.coverPlaces).subtracting(circumstance.dismissed)
    guard !covers.isEmpty, !circumstance.isLookedBelow, circumstance.dismissed.count < Self.mostDismissed,
      let place = covers.min()
    else { return nil }
    var circumstance = circumstance
    circumstance.dismissed.formUnion(covers)
    let words = "\(place.file.split(separator: "/").last ?? ""):\(place.line)"
    return ("below \(words)", "dismiss what \(words) presents", circumstance)
  }

  /// Where controls of this screen are disabled.
  private var disabled: Set<SourceLocation> = []

  /// Shows what is disabled in every state once as it looks enabled, in two sizes.
  ///
  /// - Parameter enabled: Where some state of any screen, or of the walk, enables it.
  mutating func presumeEnabled(among variants: [Variant], unless enabled: Set<SourceLocation>) {
    guard let first = variants.first, !states.isEmpty else { return }
    let exploration = Exploration()
    interpreter.decisions = exploration
    defer {
      interpreter.decisions = DefaultDecisions()
      reading.controlsHeld.presumedEnabled = nil
    }
    let alike = Self.alike(variants, first)
    for place in disabled.subtracting(enabled).sorted().prefix(Self.mostDisabled) where project.hasWorkLeft {
      reading.controlsHeld.presumedEnabled = place
      preview = 0
      let session = run(alike[0])
      guard !project.isTimeOver, !session.layers.isEmpty, seen.insert(look(of: session)).inserted else { continue }
      let trees = restricted(TreeReader(reading: reading).cases(session, for: alike, again: run), to: alike)
      let question = "what is disabled at \(place.file.split(separator: "/").last ?? ""):\(place.line) is enabled"
      states.append(
        ScreenState(
          id: "presumed enabled \(place.file.split(separator: "/").last ?? ""):\(place.line):\(place.column)",
          path: ["launch", "presume \(question)"], trees: trees, presumption: question))
    }
  }
  private static let mostDisabled = 8

  /// The usual and the largest text, in the conditions of the first variant.
  static func alike(_ variants: [Variant], _ first: Variant) -> [Variant] {
    let alike = variants.filter {
      $0.locale == first.locale && $0.device == first.device && $0.orientation == first.orientation
    }
    return [alike.first { $0.size == .large } ?? first, alike.max { $0.size < $1.size } ?? first]
  }

  /// Those that one of the others equals but for its appearance.
  private static func like(_ others: [Variant], among variants: [Variant]) -> [Variant] {
    variants.filter { variant in
      others.contains {
        $0.size == variant.size && $0.locale == variant.locale && $0.device == variant.device
          && $0.orientation == variant.orientation
      }
    }
  }

  func restricted(_ cases: [TreeCase], to variants: [Variant]) -> [TreeCase] {
    cases.map { tree in
      var tree = tree
      tree.when.restrict(to: variants)
      return tree
    }
  }

  private mutating func noteDisabled() { disabled.formUnion(reading.controlsHeld.takeDisabled()) }

  private func launch(_ variant: Variant) -> Session {
    let session = run(variant)
    ended.note(session.problems + session.leftOut)
    return session
  }

  /// What is shown now, or was last.
  var content: ScreenContent {
    preview == 0 ? entry.content : entry.alternatives[preview - 1].content
  }

  func run(_ variant: Variant) -> Session {
    let surroundings = content.isOfApp ? Surroundings() : project.surroundings
    let session = Session(reading: reading, interpreter: interpreter, content: content, in: surroundings)
    reading.reset(variant: variant, defaults: surroundings.defaults, granted: [:])
    session.launch(defaults: surroundings.defaults)
    return session
  }

  /// What is shown, as distinct from other states; where a preview says so is all the same.
  /// - Returns: False for what was seen before.
  mutating func see(_ session: Session) -> Bool { seen.insert(look(of: session)).inserted }

  private func look(of session: Session) -> ViewNode {
    session.tree.withoutActions.withoutPlaces { reading.isSample($0) }
  }

  // MARK: Branches that no state shows

  private mutating func noteBranches(_ circumstance: Condition) {
    // What was met where the code ended is presumed where it did not, if there is such a state.
    for place in interpreter.takeBranchesMet() where met[place].map({ $0.hasEnded && !circumstance.hasEnded }) ?? true {
      met[place] = circumstance
    }
  }

  func isOwn(_ record: BranchRecord) -> Bool {
    record.isOfViews && (record.typeName.map(types.contains) ?? false)
  }

  /// Places of the branches met so far.
  var placesMet: Set<SourceLocation> { Set(met.keys) }
  /// Those in the views on the screen.
  var ownMet: Set<SourceLocation> {
    placesMet.filter { interpreter.branch(at: $0).map(isOwn) ?? false }
  }

  /// The arms that neither a state nor the walk has shown, of the branches met on this screen, by place.
  private func untaken(_ shares: BranchShares) -> [PresumedBranch] {
    met.keys.sorted().flatMap { place -> [PresumedBranch] in
      guard let record = interpreter.branch(at: place), isOwn(record) else { return [] }
      return shares.untaken(record, at: place, by: index).map { PresumedBranch(location: place, arm: $0) }
    }
  }

  /// Shows what no state has shown: one branch after the other is presumed to be taken, in two sizes.
  mutating func presumeBranches(among variants: [Variant], _ shares: BranchShares) {
    guard !states.isEmpty, let first = variants.first else { return }
    let exploration = Exploration()
    interpreter.decisions = exploration
    defer {
      interpreter.decisions = DefaultDecisions()
      interpreter.presume([])
      reading.controlsHeld.isAllDisabled = false
      reading.lastColumn.isShown = false
      reading.presentationsHeld.dismissed = []
    }
    let alike = Self.alike(variants, first)
    var tried: Set<PresumedBranch> = []
    while tried.count < project.options.presumptionLimit(isOfViews: entry.presumed != nil), project.hasWorkLeft,
      let branch = untaken(shares).first(where: { !tried.contains($0) })
    {
      tried.insert(branch)
      if interpreter.isShownByVariants(branch) || interpreter.isSettled(branch) { continue }
      if interpreter.isNeverGiven(branch, among: passed) {
        if let extent = interpreter.extent(of: branch) { neverShown.insert(extent) }
        continue
      }
      var circumstance = met[branch.location] ?? Condition()
      circumstance.presumed.append(branch)
      exploration.answers = circumstance.answers
      preview = circumstance.preview
      // A view that asks whether it is enabled is shown disabled, with the control around it.
      let isOfEnabling = interpreter.looks(of: branch).contains(.enabling)
      reading.controlsHeld.isAllDisabled = isOfEnabling
      interpreter.presume(isOfEnabling ? circumstance.presumed.dropLast() : circumstance.presumed)
      reading.lastColumn.isShown = circumstance.showsLastColumn
      reading.presentationsHeld.dismissed = circumstance.dismissed
      _ = reading.lastColumn.takeHidden()
      var session = run(alike[0])
      if reading.lastColumn.takeHidden(), seen.contains(look(of: session)) {
        // What it changes may stand in the column that is not shown.
        reading.lastColumn.isShown = true
        session = run(alike[0])
      }
      if project.isTimeOver { break }
      circumstance.hasEnded = !session.problems.isEmpty
      noteBranches(circumstance)
      types.formUnion(session.userViews)
      // What is presumed may be impossible: then code ends that never runs so, and what it shows was not looked at.
      endedPresumed.state = "'\(interpreter.question(of: branch))'"
      endedPresumed.note(session.problems)
      guard !session.layers.isEmpty, seen.insert(look(of: session)).inserted else { continue }
      let trees = restricted(TreeReader(reading: reading).cases(session, for: alike, again: run), to: alike)
      let question = interpreter.question(of: branch)
      let place = "\(branch.location.file.split(separator: "/").last ?? ""):\(branch.location.line)"
      let id = "presumed \(place):\(branch.location.column) \(branch.arm + 1)"
      var state = ScreenState(
        id: id, path: ["launch", "presume \(question)"], trees: trees, presumption: question,
        isOfAnotherRoom: interpreter.looks(of: branch).contains(.room) ? true : nil)
      state.presumedTypes = interpreter.handedType(of: branch).map { [$0] }
      states.append(state)
    }
    for (problem, questions) in endedPresumed.problems {
      project.noteNotAudited(.screen(entry.name), why: "\(problem) (with \(questions) presumed)")
    }
  }

  // MARK: Trees

  private func trees(_ variants: [Variant], _ first: Session) -> [TreeCase] {
    let asks = reading.readConditions.reads.contains(.reduceMotion)
    let motions = motions(of: variants[0], seen: first.motions)
    // Only a look at the motions has changed what runs.
    let session = motions.isEmpty || !asks ? first : launch(variants[0])
    if project.isTimeOver { return [] }
    return TreeReader(reading: reading, motions: motions).cases(session, for: variants, again: launch)
  }

  /// The run is repeated with Reduce Motion on: what still moves then is not gated.
  private func motions(of variant: Variant, seen: [Motion]) -> [Motion] {
    guard !seen.isEmpty else { return [] }
    // What never asked moves all the same.
    guard reading.readConditions.reads.contains(.reduceMotion) else {
      return seen.map { motion in
        var motion = motion
        motion.runsUnderReduceMotion = true
        return motion
      }
    }
    var reduced = variant
    reduced.reduceMotion = true
    let still = launch(reduced).motions
    return seen.map { motion in
      var motion = motion
      motion.runsUnderReduceMotion = still.contains { $0.api == motion.api && $0.source == motion.source }
      return motion
    }
  }
}
