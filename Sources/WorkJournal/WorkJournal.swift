private import CWorkJournal

/// Notes what each thread works on, where a process watches that could start this one again.
///
/// Everywhere else (in tests, as a library) it notes nothing and costs a look at one flag.
package enum WorkJournal {
  /// Whether another process reads what is noted.
  package static var isKept: Bool { sj_is_kept() }

  /// Runs what is worked on; within it further work may begin, of which the innermost is named.
  @inline(__always)
  package static func during<Result, Failure: Error>(
    _ work: @autoclosure () -> Work, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard sj_is_kept() else { return try body() }
    begin(work())
    defer { sj_end() }
    return try body()
  }

  private static func begin(_ work: Work) {
    sj_begin(work.kind.code, work.name, work.file ?? "", Int32(clamping: work.line))
    for fault in faults where fault.work == work.kind && fault.name == work.name { _ = sj_fail(fault.kind) }
  }

  /// Bounds what was begun last further than `limit` does, until it ends or something within it begins.
  ///
  /// - Parameter seconds: Of the thread's own processor time without a sign of progress.
  package static func allow(seconds: Int) { sj_allow(UInt64(clamping: seconds)) }

  /// A sign that the work of this thread gets on.
  ///
  /// Cost: a few nanoseconds.
  @inline(__always)
  package static func beat() { sj_beat() }

  /// Says that something is about to be printed: the process is not started again after that.
  package static func noteOutput() { sj_note_output() }

  /// What ended earlier processes of this run.
  package static let leftOut: [LeftOutWork] = (0..<sj_left_out_count()).compactMap { index in
    guard let work = sj_left_out(index).flatMap(Work.init) else { return nil }
    return LeftOutWork(work, WorkEnd(signal: sj_left_out_signal(index), reason: sj_left_out_reason(index)))
  }

  /// Whether to work on one thread, so that no other can be the cause.
  package static var usesOneThread: Bool { sj_uses_one_thread() }

  /// Bounds this process from here on; 0: no bound.
  ///
  /// - Parameters:
  ///   - megabytes: Of memory in use.
  ///   - seconds: Of a thread's own processor time without a sign of progress, and of all threads waiting.
  package static func limit(megabytes: Int, seconds: Int) {
    sj_limit(UInt64(clamping: megabytes), UInt64(clamping: seconds))
  }

  /// Megabytes that this process may use by what machine, container and `ulimit` give; `nil` where nobody says.
  package static var memoryAvailable: Int? {
    let bytes = sj_memory_available()
    return bytes == 0 ? nil : Int(clamping: bytes >> 20)
  }

  /// What the environment asks for, in a process that is watched.
  private static let faults = sj_faults().map { Fault.all(in: String(cString: $0)) } ?? []
}

/// A defect made on purpose when some work begins: `trap:screen:Welcome`.
struct Fault: Hashable {
  /// As `sj_fail` knows it.
  var kind: String
  var work: Work.Kind
  var name: String

  /// - Parameter text: Several are separated by commas; what is not understood is left out.
  static func all(in text: String) -> [Fault] {
    text.split(separator: ",").compactMap { word in
      let parts = word.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 3, let work = Work.Kind(rawValue: parts[1]) else { return nil }
      return Fault(kind: parts[0], work: work, name: parts[2])
    }
  }
}

extension Work {
  /// - Returns: `nil` for what was never begun.
  init?(_ noted: OpaquePointer) {
    guard let kind = Kind(code: sj_work_kind(noted)) else { return nil }
    let file = String(cString: sj_work_file(noted))
    self.init(
      kind, String(cString: sj_work_name(noted)), file: file.isEmpty ? nil : file, line: Int(sj_work_line(noted)))
  }
}

extension WorkEnd {
  init(signal: Int32, reason: Int32) {
    self =
      switch Int(reason) {
      case SJ_MEMORY: .memory
      case SJ_STALLED: .stalled
      case SJ_WAITING: .waiting
      default: .signal(signal)
      }
  }
}
