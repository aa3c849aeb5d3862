import SightlineModel
import Testing

@testable import Reporting

struct BudgetTableTests {
  private static let place = TextBudget.Place(
    screen: "Home", state: "settled", size: .ax5, device: "SE",
    location: SourceLocation(file: "Home.swift", line: 7, column: 3), rule: "text-truncated", other: nil)

  static let result: TextBudgets = {
    func budget(_ key: String, _ locale: String, _ text: String, _ room: TextBudget.Room) -> TextBudget {
      TextBudget(
        table: "Localizable", key: key, locale: locale, text: text, length: text.count, filledIn: 0, layouts: 3,
        room: room)
    }
    var title = budget(
      "A \"title\", <b>", "de", "=1+1\nÜberschrift",
      .limited(.init(characters: 9, error: 2, ems: 4.456, place: place)))
    title.excesses = [.init(text: title.text, length: title.length, location: nil, isCertain: true, place: place)]
    return TextBudgets(
      budgets: [
        title, budget("A \"title\", <b>", "en", "Title & more", .open(tried: 100)),
        budget("A \"title\", <b>", "fr", "Titre", .open(tried: 100)),
        budget("Z", "de", "Z", .unknown(why: "the time was over")),
      ],
      sourceLanguage: "en", sizes: [.large, .ax5], locales: ["en", "de", "fr"], devices: ["SE"],
      undrawn: ["Localizable: unused"], notes: [])
  }()

  @Test func theTableSaysTheLimitItsErrorAndItsPlace() {
    #expect(
      BudgetTable(Self.result).text == """
        A "title", <b>
          de: 9 ± 2 characters fit (4.5 em); now 16, 7 more: Home.swift:7:3, Home at AX5 on SE (text-truncated)
          en, fr: no limit (100 characters tried)
        Z
          de: not measured: the time was over
        2 texts, 1 with a limit; at large, AX5 on SE, in en, de, fr.
        1 texts of the tables are drawn on no screen that was laid out; --format json lists them.

        """)
  }

  @Test func aRowForEachTextAndNoFormula() {
    let rows = BudgetTable(Self.result).csv.split(separator: "\r\n")
    #expect(rows.count == 5)
    #expect(
      rows[1].hasPrefix("Localizable,\"A \"\"title\"\", <b>\",de,\"'=1+1\nÜberschrift\",16,0,9,2,4.5,Home,AX5,SE,"))
    #expect(rows[2].hasSuffix(",,,,,,,,"))
  }

  @Test func theXLIFFIsXMLWithLimitsInCharacters() throws {
    let tree = XMLTree(BudgetTable(Self.result).xliff)
    #expect(tree.problem == nil)
    let units = try #require(tree.root).all.filter { $0.name == "trans-unit" }
    #expect(units.map { $0.attributes["maxwidth"] } == ["9", nil, nil])
    #expect(units.map { $0.attributes["size-unit"] } == ["char", nil, nil])
    #expect(units[0].attributes["id"] == "A \"title\", <b>")
    #expect(units[0].all.first { $0.name == "source" }?.text == "Title & more")
    let files = tree.root!.all.filter { $0.name == "file" }.map { $0.attributes["target-language"] }
    #expect(files == ["de", "fr"])
  }

  @Test func theSecondXLIFFHoldsOneLanguageInCodePoints() throws {
    let tree = XMLTree(BudgetTable(Self.result).secondXLIFF("de"))
    #expect(tree.problem == nil)
    let root = try #require(tree.root)
    #expect(root.attributes["srcLang"] == "en" && root.attributes["trgLang"] == "de")
    let units = root.all.filter { $0.name == "unit" }
    #expect(units.map { $0.attributes["slr:sizeRestriction"] } == ["9", nil])
    #expect(units.map { $0.attributes["name"] } == ["A \"title\", <b>", "Z"])
    #expect(units[0].all.first { $0.name == "source" }?.text == "Title & more")
    #expect(
      root.all.contains { $0.name.hasSuffix("profiles") && $0.attributes["generalProfile"] == "xliff:codepoints" })
  }

  @Test func whatDoesNotFitIsALineAndACount() {
    #expect(
      BudgetTable(Self.result).excesses == """
        error: de: “=1+1⏎Überschrift” has 16 characters, about 9 ± 2 fit (4.5 em): Home.swift:7:3, Home at AX5 on SE \
        (text-truncated) [A "title", <b>]
        1 text does not fit at large, AX5 on SE.

        """)
  }

  @Test func withoutTranslationsThereIsNothingToCheck() {
    var result = Self.result
    (result.budgets[0].excesses, result.hasTranslations) = ([], false)
    #expect(BudgetTable(result).excesses.hasPrefix("No text that is drawn has a translation to check."))
  }

  /// What the fonts' error leaves open fails nobody's check.
  @Test func whatMayBeCutIsAReview() {
    var result = Self.result
    result.budgets[0].excesses[0].isCertain = false
    let table = BudgetTable(result)
    #expect(BudgetTable(Self.result).hasExcesses)
    #expect(!table.hasExcesses)
    #expect(table.excesses.hasPrefix("review: de:"))
    #expect(table.excesses.hasSuffix("\nNo text surely does not fit, 1 may not at large, AX5 on SE.\n"))
  }
}
