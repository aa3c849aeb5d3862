/// Stable id of a rule, kebab case: `contrast-text`.
public struct RuleID: RawRepresentable, Hashable, Sendable, Codable, Comparable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
  public var description: String { rawValue }
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

public enum Severity: String, Hashable, Sendable, Codable, Comparable, CaseIterable {
  case review, warning, error
  public static func < (a: Self, b: Self) -> Bool { allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)! }
}

/// A way to fix a finding.
public struct Suggestion: Hashable, Sendable, Codable {
  public var text: String
  /// Text to put in the place of what stands at the location; `nil` when no single edit fixes it.
  public var replacement: String?
  public init(text: String, replacement: String? = nil) {
    self.text = text
    self.replacement = replacement
  }
}

/// One cause, folded over variants, states and the screens that share a component.
public struct Finding: Hashable, Sendable, Codable {
  public enum Outcome: String, Hashable, Sendable, Codable { case fail, review }
  public enum Status: String, Hashable, Sendable, Codable { case new, baseline, suppressed }
  public struct StateReference: Hashable, Sendable, Codable {
    public var id: String
    public var path: [String]
    public init(id: String, path: [String]) {
      self.id = id
      self.path = path
    }
  }
  public struct Element: Hashable, Sendable, Codable {
    public var kind: String
    public var text: String?
    public var label: String?
    public var symbol: String?
    public init(kind: String, text: String?, label: String?, symbol: String?) {
      self.kind = kind
      self.text = text
      self.label = label
      self.symbol = symbol
    }
  }
  public struct VariantFold: Hashable, Sendable, Codable {
    /// In matrix order.
    public var failing: [String]
    /// Smallest failing size; `nil` where size plays no part.
    public var first: DynamicTypeSize?
    /// Variants in which the element was judged.
    public var total: Int
    /// In which of them it fails, as a person would say it: `from AX1 on; iPhone SE only`.
    public var words: String?
    /// Where it fails furthest, for what is measured.
    public var worst: Worst?
    public init(
      failing: [String], first: DynamicTypeSize?, total: Int, words: String? = nil, worst: Worst? = nil
    ) {
      self.failing = failing
      self.first = first
      self.total = total
      self.words = words
      self.worst = worst
    }
  }
  /// The variant in which something fails furthest.
  public struct Worst: Hashable, Sendable, Codable {
    public var variant: String
    public var measured: Measurement
    public init(variant: String, measured: Measurement) {
      self.variant = variant
      self.measured = measured
    }
  }
  public var rule: RuleID
  /// What is not certain weighs as a review, and only that does: the verdict follows from it.
  public var severity: Severity
  public var verdict: Outcome { severity == .review ? .review : .fail }
  /// The chain from the source to the number holds, though the rule may weigh as a review: who demands the rule's answer gets
  /// a failure. `nil` in reports that were read back.
  public var isCertain: Bool?
  /// What is wrong and where, what was measured and what is needed, one fix; in which variants stands in `variants`, where
  /// else in `places`.
  public var message: String
  public var location: SourceLocation
  /// `nil` for findings on tokens, strings and files.
  public var screen: String?
  public var state: StateReference?
  public var element: Element?
  public var measured: Measurement?
  public var variants: VariantFold?
  public var sources: [String]
  public var suggestion: Suggestion?
  /// Edits that answer it at its places, where they were asked for.
  public var fixes: [ProposedFix]?
  public var derivation: [DerivationStep]
  public var fingerprint: String
  /// One for each element that the finding is about, sorted, where there are several: part of a known finding is known.
  public var elementFingerprints: [String]?
  /// The further places with the same cause, in report order, where there are any; the finding's own is not among them.
  public var places: [Place]?
  public var status: Status
  /// The reason given beside a suppression.
  public var statusReason: String?
  /// Where to look in the picture: the failing variant drawn and the element's frame there.
  public var picture: Picture?
  /// The app's words that a finding without an element is about, as its message quotes them; reports have them there.
  public var quotation: String?
  /// Why it is for a person to confirm, in the order in which the reasons were met; `nil` in reports that were read back, whose
  /// messages say it.
  package var doubts: [Doubt]?

  public struct Picture: Hashable, Sendable, Codable {
    public var variant: String
    public var frame: Rect
    /// The element is in something that scrolls vertically, and moves with it.
    public var scrolls: Bool?
    public init(variant: String, frame: Rect, scrolls: Bool? = nil) {
      self.variant = variant
      self.frame = frame
      self.scrolls = scrolls
    }
  }

  /// One of the places that a folded finding stands for.
  public struct Place: Hashable, Sendable, Codable {
    public var location: SourceLocation
    public var screen: String?
    public var element: Element?
    public var measured: Measurement?
    public init(location: SourceLocation, screen: String?, element: Element?, measured: Measurement?) {
      self.location = location
      self.screen = screen
      self.element = element
      self.measured = measured
    }
  }

  package init(
    rule: RuleID, severity: Severity, verdict: Outcome, message: String, location: SourceLocation,
    screen: String? = nil, state: StateReference? = nil, element: Element? = nil, measured: Measurement? = nil,
    variants: VariantFold? = nil, sources: [String] = [], suggestion: Suggestion? = nil,
    derivation: [DerivationStep] = [], fingerprint: String, status: Status = .new, picture: Picture? = nil
  ) {
    self.rule = rule
    self.severity = verdict == .review ? .review : severity
    isCertain = verdict == .fail
    self.message = message
    self.location = location
    self.screen = screen
    self.state = state
    self.element = element
    self.measured = measured
    self.variants = variants
    self.sources = sources
    self.suggestion = suggestion
    self.derivation = derivation
    self.fingerprint = fingerprint
    self.status = status
    self.picture = picture
  }
}
