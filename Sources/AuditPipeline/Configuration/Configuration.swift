package import Rules
package import SightlineModel
import SwiftUIReader

/// Where a value of the configuration comes from.
package enum ConfigurationOrigin: Hashable, Sendable, CustomStringConvertible {
  case standard
  case file(SourceLocation)
  /// An option of the command line: `--size`.
  case flag(String)

  var location: SourceLocation? { if case .file(let location) = self { location } else { nil } }

  package var description: String {
    switch self {
    case .standard: "default"
    case .file(let location): "\(location.file):\(location.line)"
    case .flag(let name): name
    }
  }
}

/// A value and where it comes from.
package struct Setting<Value: Sendable & Hashable>: Sendable, Hashable {
  package var value: Value
  package var origin: ConfigurationOrigin
  package init(_ value: Value, _ origin: ConfigurationOrigin = .standard) {
    self.value = value
    self.origin = origin
  }
}

/// How much a rule's failure weighs, or that it is not asked.
package enum RuleLevel: String, Hashable, Sendable, CaseIterable {
  case off, review, warning, error
  /// `nil` when the rule is off.
  package var severity: Severity? { Severity(rawValue: rawValue) }
}

/// What `.sightline.yml` and the command line say, over the defaults. Paths are relative to the audited folder.
package struct Configuration: Sendable, Hashable {
  package struct ScreenName: Sendable, Hashable {
    package var name: String
    package var type: String
    package var location: SourceLocation
  }
  /// Something that people do with the app, by the screens it passes.
  package struct Task: Sendable, Hashable {
    package var name: String
    /// In order.
    package var screens: [String]
    package var location: SourceLocation
  }
  /// Two tokens that stand on each other.
  package struct TokenPair: Sendable, Hashable {
    package enum Use: String, Sendable, Hashable {
      case text
      case largeText = "large-text"
      case nonText = "non-text"
    }
    package var foreground: String
    package var background: String
    package var use: Use
    package var location: SourceLocation
  }
  /// By which names pairs are found where none is declared; `nil` leaves a list as it is by default.
  package struct Conventions: Sendable, Hashable {
    package var isOn = true
    package var text: [String]?
    package var background: [String]?
    package var defaultBackground: [String]?
    package var exempt: [String]?
  }
  /// How a rule differs from the profile.
  package struct RuleOverride: Sendable, Hashable {
    package struct PathLevel: Sendable, Hashable {
      package var pattern: String
      package var level: RuleLevel
    }
    package var rule: RuleID
    package var level: RuleLevel?
    /// The last that matches counts.
    package var paths: [PathLevel]
    package var numbers: [String: Double]
    package var location: SourceLocation
  }
  /// A view of a module that cannot be read.
  package struct Component: Sendable, Hashable {
    package var type: String
    package var kind: String
    package var label: String?
    /// Points; 0 where nothing is said.
    package var minimumSize: Size
    package var location: SourceLocation
  }
  package struct Budgets: Sendable, Hashable {
    package var branches = Setting(8)
    package var steps = Setting(ReaderOptions.standardSteps)
    package var states = Setting(60)
    package var views = Setting(ReaderOptions.standardViews)
    /// Megabytes; 0: as many as it takes.
    package var memory = Setting(4096)
    /// Of processor time without progress; 0: as many as it takes.
    package var seconds = Setting(60)
    /// Seconds after which the audit ends with what it has; 0: as many as it takes.
    package var time = Setting(270)
    /// Megabytes; larger files are not read.
    package var file = Setting(RegularFile.standardLimit >> 20)
    /// Bytes.
    var fileLimit: Int { file.value << 20 }
  }
  /// Percent, 0…100.
  package struct CoverageFloors: Sendable, Hashable {
    package var screens = Setting(0.0)
    package var labels = Setting(0.0)
    package var branches = Setting(0.0)
    package var views = Setting(ViewAccount.standardFloor)
  }

  /// The configuration's own path, `nil` without one.
  package var file: String?
  /// `nil`: the folder's name.
  package var name = Setting<String?>(nil)
  package var sources = Setting<[String]>(["."])
  package var exclude = Setting<[String]>([])
  package var stubs = Setting<[String]>([])
  package var screens = Setting<[ScreenName]>([])
  package var tasks = Setting<[Task]>([])
  package var entry = Setting<String?>(nil)
  package var fonts = Setting<[String]>([])
  package var platform = Setting(Platform.ios26)
  /// `DEBUG` is set, as while somebody develops; what people get is built without it.
  package var isDebug = Setting(false)
  /// Aliases or ids.
  package var devices = Setting(["SE", "standard", "largest"])
  package var sizes = Setting(DynamicTypeSize.allCases)
  /// `nil`: every language of the string catalogues.
  package var locales = Setting(LocaleSelection.widest)
  package var appearances = Setting<[Appearance]>([.light, .dark])
  package var orientation = Setting(Orientation.portrait)
  package var boldText = Setting(false)
  package var tokens = Setting<[String]>([])
  package var pairs = Setting<[TokenPair]>([])
  package var conventions = Setting(Conventions())
  /// A name of `rules/profiles/`, or a path.
  package var profile = Setting("default")
  package var rulesVersion = Setting(RuleEdition.current)
  package var previewRules = Setting(false)
  package var rules = Setting<[RuleOverride]>([])
  /// The project's own, in the order written.
  package var customRules = Setting<[CustomRule]>([])
  package var components = Setting<[Component]>([])
  package var budgets = Budgets()
  package var baseline = Setting(".sightline-baseline.json")
  package var failOn = Setting(Severity.error)
  package var coverage = CoverageFloors()
  package var requireReason = Setting(true)
  package init() {}

  /// - Returns: The level of a rule for a finding in a file; `nil` where the configuration leaves it to the profile.
  package func level(of rule: RuleID, in file: String) -> RuleLevel? {
    guard let setting = rules.value.last(where: { $0.rule == rule }) else { return nil }
    return setting.paths.last { PathPattern($0.pattern).matches(file) }?.level ?? setting.level
  }
}

/// The languages that are laid out.
package enum LocaleSelection: Hashable, Sendable {
  /// All of a few; of many those that stand for the others (`LanguageChoice`).
  case widest
  /// Every one the app comes in.
  case all
  /// Language tags, and pseudo-locales.
  case listed([String])

  package var listed: [String]? {
    if case .listed(let tags) = self { tags } else { nil }
  }
}
