package import AuditEngine
package import Reporting
package import SightlineModel

/// What a run gives.
package struct AuditOutcome: Sendable {
  package var report: AuditReport
  /// Drawings of the scenes that findings point at, where they were asked for; sorted by screen, state and variant.
  package var pictures: [ScenePicture]
  /// Whatever was read, to be laid out again; `nil` unless asked for.
  package var scenes: SceneSource?
  /// Sorted. Those of kind `unreadable` are findings of the report too.
  package var problems: [InputProblem]
  /// Every rule that could have been asked.
  package var rules: [RuleInfo]
  package var project: Project
  /// What the baseline, the suppressions and the floors say.
  package var gate: GateResult
  /// New values for token colours that fail; `nil` unless asked for.
  package var fixes: ProposedFixes?
  /// The result of an earlier run on the same contents.
  package var isFromCache = false
  /// Why the cache was not used; each says what is wrong.
  package var cacheNotes: [String] = []
  /// What else is to be said of the run: why nothing was looked at.
  package var notes: [String] = []
  /// What the shard found, for merging; `nil` unless asked for.
  package var blob: [UInt8]?
  /// Of a merge: the shards were a gate's.
  package var isOfGate = false
  /// Seconds that judging took, by the screen's name; empty for a result that was kept.
  package var seconds: [String: Double] = [:]
  /// Files that were read beside those that discovery found.
  var furtherReads: [FurtherRead] = []
  /// What the cache keeps of this run; `nil` for a result from there.
  var found: FoundReport?

  package init(
    report: AuditReport, pictures: [ScenePicture] = [], problems: [InputProblem] = [], rules: [RuleInfo] = [],
    project: Project, gate: GateResult = GateResult(), fixes: ProposedFixes? = nil
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
package struct UnusableInput: Error, Sendable, Hashable {
  /// Each says what is wrong and the way out.
  package var messages: [String]
  package init(_ messages: [String]) { self.messages = messages }
  package init(_ message: String) { messages = [message] }
  package init(_ problems: [InputProblem]) { messages = problems.map(\.description) }
}
