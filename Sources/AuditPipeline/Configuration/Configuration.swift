public import Rules
public import SightlineModel

/// Where a value of the configuration comes from.
public enum ConfigurationOrigin: Hashable, Sendable, CustomStringConvertible {
  case standard
  case file(SourceLocation)
  /// An option of the command line: `--size`.
  case flag(String)

  var location: SourceLocation? { if case .file(let location) = self { location } else { nil } }

  public var description: String {
    switch self {
    case .standard: "default"
    case .file(let location): "\(location.file):\(location.line)"
    case .flag(let name): name
    }
  }
}

/// A value and where it comes from.
public struct Setting<Value: Sendable & Hashable>: Sendable, Hashable {
  public var value: Value
  public var origin: ConfigurationOrigin
  public init(_ value: Value, _ origin: ConfigurationOrigin = .standard) {
    self.value = value
    self.origin = origin
  }
}

/// How much a rule's failure weighs, or that it is not asked.
public enum RuleLevel: String, Hashable, Sendable, CaseIterable {
  case off, review, warning, error
  /// `nil` when the rule is off.
  public var severity: Severity? { Severity(rawValue: rawValue) }
}

/// What `.sightline.yml` and the command line say, over the defaults. Paths are relative to the audited folder.
public struct Configuration: Sendable, Hashable {
  public struct ScreenName: Sendable, Hashable {
    public var name: String
    public var type: String
    public var location: SourceLocation
  }
  /// Two tokens that stand on each other.
  public struct TokenPair: Sendable, Hashable {
    public enum Use: String, Sendable, Hashable {
      case text
      case largeText = "large-text"
      case nonText = "non-text"
    }
    public var foreground: String
    public var background: String
    public var use: Use
    public var location: SourceLocation
  }
  /// By which names pairs are found where none is declared; `nil` leaves a list as it is by default.
  public struct Conventions: Sendable, Hashable {
    public var isOn = true
    public var text: [String]?
    public var background: [String]?
    public var defaultBackground: [String]?
    public var exempt: [String]?
  }
  /// How a rule differs from the profile.
  public struct RuleOverride: Sendable, Hashable {
    public struct PathLevel: Sendable, Hashable {
      public var pattern: String
      public var level: RuleLevel
    }
    public var rule: RuleID
    public var level: RuleLevel?
    /// The last that matches counts.
    public var paths: [PathLevel]
    public var numbers: [String: Double]
    public var location: SourceLocation
  }
  /// A view of a module that cannot be read.
  public struct Component: Sendable, Hashable {
    public var type: String
    public var kind: String
    public var label: String?
    /// Points; 0 where nothing is said.
    public var minimumSize: Size
    public var location: SourceLocation
  }
  public struct Budgets: Sendable, Hashable {
    public var branches = Setting(8)
    public var steps = Setting(20_000_000)
    public var states = Setting(60)
    /// Megabytes; 0: as many as it takes.
    public var memory = Setting(4096)
    /// Of processor time without progress; 0: as many as it takes.
    public var seconds = Setting(60)
  }
  /// Percent, 0…100.
  public struct CoverageFloors: Sendable, Hashable {
    public var screens = Setting(0.0)
    public var labels = Setting(0.0)
    public var branches = Setting(0.0)
    public var views = Setting(ViewAccount.standardFloor)
  }

  /// The configuration's own path, `nil` without one.
  public var file: String?
  /// `nil`: the folder's name.
  public var name = Setting<String?>(nil)
  public var sources = Setting<[String]>(["."])
  public var exclude = Setting<[String]>([])
  public var stubs = Setting<[String]>([])
  public var screens = Setting<[ScreenName]>([])
  public var entry = Setting<String?>(nil)
  public var fonts = Setting<[String]>([])
  public var platform = Setting(Platform.ios26)
  /// `DEBUG` is set, as while somebody develops; what people get is built without it.
  public var isDebug = Setting(false)
  /// Aliases or ids.
  public var devices = Setting(["SE", "standard", "largest"])
  public var sizes = Setting(DynamicTypeSize.allCases)
  /// `nil`: every language of the string catalogues.
  public var locales = Setting<[String]?>(nil)
  public var appearances = Setting<[Appearance]>([.light, .dark])
  public var orientation = Setting(Orientation.portrait)
  public var boldText = Setting(false)
  public var tokens = Setting<[String]>([])
  public var pairs = Setting<[TokenPair]>([])
  public var conventions = Setting(Conventions())
  /// A name of `rules/profiles/`, or a path.
  public var profile = Setting("default")
  public var rules = Setting<[RuleOverride]>([])
  /// The project's own, in the order written.
  public var customRules = Setting<[CustomRule]>([])
  public var components = Setting<[Component]>([])
  public var budgets = Budgets()
  public var baseline = Setting(".sightline-baseline.json")
  public var failOn = Setting(Severity.error)
  public var coverage = CoverageFloors()
  public var requireReason = Setting(true)
  public init() {}

  /// - Returns: The level of a rule for a finding in a file; `nil` where the configuration leaves it to the profile.
  public func level(of rule: RuleID, in file: String) -> RuleLevel? {
    guard let setting = rules.value.last(where: { $0.rule == rule }) else { return nil }
    return setting.paths.last { PathPattern($0.pattern).matches(file) }?.level ?? setting.level
  }
}
