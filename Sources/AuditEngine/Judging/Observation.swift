package import SightlineModel

/// One judgement with everything needed to fold it with others of the same cause.
struct Observation: Sendable {
  var rule: RuleID
  /// Its id in the scene; `nil` for the scene as a whole.
  var node: Int?
  var screen: String
  var state: Finding.StateReference
  /// Indices of the variants it holds for, ascending; at least one.
  var variants: [Int]
  /// The line to blame.
  var location: SourceLocation
  /// The element's own line.
  var place: SourceLocation
  var symbol: String?
  /// Stable over variants: where the element stands in the tree.
  var path: String
  var detail: String
  var element: Finding.Element
  /// The same in every language and size.
  var sourceText: String
  var frame: Rect
  var verdict: Verdict
  /// The element moves with what scrolls vertically.
  var scrolls = false
  /// Other words stand here than the app shows: one that shows its own is told of rather.
  var isStandIn = false
  /// Seen in a state that was presumed, which is laid out in few variants.
  var isPresumed = false
  /// Lines of the element that are out of sight of its own; the fold keeps them among the places.
  var parts: [CauseGroup.Shown: Finding.Place] = [:]

  /// It passes, and no other line is to blame for anything.
  var isPlainPass: Bool {
    if case .passes = verdict { place == location } else { false }
  }
}

/// Where something was met: what has a smaller one is met first, however the screens are shared out.
struct Met: Hashable, Sendable, Codable, Comparable {
  /// Its index; a screen is judged as a whole, in one place.
  var screen: Int
  /// Ascending within the screen.
  var number: Int
  static func < (a: Met, b: Met) -> Bool { (a.screen, a.number) < (b.screen, b.number) }
}

/// What a rule set says of a rule.
package struct RuleSetting: Sendable, Hashable {
  package var severity: Severity
  package var sources: [String]
  package init(severity: Severity, sources: [String]) {
    self.severity = severity
    self.sources = sources
  }
}

/// Some of a matrix's variants, by index.
struct VariantSet: Hashable, Sendable, Codable {
  private var words: [UInt64] = []

  init() {}
  init(_ indices: [Int]) { for index in indices { insert(index) } }

  mutating func insert(_ index: Int) {
    let word = index >> 6
    if word >= words.count { words += [UInt64](repeating: 0, count: word + 1 - words.count) }
    words[word] |= 1 << UInt64(index & 63)
  }

  mutating func formUnion(_ other: VariantSet) {
    if other.words.count > words.count { words += [UInt64](repeating: 0, count: other.words.count - words.count) }
    for (position, word) in other.words.enumerated() { words[position] |= word }
  }

  /// Ascending.
  var indices: [Int] {
    words.enumerated().flatMap { position, word in
      (0..<64).filter { word & (1 << UInt64($0)) != 0 }.map { position << 6 + $0 }
    }
  }
}
