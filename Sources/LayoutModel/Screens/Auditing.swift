import AuditEngine
import Rules
public import SightlineModel
import SourceDocuments

/// In which conditions a screen is audited: every combination.
public struct AuditMatrix: Sendable {
  let matrix: VariantMatrix

  /// - Parameters:
  ///   - devices: Names as in ``SightlineModel/Device/named(_:platform:orientation:)``.
  /// - Throws: ``LayoutModelError`` for a device that nobody knows, and where a list is empty.
  public init(
    sizes: [DynamicTypeSize] = DynamicTypeSize.allCases, locales: [String] = ["en"],
    devices: [String] = ["SE", "standard"], appearances: [Appearance] = [.light, .dark],
    orientation: Orientation = .portrait, platform: Platform = .ios26, boldText: Bool = false
  ) throws(LayoutModelError) {
    let counts = [
      ("sizes", sizes.count), ("locales", locales.count), ("devices", devices.count),
      ("appearances", appearances.count),
    ]
    for (name, count) in counts where count == 0 {
      throw LayoutModelError(.outOfRange(parameter: name, value: "empty", expected: "one or more"))
    }
    var found: [Device] = []
    for name in devices { found.append(try Device.named(name, platform: platform, orientation: orientation)) }
    matrix = VariantMatrix(
      sizes: sizes, locales: locales, devices: found, appearances: appearances, orientation: orientation,
      platform: platform, boldText: boldText)
  }

  /// How many screens are laid out.
  public var count: Int { matrix.variants.count }
}

/// Which rules are asked.
public struct RuleSelection: Sendable {
  let rules: [any Rule]
  let sizeRules: [any SizeComparingRule]
  let settings: [RuleID: RuleSetting]

  private init(_ profile: RuleProfile) {
    rules = RuleRegistry.rules(in: profile)
    sizeRules = RuleRegistry.sizeRules(in: profile)
    settings = profile.severities.reduce(into: [:]) { settings, entry in
      settings[entry.key] = RuleSetting(severity: entry.value, sources: RuleRegistry.page(entry.key)?.sources ?? [])
    }
  }

  /// The command's defaults.
  public static let `default` = RuleSelection(
    RuleProfile.named("default") ?? RuleProfile(name: "default", severities: [:]))

  /// - Parameter profile: `default`, `wcag22-aa`, `apple-hig` or `strict`.
  /// - Throws: ``LayoutModelError`` for another name.
  public init(profile: String) throws(LayoutModelError) {
    guard let found = RuleProfile.named(profile) else {
      throw LayoutModelError(
        .unknown(what: "profile", name: profile, nearest: nearestName(to: profile, in: RuleProfile.names)))
    }
    self.init(found)
  }

  /// - Parameter rules: Ids, each with the severity of its page.
  /// - Throws: ``LayoutModelError`` for an id that no rule has, with the nearest.
  public init(only rules: [RuleID]) throws(LayoutModelError) {
    var severities: [RuleID: Severity] = [:]
    for id in rules {
      guard let page = RuleRegistry.page(id) else {
        let known = RuleRegistry.ids.map(\.rawValue)
        throw LayoutModelError(
          .unknown(what: "rule", name: id.rawValue, nearest: nearestName(to: id.rawValue, in: known)))
      }
      severities[id] = page.severity ?? .warning
    }
    self.init(RuleProfile(name: "chosen", severities: severities))
  }
}

/// What one audit of a screen gives.
public struct AuditResult: Sendable {
  /// One for each cause, over all conditions.
  public let findings: [Finding]
  public let variantsLaidOut: Int
  /// What layout does not follow: no finding speaks of it.
  public let notLaidOut: [NotLaidOut]
  /// Elements that each rule looked at, passes included.
  public let judged: [RuleID: Int]
}
