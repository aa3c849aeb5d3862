import AuditEngine
import SightlineModel
import Testing

@testable import AuditPipeline
@testable import Rules

/// What many views share: styles, helpers and modifiers, of the app's own or of a package.
struct SharedHelperTests {
  private static func report(
    _ body: String, members: String = "", types: String, hasApp: Bool = true
  ) throws -> AuditReport {
    let app = hasApp ? "@main struct Walks: App { var body: some Scene { WindowGroup { Example() } } }" : ""
    return try AuditedSources(
      Trap("shared", body, members: members, types: types + "\n" + app).files, sizes: [.large], devices: ["standard"],
      appearances: [.light]
    ).report
  }

  /// Two additions under SwiftUI's own name, for types that a missing module declares, are not each other's original.
  @Test func additionsUnderAModifiersName() throws {
    let report = try Self.report(
      "VStack { Text(\"Walks\").foregroundStyle(Palette.red); Text(\"Routes\").foregroundStyle(Color.red) }",
      types: """
        import Brand
        extension View {
          func foregroundStyle(_ color: BrandColor) -> some View { foregroundStyle(Color(color.color)) }
          func foregroundStyle(_ color: PaletteColor) -> some View { foregroundStyle(color.value) }
        }
        """)
    #expect(!report.coverage.notAudited.contains { $0.why.contains("recursion") })
    let faint = report.findings.filter { $0.rule == "contrast-text" && $0.verdict == .fail }
    #expect(faint.map(\.element?.text) == ["Routes"], "\(faint.map(\.message))")
  }

  /// One style has one line for every colour: each colour is a failure of its own.
  @Test func coloursOfOneStyle() throws {
    let report = try Self.report(
      "VStack { Text(\"One\").look(.faint); Text(\"Two\").look(.warm); Text(\"Three\").look(.faint) }",
      types: """
        struct Tone { static let faint = Color(white: 0.7); static let warm = Color(red: 1, green: 0.6, blue: 0) }
        struct Look { let color: Color; static let faint = Look(color: Tone.faint); static let warm = Look(color: Tone.warm) }
        struct LookModifier: ViewModifier {
          let look: Look
          func body(content: Content) -> some View { content.foregroundStyle(look.color) }
        }
        extension View { func look(_ look: Look) -> some View { modifier(LookModifier(look: look)) } }
        """)
    let faint = report.findings.filter { $0.rule == "contrast-text" && $0.verdict == .fail }
    #expect(faint.compactMap(\.element?.text).sorted() == ["One", "Two"], "\(faint.map(\.message))")
  }

  /// A picture that a helper makes is named where the helper is asked for it, too.
  @Test func picturesThatHelpersMake() throws {
    let report = try Self.report(
      "VStack {\n\n\n\n\n\n\n\n  Icon.walk.sized\n  Text(\"Walks\")\n}",
      types: """
        enum Icon: String {
          case walk
          var sized: some View { Image(rawValue).resizable().frame(width: 24, height: 24) }
        }
        """)
    let found = try #require(report.findings.first { $0.rule == "image-name" })
    let asked = (found.places ?? []).map(\.location.line)
    #expect(asked.contains { $0 < found.location.line - 3 }, "\(found.location): \(asked)")
  }

  /// A package has no app that shows its modifiers; they are laid out on a view that has nothing of its own.
  @Test(arguments: [(false, true), (true, false)])
  func modifiersOfPackages(hasApp: Bool, isJudged: Bool) throws {
    let report = try Self.report(
      "Text(\"Walks\")",
      types: """
        struct Banner: View { let title: String; var body: some View { Text(title) } }
        struct BannerModifier: ViewModifier {
          @Binding var isShown: Bool
          let banner: () -> Banner
          func body(content: Content) -> some View {
            content.overlay { if isShown { banner().onTapGesture { isShown = false } } }
          }
        }
        """, hasApp: hasApp)
    let isLaidOut = (report.coverage.views?.entries ?? []).contains {
      $0.name == "BannerModifier" && $0.status == .presumed
    }
    #expect(isLaidOut == isJudged)
    #expect(report.findings.contains { $0.rule == "tap-role" && $0.location.line > 0 } == isJudged)
  }

  /// What UIKit draws may speak for itself: that a tap on it is not announced is a question.
  @Test func tapsOnWhatIsNotRead() throws {
    let report = try Self.report(
      "VStack { Text(\"Walks\"); Color.clear.background(Chart3()).frame(width: 90, height: 90).onTapGesture { taps += 1 } }",
      members: "@State var taps = 0",
      types: """
        struct Chart3: UIViewRepresentable {
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) {}
        }
        """)
    #expect(report.findings.filter { $0.rule == "tap-role" }.map(\.verdict) == [.review])
  }

  /// A text that is not known is there all the same where it is declared as no optional; what may be missing is not.
  @Test(arguments: [("String", 2), ("String?", 1)])
  func unknownTextsThatAreThere(type: String, texts: Int) throws {
    let report = try Self.report(
      "VStack { Row(title: name) }", members: "var name: \(type) { find(\"name\") }",
      types: """
        import Names
        struct Row: View {
          let title: String?
          @State private var isOn = false
          var body: some View {
            HStack { if let title { Text(title) }; Spacer(); Toggle("", isOn: $isOn).labelsHidden() }
              .accessibilityElement(children: .combine)
          }
        }
        """)
    let settled = report.findings.filter { $0.rule == "control-name" && $0.state?.id == "settled" }
    #expect(settled.isEmpty == (texts == 2), "\(settled.map(\.message))")
  }

  /// A text that the app looks up itself in the folder of a language is that language's.
  @Test func textsOfALanguagesFolder() throws {
    let trap = Trap(
      "lproj", "VStack { Text(Words.title); Image(Words.title) }",
      types: """
        enum Words {
          static var title: String { find("title") }
          static func find(_ key: String) -> String {
            for language in Bundle.main.preferredLocalizations {
              guard let url = Bundle.main.url(forResource: language, withExtension: "lproj"), let bundle = Bundle(url: url)
              else { continue }
              return NSLocalizedString(key, tableName: "Words", bundle: bundle, comment: "")
            }
            return key
          }
        }
        @main struct Walks: App { var body: some Scene { WindowGroup { Example() } } }
        """, files: ["en.lproj/Words.strings": "\"title\" = \"Walks nearby\";", ".sightline.yml": "locales: [en]\n"])
    let report = try AuditedSources(trap.files, sizes: [.large], devices: ["standard"], appearances: [.light]).report
    #expect(report.findings.contains { $0.message.contains("“Walks nearby”") }, "\(report.findings.map(\.message))")
  }

  /// What is wrong again and again in one file is told once.
  @Test func problemsOfOneFile() throws {
    func problem(_ line: Int, _ words: String, file: String = "A.swift") -> InputProblem {
      InputProblem(.unreadable, words, at: SourceLocation(file: file, line: line, column: 1))
    }
    let many = (1...5).map { problem($0, "'\($0)' has no \"other\"") }
    let few = (1...2).map { problem($0, "'\($0)' has no \"other\"", file: "B.swift") }
    let found = Finding.unreadable(many + few)
    #expect(
      found.map(\.message) == [
        "'1' has no \"other\"; so in 4 more places of the file", "'1' has no \"other\"", "'2' has no \"other\"",
      ])
  }

  /// What nothing in the app names may be dead: a style's parts are a question then.
  @Test(arguments: [("", Finding.Outcome.review), (".labelStyle(Wayside())", .fail)])
  func partsOfStyles(use: String, expected: Finding.Outcome) throws {
    let report = try Self.report(
      "Label(\"Walks\", systemImage: \"figure.walk\")\(use)",
      types: """
        struct Arrow: View { var body: some View { Text("on").foregroundStyle(.yellow) } }
        struct Wayside: LabelStyle {
          func makeBody(configuration: Configuration) -> some View { HStack { configuration.title; Arrow() } }
        }
        """)
    let faint = report.findings.filter { $0.rule == "contrast-text" && $0.element?.text == "on" }
    #expect(faint.map(\.verdict) == [expected], "\(faint.map(\.message))")
  }

  /// An item of a menu is asked whether it deletes at once, in a view of its own as well.
  @Test func itemsInAViewOfTheirOwn() throws {
    let report = try Self.report(
      "Text(\"Path\").contextMenu { PathMenu() }",
      types: """
        final class Paths { static let shared = Paths(); func deleteAll() { print("gone") } }
        struct PathMenu: View {
          var body: some View { Button("Delete", role: .destructive) { Paths.shared.deleteAll() } }
        }
        """)
    let asked = report.findings.filter { $0.rule == "destructive-confirmed" }
    #expect(asked.map(\.verdict) == [.review])
  }

  /// Two symbols in two arms are a state that only the picture shows, whatever the condition asks.
  @Test func symbolsInArms() throws {
    let report = try Self.report(
      """
      Button { model.toggle() } label: {
        HStack {
          Text("Files")
          if model.isShown("files") { Image(systemName: "checkmark.circle") } else { Image(systemName: "circle") }
        }
      }
      """, members: "@StateObject private var model = Tabs()",
      types: """
        final class Tabs: ObservableObject {
          @Published var hidden: Set<String> = []
          func isShown(_ tab: String) -> Bool { !hidden.contains(tab) }
          func toggle() { hidden = ["files"] }
        }
        """)
    #expect(report.findings.contains { $0.rule == "selected-state" && $0.message.contains("checkmark.circle") })
  }

  /// Provisional notifications are granted without a question.
  @Test(arguments: [("[.alert, .provisional]", false), ("[.alert]", true)])
  func provisionalNotifications(options: String, asks: Bool) throws {
    let report = try Self.report(
      "Text(\"Walks\").onAppear { Asker().ask() }",
      types: """
        import UserNotifications
        struct Asker {
          func ask() { request(\(options)) }
          private func request(_ options: UNAuthorizationOptions) {
            UNUserNotificationCenter.current().requestAuthorization(options: options) { _, _ in }
          }
        }
        """)
    #expect(report.findings.contains { $0.rule == "flow-prompt" } == asks)
  }
}
