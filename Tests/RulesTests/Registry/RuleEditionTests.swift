import Foundation
import SightlineModel
import Testing

@testable import Rules

/// A released version of the rules can be asked for, and what it says is what it said.
struct RuleEditionTests {
  private static let text = """
    text-small:
      default: error
      strict: error
      strict.minimum: 13
      numbers.minimum: 9
    gone-since:
      default: error
    """

  @Test func profilesAreAsTheyWere() throws {
    let edition = try RuleEdition(text: Self.text, file: "1.yml", version: 1)
    let profile = try #require(edition.profile("default"))
    #expect(profile.severities == ["text-small": .error], "later rules are not asked, rules that are gone neither")
    let numbers = RuleRegistry.numbers(of: "text-small", in: profile, own: [:])
    #expect(numbers["minimum"] == 9)
    let strict = try #require(edition.profile("strict"))
    #expect(RuleRegistry.numbers(of: "text-small", in: strict, own: [:])["minimum"] == 13)
    #expect(RuleRegistry.numbers(of: "text-small", in: strict, own: ["text-small": ["minimum": 10]])["minimum"] == 10)
    #expect(RuleProfile.named("default", edition: edition)?.severities == profile.severities)
  }

  @Test func aProfileOfAProjectExtendsThatVersion() throws {
    let edition = try RuleEdition(text: Self.text, file: "1.yml", version: 1)
    let own = try RuleProfile.read("extends: default\nheading: error\n", file: "own.yml", edition: edition)
    #expect(own.severities == ["text-small": .error, "heading": .error], "what is named is asked")
  }

  @Test(arguments: ["a:\n  default: loud", "a:\n  default.x: y", "a:\n  numbers.x: y"])
  func brokenTextsAreNamed(text: String) {
    #expect(throws: RuleDataError.self) { try RuleEdition(text: text, file: "1.yml", version: 1) }
  }

  @Test func rulesInPreviewAreAskedWhereTheyAreWanted() throws {
    var page = try #require(RuleRegistry.page("text-small"))
    page.isPreview = true
    let profile = RuleProfile(name: "default", severities: ["text-small": .error, "heading": .warning])
    #expect(profile.with(previewsOf: nil, [page]).severities == ["heading": .warning])
    #expect(profile.with(previewsOf: profile, [page]).severities == profile.severities)
    let stage = try RulePage(
      text:
        "---\nid: a\ntitle: A\nsummary: A.\ngroup: Text\nseverity: error\nsources: none\nsince: 2\nstage: preview\n---\n",
      file: "a.md")
    #expect(stage.isPreview && stage.since == 2)
    #expect(throws: RuleDataError.self) {
      try RulePage(
        text: "---\nid: a\ntitle: A\nsummary: A.\ngroup: Text\nseverity: error\nsources: none\nstage: beta\n---\n",
        file: "a.md")
    }
  }

  @Test func versionsThatAreKnown() {
    #expect(RuleEdition.known.last == RuleEdition.current)
    #expect(RuleEdition.known == Array(Set(RuleEdition.known)).sorted())
    #expect(RuleEdition.before(RuleEdition.current) == nil)
    for page in RuleRegistry.pages {
      #expect((1...RuleEdition.current).contains(page.since), "\(page.id): 'since' is no version of the rules")
    }
  }

  /// Where the current version was released, a rule taken in, dropped, weighed otherwise or given another number needs a new
  /// one: raise rules/versions/CURRENT.
  @Test func aReleasedVersionIsNotChanged() {
    guard let released = RuleEdition.editions.first(where: { $0.version == RuleEdition.current }) else { return }
    let now = RuleEdition(now: RuleRegistry.pages, RuleProfile.names.compactMap { RuleProfile.named($0) })
    #expect(now == released)
  }
}
