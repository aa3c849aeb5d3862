private import CWorkJournal

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// The process that works, as the one that started it sees it. Both have the same journal.
package enum WatchedProcess {
  /// How a process ended, and what it was at.
  package struct End: Hashable, Sendable {
    package enum Cause: Hashable, Sendable {
      /// By itself.
      case exit(status: Int32)
      case signal(Int32)
    }
    package var cause: Cause
    /// Said by the process itself, where it ended itself.
    package var reason: WorkEnd?
    /// It had begun to keep the journal.
    package var hadBegun: Bool
    package var hadPrinted: Bool
    /// By thread, outermost first; those at work only.
    package var atWork: [Int: [Work]]
    /// The thread that failed; `nil` where it could not say.
    package var culprit: Int?

    package init(
      _ cause: Cause, reason: WorkEnd? = nil, hadBegun: Bool = true, hadPrinted: Bool = false,
      atWork: [Int: [Work]] = [:], culprit: Int? = nil
    ) {
      self.cause = cause
      self.reason = reason
      self.hadBegun = hadBegun
      self.hadPrinted = hadPrinted
      self.atWork = atWork
      self.culprit = culprit
    }
  }

  package enum Start {
    /// This is the process that works; a copy of the one that started it.
    case isWorker
    /// Another process works: its id.
    case other(Int32)
    /// There can be none.
    case failed
  }

  /// The command line of this process, the program first; known without /proc as well.
  package static var commandLine: [String] {
    let words = CommandLine.arguments
    guard words.isEmpty else { return words }
    return (0...).lazy.map { sj_argument($0) }.prefix { $0 != nil }.map { String(cString: $0!) }
  }

  /// Takes over the journal that the process which started this one has put into the environment.
  ///
  /// - Returns: Whether there is one: then this is the process that works.
  package static func adopt() -> Bool { sj_adopt() }

  /// Makes the journal. One process starts any number of others, one after the other.
  ///
  /// - Returns: Whether there was memory for it.
  package static func createJournal() -> Bool { sj_create() }

  /// Starts the process that works. Must be called while this process has one thread.
  ///
  /// - Parameter program: A program to start and its arguments; `nil` makes a copy of this process, which costs less than
  ///   a millisecond.
  package static func start(_ program: (path: String, arguments: [String])? = nil) -> Start {
    let id: Int32
    if let program {
      var arguments = program.arguments.map { strdup($0) }
      defer { arguments.forEach { free($0) } }
      arguments.append(nil)
      id = sj_start(program.path, arguments)
    } else {
      id = sj_start(nil, nil)
    }
    return id == 0 ? .isWorker : id > 0 ? .other(id) : .failed
  }

  /// Waits for the process. Signals that end a program are passed on to it meanwhile.
  package static func wait(for process: Int32) -> End {
    let status = sj_wait(process)
    // As `WIFEXITED` and `WTERMSIG` read it, which Swift cannot call.
    let signal = status & 0x7F
    var end = End(
      signal == 0 ? .exit(status: (status >> 8) & 0xFF) : .signal(sj_signal() != 0 ? sj_signal() : signal),
      reason: sj_reason() == Int32(SJ_NO_REASON) ? nil : WorkEnd(signal: 0, reason: sj_reason()),
      hadBegun: sj_was_adopted(), hadPrinted: sj_output_began())
    for thread in 0..<sj_thread_count() where sj_depth(thread) > 0 {
      end.atWork[Int(thread)] = (0..<sj_depth(thread)).compactMap { sj_work_at(thread, $0).flatMap(Work.init) }
    }
    if sj_culprit() >= 0 { end.culprit = Int(sj_culprit()) }
    return end
  }

  /// Has the next process leave a piece of work out.
  ///
  /// - Parameters:
  ///   - level: Within the thread's work, 0 outermost.
  /// - Returns: Whether there was room to say so.
  package static func leaveOut(thread: Int, level: Int, because end: WorkEnd) -> Bool {
    switch end {
    case .signal(let signal): sj_leave_out(Int32(thread), Int32(level), signal, Int32(SJ_NO_REASON))
    case .memory: sj_leave_out(Int32(thread), Int32(level), 0, Int32(SJ_MEMORY))
    case .stalled: sj_leave_out(Int32(thread), Int32(level), 0, Int32(SJ_STALLED))
    case .waiting: sj_leave_out(Int32(thread), Int32(level), 0, Int32(SJ_WAITING))
    }
  }

  /// Has the next process work on one thread.
  package static func useOneThread() { sj_use_one_thread() }

  /// Ends this process as another one was ended.
  package static func end(by signal: Int32) { sj_end_by(signal) }
}
