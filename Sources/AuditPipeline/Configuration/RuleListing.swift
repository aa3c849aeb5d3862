import AuditEngine
import Foundation
import Rules
public import SightlineModel

/// A rule as people read about it: its page, and what a profile makes of it.
public struct RuleListing: Sendable, Hashable {
  public var id: RuleID
  public var title: String
  public var summary: String
  public var group: String
  public var level: RuleLevel
  public var sources: [String]
  /// Markdown; empty where there is no page.
  public var body: String

  /// Every rule, by id, as in a profile.
  ///
  /// - Throws: For an unknown profile.
  public static func all(profile name: String) throws(UnusableInput) -> [RuleListing] {
    let profile = try RuleProfile.find(name, root: FileManager.default.currentDirectoryPath)
    let pages = RuleRegistry.pages.map { page in
      RuleListing(
        id: page.id, title: page.title, summary: page.summary, group: page.group,
        level: profile.severities[page.id].flatMap { RuleLevel(rawValue: $0.rawValue) } ?? .off, sources: page.sources,
        body: page.body)
    }
    let paged = Set(pages.map(\.id))
    let gate = GateRule.allCases.filter { !paged.contains($0.id) }.map { rule in
      RuleListing(
        id: rule.id, title: rule.title, summary: rule.summary, group: "Gate",
        level: RuleLevel(rawValue: rule.severity.rawValue) ?? .error, sources: [], body: "")
    }
    return (pages + gate).sorted { $0.id < $1.id }
  }
}
