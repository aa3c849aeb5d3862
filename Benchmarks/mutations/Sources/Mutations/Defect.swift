package import SightlineModel

/// A kind of mistake, and how it gets into a sound screen: an edit of one line wherever the pattern fits.
package struct Defect: Sendable {
  package enum Edit: Sendable {
    /// Replaces what the pattern matches; `$1` is its first group.
    case replace(String, with: String)
    /// Takes the whole line out.
    case remove(String)
    /// Takes the view whose first line matches out, with its modifiers.
    case removeView(String)
    /// Adds a line after the one that matches, `deeper` spaces further in.
    case insert(after: String, line: String, deeper: Int = 0)
  }
  /// Where the finding has to stand.
  package enum Place: Sendable {
    /// In the statement around the edit: the view, its content and its modifiers.
    case statement
    /// Anywhere in the screen: the rule points at another element than the one edited.
    case screen
  }
  package var name: String
  /// Any of these has to be found.
  package var rules: Set<RuleID>
  /// These may be found as well: true consequences of the same edit.
  package var consequences: Set<RuleID>
  package var edit: Edit
  /// A line added to the first view, for what the edit needs.
  package var member: String?
  /// What the statement around the line has to match for the edit to be a mistake.
  package var given: String?
  /// What the line above has to match.
  package var below: String?
  /// What no view around the statement may match, by its first line and its modifiers.
  package var outside: String?
  /// What the first line of the view before has to match.
  package var previous: String?
  /// What the line after the statement has to match.
  package var next: String?
  /// Statements that match are left alone: there the edit is no mistake. A reason stands beside each.
  package var unless: String?
  /// Which files are edited.
  package var suffix: String
  package var place: Place

  package init(
    _ name: String, _ rules: Set<RuleID>, also consequences: Set<RuleID> = [], _ edit: Edit, member: String? = nil,
    given: String? = nil, below: String? = nil, previous: String? = nil, next: String? = nil, outside: String? = nil,
    unless: String? = nil,
    in suffix: String = ".swift",
    found place: Place = .statement
  ) {
    self.name = name
    self.rules = rules
    self.consequences = consequences
    self.edit = edit
    self.member = member
    self.given = given
    self.below = below
    self.previous = previous
    self.next = next
    self.outside = outside
    self.unless = unless
    self.suffix = suffix
    self.place = place
  }
}

/// One defect at one place of one screen.
package struct Mutant: Sendable {
  package var defect: Defect
  package var screen: CleanScreen
  package var path: String
  /// 1-based, in the mutated text.
  package var line: Int
  /// Lines of the statement around the edit, in the mutated text, 1-based.
  package var statement: ClosedRange<Int>
  /// The project with the defect in it.
  package var files: [String: String]
  package var title: String { "\(defect.name), \(screen.name)/\(path):\(line)" }
}
