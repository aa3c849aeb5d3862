import SightlineModel
import SourceDocuments
import StringCatalogs
import Testing

struct StringTablesTests {
  static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "" : { },
        "%lld seats left" : {
          "localizations" : {
            "en" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld seat left" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld seats left" } } } } },
            "pl" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "Zostało %lld miejsce" } },
              "few" : { "stringUnit" : { "state" : "translated", "value" : "Zostały %lld miejsca" } },
              "many" : { "stringUnit" : { "state" : "needs_review", "value" : "Zostało %lld miejsc" } },
              "other" : { "stringUnit" : { "state" : "new", "value" : "Zostało %lld miejsca" } } } } }
          }
        },
        "Pay" : {

        },
        "Hello %@, you have %lld files in %lld folders" : {
          "localizations" : {
            "en" : {
              "stringUnit" : { "state" : "translated", "value" : "Hello %1$@: %2$#@files@ in %3$#@folders@" },
              "substitutions" : {
                "files" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg file" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg files" } } } } },
                "folders" : { "argNum" : 3, "formatSpecifier" : "lld", "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg folder" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg folders" } } } } }
              }
            }
          }
        },
        "Tap" : { "localizations" : { "en" : { "variations" : { "device" : {
          "mac" : { "stringUnit" : { "state" : "translated", "value" : "Click" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "Tap" } } } } } } },
        "Save" : { "localizations" : {
          "de" : { "stringUnit" : { "state" : "translated", "value" : "Sichern" } },
          "fr" : { "stringUnit" : { "state" : "new", "value" : "" } } } },
        "%@ of %@" : { "localizations" : {
          "de" : { "stringUnit" : { "state" : "translated", "value" : "%2$@, davon %1$@" } } } },
        "Sightline" : { "shouldTranslate" : false }
      },
      "version" : "1.0"
    }
    """

  static let tables = StringTables(files: [
    .init(path: "App/Localizable.xcstrings", bytes: Array(catalog.utf8))
  ])

  /// Translations that all say what the source says: an abbreviation or a name, and no language lacks it.
  @Test(arguments: [
    (["de": "URL", "fr": "URL"], TextRun.Localization.State.translated, false),
    (["de": "URL"], .missing, false), (["de": "URL", "fr": "Adresse"], .missing, false), ([:], .missing, true),
  ])
  func wordsThatAreAlikeEverywhere(
    translations: [String: String], state: TextRun.Localization.State, isUntranslated: Bool
  ) {
    let units = translations.sorted { $0.key < $1.key }.map {
      "\"\($0.key)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\($0.value)\"}}"
    }
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Other": {"localizations": {"tr": {"stringUnit": {"state": "translated", "value": "Diğer"}}}},
        "URL": {"localizations": {\(units.joined(separator: ", "))}}}}
      """
    let tables = StringTables(files: [.init(path: "Localizable.xcstrings", bytes: Array(catalog.utf8))])
    #expect(tables.lookup("URL", locale: "tr").state == state)
    #expect(tables.isUntranslated("URL", table: nil) == isUntranslated)
  }

  /// Identifiers that the build makes of keys; of two keys with one identifier neither is meant.
  @Test(arguments: [
    ("cartTitle", nil, "cart.title"), ("CartTitle", "localizable", "cart.title"), ("payNow", "Shop", "pay_now"),
    ("payNow", nil, nil), ("twice", nil, nil), ("cartTitle", "Other", nil),
  ])
  func aKeyIsFoundByItsIdentifier(symbol: String, table: String?, key: String?) {
    func file(_ name: String, _ keys: [String]) -> StringTables.File {
      let strings = keys.map { "\"\($0)\": {}" }.joined(separator: ",")
      let text = "{\"sourceLanguage\": \"en\", \"strings\": {\(strings)}, \"version\": \"1.0\"}"
      return .init(path: "App/\(name).xcstrings", bytes: Array(text.utf8))
    }
    let tables = StringTables(files: [
      file("Localizable", ["cart.title", "twi.ce", "tw.ice"]), file("Shop", ["pay_now"]),
    ])
    #expect(tables.key(symbol: symbol, table: table)?.key == key)
    #expect(tables.hasTable(symbol: "shop") && !tables.hasTable(symbol: "other"))
  }

  @Test func theCatalogueIsReadWithoutProblems() { #expect(Self.tables.problems.isEmpty, "\(Self.tables.problems)") }

  /// Japanese shows `other` whatever the number; a form it never shows is nobody's work.
  @Test(arguments: [("ja", ["other"]), ("en", ["one", "other"]), ("pl", ["one", "few", "other"])])
  func onlyFormsOfTheLanguageAreUsed(locale: String, shown: [String]) {
    let location = SightlineModel.SourceLocation(file: "L.xcstrings", line: 1, column: 1)
    func unit(_ text: String) -> Variation { .unit(.init(text: text, state: .translated, location: location)) }
    let forms = [PluralCategory.one: unit("one"), .few: unit("few"), .other: unit("other")]
    let form = LocalizedForm(
      location: location, variation: .plural(forms),
      substitutions: ["n": .init(argument: nil, specifier: "lld", variation: .plural(forms))])
    #expect(form.used(in: locale).variation.leaves.map(\.text) == shown)
    #expect(form.used(in: locale).leaves.count == 2 * shown.count)
  }

  @Test(arguments: [
    ("Save", "de", "Sichern", TextRun.Localization.State.translated),
    ("Save", "de-AT", "Sichern", .translated),  // falls back to the language
    ("Save", "de_CH", "Sichern", .translated),
    ("Save", "en", "Save", .translated),  // no entry for the source: the key is the text
    ("Save", "fr", "Save", .missing),  // state new does not count
    ("Save", "ja", "Save", .missing),
    ("Pay", "en", "Pay", .translated), ("Pay", "en-GB", "Pay", .translated), ("Pay", "de", "Pay", .missing),
    ("Sightline", "de", "Sightline", .translated),  // not to be translated
    ("Nowhere", "de", "Nowhere", .unknownKey), ("Nowhere", "en", "Nowhere", .unknownKey),
    ("Save", "en-XA", "Šååṽéé", .translated),
    ("Save", "ar-XB", "\u{202E}Save\u{202C}", .translated),
  ])
  func lookup(key: String, locale: String, value: String, state: TextRun.Localization.State) {
    let text = Self.tables.lookup(key, locale: locale)
    #expect(text.value == value)
    #expect(text.state == state)
  }

  @Test func aTextKnowsItsPlace() {
    let text = Self.tables.lookup("Save", locale: "de")
    #expect(text.location?.file == "App/Localizable.xcstrings")
    #expect(text.location?.line == 39)
    #expect(text.language == "de")
  }

  @Test(arguments: [
    ("en", 1, "1 seat left"), ("en", 0, "0 seats left"), ("en", 1234, "1,234 seats left"),
    ("pl", 1, "Zostało 1 miejsce"), ("pl", 2, "Zostały 2 miejsca"), ("pl", 5, "Zostało 5 miejsc"),
    ("pl", 22, "Zostały 22 miejsca"), ("pl", 112, "Zostało 112 miejsc"),
  ])
  func pluralsFollowTheLanguage(locale: String, number: Int, expected: String) {
    #expect(Self.tables.lookup("%lld seats left", locale: locale, arguments: [.integer(number)]).value == expected)
  }

  @Test func substitutionsChooseTheirOwnPlural() {
    let key = "Hello %@, you have %lld files in %lld folders"
    let text = Self.tables.lookup(key, locale: "en", arguments: [.string("Ada"), .integer(1), .integer(3)])
    #expect(text.value == "Hello Ada: 1 file in 3 folders")
  }

  @Test func positionsReorderArguments() {
    let arguments: [FormatArgument] = [.string("3"), .string("10")]
    #expect(Self.tables.lookup("%@ of %@", locale: "de", arguments: arguments).value == "10, davon 3")
    #expect(Self.tables.lookup("%@ of %@", locale: "en", arguments: arguments).value == "3 of 10")
  }

  @Test func pseudoLocalesKeepArguments() {
    let text = Self.tables.lookup("%@ of %@", locale: "en-XA", arguments: [.string("AEI"), .string("x")])
    #expect(text.value == "AEI ööƒ x")
    let mirrored = Self.tables.lookup("%@ of %@", locale: "ar-XB", arguments: [.string("AEI"), .string("x")])
    #expect(mirrored.value == "AEI\u{202E} of \u{202C}x" || mirrored.value == "AEI\u{202E} of\u{202C} x")
  }

  @Test func devicesChoose() {
    #expect(Self.tables.lookup("Tap", locale: "en", device: .mac).value == "Click")
    #expect(Self.tables.lookup("Tap", locale: "en", device: .ipad).value == "Tap")
  }

  @Test func aTextWithoutArgumentsKeepsItsPercentSigns() {
    let tables = StringTables()
    #expect(tables.lookup("100% done %d", locale: "en").value == "100% done %d")
  }

  @Test func halfACatalogueKeepsWhatCouldBeRead() {
    let half = String(Self.catalog.prefix(Self.catalog.count * 8 / 10))
    let tables = StringTables(files: [.init(path: "Localizable.xcstrings", bytes: Array(half.utf8))])
    #expect(tables.problems.contains { $0.kind == .unreadable && $0.location.line > 1 })
    #expect(tables.lookup("%lld seats left", locale: "pl", arguments: [.integer(2)]).value == "Zostały 2 miejsca")
  }

  @Test func stringsAndDictionariesByLanguageFolder() {
    let tables = StringTables(files: [
      .init(
        path: "en.lproj/Shop.strings", bytes: Array("/* Pay */\n\"pay\" = \"Pay \\\"now\\\"\";\nplain = word;\n".utf8)),
      .init(path: "de.lproj/Shop.strings", bytes: Array("\"pay\" = \"Zahlen\";\n".utf8)),
      .init(
        path: "en.lproj/Shop.stringsdict",
        bytes: Array(
          """
          <plist><dict><key>n days</key><dict><key>NSStringLocalizedFormatKey</key><string>In %#@d@</string>
          <key>d</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string><key>one</key><string>%lld day</string>
          <key>other</key><string>%lld days</string></dict></dict></dict></plist>
          """.utf8)),
    ])
    #expect(tables.problems.isEmpty, "\(tables.problems)")
    #expect(tables.lookup("pay", table: "Shop", locale: "de").value == "Zahlen")
    #expect(tables.lookup("pay", table: "Shop", locale: "fr").value == "Pay \"now\"")
    #expect(tables.lookup("plain", table: "Shop", locale: "en").value == "word")
    #expect(tables.lookup("n days", table: "Shop", locale: "en", arguments: [.integer(1)]).value == "In 1 day")
    #expect(tables.lookup("n days", table: "Shop", locale: "en", arguments: [.integer(7)]).value == "In 7 days")
    #expect(tables.lookup("pay", locale: "en").state == .unknownKey)  // another table
  }

  /// Notes for translators, and what is reserved for nobody, are no languages.
  @Test(arguments: [("qqq", false), ("qaa", false), ("qtz", false), ("que", true), ("qu", true), ("de", true)])
  func languagesAreWhatPeopleSpeak(folder: String, isOne: Bool) {
    let tables = StringTables(files: [
      .init(path: "en.lproj/Localizable.strings", bytes: Array("\"pay\" = \"Pay %@\";".utf8)),
      .init(path: "\(folder).lproj/Localizable.strings", bytes: Array("\"pay\" = \"The price\";".utf8)),
    ])
    #expect(tables.languages.contains(folder) == isOne)
  }

  /// The language of the project is the one whose folder there is: `en-US.lproj` for `en`.
  @Test(arguments: [
    (["en-US", "de"], "en", "en-US"), (["en", "en-US"], "en", "en"), (["de", "fr"], "en", "en"),
    (["de", "fr"], "de", "de"),
    (["zh-Hant", "de"], "zh-Hans", "zh-Hans"),
  ])
  func regionalBases(folders: [String], declared: String, expected: String) {
    let files = folders.map {
      StringTables.File(path: "\($0).lproj/Localizable.strings", bytes: Array("\"key_1\" = \"%@ is here\";".utf8))
    }
    let tables = StringTables(files: files, sourceLanguage: declared)
    #expect(tables.sourceLanguage == expected)
    #expect(tables.isTranslated(nil) && !tables.isTranslated("Other"))
    if expected == "en-US" { #expect(tables.lookup("key_1", locale: "en").state == .translated) }
  }
}
