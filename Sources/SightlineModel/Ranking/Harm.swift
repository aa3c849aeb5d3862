/// How far a finding locks somebody out, from 0 to 100: the same scale for every rule.
package struct Harm: Hashable, Sendable, Comparable {
  package let points: Int
  package static func < (a: Self, b: Self) -> Bool { a.points < b.points }

  package init(_ finding: Finding) {
    let points =
      switch Self.kinds[finding.rule] ?? .other {
      case .lockedOut: Self.lost(from: finding.variants?.first) + 15
      case .lost: Self.lost(from: finding.variants?.first)
      case .contrast: Self.contrast(finding.measured)
      case .misled: 65
      case .missed: 60
      case .hindered: Self.hindered(finding.measured)
      case .other: 40
      case .polish: 20
      }
    self.points = points
  }

  /// Who cannot go on, or does not learn what the others learn.
  private enum Kind {
    /// Somebody cannot use it, or cannot get there, from a text size on or at any.
    case lockedOut
    /// Content that some readers do not see, from a text size on.
    case lost
    case contrast
    /// Somebody is told something else than what is there.
    case misled
    /// Somebody is not told.
    case missed
    /// It takes more effort or skill.
    case hindered
    case other
    /// Nobody is kept from anything.
    case polish
  }

  private static let kinds: [RuleID: Kind] = {
    var kinds: [RuleID: Kind] = [:]
    for (kind, rules) in table { for rule in rules { kinds[rule] = kind } }
    return kinds
  }()
  /// Rules that the table has an opinion on; a test holds them to the registry.
  package static var knownRules: [RuleID] { table.flatMap(\.1) }
  private static let table: [(Kind, [RuleID])] = [
    (
      .lockedOut,
      [
        "control-name", "text-unreachable", "nested-control", "gesture-alternative", "flow-answer", "flow-exit",
        "flow-gate", "content-kept", "timed-control", "tap-role", "target-overlap", "motion-actuation",
      ]
    ),
    (
      .lost,
      [
        "text-truncated", "text-clipped", "text-overlap", "text-behind-bar", "text-reflow", "text-shrinks",
        "keyboard-covers",
      ]
    ),
    (
      .contrast,
      ["contrast-text", "contrast-non-text", "token-contrast", "contrast-text-enhanced", "token-contrast-enhanced"]
    ),
    (
      .misled,
      [
        "label-in-name", "name-readable", "selected-state", "expanded-state", "modal", "trait-conflict",
        "string-placeholders",
        "context-change", "slider-value", "destructive-confirmed", "sheet-closes", "disabled-told", "copy-told",
        "input-dropped",
      ]
    ),
    (
      .missed,
      [
        "image-name", "message-announced", "failure-told", "empty-told", "change-announced", "field-label",
        "status-announced",
        "color-only-state",
        "text-scaling",
        "text-scaling-capped",
      ]
    ),
    (
      .hindered,
      [
        "target-size", "target-size-comfortable", "target-spacing", "message-duration", "motion-endless", "row-stacks",
        "motion-gated",
        "media-autoplay",
      ]
    ),
    (
      .polish,
      [
        "decoration-spoken", "picture-in-name", "icon-scaling", "token-font", "token-line-height", "token-text-style",
        "token-unit",
        "string-localized", "string-translated",
      ]
    ),
  ]

  /// Text lost at a size that many use weighs more than what is lost at the largest only.
  ///
  /// - Parameter size: The smallest failing size; `nil` where it fails at every one.
  private static func lost(from size: DynamicTypeSize?) -> Int {
    guard let size else { return 80 }
    return switch size {
    case .xSmall, .small, .medium, .large: 80
    case .xLarge, .xxLarge, .xxxLarge: 76
    case .ax1, .ax2: 66
    case .ax3, .ax4: 56
    case .ax5: 45
    }
  }

  /// By its distance from what is needed: half of it is nearly nothing to see.
  private static func contrast(_ measured: Measurement?) -> Int {
    guard let measured else { return 55 }
    return Int(saturating: 50 + 50 * (1 - shareNeeded(measured)))
  }

  private static func hindered(_ measured: Measurement?) -> Int {
    guard let measured, measured.plain.value < measured.plain.required else { return 45 }
    return Int(saturating: 40 + 15 * (1 - shareNeeded(measured)))
  }

  /// 0…1.
  private static func shareNeeded(_ measured: Measurement) -> Double {
    let share = measured.share
    return share.isFinite ? min(max(share, 0), 1) : 1
  }
}
