import SightlineModel
import SourceDocuments
import StringCatalogs
import Testing

struct FormattingTests {
  @Test(arguments: [
    ("Hi %@", ["%@"]), ("%1$@ %2$lld", ["%@", "%lld"]), ("%.2f%%", ["%.2f"]), ("100% done", []), ("%", []),
    ("%-5d|%+i|%05ld", ["%-5d", "%+i", "%05ld"]), ("50%, 20%", []), ("%lu%c", ["%lu", "%c"]),
  ])
  func specifiersAreFound(text: String, expected: [String]) {
    #expect(FormatTemplate(text).specifiers.map(\.text) == expected)
  }

  @Test(arguments: [
    ("en", ["one", "other"]), ("de", ["one", "other"]), ("ja", ["other"]), ("pl", ["one", "few", "many", "other"]),
    ("ar", ["zero", "one", "two", "few", "many", "other"]), ("he", ["one", "two", "other"]),
    ("fr", ["one", "many", "other"]), ("cy", ["zero", "one", "two", "few", "many", "other"]),
  ])
  func categoriesOfCLDR(locale: String, expected: [String]) {
    #expect(PluralCategory.all(in: locale).map(\.rawValue) == expected)
  }

  @Test(arguments: [
    ("ru", 21.0, 0, "one"), ("ru", 11, 0, "many"), ("ru", 3, 0, "few"), ("en", 1, 1, "other"), ("en", 1, 0, "one"),
    ("fr", 1.5, 1, "one"), ("ar", 0, 0, "zero"), ("ar", 2, 0, "two"), ("ar", 11, 0, "many"), ("ja", 1, 0, "other"),
  ])
  func categoryOfANumber(locale: String, value: Double, digits: Int, expected: String) {
    #expect(PluralCategory.of(value, fractionDigits: digits, locale: locale).rawValue == expected)
  }

  @Test(arguments: [
    ("%lld", FormatArgument.integer(1_234_567), "de", "1.234.567"), ("%.1f", .double(0.5), "de", "0,5"),
    ("%lf", .double(1.5), "en", "1.500000"), ("%x", .integer(255), "en", "ff"), ("%@", .string("x"), "en", "x"),
    ("%lld", .integer(12), "ar-EG", "١٢"), ("%03d", .integer(7), "en", "007"), ("%@", .integer(5), "en", "5"),
    ("%lld", .unknown(sample: "3"), "en", "3"),
  ])
  func argumentsAreFormattedByLocale(format: String, argument: FormatArgument, locale: String, expected: String) {
    let catalog = "{\"sourceLanguage\": \"\(locale)\", \"strings\": {\"\(format)\": {}}}"
    let tables = StringTables(files: [.init(path: "Localizable.xcstrings", bytes: Array(catalog.utf8))])
    #expect(tables.lookup(format, locale: locale, arguments: [argument]).value == expected)
  }

  @Test func stringDictionariesNestVariables() {
    let xml = """
      <plist><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@a@</string>
      <key>a</key><dict><key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d cat and %2$#@b@</string><key>other</key><string>%d cats and %2$#@b@</string></dict>
      <key>b</key><dict><key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d dog</string><key>other</key><string>%d dogs</string></dict>
      </dict></dict></plist>
      """
    let tables = StringTables(files: [.init(path: "en.lproj/Localizable.stringsdict", bytes: Array(xml.utf8))])
    #expect(tables.problems.isEmpty)
    #expect(tables.lookup("k", locale: "en", arguments: [.integer(1), .integer(4)]).value == "1 cat and 4 dogs")
  }

  @Test func loopsOfVariablesAreReported() {
    let xml = """
      <plist><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@a@</string>
      <key>a</key><dict><key>other</key><string>%#@b@</string></dict>
      <key>b</key><dict><key>other</key><string>%#@a@</string></dict></dict></dict></plist>
      """
    let tables = StringTables(files: [.init(path: "en.lproj/Localizable.stringsdict", bytes: Array(xml.utf8))])
    #expect(tables.problems.contains { $0.message.contains("a → b → a") })
    #expect(!tables.lookup("k", locale: "en", arguments: [.integer(1)]).value.isEmpty)
  }
}

struct PseudoLocaleTests {
  private func accented(_ text: String) -> String { StringTables().lookup(text, locale: "en-XA").value }

  @Test(arguments: [
    "Get Started", "Privacy matters to us. Your answers never leave the device without your consent.", "OK", "Rhythm",
  ])
  func growsByAThird(text: String) {
    let letters = text.filter(\.isLetter).count
    let added = accented(text).count - text.count
    #expect(added == Int(saturating: (Double(letters) * 0.35).rounded(.up)))
  }

  @Test(arguments: [
    ("See **this** [page](https://example.com/a)", ["**", "](https://example.com/a)"]),
    ("Mail help@example.com now", ["help@example.com"]), ("Use `code` here", ["`code`"]),
    ("Visit https://example.com/path?q=1", ["https://example.com/path?q=1"]), ("<b>bold</b>", ["<b>", "</b>"]),
    ("Hi %1$@, %lld left", ["%1$@", "%lld"]), ("%#@files@ left", ["%#@files@"]), ("${name} ran", ["${name}"]),
  ])
  func keepsWhatIsNotText(text: String, kept: [String]) {
    let result = accented(text)
    for part in kept { #expect(result.contains(part), "\(result)") }
    #expect(result != text)
  }

  @Test func mirroredTextForcesTheDirectionOfEveryLine() {
    #expect(
      StringTables().lookup("One\nTwo", locale: "ar-XB").value == "\u{202E}One\u{202C}\n\u{202E}Two\u{202C}")
  }
}
