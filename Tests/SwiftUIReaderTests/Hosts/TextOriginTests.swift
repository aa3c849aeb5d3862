import SightlineModel
import Testing

@testable import SwiftUIReader

/// Where the words of a text come from, as far as string tables are concerned.
struct TextOriginTests {
  private func run(_ text: String, more: String = "") -> TextRun? {
    Source.tree("\(more)\nstruct A: View { var body: some View { \(text) } }").arguments.text("content")?.runs.first
  }

  /// `"\(day), \(time)"`: the literal has no words of its own, what is filled in was looked up.
  @Test func aLiteralWithoutWordsTakesThoseOfItsParts() {
    let more = """
      struct Order {
        var day: String { String(localized: "Today") }
        var when: String { let time = "10:00"; return "\\(day), \\(time)" }
        var named: String { "Order of \\(day)" }
      }
      """
    #expect(run("Text(Order().when)", more: more)?.localization?.key == "Today")
    #expect(run("Text(Order().named)", more: more)?.localization == nil)
  }

  /// What has no words is known by what the code writes for it; what has some is not.
  @Test(
    arguments: [
      ("Text(Note.unknown.title)", "Text(Note.unknown.title)"),
      ("Text(Note.unknown.title ?? \"None\")", "Text(Note.unknown.title)"),
      ("Text(\"Sent\")", nil),
    ] as [(String, String?)])
  func unknownTextsAreKnownByTheirCode(text: String, expected: String?) {
    let written = run(text)?.derivation.compactMap { if case .written(let code) = $0.kind { code } else { nil } }
    #expect(written?.first == expected)
  }

  /// What code puts together of words and something unknown keeps its words; the reason is none of them.
  @Test(arguments: ["String(format: \"> %@\", unheardOf())", "\"> \" + String(describing: unheardOf())"])
  func wordsPutTogetherWithSomethingUnknown(value: String) {
    let more = "struct Note { var line: String { let text = \(value); return text } }"
    let runs = Source.tree("\(more)\nstruct A: View { var body: some View { Text(Note().line) } }")
      .arguments.text("content")?.runs
    #expect(runs?.allSatisfy { !$0.string.contains("‹") } == true)
    #expect(runs?.last?.unknownReason != nil)
  }

  /// Guillemets that the app writes are words.
  @Test func quotationMarksOfTheApp() {
    #expect(run("Text(verbatim: \"‹ back ›\")")?.string == "‹ back ›")
  }

  /// A raw value that is a key is looked up like any other.
  @Test func aKeyThatIsARawValue() {
    let more = "enum Status: LocalizedStringKey { case all = \"All\", late = \"Due soon\" }"
    #expect(run("Text(Status.late.rawValue)", more: more)?.localization?.key == "Due soon")
  }

  /// What generators of typed keys write.
  @Test(arguments: [
    ("Bundle.main.localizedString(forKey: \"Today\", value: nil, table: nil)", "Today", "Today"),
    ("L10n.tr(\"Localizable\", \"day.today\", fallback: \"Today\")", "day.today", "Today"),
    ("L10n.tr(\"Localizable\", \"day.count\", 3, fallback: \"%d days\")", "day.count", "3 days"),
  ])
  func aKeyLookedUpInABundle(value: String, key: String, words: String) {
    let more = """
      enum L10n {
        static func tr(_ table: String, _ key: String, _ args: CVarArg..., fallback value: String) -> String {
          let format = Token.bundle.localizedString(forKey: key, value: value, table: table)
          return String(format: format, locale: Locale.current, arguments: args)
        }
      }
      final class Token { static let bundle = Bundle(for: Token.self) }
      """
    let run = run("Text(\(value))", more: more)
    #expect(run?.string == words)
    #expect(run?.localization?.key == key)
  }

  /// A key that is a text looked up before is no key.
  @Test func aKeyMadeOfALocalizedText() {
    let more =
      "struct Tag { var title: LocalizedStringKey { .init(name) }; var name: String { String(localized: \"City\") } }"
    #expect(run("Text(Tag().title)", more: more)?.isVerbatim == true)
  }

  /// `.partlyCloudy.description` of a type that is not in the sources.
  @Test func aMemberOfAnUnknownTypeHasNoWords() {
    let more = "struct Card { var condition: WeatherCondition = .partlyCloudy }"
    #expect(run("Text(Card().condition.description)", more: more)?.unknownReason != nil)
  }

  /// `count == 1 ? "… hour" : "… hours"`, however it is written, has its forms in the code.
  @Test(arguments: [
    ("count == 1 ? \"\\(count) hour\" : \"\\(count) hours\"", true),
    ("if count > 1 { \"\\(count) hours\" } else { \"\\(count) hour\" }", true),
    ("switch count { case 1: \"\\(count) hour\"; default: \"\\(count) hours\" }", true),
    ("guard count != 1 else { return \"\\(count) hour\" }\nreturn \"\\(count) hours\"", true),
    ("\"\\(count) hours\"", false), ("count > 5 ? \"\\(count) hours\" : \"\\(count) long hours\"", false),
  ])
  func aPluralChosenInCode(value: String, isOneOfSeveral: Bool) {
    let more = "struct Left { var count = 3; var title: LocalizedStringKey { \(value) } }"
    let run = run("Text(Left().title)", more: more)
    #expect(run?.localization?.isOneOfSeveral == (isOneOfSeveral ? true : nil))
    #expect(run?.localization?.key.hasPrefix("%lld ") == true)
    // It is written in the first line, and shown further down.
    #expect(run?.derivation.first?.location?.line == (value.hasPrefix("guard") ? 3 : 2))
  }

  /// The title that iOS gives a button comes in the reader's language.
  @Test func aTitleOfTheSystemIsNoneOfTheApps() throws {
    let tree = Source.tree("struct A: View { var body: some View { Button(role: .cancel) {} } }")
    let run = try #require(tree.first(.text)?.arguments.text("content")?.runs.first)
    #expect(run.string == "Cancel" && run.isVerbatim == true)
    // A role with a symbol has it beside its title.
    let closing = Source.tree("struct A: View { var body: some View { Button(role: .close) {} } }")
    guard case .label(let label)? = closing.first(.label)?.payload else {
      Issue.record("no label")
      return
    }
    let title = label.title.value?.views?.first?.arguments.text("content")?.runs.first
    #expect(title?.string == "Close" && title?.isVerbatim == true)
  }
}
