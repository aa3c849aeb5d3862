package import SightlineModel

/// A rule about the project as a whole, judged once.
package protocol ProjectRule: Sendable {
  static var id: RuleID { get }
  func judge(_ project: ProjectFacts) -> [ProjectJudgement]
}

/// A verdict on a key, a step of a flow, or another part of a project.
package struct ProjectJudgement: Sendable {
  /// Distinguishes judgements of one rule from run to run: words, the file, a name, never a line, which an edit above moves.
  /// Of those with the same one the second, third … are counted.
  package var subject: String
  /// Subjects it stands for, where it is said once for several of them.
  package var elements: [String]
  /// `nil` where there is no source to point at.
  package var location: SourceLocation?
  /// Further lines that belong to it: the tick in a button.
  package var parts: [SourceLocation]
  package var verdict: Verdict
  /// The app's words that it is about, as its message quotes them.
  package var quotation: String?
  package init(
    subject: String, elements: [String] = [], location: SourceLocation?, verdict: Verdict, quotation: String? = nil,
    parts: [SourceLocation] = []
  ) {
    self.parts = parts
    self.quotation = quotation
    self.subject = subject
    self.elements = elements
    self.location = location
    self.verdict = verdict
  }
}
