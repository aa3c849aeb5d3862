package import SightlineModel
import SwiftInterpreter
package import WorkJournal

/// One thread's part in reading the screens of a project.
///
/// First every screen's states are read, each by some thread on that thread's own copy of the program; then the branches
/// that no screen has shown are shared out, and presumed where they were met. What is read of a screen depends on
/// nothing that was read before, so that it does not matter which thread reads it, or how many there are.
package final class ScreenWorker {
  private let project: SwiftUIProject
  private var list: ScreenList
  private var readers: [Int: ScreenReader] = [:]
  /// What making each screen took.
  private var roots: [Int: RootMoments] = [:]
  private var coverage: [SourceLocation: BranchRecord] = [:]
  /// Views by how they were laid out.
  private var views = ShownViews()
  /// The app is launched for its surroundings once a screen is met that it does not show.
  private var hasSurroundings = false

  package init(_ project: SwiftUIProject, _ list: ScreenList) {
    self.project = project
    self.list = list
    project.reading.samples = list.samples
  }

  /// Goes on to views that nothing has shown.
  package func goOn(to list: ScreenList) { self.list = list }

  /// When what is done next has to end.
  package var timeLimit: TimeLimit {
    get { project.timeLimit }
    set { project.timeLimit = newValue }
  }

  /// What one screen shows so far; `nil` where this thread has not read it.
  package func screen(_ index: Int) -> Screen? {
    guard let reader = readers[index], !reader.states.isEmpty else { return nil }
    let entry = list.entries[index]
    var screen = Screen(name: entry.name, symbol: entry.type, source: entry.source, states: reader.states)
    screen.presumed = entry.presumed
    return screen
  }

  /// Views laid out so far.
  package var viewsShown: Set<String> { views.byApp.union(views.byPreviews).union(views.presumed) }

  /// Places of calls that ran so far while views were built.
  package var placesShown: Set<SourceLocation> { views.places.union(views.placesPresumed) }

  /// Arms that nothing in the sources leads to.
  package var neverShown: Set<ClosedRange<SourceLocation>> {
    readers.values.reduce(into: []) { $0.formUnion($1.neverShown) }
  }

  /// Reads what a screen's code leads to.
  ///
  /// - Parameter isFirstAlone: Only what is shown first.
  package func readStates(of index: Int, isFirstAlone: Bool = false) {
    let entry = list.entries[index]
    if entry.isShownAlone, !hasSurroundings {
      hasSurroundings = true
      let work = Work.surroundings
      if !project.options.leftOut.has(work) {
        WorkJournal.during(work) { project.prepareSurroundings(among: list.variants) }
      }
    }
    WorkJournal.during(Work(.screen, entry.name, file: entry.source?.file, line: entry.source?.line ?? 0)) {
      _ = project.interpreter.takeBranchesMet()
      project.forgetShown()
      project.reading.passed = list.passed
      readers[index] = ScreenReader(project: project, entry: entry, index: index, passed: list.passed)
      if entry.gaps.isEmpty {
        run(index, granting: project.options.readingWork) {
          $0.readStates(for: list.variants, isFirstAlone: isFirstAlone)
        }
      } else {
        project.interpreter.forgetArmsTaken()
        project.reading.unknownContents.scopes = list.scopes
        run(index, granting: project.options.unreachedWork) {
          $0.readGaps(among: list.variants)
        }
        coverage.formUnion(project.branchCoverage)
      }
      views.formUnion(readers[index]!.shown)
      views.add(project.reading, project.interpreter, by: readers[index]!.content)
      views.placesPresumed.formUnion(readers[index]!.placesShown)
    }
  }

  /// What was shown so far, for sharing out the rest.
  package var shown: ShownBranches {
    ShownBranches(
      coverage: coverage.isEmpty ? project.branchCoverage : coverage.joined(project.branchCoverage),
      met: readers.filter { $0.key >= list.first }.mapValues(\.ownMet))
  }

  /// Where conditions of `disabled` did not hold.
  package var enabledPlaces: Set<SourceLocation> { project.enabledPlaces }

  /// Screens of this thread that previews show, ascending.
  package var screensOfPreviews: [Int] { readers.keys.filter { list.entries[$0].walkedContent != nil }.sorted() }

  /// Walks on from a screen that is shown alone.
  ///
  /// - Parameter body: Makes sessions of the screen; bounded by an equal part of what all screens may take.
  package func walk<T>(from index: Int, _ body: (SwiftUIProject) -> T) -> T? {
    let entry = list.entries[index]
    let work = Work(.walk, entry.name, file: entry.source?.file, line: entry.source?.line ?? 0)
    guard !project.options.leftOut.has(work) else { return nil }
    return WorkJournal.during(work) {
      var result: T?
      project.forgetShown()
      project.reading.work.begin(
        at: project.interpreter.stepsUsed, ofTotal: project.options.previewWork, among: list.count)
      project.reading.launchedGeometry = [:]
      project.noteDependencies(of: entry) { result = body(project) }
      // What was met on the way is none of the states that branches are presumed from.
      _ = project.interpreter.takeBranchesMet()
      views.add(project.reading, project.interpreter, by: entry.walkedContent ?? entry.content)
      return result
    }
  }

  /// Presumes the branches of this thread's screens that fell to them.
  ///
  /// - Parameter enabled: Places of `disabled` whose condition some state does not meet.
  package func presume(_ shares: BranchShares, enabled: Set<SourceLocation> = []) {
    for index in readers.keys.sorted() where index >= list.first {
      let entry = list.entries[index]
      let work = Work(.branches, entry.name, file: entry.source?.file, line: entry.source?.line ?? 0)
      guard !project.options.leftOut.has(work) else { continue }
      guard !project.isTimeOver else {
        project.noteNotAudited(.remark("branches that no state shows"), why: project.timeLimit.why)
        break
      }
      WorkJournal.during(work) {
        coverage.formUnion(project.branchCoverage)
        project.interpreter.forgetArmsTaken()
        project.forgetShown()
        run(index, granting: project.options.presumingWork) { reader in
          reader.presumeBranches(among: list.variants, shares)
          reader.presumeEnabled(among: list.variants, unless: enabled)
        }
        views.addPresumed(project.reading, project.interpreter)
      }
    }
    coverage.formUnion(project.branchCoverage)
  }

  /// Everything that was read; what an earlier run of the same project noted is part of it.
  package var result: ReadScreens {
    var result = ReadScreens()
    for (index, reader) in readers {
      result.parts.append(
        ReadScreens.Part(index: index, states: reader.states, types: reader.types, met: reader.placesMet))
    }
    result.coverage = coverage
    result.calls = project.reading.callCounts.sites
    result.views = views
    result.dependencies = project.dependencies
    result.notAudited = project.notAudited
    result.unresolved = Set(project.unresolved)
    return result
  }

  private func run(_ index: Int, granting work: Int, _ body: (inout ScreenReader) -> Void) {
    let isPresumed = list.entries[index].presumed != nil
    project.reading.work.begin(
      at: project.interpreter.stepsUsed, ofTotal: isPresumed ? project.options.unreachedWork : work,
      among: list.sharers)
    project.reading.launchedGeometry = [:]
    let moments = roots[index] ?? RootMoments()
    roots[index] = moments
    project.reading.rootMoments = moments
    defer {
      moments.forget()
      project.reading.rootMoments = nil
    }
    // Where the app shows it, what code unwraps is there.
    project.interpreter.takesUnwrappedAsThere = isPresumed
    defer { project.interpreter.takesUnwrappedAsThere = false }
    project.noteDependencies(of: readers[index]!.entry) { body(&readers[index]!) }
  }
}

extension Work {
  /// Launching the app for what it puts around screens that it does not show.
  static let surroundings = Work(.part, "what the app puts around its screens")
}
