import SightlineModel
import SwiftInterpreter
import WorkJournal

/// One thread's part in reading the screens of a project.
///
/// First every screen's states are read, each by some thread on that thread's own copy of the program; then the branches
/// that no screen has shown are shared out, and presumed where they were met. What is read of a screen depends on
/// nothing that was read before, so that it does not matter which thread reads it, or how many there are.
public final class ScreenWorker {
  private let project: SwiftUIProject
  private let list: ScreenList
  private var readers: [Int: ScreenReader] = [:]
  private var coverage: [SourceLocation: BranchRecord] = [:]
  /// The app is launched for its surroundings once a screen is met that it does not show.
  private var hasSurroundings = false

  public init(_ project: SwiftUIProject, _ list: ScreenList) {
    self.project = project
    self.list = list
    project.reading.samples = list.samples
  }

  /// Reads what a screen's code leads to.
  public func readStates(of index: Int) {
    let entry = list.entries[index]
    if !entry.content.isOfApp, !hasSurroundings {
      hasSurroundings = true
      let work = Work.surroundings
      if !project.options.leftOut.has(work) {
        WorkJournal.during(work) { project.prepareSurroundings(among: list.variants) }
      }
    }
    WorkJournal.during(Work(.screen, entry.name, file: entry.source?.file, line: entry.source?.line ?? 0)) {
      _ = project.interpreter.takeBranchesMet()
      readers[index] = ScreenReader(project: project, entry: entry, index: index)
      run(index, granting: project.options.readingWork) { $0.readStates(for: list.variants) }
    }
  }

  /// What was shown so far, for sharing out the rest.
  public var shown: ShownBranches {
    ShownBranches(coverage: project.branchCoverage, met: readers.mapValues(\.ownMet))
  }

  /// Presumes the branches of this thread's screens that fell to them.
  public func presume(_ shares: BranchShares) {
    for index in readers.keys.sorted() {
      let entry = list.entries[index]
      let work = Work(.branches, entry.name, file: entry.source?.file, line: entry.source?.line ?? 0)
      guard !project.options.leftOut.has(work) else { continue }
      WorkJournal.during(work) {
        coverage.formUnion(project.branchCoverage)
        project.interpreter.forgetArmsTaken()
        run(index, granting: project.options.presumingWork) { $0.presumeBranches(among: list.variants, shares) }
      }
    }
    coverage.formUnion(project.branchCoverage)
  }

  /// Everything that was read; what an earlier run of the same project noted is part of it.
  public var result: ReadScreens {
    var result = ReadScreens()
    for (index, reader) in readers {
      result.parts.append(
        ReadScreens.Part(index: index, states: reader.states, types: reader.types, met: reader.placesMet))
    }
    result.coverage = coverage
    result.calls = project.reading.census.sites
    result.dependencies = project.dependencies
    result.notAudited = project.notAudited
    result.unresolved = Set(project.unresolved)
    return result
  }

  private func run(_ index: Int, granting work: Int, _ body: (inout ScreenReader) -> Void) {
    project.reading.work.begin(at: project.interpreter.stepsUsed, ofTotal: work, among: list.count)
    project.noteDependencies(of: readers[index]!.entry) { body(&readers[index]!) }
  }
}

extension Work {
  /// Launching the app for what it puts around screens that it does not show.
  static let surroundings = Work(.part, "what the app puts around its screens")
}
