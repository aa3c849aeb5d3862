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
}
