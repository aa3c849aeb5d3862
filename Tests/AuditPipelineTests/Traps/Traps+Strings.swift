/// Words that need no translation, and numbers that have their forms.
extension Trap {
  private static let catalog = """
    {
      "sourceLanguage": "en",
      "strings": {
        "Plants": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Pflanzen"}}}},
        "StandFit": {"shouldTranslate": false},
        "%lld plants": {
          "localizations": {
            "en": {"variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%lld plant"}},
              "other": {"stringUnit": {"state": "translated", "value": "%lld plants"}}}}},
            "de": {"variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%lld Pflanze"}},
              "other": {"stringUnit": {"state": "translated", "value": "%lld Pflanzen"}}}}}
          }
        }
      },
      "version": "1.0"
    }
    """
  private static let translated = [
    "Localizable.xcstrings": catalog, ".sightline.yml": "locales: [en, de, ar-XB]\n",
  ]

  static let strings: [Trap] = [
    Trap("brand name, verbatim", "Text(verbatim: \"StandFit\")"),
    Trap("number without words", "Text(\"42 %\")"),
    Trap("two numbers and a slash", "Text(\"\\(count)/5\")", members: "  let count = 1"),
    Trap("price", "Text(9.99, format: .currency(code: \"EUR\"))"),
    Trap("date", "Text(Date(timeIntervalSince1970: 0), style: .date)"),
    Trap("what somebody typed", "Text(name)", members: "  @State private var name = \"\""),
    Trap("translated words", "Text(\"Plants\")", files: translated),
    Trap("word that is not to be translated", "VStack { Text(\"Plants\"); Text(\"StandFit\") }", files: translated),
    Trap("number with its plural forms", "Text(\"\\(count) plants\")", members: "  let count = 1", files: translated),
    Trap(
      "words looked up in code", "Text(title)", members: "  let title = String(localized: \"Plants\")",
      files: translated),
    Trap(
      "key handed to a component", "Row(title: \"Plants\")",
      types: """
        struct Row: View {
          let title: LocalizedStringKey
          var body: some View { Text(title) }
        }
        """, files: translated),
    Trap(
      "plain words",
      "ScrollView { Text(\"Take a short test each month. We show you how your mind works. You can stop when you like. Your data stays on your phone.\") }"
    ),
  ]
}
