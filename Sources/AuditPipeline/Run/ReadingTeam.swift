import AuditEngine
import Foundation
import SightlineModel
import SwiftInterpreter
import SwiftUIReader

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

  // Guarded by `condition`.
  private let condition = NSCondition()
  private var isBeingFound = false
  private var list: ScreenList?
  private var constants: SourceReading.Constants?
  private var begun = 0
  private var shown: [ShownBranches] = []
  private var enabled: Set<SourceLocation> = []
  private var arrived = 0
  private var shares: BranchShares?
  private var walked: AuditPipeline.Walked?
  private var ready = 0
  private var walkedTypes: Set<String>?
  private var previewed: [Int: PreviewWalk.Result] = [:]

  /// - Parameters:
  ///   - sources: Each thread links and runs a program of its own, of the files parsed once.
  ///   - progress: Told of each screen before it is read.
  init(
    _ sources: SourceReading, _ variants: [Variant], threads: Int, previewWalk: PreviewWalk? = nil,
    progress: @escaping SwiftUIProject.Progress
  ) {
    self.previewWalk = previewWalk
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
    let result = SourceReading.Result(read, of: list!, constants!, walked: walked?.branches ?? [:])
    return (result, walked, previewed.keys.sorted().map { previewed[$0]! })
  }

  /// What one thread does.
  private func work(amongst count: Int) -> ReadScreens {
    var worker: ScreenWorker?
    let list = found { project, list in worker = ScreenWorker(project, list) }
    while let index = next(list) {
      worker = worker ?? ScreenWorker(sources.makeProject(), list)
      worker!.readStates(of: index)
    }
    if let previewWalk {
      let walked = meetWalk(count)
      for index in worker?.screensOfPreviews ?? [] where !walked.contains(list.type(of: index)) {
        guard let result = worker!.walk(from: index, { previewWalk.run($0, list, index) }) else { continue }
        condition.withLock { previewed[index] = result }
      }
    }
    let (shares, enabled) = meet(count, worker, list)
    worker?.presume(shares, enabled: enabled)
    return worker?.result ?? ReadScreens()
  }

  /// The screens there are. Who asks first finds them; the others wait.
  private func found(_ begin: (SwiftUIProject, ScreenList) -> Void) -> ScreenList {
    let isMine = condition.withLock {
      defer { isBeingFound = true }
      return !isBeingFound
    }
    if isMine {
      let project = sources.makeProject()
      let list = project.findScreens(for: variants)
      begin(project, list)
      let constants = SourceReading.Constants(project)
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
  private func next(_ list: ScreenList) -> Int? {
    let number: Int? = condition.withLock {
      guard begun < list.count else { return nil }
      begun += 1
      return begun - 1
    }
    guard let number else { return nil }
    let index = list.order[number]
    progress(list.name(of: index), number + 1, list.count)
    return index
  }

  /// Waits until the walk is over.
  ///
  /// - Returns: The views that it has shown: they need no walk of their own.
  private func meetWalk(_ count: Int) -> Set<String> {
    condition.withLock {
      ready += 1
      if ready == count {
        walkedTypes = walked?.views ?? []
        condition.broadcast()
      }
      while walkedTypes == nil { condition.wait() }
      return walkedTypes!
    }
  }

  /// Waits for all threads, so that the shares are made of everything.
  private func meet(_ count: Int, _ worker: ScreenWorker?, _ list: ScreenList) -> (BranchShares, Set<SourceLocation>) {
    let (branches, places) = (worker?.shown, worker?.enabledPlaces ?? [])
    return condition.withLock {
      if let branches { shown.append(branches) }
      enabled.formUnion(places)
      arrived += 1
      if arrived == count {
        enabled.formUnion(walked?.enabled ?? [])
        shares = list.shares(of: shown, walked: walked?.branches ?? [:], options: sources.options)
        condition.broadcast()
      }
      while shares == nil { condition.wait() }
      return (shares!, enabled)
    }
  }
}
