public import AuditEngine
public import Reporting
public import SightlineModel

/// What a run gives.
public struct AuditOutcome: Sendable {
  /// A scene that findings point at, to be drawn.
  public struct Picture: Sendable {
    public var screen: String
    public var state: String
    public var scene: Scene
    public init(screen: String, state: String, scene: Scene) {
      self.screen = screen
      self.state = state
      self.scene = scene
    }
  }
  public var report: AuditReport
  /// Sorted by screen, state and variant.
  public var pictures: [Picture]
  /// Draws the text of the pictures.
  public var outlines: (any GlyphOutlines)?
  /// Sorted. Those of kind `unreadable` are findings of the report too.
  public var problems: [InputProblem]
  /// Every rule that could have been asked.
  public var rules: [RuleInfo]
  public var project: Project
  /// What the baseline, the suppressions and the floors say.
  public var gate: GateResult
  /// New values for token colours that fail; `nil` unless asked for.
  public var mendings: TokenMendings?
  public init(
    report: AuditReport, pictures: [Picture] = [], problems: [InputProblem] = [], rules: [RuleInfo] = [],
    project: Project, gate: GateResult = GateResult(), outlines: (any GlyphOutlines)? = nil,
    mendings: TokenMendings? = nil
  ) {
    self.report = report
    self.pictures = pictures
    self.outlines = outlines
    self.problems = problems
    self.rules = rules
    self.project = project
    self.gate = gate
    self.mendings = mendings
  }
}

/// Nothing can be audited: the command line, the configuration or a named path is of no use. Ends with status 2.
public struct UnusableInput: Error, Sendable, Hashable {
  /// Each says what is wrong and the way out.
  public var messages: [String]
  public init(_ messages: [String]) { self.messages = messages }
  public init(_ message: String) { messages = [message] }
  public init(_ problems: [InputProblem]) { messages = problems.map(\.description) }
}
