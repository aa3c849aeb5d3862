import SightlineModel
import Testing

/// What experts struck out of reports on translated apps: keys that are no keys, names, units, plurals made by code.
extension MisreadTests {
  static let struckWords: [Case] = keys + samples + plurals + products

  private static let catalog = """
    {
      "sourceLanguage": "en",
      "strings": {
        "Plants": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Pflanzen"}}}},
        "by": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "Drawn by"}},
          "de": {"stringUnit": {"state": "translated", "value": "Gezeichnet von"}}}},
        "size_small": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "Small"}},
          "de": {"stringUnit": {"state": "translated", "value": "Klein"}}}},
        "%lld days": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "%lld Tage"}}}}
      },
      "version": "1.0"
    }
    """
  private static let files = ["Localizable.xcstrings": catalog, ".sightline.yml": "locales: [en, de]\n"]

  private static func shown(
    _ what: String, _ rule: RuleID, _ expected: Expected, _ text: String, members: String = ""
  ) -> Case {
    Case(
      what, rule, expected, "VStack { Text(\"Plants\"); \(text) }", members: "let count = 3\n" + members, files: files)
  }

  private static let keys: [Case] = [
    shown(
      "a sentence put together before it is looked up", "string-missing", .fail, "Text(ago)",
      members: "var ago: String { NSLocalizedString(\"\\(count) days ago\", comment: \"\") }"),
    shown(
      "one whose pattern is a key of the table", "string-missing", .fail, "Text(ago)",
      members: "var ago: String { NSLocalizedString(\"\\(count) days\", comment: \"\") }"),
    shown(
      "the same where the function takes the pattern", "string-missing", .nothing, "Text(ago)",
      members: "var ago: String { String(localized: \"\\(count) days\") }"),
    shown(
      "a key put together of known parts", "string-missing", .nothing, "Text(size)",
      members: "let name = \"small\"\nvar size: String { NSLocalizedString(\"size_\\(name)\", comment: \"\") }"),
    shown(
      "a key put together of a part that is not known", "string-missing", .nothing, "Text(size)",
      members: "var size: String { NSLocalizedString(\"size_\\(Sizes.current)\", comment: \"\") }"),
    shown(
      "a key that nobody passed", "string-missing", .nothing, "Text(.init(message)); Text(LocalizedStringKey(message))",
      members: "let message: String"),
  ]

  private static let samples: [Case] = [
    shown(
      "a sample that is printed", "string-localized", .nothing,
      "Text(String(describing: entry)); Text(String(reflecting: entry)); Text(verbatim: \"\\(entry)\")",
      members: "enum Entry { case word(String) }\nlet entry: Entry")
  ]

  private static let plurals: [Case] = [
    shown(
      "an ending put to a word", "string-plural", .fail, "Text(\"\\(count) tree\\(count == 1 ? \"\" : \"s\")\")"),
    shown(
      "an ending put to a word, as a key", "string-missing", .nothing,
      "Text(\"\\(count) tree\\(count == 1 ? \"\" : \"s\")\")"),
    shown(
      "one of two words", "string-plural", .fail, "Text(\"\\(count) \\(count > 1 ? \"berries\" : \"berry\")\")"),
    shown(
      "a choice of two other words", "string-plural", .nothing,
      "Text(\"\\(count) \\(count == 1 ? \"left\" : \"more\")\")"),
    shown(
      "an ending put to a word of a string", "string-localized", .fail, "Text(trees)",
      members: "var trees: String { \"\\(count) tree\\(count == 1 ? \"\" : \"s\") planted\" }"),
  ]

  private static let products: [Case] = [
    shown(
      "a product and its version", "string-localized", .nothing, "Text(name)",
      members: "let version = \"1.14.2\"\nvar name: String { \"AeroTime \" + version }"),
    shown("a product and its number", "string-localized", .nothing, "Text(name)", members: "let name = \"AeroTime 2\""),
    shown(
      "a word and a number among data", "string-localized", .review, "Text(name)", members: "let name = \"Pixel 8\""),
    shown(
      "words and a number", "string-localized", .fail, "Text(name)", members: "let name = \"Watering day 8\""),
    shown(
      "what follows the name of an account", "string-localized", .nothing, "Text(host)",
      members: "let host = \".example.social\""),
    shown(
      "a format that was looked up", "string-localized", .nothing, "Text(text)",
      members: "var text: String { String.localizedStringWithFormat(String(localized: \"by\"), \"b\") }"),
    shown("a unit in capitals", "string-localized", .nothing, "Text(unit)", members: "let unit = \"BPM\""),
    shown(
      "names put to a text that was looked up", "string-localized", .nothing, "Text(credit)",
      members: "var credit: String { \"\\(NSLocalizedString(\"by\", comment: \"\")) Ada Muster\" }"),
    shown(
      "words put to a text that was looked up", "string-localized", .fail, "Text(credit)",
      members: "var credit: String { \"\\(NSLocalizedString(\"by\", comment: \"\")) a friend of ours\" }"),
  ]
}
