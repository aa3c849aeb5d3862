public import AuditEngine
public import Reporting
public import SightlineModel

/// What a run gives.
public struct AuditOutcome: Sendable {
  public var report: AuditReport
  /// Drawings of the scenes that findings point at, where they were asked for; sorted by screen, state and variant.
  public var pictures: [ScenePicture]
  /// Sorted. Those of kind `unreadable` are findings of the report too.
  public var problems: [InputProblem]
  /// Every rule that could have been asked.
  public var rules: [RuleInfo]
  public var project: Project
  /// What the baseline, the suppressions and the floors say.
  public var gate: GateResult
  /// New values for token colours that fail; `nil` unless asked for.
  public var fixes: TokenFixes?
  /// The result of an earlier run on the same contents.
  public var isFromCache = false
  /// Why the cache was not used; each says what is wrong.
  public var cacheNotes: [String] = []
  /// What else is to be said of the run: why nothing was looked at.
  public var notes: [String] = []
  /// Files that were read beside those that discovery found.
  var furtherReads: [FurtherRead] = []
  /// What the cache keeps of this run; `nil` for a result from there.
  var found: FoundReport?

  public init(
    report: AuditReport, pictures: [ScenePicture] = [], problems: [InputProblem] = [], rules: [RuleInfo] = [],
    project: Project, gate: GateResult = GateResult(), fixes: TokenFixes? = nil
  ) {
    self.report = report
    self.pictures = pictures
    self.problems = problems
    self.rules = rules
    self.project = project
    self.gate = gate
    self.fixes = fixes
  }
}

/// Nothing can be audited: the command line, the configuration or a named path is of no use. Ends with status 2.
public struct UnusableInput: Error, Sendable, Hashable {
  /// Each says what is wrong and the way out.
  public var messages: [String]
  public init(_ messages: [String]) { self.messages = messages }
  public init(_ message: String) { messages = [message] }
  public init(_ problems: [InputProblem]) { messages = problems.map(\.description) }
}
