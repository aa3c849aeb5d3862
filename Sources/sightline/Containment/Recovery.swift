import Foundation
import WorkJournal

/// What follows when the process that works has ended.
///
/// What it was at is left out of the next one. Where several threads were at work and nobody knows whose fault it was, the
/// next one has a single thread and shows it: so the same input leaves the same out with any number of threads.
struct Recovery {
  /// A defect is local, or everywhere; so often it is taken for local.
  static let limit = 16
  /// Controls that lead to the same screen end a walk again and again; after so many it is not begun again.
  static let controlLimit = 3

  struct Place: Hashable {
    var thread: Int
    /// Within the thread's work, 0 outermost.
    var level: Int
  }

  enum Step: Hashable {
    case finished(status: Int32)
    /// Somebody ended it from outside; this process ends the same way.
    case endBy(signal: Int32)
    /// It never began: this process has to do the work itself.
    case workHere
    case again(without: Place, LeftOutWork)
    case againOnOneThread(because: WorkEnd)
    case giveUp([String])
  }

  private(set) var leftOut: [LeftOutWork] = []
  private(set) var usesOneThread = false

  /// What a defect ends a process by.
  private static let faults: Set<Int32> = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGSYS, SIGKILL]

  mutating func next(after end: WatchedProcess.End) -> Step {
    let signal: Int32
    switch end.cause {
    case .exit(let status): return end.hadBegun ? .finished(status: status) : .workHere
    case .signal(let number): signal = number
    }
    guard Self.faults.contains(signal) else { return .endBy(signal: signal) }
    guard end.hadBegun else { return .workHere }
    let why = end.reason ?? .signal(signal)
    guard !end.hadPrinted else { return giveUp(why, "after the report was printed") }
    // 1. Who may be at fault. Memory is used by all, and whoever asks for more last is not the one who used it.
    let isShared = why == .memory || why == .signal(SIGKILL)
    let threads = end.culprit.map { [$0] } ?? end.atWork.keys.sorted()
    let suspects = threads.compactMap { thread in
      level(of: end.atWork[thread] ?? []).map { Place(thread: thread, level: $0) }
    }
    // Where memory is short, what asks for it next fails, whatever it is.
    if !usesOneThread, isShared || suspects.count != 1 {
      usesOneThread = true
      return .againOnOneThread(because: why)
    }
    // 2. What can be left out.
    let steps = (threads + end.atWork.keys.sorted()).compactMap { end.atWork[$0]?.last }
    guard let suspect = suspects.first, let work = end.atWork[suspect.thread]?[suspect.level] else {
      return giveUp(why, steps.first.map { "while \($0.name)" } ?? "before anything was read")
    }
    guard !leftOut.has(work) else { return giveUp(why, "again at \(work.described)") }
    guard leftOut.count < Self.limit else { return giveUp(why, "\(Self.limit + 1) times") }
    leftOut.append(LeftOutWork(work, why))
    return .again(without: suspect, LeftOutWork(work, why))
  }

  /// The innermost of nested work that can be left out.
  private func level(of work: [Work]) -> Int? {
    let skipsControls = leftOut.count { $0.work.kind == .control } >= Self.controlLimit
    return work.lastIndex { $0.kind != .step && !($0.kind == .control && skipsControls) }
  }

  private func giveUp(_ end: WorkEnd, _ when: String) -> Step {
    var lines = ["\(end.sentence) \(when); there is no report"]
    if !leftOut.isEmpty {
      lines.append("left out before: " + leftOut.map(\.work.described).joined(separator: ", "))
    }
    lines.append("please report this; 'exclude' in .sightline.yml leaves files out")
    return .giveUp(lines)
  }
}

extension Work {
  /// `screen Welcome (App/Welcome.swift:6)`.
  var described: String {
    guard let file, kind != .file, kind != .expectation else { return subject }
    return "\(subject) (\(file)\(line > 0 ? ":\(line)" : ""))"
  }
}
