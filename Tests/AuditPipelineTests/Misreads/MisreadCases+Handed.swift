import SightlineModel

/// What a control shows, and in which style it shows it, as far as whoever uses a view says so.
extension MisreadTests {
  static let handed: [Case] = plainly + presumedParts + unknownParts + bars + effects + counts

  /// A card that only its preview shows stands in the link that the app puts around it, in the style of that.
  private static let plainly: [Case] = [
    Case(
      "card in a plain link", "contrast-text", .nothing,
      "Text(\"Hidden\")",
      types: """
        struct Shelf: View {
          var body: some View { NavigationLink(value: 1) { Card() }.buttonStyle(.plain) }
        }
        struct Card: View { var body: some View { Text("Fern").foregroundStyle(.primary).padding().frame(minHeight: 44) } }
        #Preview { Card() }
        """),
    Case(
      "card in a link", "contrast-text", .fail,
      "Text(\"Hidden\")",
      types: """
        struct Shelf: View {
          var body: some View { NavigationLink(value: 1) { Card() } }
        }
        struct Card: View { var body: some View { Text("Fern").foregroundStyle(.primary).padding().frame(minHeight: 44) } }
        #Preview { Card() }
        """),
  ]

  /// A part without its words may be one that the link never shows: its other uses are.
  private static let presumedParts: [Case] = [
    Case(
      "poster without a title, presumed within a link", "control-name", .review,
      "NavigationStack { NavigationLink(value: 1) { Poster(title: \"Fern\", isWide: isWide) } }",
      members: "@State private var isWide = true", types: poster("Image(systemName: \"photo\")")),
    Case(
      "picture without a name in a button of its own", "control-name", .fail,
      "Poster(title: \"Fern\", isWide: isWide)",
      members: "@State private var isWide = true", types: poster("Button { } label: { Image(systemName: \"photo\") }")),
    Case(
      "part that decides by itself, within a link", "control-name", .fail,
      "NavigationStack { NavigationLink(value: 1) { Part() } }",
      types: """
        struct Part: View {
          @State private var isOld = false
          var body: some View { if isOld { Image(systemName: "photo") } else { Text("Fern") } }
        }
        """),
  ]
  private static func poster(_ other: String) -> String {
    """
    @main struct Shelf: App { var body: some Scene { WindowGroup { Example() } } }
    struct Poster: View {
      let title: String
      let isWide: Bool
      var body: some View { if isWide { Text(title) } else { \(other) } }
    }
    """
  }

  /// What is not known may be there: without it a button has no name, and nobody knows that it is without.
  private static let unknownParts: [Case] = [
    Case(
      "words of a view of its own that may be there", "control-name", .nothing,
      "Button { } label: { Row(item: Item(title: Store.shared.title)) }", types: row("item.title.map { $0 }")),
    Case(
      "words that may be there", "control-name", .nothing,
      "Button { } label: { HStack { if let title = Store.shared.title { Text(title) } } }"),
    Case(
      "words that are not there", "control-name", .fail, "Button { } label: { Row(item: Item(title: nil)) }",
      types: row("item.title")),
  ]
  private static func row(_ title: String) -> String {
    """
    struct Item { let title: String? }
    struct Row: View {
      let item: Item
      var body: some View { HStack { if let title = \(title) { Text(title) } } }
    }
    """
  }

  /// Two lines in one colour are one line.
  private static let bars: [Case] = [false, true].map { isFaint in
    Case(
      "a line on a line, \(isFaint ? "fainter" : "in its colour")", "contrast-non-text", isFaint ? .fail : .nothing,
      """
      ZStack(alignment: .leading) {
        Rectangle().fill(Color(white: 0.6)).frame(width: 200, height: 3)
        Rectangle().fill(Color(white: \(isFaint ? 0.7 : 0.6))).frame(width: 80, height: 3)
      }
      """)
  }

  /// A pulse is a fade.
  private static let effects: [Case] = [("pulse", Expected.nothing), ("bounce", .fail)].map { effect, expected in
    Case(
      "a symbol's \(effect)", "motion-gated", expected,
      """
      Button("Go on") { isOn.toggle() }
      Image(systemName: "bell").symbolEffect(.\(effect), options: .repeating, isActive: isOn).accessibilityLabel("New")
      """, members: "@State private var isOn = true")
  }

  private static let counts: [Case] = [
    Case(
      "the number of a status code", "string-plural", .nothing, "Text(\"Server returned \\(code) status code.\")",
      members: "let code = 500", files: ["Localizable.xcstrings": statusCatalog])
  ]
  private static let statusCatalog = """
    { "sourceLanguage": "en", "version": "1.0", "strings": { "Server returned %lld status code.": { "localizations": {
      "de": { "stringUnit": { "state": "translated", "value": "Statuscode %lld" } } } } } }
    """
}
