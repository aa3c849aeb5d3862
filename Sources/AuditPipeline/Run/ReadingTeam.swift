import AuditEngine
import Foundation
import SightlineModel
import SwiftInterpreter
import SwiftUIReader
import WorkJournal

/// Threads that read the screens of a project together.
///
/// One of them walks the app first, if it is to be walked, while another finds the screens; each then takes screens until
/// none is left. When all are read and the walk is over, what nobody has seen is shared out and presumed.
final class ReadingTeam: @unchecked Sendable {
  private let sources: SourceReading
  private let variants: [Variant]
  /// Wanted; there may be room for fewer.
  private let threads: Int
  private let progress: SwiftUIProject.Progress
  /// Goes on from screens that only previews show; `nil` where nobody asks for it.
  private let previewWalk: PreviewWalk?
  /// Views that nothing shows are made with samples.
  private let presumesViews: Bool
  private let selection: ScreenSelection?
  private let onScreen: @Sendable (Screen) -> Void

  // Guarded by `condition`.
  private let condition = NSCondition()
  private var isBeingFound = false
  private var list: ScreenList?
  private var constants: SourceReading.Constants?
  private var begun = 0
  private var walked: AuditPipeline.Walked?
  private var previewed: [Int: PreviewWalk.Result] = [:]
  /// What the time did not suffice for.
  private var notRead: [AuditReport.NotAudited] = []

  private let walkOver = Meeting<Void, Set<String>>()
  private let rounds = (0...ReadingTeam.mostRounds).map { _ in Round() }
  /// What all threads read before they share out what nobody has seen.
  private struct Round {
    let start = Meeting<Set<String>, ScreenList?>()
    let shares = Meeting<(ShownBranches?, Set<SourceLocation>), (BranchShares, Set<SourceLocation>)>()
  }
  /// Views that nothing shows are laid out, then those that these do not show, and so on.
  private static let mostRounds = 5
  private let gaps = Meeting<Shown, ScreenList?>()
  private typealias Shown = (
    places: Set<SourceLocation>, views: Set<String>, never: Set<ClosedRange<SourceLocation>>
  )

  /// - Parameters:
  ///   - sources: Each thread links and runs a program of its own, of the files parsed once.
  ///   - progress: Called for each screen before it is read.
  init(
    _ sources: SourceReading, _ variants: [Variant], threads: Int, previewWalk: PreviewWalk? = nil,
    presumesViews: Bool = false, selection: ScreenSelection? = nil,
    onScreen: @escaping @Sendable (Screen) -> Void = { _ in },
    progress: @escaping SwiftUIProject.Progress
  ) {
    self.selection = selection
    self.onScreen = onScreen
    self.previewWalk = previewWalk
    self.presumesViews = presumesViews
    self.sources = sources
    self.variants = variants
    self.threads = max(1, threads)
    self.progress = progress
  }

  /// - Parameter walk: Runs on one of the threads; `nil` where nothing is launched.
  func read(
    walk: @escaping @Sendable () -> AuditPipeline.Walked?
  ) -> (read: SourceReading.Result, walked: AuditPipeline.Walked?, previewed: [PreviewWalk.Result]) {
    let parts = Parallel.team(threads) { [self] number, count in
      if number == 0 {
        let walked = walk()
        condition.withLock { self.walked = walked }
      }
      return work(amongst: count)
    }
    let read = parts.dropFirst().reduce(into: parts[0]) { $0.formUnion($1) }
    var result = SourceReading.Result(read, of: list!, constants!, walked: walked?.branches ?? [:])
    result.notAudited += notRead.filter { !result.notAudited.contains($0) }
    return (result, walked, previewed.keys.sorted().map { previewed[$0]! })
  }

  /// What one thread does.
  private func work(amongst count: Int) -> ReadScreens {
    var worker: ScreenWorker?
    let list = found { project, list in worker = ScreenWorker(project, list) }
    let isFirstStateAlone = selection?.isFirstStateAlone ?? false
    readStates(list, &worker, within: .reading, isFirstAlone: isFirstStateAlone) { worker, index in
      if let screen = worker.screen(index) { onScreen(screen) }
    }
    // Of what is shown first nothing is presumed.
    if isFirstStateAlone { return worker?.result ?? ReadScreens() }
    // What no state shows yet is worth more than how one comes from a preview to the next.
    let previews = sources.options.timeLimit.part(.previews)
    worker?.timeLimit = previews
    if let previewWalk {
      // Views that the walk has shown need no walk of their own.
      let walked = walkOver.meet(count, bringing: ()) { _ in self.walked?.views ?? [] }
      for index in worker?.screensOfPreviews ?? [] where !walked.contains(list.type(of: index)) {
        if previews.isOver {
          condition.withLock {
            notRead.append(.init(.remark("what follows from the screens of previews"), why: previews.why))
          }
          break
        }
        guard let result = worker!.walk(from: index, { previewWalk.run($0, list, index) }) else { continue }
        condition.withLock { previewed[index] = result }
      }
    }
    worker?.timeLimit = sources.options.timeLimit.part(.presuming)
    presume(worker, list, rounds[0], count)
    for round in rounds.dropFirst() where presumesViews {
      let isLast = round.start === rounds.last?.start
      let seen = worker?.viewsShown ?? []
      guard let more = round.start.meet(count, bringing: seen, { self.unreached($0, isLast: isLast) }) else { break }
      worker?.goOn(to: more)
      readStates(more, &worker, within: .samples)
      worker?.timeLimit = sources.options.timeLimit.part(.samples)
      presume(worker, more, round, count)
    }
    fillGaps(&worker, count)
    return worker?.result ?? ReadScreens()
  }

  /// Shows views once more whose code makes views that nobody has seen.
  private func fillGaps(_ worker: inout ScreenWorker?, _ count: Int) {
    guard presumesViews else { return }
    let shown = (worker?.placesShown ?? [], worker?.viewsShown ?? [], worker?.neverShown ?? [])
    guard let more = gaps.meet(count, bringing: shown, { self.gaps(beyond: $0) }) else { return }
    worker?.goOn(to: more)
    readStates(more, &worker, within: .samples)
  }

  /// Reads screens of the list that nobody has begun, one after the other.
  private func readStates(
    _ list: ScreenList, _ worker: inout ScreenWorker?, within part: TimeLimit.Part, isFirstAlone: Bool = false,
    then use: (ScreenWorker, Int) -> Void = { _, _ in }
  ) {
    let limit = sources.options.timeLimit.part(part)
    while let index = next(list, within: limit) {
      let reader = worker ?? ScreenWorker(sources.makeProject(), list)
      worker = reader
      reader.timeLimit = limit
      reader.readStates(of: index, isFirstAlone: isFirstAlone)
      use(reader, index)
    }
  }

  /// - Parameter shown: By each thread.
  /// - Returns: `nil` where there are none.
  private func gaps(beyond shown: [Shown]) -> ScreenList? {
    let views = shown.reduce(into: walked?.views ?? []) { $0.formUnion($1.views) }
    return extend { list, constants in
      let walkedPlaces = constants.views.places.shown(walked?.places ?? [], in: walked?.views ?? [])
      let places = shown.reduce(into: walkedPlaces) { $0.formUnion($1.places) }
      let never = shown.reduce(into: Set<ClosedRange<SourceLocation>>()) { $0.formUnion($1.never) }
      return list.adding(gapsOf: constants.views, beyond: places, views: views, neverShown: never, sources.options)
    }
  }

  /// From now on another list is read, from its beginning.
  private func extend(_ longer: (ScreenList, SourceReading.Constants) -> ScreenList?) -> ScreenList? {
    condition.withLock {
      guard let constants, let list, let more = longer(list, constants) else { return nil }
      (self.list, begun) = (more, 0)
      return more
    }
  }

  /// Presumes the branches that fell to this thread, once all have read their screens and the walk is over.
  private func presume(_ worker: ScreenWorker?, _ list: ScreenList, _ round: Round, _ count: Int) {
    let (shares, enabled) = round.shares.meet(count, bringing: (worker?.shown, worker?.enabledPlaces ?? [])) { parts in
      let enabled = parts.reduce(into: walked?.enabled ?? []) { $0.formUnion($1.1) }
      let shown = parts.compactMap(\.0)
      return (list.shares(of: shown, walked: walked?.branches ?? [:], options: sources.options), enabled)
    }
    worker?.presume(shares, enabled: enabled)
  }

  /// Views of the app that nobody has laid out.
  ///
  /// - Parameter seen: Of each thread.
  /// - Returns: `nil` where there is none left.
  private func unreached(_ seen: [Set<String>], isLast: Bool) -> ScreenList? {
    let seen = seen.reduce(into: walked?.views ?? []) { $0.formUnion($1) }
    return extend { $0.adding($1.views, beyond: seen, sources.options, isLast: isLast) }
  }

  /// The screens there are. Who asks first finds them; the others wait.
  private func found(_ begin: (SwiftUIProject, ScreenList) -> Void) -> ScreenList {
    let isMine = condition.withLock {
      defer { isBeingFound = true }
      return !isBeingFound
    }
    if isMine {
      let project = sources.makeProject()
      project.timeLimit = sources.options.timeLimit.part(.walking)
      let found = project.findScreens(for: variants)
      if project.isTimeOver {
        condition.withLock { notRead.append(.init(.remark("what previews show"), why: project.timeLimit.why)) }
      }
      project.timeLimit = sources.options.timeLimit.part(.reading)
      let constants = SourceReading.Constants(project, sources.files)
      let placed = found.placed(among: constants.views)
      let list = selection.map { placed.selecting($0) } ?? placed
      begin(project, list)
      condition.withLock {
        (self.list, self.constants) = (list, constants)
        condition.broadcast()
      }
    }
    return condition.withLock {
      while list == nil { condition.wait() }
      return list!
    }
  }

  /// The position of a screen that nobody has begun.
  private func next(_ list: ScreenList, within limit: TimeLimit) -> Int? {
    let number: Int? = condition.withLock {
      guard begun < list.order.count else { return nil }
      guard !limit.isOver else {
        for index in list.order[begun...] {
          notRead.append(.init(.missingScreen(list.name(of: index)), why: "\(limit.why) before it was read"))
        }
        begun = list.order.count
        return nil
      }
      begun += 1
      return begun - 1
    }
    guard let number else { return nil }
    let index = list.order[number]
    progress(list.name(of: index), number + 1, list.order.count)
    return index
  }
}
