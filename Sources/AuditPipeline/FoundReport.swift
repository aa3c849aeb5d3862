import AuditEngine
import Rules
import SightlineModel

/// All that a run found, before anybody says what counts: baseline, suppressions and floors come after it.
struct FoundReport: Codable, Equatable, Sendable {
  let report: AuditReport
  let problems: [InputProblem]
  /// Suppressions that stand in token files.
  let directives: [SuppressionDirective]
  /// Names of the screens that were looked at.
  let screens: [String]
  /// By the rule's id: elements it judged.
  let judged: [String: Int]
  /// `nil` where no code was read.
  private let features: [String]?
  private let unreadModules: [String]

  init(
    report: AuditReport, problems: [InputProblem], directives: [SuppressionDirective], screens: [String],
    judged: [String: Int], features: AppFeatures?
  ) {
    self.report = report
    self.problems = problems
    self.directives = directives
    self.screens = screens
    self.judged = judged
    self.features = features.map { $0.used.map(\.rawValue).sorted() }
    unreadModules = features?.unreadModules ?? []
  }

  var judgedByRule: [RuleID: Int] {
    Dictionary(judged.map { (RuleID(rawValue: $0.key), $0.value) }, uniquingKeysWith: +)
  }
  var appFeatures: AppFeatures? {
    features.map { AppFeatures(used: Set($0.compactMap(AppFeature.init(rawValue:))), unreadModules: unreadModules) }
  }
}
