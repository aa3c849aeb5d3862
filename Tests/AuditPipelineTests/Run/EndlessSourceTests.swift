import SightlineModel
import Testing

@testable import AuditPipeline

/// Sources that come to no end, or make too much of something: the audit ends in good time and names what is missing.
struct EndlessSourceTests {
  private static let app = "@main struct ExampleApp: App { var body: some Scene { WindowGroup { Home() } } }"
  private static func report(_ source: String, app: String = Self.app) throws -> AuditReport {
    let folder = try TemporaryFolder([
      "Example.swift": """
      import SwiftUI
      \(source)
      \(app)
      """,
      // Steps end it, however busy the machine is: without a limit of time nothing is cut before that.
      ".sightline.yml": "devices: [SE]\nsizes: [large]\nlocales: [en]\nbudgets: { time: 0 }\n",
    ])
    return try AuditPipeline(AuditRequest(paths: ["."], workingFolder: folder.path)).run().report
  }

  private static func home(_ body: String, _ types: String = "") -> String {
    """
    struct Home: View { @State private var n = 0; @State private var isOn = false
      var body: some View { VStack { \(body); Text("Hello") } } }
    \(types)
    """
  }

  @Test(
    .timeLimit(.minutes(10)),
    arguments: [
      // What an action ends with belongs to what was done.
      (home("Button(\"Open\") { n = [1][n + 5]; isOn = true }"), "after tap Open: Example.swift:3:"),
      (home("Button(\"Open\") { while true { n += 1 } }"), "after tap Open: Example.swift:3:"),
      (home("Toggle(\"Sound\", isOn: $isOn).onChange(of: isOn) { n = [1][5] }"), "after tap Sound: Example.swift:3:"),
      // Rows beyond the first thousand
      (home("ForEach(0..<1500) { Text(\"\\($0)\").id($0) }.hidden()"), "the first 1000 of 1500 elements are shown"),
      (home("ForEach(Array(0..<1200), id: \\.self) { Text(\"\\($0)\") }.hidden()"), "the first 1000 of 1200 elements"),
      (home("ForEach(0..<Int.max, id: \\.self) { Text(\"\\($0)\") }.hidden()"), "the first 1000 of 92233720368547"),
      (
        home("Path { p in for i in 0..<60_000 { p.addLine(to: CGPoint(x: i, y: i)) } }"),
        "a path of more than 50000 parts"
      ),
      // A text that takes itself in
      (
        home(
          "Text(\"\\(grow())\")",
          """
          func grow() -> Int {
            let m = NSMutableAttributedString(string: "a")
            for _ in 0..<60 { m.append(m) }
            return m.length
          }
          """),
        "an attributed text of more than 20000 parts"
      ),
      (
        home(
          "Text(\"\\(grow())\")",
          "func grow() -> Int { var d = Data([1]); for _ in 0..<60 { d.append(d) }; return d.count }"),
        "a collection of more than a million elements"
      ),
    ])
  func isNamed(source: String, words: String) throws {
    let left: [AuditReport.NotAudited]
    do {
      left = try Self.report(source).coverage.notAudited
    } catch let error as UnusableInput {
      #expect("\(error)".contains(words), "\(error)")
      return
    }
    #expect(left.contains { $0.why.contains(words) }, "\(left.map { "\($0.what): \($0.why)" })")
  }

  /// A layout whose code has no end is given up, once for each question.
  @Test(.timeLimit(.minutes(10)))
  func aLayoutWithoutEndIsGivenUp() throws {
    let report = try Self.report(
      Self.home(
        "Rows { Text(\"a\"); Text(\"b\") }",
        """
        struct Rows: Layout {
          func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            while true { _ = subviews[0].sizeThatFits(.unspecified) }
          }
          func placeSubviews(in b: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        }
        """))
    #expect(report.coverage.unresolved.contains { "\($0)".contains("endless loop") }, "\(report.coverage.unresolved)")
  }

  /// Controllers that hold themselves, and each other many times, are looked into so often and no more.
  @Test func controllersWithoutEndAreLeft() throws {
    let report = try Self.report(
      """
      struct Home: View { var body: some View { Text("Home") } }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          var top: UIViewController = UIHostingController(rootView: Home())
          for _ in 0..<40 { let n = UINavigationController(); n.viewControllers = [top, top, top]; top = n }
          let own = UINavigationController(); own.viewControllers = [own, own, top, own]
          own.present(own, animated: true)
          window = UIWindow(frame: .zero); window?.rootViewController = own; window?.makeKeyAndVisible()
          return true
        }
      }
      """, app: "")
    #expect(report.coverage.screens.map(\.name) == ["Home"])
  }

  /// A package may keep its app in a hidden folder: where nothing else is there, it is named.
  @Test func hiddenFoldersWithSourcesAreNamed() throws {
    let folder = try TemporaryFolder([
      ".Demo/App.swift": "import SwiftUI\nstruct Home: View { var body: some View { Text(\"a\") } }",
      ".notes/a.txt": "a", "Sources/Core.swift": "struct Core {}",
    ])
    let error = #expect(throws: UnusableInput.self) {
      _ = try AuditPipeline(AuditRequest(paths: ["."], workingFolder: folder.path)).run()
    }
    let words = error.map { "\($0)" } ?? ""
    #expect(words.contains(".Demo: a hidden folder with Swift files") && !words.contains(".notes"), "\(words)")
  }

  /// Without another view the reasons are all there is to say.
  @Test func whereNothingIsLeftTheReasonsAreGiven() {
    let error = #expect(throws: UnusableInput.self) {
      _ = try Self.report("struct Home: View { var body: some View { while true {}; return Text(\"a\") } }", app: "")
    }
    let words = error.map { "\($0)" } ?? ""
    #expect(words.contains("nothing could be audited") && words.contains("Example.swift:2"), "\(words)")
  }
}
