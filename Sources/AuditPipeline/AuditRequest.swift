import SightlineModel
public import WorkJournal

/// What a run is asked to do.
public struct AuditRequest: Sendable {
  public enum Kind: String, Sendable, CaseIterable {
    /// Tokens, strings, screens, flows.
    case audit
    /// Tokens only.
    case tokens
    /// Layout of screens.
    case screens
    /// An audit held against a baseline.
    case gate
  }
  public var kind: Kind
  /// Files and folders, absolute or relative to the working folder; at least one.
  public var paths: [String]
  public var workingFolder: String
  /// Another configuration file than the project's `.sightline.yml`.
  public var configurationFile: String?
  public var overrides: ConfigurationOverrides
  /// At least 1.
  public var threads: Int
  /// A git revision: findings in files changed since then only.
  public var changedSince: String?
  /// Screen name and state id: only that screen, only that state.
  public var onlyScreen: String?
  public var onlyState: String?
  /// No baseline is read: it is to be written again.
  public var ignoresBaseline = false
  /// New values for colours that fail are worked out.
  public var fixesTokens = false
  /// An audit of tokens also reads the screens, for the pairs they draw; all others always do.
  public var readsScreens = true
  /// Drawings of failing screens are wanted.
  public var drawsPictures = false
  /// Where results are kept from run to run; `nil`: nowhere.
  public var cacheFolder: String?
  /// What ended earlier processes of this run: left out, and named in the report.
  public var leftOut: [LeftOutWork] = []
  /// Expectations other than the project's `sightline.expect.yml`.
  public var expectationsFile: String?

  public init(
    kind: Kind = .audit, paths: [String], workingFolder: String, configurationFile: String? = nil,
    overrides: ConfigurationOverrides = ConfigurationOverrides(), threads: Int = 1, changedSince: String? = nil,
    onlyScreen: String? = nil, onlyState: String? = nil, expectationsFile: String? = nil
  ) {
    self.kind = kind
    self.paths = paths
    self.workingFolder = workingFolder
    self.configurationFile = configurationFile
    self.overrides = overrides
    self.threads = threads
    self.changedSince = changedSince
    self.onlyScreen = onlyScreen
    self.onlyState = onlyState
    self.expectationsFile = expectationsFile
  }
}

/// How far a run is; shown on the error stream.
public struct AuditProgress: Sendable, Hashable {
  /// "Reading sources", "Laying out Welcome".
  public var step: String
  public var done: Int
  /// 0 where it is not known.
  public var total: Int
  public init(step: String, done: Int = 0, total: Int = 0) {
    self.step = step
    self.done = done
    self.total = total
  }
}
