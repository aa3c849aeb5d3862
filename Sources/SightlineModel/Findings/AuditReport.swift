/// Everything one run found and everything it looked at. Written as JSON by schema version 1.0.
package struct AuditReport: Hashable, Sendable, Codable {
  package struct Tool: Hashable, Sendable, Codable {
    package var name: String
    package var version: String
    package init(name: String = "sightline", version: String) {
      self.name = name
      self.version = version
    }
  }
  package struct LabelCoverage: Hashable, Sendable, Codable {
    package var named: Int
    package var needed: Int
    package init(named: Int = 0, needed: Int = 0) {
      self.named = named
      self.needed = needed
    }
  }
  package struct Summary: Hashable, Sendable, Codable {
    package var errors: Int
    package var warnings: Int
    package var reviews: Int
    package var screens: Int
    package var variants: Int
    package var labelCoverage: LabelCoverage
    package init(
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
  package struct Unresolved: Hashable, Sendable, Codable, Comparable {
    package var file: String
    package var line: Int
    package var what: String
    package var why: String
    /// It may come from a module that is not there (``UnresolvedReason/isUndeclared``); kept with a result, not written in reports.
    package var isUndeclared = false
    package init(file: String, line: Int, what: String, why: String, isUndeclared: Bool = false) {
      self.file = file
      self.line = line
      self.what = what
      self.why = why
      self.isUndeclared = isUndeclared
    }
    package init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      file = try values.decode(String.self, forKey: .file)
      line = try values.decode(Int.self, forKey: .line)
      what = try values.decode(String.self, forKey: .what)
      why = try values.decode(String.self, forKey: .why)
      isUndeclared = try values.decodeIfPresent(Bool.self, forKey: .isUndeclared) ?? false
    }
    private enum CodingKeys: CodingKey { case file, line, what, why, isUndeclared }
    package static func < (a: Self, b: Self) -> Bool {
      (a.file, a.line, a.what, a.why) < (b.file, b.line, b.what, b.why)
    }
  }
  package struct ScreenCoverage: Hashable, Sendable, Codable {
    package struct Branches: Hashable, Sendable, Codable {
      package var laidOut: Int
      package var total: Int
      package init(laidOut: Int, total: Int) {
        self.laidOut = laidOut
        self.total = total
      }
    }
    package struct Labels: Hashable, Sendable, Codable {
      package var locale: String
      package var named: Int
      package var needed: Int
      package init(locale: String, named: Int, needed: Int) {
        self.locale = locale
        self.named = named
        self.needed = needed
      }
    }
    package var name: String
    package var file: String
    package var line: Int
    package var states: Int
    package var branches: Branches
    package var labels: [Labels]
    package init(name: String, file: String, line: Int, states: Int, branches: Branches, labels: [Labels]) {
      self.name = name
      self.file = file
      self.line = line
      self.states = states
      self.branches = branches
      self.labels = labels
    }
  }
  /// Calls that make or change views, by where they stand.
  package struct ViewCalls: Hashable, Sendable, Codable {
    /// Whose meaning is known.
    package var understood: Int
    /// That ran.
    package var total: Int
    package init(understood: Int, total: Int) {
      self.understood = understood
      self.total = total
    }
  }
  package struct Coverage: Hashable, Sendable, Codable {
    package var files: Int
    /// `nil` where no sources were read.
    package var viewCalls: ViewCalls?
    /// `nil` where no sources were read.
    package var views: ViewAccount?
    /// Where modifiers, styles and functions outside of views make views; `nil` where there are none.
    package var otherPlaces: ViewAccount.Places?
    package var unresolved: [Unresolved]
    package var notAudited: [NotAudited]
    /// The one with most places first; `nil` where none is missing.
    package var missingModules: [MissingModule]?
    package var screens: [ScreenCoverage]
    /// Why the audit ended before everything was looked at; `nil` where it did not.
    package var endedEarly: String?
    package init(
      files: Int = 0, unresolved: [Unresolved] = [], notAudited: [NotAudited] = [], screens: [ScreenCoverage] = []
    ) {
      self.files = files
      self.unresolved = unresolved
      self.notAudited = notAudited
      self.screens = screens
    }
  }
  package struct Claim: Hashable, Sendable, Codable {
    package enum Decision: String, Hashable, Sendable, Codable {
      case holds, fails, undecided
      case needsPerson = "needs-person"
    }
    package var id: String
    package var decision: Decision
    package var evidence: String
    package var onAssumedValues: Bool
    package init(id: String, decision: Decision, evidence: String, onAssumedValues: Bool) {
      self.id = id
      self.decision = decision
      self.evidence = evidence
      self.onAssumedValues = onAssumedValues
    }
  }

  /// One success criterion of WCAG 2.2 and what the audit showed of it.
  package struct Criterion: Hashable, Sendable, Codable {
    package enum Verdict: String, Hashable, Sendable, Codable {
      case fails, passes
      case notApplicable = "not-applicable"
      /// A person has to check it, or the rest of it.
      case person
    }
    /// `1.4.3`.
    package var id: String
    package var name: String
    /// `A` or `AA`.
    package var level: String
    package var verdict: Verdict
    package var why: String
    package init(id: String, name: String, level: String, verdict: Verdict, why: String) {
      self.id = id
      self.name = name
      self.level = level
      self.verdict = verdict
      self.why = why
    }
  }

  /// The values every dimension of the variants took, in matrix order.
  package struct Matrix: Hashable, Sendable, Codable {
    package var sizes: [DynamicTypeSize]
    package var locales: [String]
    /// Aliases, as in variants.
    package var devices: [String]
    package var appearances: [Appearance]
    package init(sizes: [DynamicTypeSize], locales: [String], devices: [String], appearances: [Appearance]) {
      self.sizes = sizes
      self.locales = locales
      self.devices = devices
      self.appearances = appearances
    }
  }

  package var schemaVersion: String
  package var tool: Tool
  package var profile: String
  package var platform: Platform
  package var fonts: [FontUse]
  package var summary: Summary
  package var coverage: Coverage
  package var findings: [Finding]
  package var claims: [Claim]
  /// `nil` when no screen was laid out.
  package var matrix: Matrix?
  /// Every criterion in the standard's order; `nil` when no screen was audited.
  package var criteria: [Criterion]?
  /// `nil` when no tokens were audited.
  package var tokens: TokenMatrix?
  /// `nil` when no flow was walked.
  package var flow: FlowGraph?
  package init(
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
