import SightlineModel
import Testing

@testable import AuditPipeline
@testable import Rules

/// What experts struck out: stand-ins taken for facts, keys by the width of a number, remedies that do not fit.
extension MisreadTests {
  static let trusted: [Case] = widths + standIns + symbols + addresses + values + gestures + drawings

  private static let catalog = """
    {
      "sourceLanguage": "en",
      "strings": {
        "Plants": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Pflanzen"}}}},
        "%d hops": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "%d Sprünge"}}}},
        "%u bytes": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "%u Bytes"}}}},
        "%llu seeds": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "%llu Samen"}}}},
        "%lld roots": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "%lld Wurzeln"}}}},
        "%f litres": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "%f Liter"}}}},
        "%lf pots": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "%lf Töpfe"}}}}
      },
      "version": "1.0"
    }
    """
  static let trustedFiles = ["Localizable.xcstrings": catalog, ".sightline.yml": "locales: [en, de]\n"]

  private static func shown(
    _ what: String, _ rule: RuleID, _ expected: Expected, _ text: String, members: String = "", types: String = ""
  ) -> Case {
    Case(
      what, rule, expected, "VStack { Text(\"Plants\"); \(text) }", members: members, types: types, files: trustedFiles)
  }

  private static func width(_ type: String, _ words: String, _ expected: Expected) -> Case {
    shown(
      "\(type) before “\(words)”", "string-missing", expected, "Text(\"\\(point.count) \(words)\")",
      members: "let point = Point(count: 3)", types: "struct Point { let count: \(type) }")
  }

  private static let widths: [Case] = [
    width("Int", "roots", .nothing), width("Int64", "roots", .nothing), width("Int32", "hops", .nothing),
    width("Int16", "hops", .nothing), width("UInt32", "bytes", .nothing), width("UInt8", "bytes", .nothing),
    width("UInt", "seeds", .nothing), width("UInt64", "seeds", .nothing), width("Float", "litres", .nothing),
    width("Double", "pots", .nothing), width("CGFloat", "pots", .nothing),
    width("Int", "hops", .fail), width("Int32", "roots", .nothing), width("Int32", "bytes", .fail),
    width("UInt32", "seeds", .fail), width("Double", "litres", .fail),
    shown(
      "a narrow number that is not known", "string-missing", .nothing, "Text(\"\\(packet.hops) hops\")",
      members: "let packet: Packet", types: "struct Packet { let radio: Radio; var hops: Int32 { radio.hops } }"),
  ]

  private static let standIns: [Case] = [
    // A style of a missing module gives a control its size and colours; what it is called it has without.
    Case(
      "button in a style that is not known", "target-size-comfortable", .review,
      "Button(\"Create\") { }.buttonStyle(BankFilled(tint: .orange))"),
    Case(
      "tint of a button in a style that is not known", "contrast-text", .review,
      "Button(\"Create\") { }.buttonStyle(BankFilled(tint: .orange))"),
    Case(
      "name of a button in a style that is not known", "control-name", .fail,
      "Button { } label: { Image(\"create_2\") }.buttonStyle(BankFilled(tint: .orange))"),
    Case(
      "text with a modifier that is not known", "contrast-text", .review,
      "Text(\"Title\").foregroundStyle(.yellow).bankStyle(BankTitle())"),
    Case(
      "text with a modifier that only watches", "contrast-text", .fail,
      "Text(\"Title\").foregroundStyle(.yellow).onFirstShow { }"),
    Case(
      "text in a stack with a modifier that is not known", "contrast-text", .fail,
      "VStack { Text(\"Title\").foregroundStyle(.yellow) }.bankScreen()"),
    shown(
      "a key that a value nobody passed is a part of", "string-missing", .nothing,
      "Text(LocalizedStringKey(name.label))", members: "let name: Name",
      types: "struct Name { let text: String; var label: String { \"kind:\\(text)\" } }"),
    shown(
      "the type of a value of which nothing is known", "string-localized", .nothing,
      "Text(String(describing: type(of: value)))", members: "let value: Any"),
    Case(
      "a preview's words that are put together again", "string-localized", .nothing, "Text(\"Plants\")",
      types: """
        struct Title: View {
          let text: String
          var body: some View { Text(text.plain) }
        }
        extension String {
          var plain: String { unicodeScalars.filter { !$0.properties.isEmojiPresentation }.reduce("") { $0 + .init($1) } }
        }
        #Preview { Title(text: "Some other words") }
        """, files: trustedFiles),
    Case(
      "a symbol whose name is handed in", "image-name", .fail, "Row(icon: Host.icon)",
      types:
        "struct Row: View { let icon: String; var body: some View { HStack { Image(systemName: icon); Text(\"One\") } } }"
    ),
    Case(
      "an image that is handed in", "image-name", .review, "Text(\"One\")",
      types: "struct Row: View { let icon: Image; var body: some View { HStack { icon; Text(\"Two\") } } }"),
  ]

  private static let symbols: [Case] = [
    Case(
      "a symbol by a member of a package's type", "image-name", .fail,
      "HStack { Image(systemSymbol: .handThumbsupFill); Text(\"Liked\") }"),
    Case(
      "a label with a symbol of a package's type", "control-name", .nothing,
      "Button { } label: { Label(\"Like\", systemSymbol: .handThumbsup) }"),
    Case(
      "a sheet whose content is a key path", "contrast-text", .fail,
      "Text(\"One\").sheet(item: $item, content: \\.screen)",
      members: "@State private var item: Item? = Item(id: 1)",
      types: """
        struct Item: Identifiable {
          let id: Int
          var screen: some View { Text("All of it").foregroundStyle(.yellow) }
        }
        """),
    Case(
      "an unnamed picker of segments", "control-name", .review,
      "Picker(\"\", selection: $side) { Text(\"Chart\").tag(1); Text(\"Table\").tag(2) }.pickerStyle(.segmented)",
      members: "@State private var side = 1"),
  ]

  private static let addresses: [Case] = [
    shown("an address as a key", "string-missing", .nothing, "Text(\"https://example.com/walks\")"),
    shown(
      "an address as a prompt", "string-missing", .nothing,
      "TextField(\"https://example.com\", text: $name)", members: "@State private var name = \"\""),
    shown("a mail address as a key", "string-missing", .nothing, "Text(\"walks@example.com\")"),
    shown("a unit as a key", "string-missing", .nothing, "Text(\"min\"); Text(\"12 km/h\")"),
    shown("words with an address", "string-missing", .fail, "Text(\"Write to us\")"),
    shown("minutes", "string-localized", .nothing, "Text(time)", members: "let time = \"59 min\""),
    shown(
      "hours and minutes in a text", "string-localized", .nothing, "Text(time)",
      members: "let hours = 3\nvar time: String { \"\\(hours) h \\(hours) min\" }"),
    shown("words with minutes", "string-localized", .fail, "Text(time)", members: "let time = \"takes 59 min\""),
  ]

  private static let values: [Case] = [
    Case(
      "an amount with its currency", "heading", .nothing,
      "VStack { Text(\"CHF 34.00\").font(.largeTitle); Text(\"All that is known of it.\"); Text(\"And more.\") }"),
    shown(
      "names of languages that the system tells, joined", "string-localized", .nothing, "Text(names)",
      members: """
        let codes = ["en", "fr"]
        var names: String {
          codes.compactMap { Locale.current.localizedString(forLanguageCode: $0) }.joined(separator: ", ")
        }
        """),
    shown(
      "words that are joined", "string-localized", .fail, "Text(names)",
      members: "var names: String { [\"old trees\", \"young trees\"].joined(separator: \", \") }"),
  ]

  private static func zoomed(_ what: String, _ expected: Expected, _ gestures: String) -> Case {
    Case(
      what, "gesture-alternative", expected, "Image(\"map\").accessibilityLabel(\"Map\")\(gestures)",
      members: "@State private var scale = 1.0")
  }
  private static let pinch = ".gesture(MagnificationGesture().onChanged { scale = $0 })"

  private static let gestures: [Case] = [
    zoomed("a pinch alone", .fail, pinch),
    zoomed(
      "a pinch beside taps", .review,
      ".gesture(ExclusiveGesture(TapGesture(count: 2).onEnded { scale = 2 }, TapGesture().onEnded { }))\(pinch)"),
    Case(
      "a hint of an element that is adjusted", "name-role", .fail,
      "Text(\"Corner\").accessibilityHint(\"Swipe up to grow\").accessibilityAdjustableAction { _ in }"),
  ]

  private static func scaled(_ what: String, _ expected: Expected, _ drawing: String) -> Case {
    Case(what, "icon-scaling", expected, "HStack { \(drawing); Text(\"Direction of travel\") }")
  }
  private static let arrow =
    "Image(systemName: \"chevron.right\").font(.system(size: 9)).accessibilityLabel(\"Direction\")"

  private static let drawings: [Case] = [
    scaled("a symbol beside words", .fail, arrow),
    scaled(
      "the head of a drawn arrow", .nothing,
      "ZStack { Rectangle().fill(.blue).frame(width: 36, height: 3); \(arrow) }.frame(width: 40, height: 40)"),
    scaled("a symbol on a disc", .fail, "ZStack { Circle().fill(.yellow); \(arrow) }.frame(width: 40, height: 40)"),
    .init(
      "a font that the app adds under the name of SwiftUI's function", "heading", .fail,
      "VStack { Text(\"How it works\").font(.custom.title); Text(\"You answer a few questions each night.\") }",
      types: """
        extension SwiftUI.Font {
          static let custom = Diatype.self
          static func custom(_ face: Face, size: CGFloat) -> SwiftUI.Font { custom(face.name, size: size, relativeTo: .title) }
          struct Diatype { static var title: SwiftUI.Font = Face(name: "Diatype").font(size: 28) }
        }
        struct Face { let name: String; func font(size: CGFloat) -> SwiftUI.Font { SwiftUI.Font.custom(self, size: size) } }
        """),
  ]

  /// A missing key is placed where its literal stands, and not at the function that looks it up.
  @Test(arguments: [
    ("Text(\"Sent to all\".localized)", 5), ("Text(Status.sent.text.localized)", 14), ("Text(title.localized)", 4),
    ("Text(NSLocalizedString(\"Sent to all\", comment: \"\"))", 5),
  ])
  func placesOfMissingKeys(view: String, line: Int) throws {
    let source = """
      import SwiftUI

      struct Example: View {
        let title = "Sent to all"
        var body: some View { VStack { Text("Plants"); \(view) } }
      }
      extension String {
        var localized: String { NSLocalizedString(self, comment: "") }
      }
      enum Status {
        case sent
        var text: String {
          switch self {
          case .sent: "Sent to all"
          }
        }
      }
      """
    let files = Self.trustedFiles.map { ($0.key, $0.value) } + [("Example.swift", source)]
    let found = try AuditedSources(files.map { .init(path: $0.0, text: $0.1) }).report.findings
      .filter { $0.rule == "string-missing" }
    #expect(found.map(\.location.line) == [line], "\(found.map { "\($0.location) \($0.message)" })")
  }

  /// A stand-in is no word of the app's, and quoted by nobody.
  @Test func standInsAreNotQuoted() throws {
    let trap = Trap(
      "row", "Row(name: Host.name, icon: Host.icon)",
      types: """
        struct Row: View {
          let name: String
          let icon: String
          @State private var isOpen = false
          var body: some View {
            VStack {
              Text("By \\(name)").foregroundStyle(.yellow)
              Button { } label: { Image(systemName: icon) }
              Text(name).foregroundStyle(.yellow).onTapGesture { isOpen = true }
            }
          }
        }
        """)
    let messages = try AuditedSources(trap.files).report.findings.map(\.message)
    #expect(!messages.isEmpty)
    let quoting = messages.filter { $0.contains("ample") }
    #expect(quoting.isEmpty, "\(quoting)")
  }

  /// A language may leave a substitution out: the text is read, and no file is unreadable for it.
  @Test func substitutionsThatOneLanguageLacks() throws {
    let people = """
      {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%arg person"}},
        "other": {"stringUnit": {"state": "translated", "value": "%arg people"}}}}}
      """
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld in all": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "%#@people@ in all"}, "substitutions": {"people": \(people)}},
        "de": {"stringUnit": {"state": "translated", "value": "%#@people@ in allem"}}}}}}
      """
    let trap = Trap(
      "people", "Text(\"\\(3) in all\")",
      files: ["Localizable.xcstrings": catalog, ".sightline.yml": "locales: [en, de]\n"])
    let report = try AuditedSources(trap.files).report
    let found = report.findings.filter { $0.rule == "unreadable-input" }
    #expect(found.map(\.severity) == [.warning], "\(found.map(\.message))")
  }

  /// The button that a preview opens the screen from is not the screen.
  @Test func buttonsOfPreviews() throws {
    let trap = Trap(
      "sheet", "Sheet { }",
      types: """
        struct Sheet: View {
          let done: () -> Void
          var body: some View { NavigationView { Form { Text("All about walking") } } }
        }
        struct Sheet_Previews: PreviewProvider {
          static var previews: some View {
            Button("Shown always") { }.sheet(isPresented: .constant(true)) { Sheet { } }
          }
        }
        """)
    let found = try AuditedSources(trap.files).report.findings.filter { $0.message.contains("Shown always") }
    #expect(found.isEmpty, "\(found.map(\.message))")
  }

  /// What a row or a menu makes larger is not measured where only a preview shows it.
  @Test(arguments: [
    ("Text(\"Route\").contextMenu { Again() }", Finding.Outcome.review), ("VStack { Text(\"Route\"); Again() }", .fail),
  ])
  func targetsOfPreviews(body: String, outcome: Finding.Outcome) throws {
    let trap = Trap(
      "again", body,
      types: """
        struct Again: View {
          var body: some View { Button("Send") { }.buttonStyle(.plain) }
        }
        #Preview { Again() }
        @main struct Walks: App { var body: some Scene { WindowGroup { Example() } } }
        """)
    let found = try AuditedSources(trap.files).report.findings.filter { $0.rule == "target-size-comfortable" }
    #expect(Set(found.map(\.verdict)) == [outcome], "\(found.map(\.message))")
  }
}
