package import SightlineModel

/// A rule that holds a screen against itself at another text size.
package protocol SizeComparingRule: Sendable {
  static var id: RuleID { get }
  /// What it says of an element rests on that element and its text, whatever else the screen shows.
  static var isOfOneElement: Bool { get }
  /// - Parameters:
  ///   - traces: At some size.
  ///   - usual: The same screen, state, language and device at the size most people have, `large`.
  /// - Returns: One judgement for each element it applies to; an element that is gone is one of `usual`.
  func judge(_ traces: SizeTraces, against usual: SizeTraces) -> [SizeJudgement]
}

/// A verdict on an element of one of the two sizes.
package struct SizeJudgement: Sendable {
  package var element: SizeTrace
  package var verdict: Verdict
  package init(element: SizeTrace, verdict: Verdict) {
    self.element = element
    self.verdict = verdict
  }
}
