/// Everything one run found and everything it looked at. Written as JSON by schema version 1.0.
public struct AuditReport: Hashable, Sendable, Codable {
  public struct Tool: Hashable, Sendable, Codable {
    public var name: String
    public var version: String
    public init(name: String = "sightline", version: String) {
      self.name = name
      self.version = version
    }
  }
  public struct LabelCoverage: Hashable, Sendable, Codable {
    public var named: Int
    public var needed: Int
    public init(named: Int = 0, needed: Int = 0) {
      self.named = named
      self.needed = needed
    }
  }
  public struct Summary: Hashable, Sendable, Codable {
    public var errors: Int
    public var warnings: Int
    public var reviews: Int
    public var screens: Int
    public var variants: Int
    public var labelCoverage: LabelCoverage
    public init(
      errors: Int = 0, warnings: Int = 0, reviews: Int = 0, screens: Int = 0, variants: Int = 0,
      labelCoverage: LabelCoverage = LabelCoverage()
    ) {
      self.errors = errors
      self.warnings = warnings
      self.reviews = reviews
      self.screens = screens
      self.variants = variants
      self.labelCoverage = labelCoverage
    }
  }
  public struct Unresolved: Hashable, Sendable, Codable, Comparable {
    public var file: String
    public var line: Int
    public var what: String
    public var why: String
    /// It may come from a module that is not there (``UnresolvedReason/isUndeclared``); kept with a result, not written in reports.
    public var isUndeclared = false
    public init(file: String, line: Int, what: String, why: String, isUndeclared: Bool = false) {
      self.file = file
      self.line = line
      self.what = what
      self.why = why
      self.isUndeclared = isUndeclared
    }
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      file = try values.decode(String.self, forKey: .file)
      line = try values.decode(Int.self, forKey: .line)
      what = try values.decode(String.self, forKey: .what)
      why = try values.decode(String.self, forKey: .why)
      isUndeclared = try values.decodeIfPresent(Bool.self, forKey: .isUndeclared) ?? false
    }
    private enum CodingKeys: CodingKey { case file, line, what, why, isUndeclared }
    public static func < (a: Self, b: Self) -> Bool {
      (a.file, a.line, a.what, a.why) < (b.file, b.line, b.what, b.why)
    }
  }
  public struct ScreenCoverage: Hashable, Sendable, Codable {
    public struct Branches: Hashable, Sendable, Codable {
      public var laidOut: Int
      public var total: Int
      public init(laidOut: Int, total: Int) {
        self.laidOut = laidOut
        self.total = total
      }
    }
    public struct Labels: Hashable, Sendable, Codable {
      public var locale: String
      public var named: Int
      public var needed: Int
      public init(locale: String, named: Int, needed: Int) {
        self.locale = locale
        self.named = named
        self.needed = needed
      }
    }
    public var name: String
    public var file: String
    public var line: Int
    public var states: Int
    public var branches: Branches
    public var labels: [Labels]
    public init(name: String, file: String, line: Int, states: Int, branches: Branches, labels: [Labels]) {
      self.name = name
      self.file = file
      self.line = line
      self.states = states
      self.branches = branches
      self.labels = labels
    }
  }
  /// Calls that make or change views, by where they stand.
  public struct ViewCalls: Hashable, Sendable, Codable {
    /// Whose meaning is known.
    public var understood: Int
    /// That ran.
    public var total: Int
    public init(understood: Int, total: Int) {
      self.understood = understood
      self.total = total
    }
  }
  public struct Coverage: Hashable, Sendable, Codable {
    public var files: Int
    /// `nil` where no sources were read.
    public var viewCalls: ViewCalls?
    /// `nil` where no sources were read.
    public var views: ViewAccount?
    public var unresolved: [Unresolved]
    public var notAudited: [NotAudited]
    /// The one with most places first; `nil` where none is missing.
    public var missingModules: [MissingModule]?
    public var screens: [ScreenCoverage]
    public init(
      files: Int = 0, unresolved: [Unresolved] = [], notAudited: [NotAudited] = [], screens: [ScreenCoverage] = []
    ) {
      self.files = files
      self.unresolved = unresolved
      self.notAudited = notAudited
      self.screens = screens
    }
  }
  public struct Claim: Hashable, Sendable, Codable {
    public enum Decision: String, Hashable, Sendable, Codable {
      case holds, fails, undecided
      case needsPerson = "needs-person"
    }
    public var id: String
    public var decision: Decision
    public var evidence: String
    public var onAssumedValues: Bool
    public init(id: String, decision: Decision, evidence: String, onAssumedValues: Bool) {
      self.id = id
      self.decision = decision
      self.evidence = evidence
      self.onAssumedValues = onAssumedValues
    }
  }

  /// One success criterion of WCAG 2.2 and what the audit showed of it.
  public struct Criterion: Hashable, Sendable, Codable {
    public enum Verdict: String, Hashable, Sendable, Codable {
      case fails, passes
      case notApplicable = "not-applicable"
      /// A person has to check it, or the rest of it.
      case person
    }
    /// `1.4.3`.
    public var id: String
    public var name: String
    /// `A` or `AA`.
    public var level: String
    public var verdict: Verdict
    public var why: String
    public init(id: String, name: String, level: String, verdict: Verdict, why: String) {
      self.id = id
      self.name = name
      self.level = level
      self.verdict = verdict
      self.why = why
    }
  }

  /// The values every dimension of the variants took, in matrix order.
  public struct Matrix: Hashable, Sendable, Codable {
    public var sizes: [DynamicTypeSize]
    public var locales: [String]
    /// Aliases, as in variants.
    public var devices: [String]
    public var appearances: [Appearance]
    public init(sizes: [DynamicTypeSize], locales: [String], devices: [String], appearances: [Appearance]) {
      self.sizes = sizes
      self.locales = locales
      self.devices = devices
      self.appearances = appearances
    }
  }

  public var schemaVersion: String
  public var tool: Tool
  public var profile: String
  public var platform: Platform
  public var fonts: [FontUse]
  public var summary: Summary
  public var coverage: Coverage
  public var findings: [Finding]
  public var claims: [Claim]
  /// `nil` when no screen was laid out.
  public var matrix: Matrix?
  /// Every criterion in the standard's order; `nil` when no screen was audited.
  public var criteria: [Criterion]?
  /// `nil` when no tokens were audited.
  public var tokens: TokenMatrix?
  /// `nil` when no flow was walked.
  public var flow: FlowGraph?
  public init(
    tool: Tool, profile: String, platform: Platform, fonts: [FontUse] = [], summary: Summary = Summary(),
    coverage: Coverage = Coverage(), findings: [Finding] = [], claims: [Claim] = [],
    matrix: Matrix? = nil, tokens: TokenMatrix? = nil, flow: FlowGraph? = nil
  ) {
    self.schemaVersion = "1.0"
    self.tool = tool
    self.profile = profile
    self.platform = platform
    self.fonts = fonts
    self.summary = summary
    self.coverage = coverage
    self.findings = findings
    self.claims = claims
    self.matrix = matrix
    self.tokens = tokens
    self.flow = flow
  }
}
