package import SightlineModel
package import SourceDocuments

/// A rule's objection at one place; a finding about several places has one for each.
package struct Spot: Hashable, Sendable, Comparable {
  package var rule: RuleID
  package var location: SourceLocation
  package init(_ rule: RuleID, _ location: SourceLocation) {
    self.rule = rule
    self.location = location
  }
  package static func < (a: Self, b: Self) -> Bool { (a.location, a.rule) < (b.location, b.rule) }
}

/// Edits of one file that are thought to answer a finding.
package struct Fix: Sendable {
  /// Of one file, none overlapping.
  package var edits: [TextEdit]
  /// What is gone when it has been made, sorted.
  package var answers: [Spot]
  /// Of the findings, in the order of `answers`.
  package var fingerprints: [String]
  /// One sentence: what is written, and why it is that.
  package var summary: String
  /// The expression that is changed, as offsets in the file; what appears there is its doing.
  package var subject: Range<Int>
  /// Takes the image out of what is spoken.
  package var hides = false
  /// Makes one element of the views in it.
  package var combines = false
  /// Names a control; what is in it needs no name any more.
  package var names = false
  /// `Row.textSize`: the property that it adds.
  package var declares: String?

  /// What the other one edits is a part of what this one does.
  func isAround(_ other: Fix) -> Bool {
    file == other.file && subject != other.subject && subject.lowerBound <= other.subject.lowerBound
      && other.subject.upperBound <= subject.upperBound
  }

  package var file: String { edits.first?.range.source.file ?? "" }
  package var location: SourceLocation { answers.first?.location ?? SourceLocation(file: file, line: 1, column: 1) }
}

/// A finding that no edit answers safely, and why.
package struct NotOffered: Error, Hashable, Comparable {
  package var spot: Spot
  package var why: String
  package init(_ spot: Spot, why: String) {
    self.spot = spot
    self.why = why
  }
  package static func < (a: Self, b: Self) -> Bool { (a.spot, a.why) < (b.spot, b.why) }
}

/// Why a maker makes nothing of a finding: words for a person.
struct Refusal: Error, Hashable {
  var why: String
  init(_ why: String) { self.why = why }
}
