import SightlineModel
package import WorkJournal

/// What a run is asked to do.
package struct AuditRequest: Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    /// Tokens, strings, screens, flows.
    case audit
    /// Tokens only.
    case tokens
    /// Layout of screens.
    case screens
    /// An audit held against a baseline.
    case gate
  }
  package var kind: Kind
  /// Files and folders, absolute or relative to the working folder; at least one.
  package var paths: [String]
  package var workingFolder: String
  /// Another configuration file than the project's `.sightline.yml`.
  package var configurationFile: String?
  package var overrides: ConfigurationOverrides
  /// At least 1.
  package var threads: Int
  /// A git revision: findings in files changed since then only.
  package var changedSince: String?
  /// Screen name and state id: only that screen, only that state.
  package var onlyScreen: String?
  package var onlyState: String?
  /// No baseline is read: it is to be written again.
  package var ignoresBaseline = false
  /// New values for colours that fail are worked out.
  package var fixesTokens = false
  /// An audit of tokens also reads the screens, for the pairs they draw; all others always do.
  package var readsScreens = true
  /// Drawings of failing screens are wanted.
  package var drawsPictures = false
  /// What was read is wanted afterwards: no result of an earlier run will do.
  package var keepsScenes = false
  /// The process audits again and again: what was made of one version of the sources goes after it.
  package var isRepeated = false
  /// Only a part of the screens is judged; all are read.
  package var shard: Shard?
  /// Seconds that judging each screen took in another run, by its name: shards are balanced by them.
  package var costs: [String: Double] = [:]
  /// What the shard found is wanted as a blob, to be merged with the others.
  package var keepsBlob = false
  /// Where results are kept from run to run; `nil`: nowhere.
  package var cacheFolder: String?
  /// What stands in files instead of what they hold, by path relative to the audited folder: edits that are tried.
  package var replaced: [String: [UInt8]] = [:]
  /// From when the time limit counts; `nil`: the beginning of the run.
  package var began: TimeLimit.Beginning?
  /// What ended earlier processes of this run: left out, and named in the report.
  package var leftOut: [LeftOutWork] = []
  /// Expectations other than the project's `sightline.expect.yml`.
  package var expectationsFile: String?
  /// Files that are written when the run is over, absolute: none may be one that it reads.
  package var outputs: [String] = []

  package init(
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
package struct AuditProgress: Sendable, Hashable {
  /// "Reading sources", "Laying out Welcome".
  package var step: String
  package var done: Int
  /// 0 where it is not known.
  package var total: Int
  /// What was found first, in a line; said once.
  package var found: String?
  package init(step: String, done: Int = 0, total: Int = 0, found: String? = nil) {
    self.step = step
    self.done = done
    self.total = total
    self.found = found
  }
}
