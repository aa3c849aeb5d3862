private import CWorkJournal

/// When a part of a run has to end: so many seconds after the run began, or soon after somebody interrupted it.
///
/// Only where it is reached does what is found depend on the machine; whoever stops for it says so in the report.
package struct TimeLimit: Sendable {
  /// Of the whole run; 0: none.
  package let seconds: Int
  /// Nanoseconds; when the run began, or was started again.
  private let began: UInt64
  /// Seconds from then until it ends.
  private let span: Double
  /// Nanoseconds; when the part ends.
  private let end: UInt64
  /// Nanoseconds that the part may go on after an interruption.
  private let grace: UInt64

  /// Whether each state is laid out so few times that reading may take some of the time for judging.
  package var isQuickToJudge = false

  /// Never reached, unless the run is interrupted.
  package static let none = TimeLimit(seconds: 0)

  /// From when the seconds count.
  package struct Beginning: Sendable {
    /// On the clock that only goes forward.
    fileprivate let nanoseconds: UInt64

    /// When the first process of the run began: what was spent before one of them was ended counts. In a run nobody
    /// watches, now.
    package static var ofRun: Beginning { Beginning(nanoseconds: sj_began()) }
    package static var now: Beginning { Beginning(nanoseconds: sj_time()) }
    package func earlier(bySeconds seconds: Int) -> Beginning {
      Beginning(nanoseconds: nanoseconds - min(nanoseconds, UInt64(max(0, seconds)) * 1_000_000_000))
    }
  }

  /// A run that was started again when most of its time was over has half of the time once more, and never more than one and a
  /// half times it in all: a report of nothing helps nobody.
  /// - Parameters:
  ///   - seconds: After the beginning; 0: any number.
  ///   - beginning: When the first process of the run began.
  package init(seconds: Int, since beginning: Beginning = .ofRun) {
    let (whole, now) = (Double(seconds), Beginning.now.nanoseconds)
    let elapsed = Double(now - min(now, beginning.nanoseconds)) / 1e9
    let again = min(whole / 2, whole * 1.5 - elapsed)
    let isAgain = again > whole - elapsed
    self.init(
      seconds: seconds, since: isAgain ? now : beginning.nanoseconds, span: isAgain ? max(0, again) : whole,
      share: 1, grace: 0)
  }

  private init(seconds: Int, since began: UInt64, span: Double, share: Double, grace: Double) {
    self.seconds = seconds
    self.began = began
    self.span = span
    self.grace = UInt64(grace * 1e9)
    end = seconds > 0 ? began + UInt64(span * share * 1e9) : .max
  }

  /// The parts of a run, each with the share of the time at which it ends: what was read is still to be judged, and what
  /// was judged to be written.
  package enum Part: Sendable {
    case walking, reading, previews, presuming, samples, judging
    fileprivate func share(isQuickToJudge: Bool) -> Double {
      switch self {
      case .walking: 0.3
      case .reading: 0.5
      case .previews: 0.54
      case .presuming: isQuickToJudge ? 0.72 : 0.66
      case .samples: isQuickToJudge ? 0.84 : 0.74
      case .judging: 0.93
      }
    }
  }
  package func part(_ part: Part) -> TimeLimit {
    TimeLimit(
      seconds: seconds, since: began, span: span, share: part.share(isQuickToJudge: isQuickToJudge),
      grace: part == .judging ? 2 : 0)
  }

  /// Whether the part has to end. Once true, it stays so.
  ///
  /// Cost: some 30 nanoseconds.
  package var isOver: Bool {
    let interrupted = sj_interrupted()
    if interrupted == 0, end == .max { return false }
    let now = sj_time()
    return now >= end || interrupted != 0 && now >= interrupted + grace
  }

  /// Seconds until the part has to end; infinite without a limit.
  package var secondsLeft: Double {
    let interrupted = sj_interrupted()
    let last = interrupted == 0 ? end : min(end, interrupted + grace)
    guard last < .max else { return .infinity }
    let now = sj_time()
    return now >= last ? 0 : Double(last - now) / 1e9
  }

  /// Why it ended, in words.
  package var why: String {
    sj_interrupted() != 0 ? "the run was interrupted" : "the time limit of \(seconds) s was reached"
  }

  /// Whether somebody has interrupted the run.
  package static var isInterrupted: Bool { sj_interrupted() != 0 }
}

extension WorkJournal {
  /// Runs what ends by itself soon after an interruption (SIGINT); a second one ends the process.
  package static func takingInterrupts<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    sj_take_interrupts()
    defer { sj_leave_interrupts() }
    return try body()
  }
}
