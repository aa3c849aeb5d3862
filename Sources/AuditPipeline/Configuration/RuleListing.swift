import AuditEngine
import Foundation
import Rules
package import SightlineModel

/// A rule as people read about it: its page, and what a profile makes of it.
package struct RuleListing: Sendable, Hashable {
  package var id: RuleID
  package var title: String
  package var summary: String
  package var group: String
  package var level: RuleLevel
  package var sources: [String]
  /// Markdown; empty where there is no page.
  package var body: String
  /// The version of the rules that brought it.
  package var since = 1
  /// Asked only where previews are wanted.
  package var isPreview = false

  package static let currentVersion = RuleEdition.current

  /// Every rule, by id, as in a profile.
  ///
  /// - Throws: For an unknown profile or version.
  package static func all(
    profile name: String, version: Int? = nil, previews: Bool = false
  ) throws(UnusableInput) -> [RuleListing] {
    let profile = try RuleProfile.find(
      name, root: FileManager.default.currentDirectoryPath, version: version ?? RuleEdition.current,
      previews: previews)
    let pages = RuleRegistry.pages.map { page in
      RuleListing(
        id: page.id, title: page.title, summary: page.summary, group: page.group,
        level: profile.severities[page.id].flatMap { RuleLevel(rawValue: $0.rawValue) } ?? .off, sources: page.sources,
        body: page.body, since: page.since, isPreview: page.isPreview)
    }
    let paged = Set(pages.map(\.id))
    let gate = GateRule.allCases.filter { !paged.contains($0.id) }.map { rule in
      RuleListing(
        id: rule.id, title: rule.title, summary: rule.summary, group: "Gate",
        level: RuleLevel(rawValue: rule.severity.rawValue) ?? .error, sources: [], body: "")
    }
    return (pages + gate + [expectation]).sorted { $0.id < $1.id }
  }

  /// What a project demands of itself is no rule of a profile, and is explained as one.
  private static let expectation = RuleListing(
    id: "expectation", title: "The app does not do what the project expects",
    summary: "What sightline.expect.yml demands of a screen or a walk holds.", group: "Gate", level: .error,
    sources: [],
    body: """
      An expectation of `sightline.expect.yml` was decided and does not hold. The message says which one, by its claim, \
      and what was found instead: the state a walk ends in, what is not offered, the rule that fails there. Fix the app, \
      or the expectation where the app is right. What could not be decided is no failure; the claims section of a report \
      lists it.
      """)
}
