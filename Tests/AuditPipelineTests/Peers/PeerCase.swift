import SightlineModel
import Testing

@testable import Rules

/// A public test case of another rule set, rebuilt in SwiftUI, with the verdict its source gives.
struct PeerCase: Sendable, CustomTestStringConvertible {
  enum Answer: String, Sendable { case passes, fails, review }
  /// Rule set, rule and case: `ACT afw4f7, passed 5`.
  let source: String
  let rule: RuleID
  /// What the source says; what it holds to be inapplicable or incomplete passes or is a question.
  let theirs: Answer
  /// Where we answer otherwise: what we say, and why.
  let ours: (answer: Answer, why: String)?
  let body: String
  let members: String

  init(
    _ source: String, _ rule: RuleID, _ theirs: Answer, ours: (Answer, String)? = nil, members: String = "",
    _ body: String
  ) {
    self.source = source
    self.rule = rule
    self.theirs = theirs
    self.ours = ours.map { ($0.0, $0.1) }
    self.body = body
    self.members = members
  }

  var expected: Answer { ours?.answer ?? theirs }
  var testDescription: String { "\(source): \(rule)" }

  var file: RulePage.Example.File {
    .init(
      path: "Example.swift",
      text: """
        import SwiftUI

        struct Example: View {
        \(members)
          var body: some View {
        \(body)
          }
        }

        """)
  }
}
