import SightlineModel
import Testing

@testable import AuditPipeline

struct UnusedViewsTests {
  private static let report = """
    import SwiftUI
    struct Report: View { var body: some View { Text("Broken").foregroundStyle(.white).background(.white) } }
    #Preview { Report() }
    """
  private static func app(_ body: String) -> String {
    "import SwiftUI\n@main struct ExampleApp: App { var body: some Scene { WindowGroup { Home() } } }\n"
      + "struct Home: View { var body: some View { \(body) } }"
  }

  /// What only a preview shows fails nobody, unless the project has no app that could show it.
  @Test(arguments: [
    (app("Text(\"Home\")"), Finding.Outcome.review),
    // Only such a view links to it.
    (
      app("Text(\"Home\")")
        + "\nstruct Old: View { var body: some View { NavigationLink(\"Report\") { Report() } } }\n#Preview { Old() }",
      .review
    ), (app("if Bool.random() { Report() } else { Text(\"a\") }"), .fail),
    ("", .fail),
  ])
  func viewsThatNobodyShows(app: String, expected: Finding.Outcome) throws {
    let files = ["Report.swift": Self.report, "App.swift": app, ".sightline.yml": "devices: [SE]\nsizes: [large]\n"]
    let project = try TemporaryFolder(files)
    let outcome = try AuditPipeline(
      AuditRequest(kind: .audit, paths: ["."], workingFolder: project.path, threads: 1)
    ).run()
    let found = outcome.report.findings.filter { $0.rule == "contrast-text" && $0.location.file == "Report.swift" }
    #expect(found.map(\.verdict) == [expected])
  }

  /// So does what two sizes are compared for.
  @Test(arguments: [("Text(\"Home\")", Finding.Outcome.review), ("Report()", .fail)])
  func iconsThatNobodyShows(home: String, expected: Finding.Outcome) throws {
    let report = """
      import SwiftUI
      struct Report: View {
        var body: some View {
          HStack { Image(systemName: "leaf").resizable().frame(width: 16, height: 16).accessibilityLabel("Plant"); Text("Broken") }
        }
      }
      #Preview { Report() }
      """
    let project = try TemporaryFolder([
      "Report.swift": report, "App.swift": Self.app(home), ".sightline.yml": "devices: [SE]\nsizes: [large, AX5]\n",
    ])
    let outcome = try AuditPipeline(
      AuditRequest(kind: .audit, paths: ["."], workingFolder: project.path, threads: 1)
    ).run()
    #expect(outcome.report.findings.filter { $0.rule == "icon-scaling" }.map(\.verdict) == [expected])
  }

  /// Where most of the views are named by nothing, something that the build generates names them.
  @Test(arguments: [(5, ViewAccount.Status.unused, 0), (24, .presumed, 24)])
  func manyViewsThatNothingNames(count: Int, status: ViewAccount.Status, failures: Int) throws {
    let samples = (0..<count).map { number in
      "struct Sample\(number): View { var body: some View { Text(\"Sample \(number)\").foregroundStyle(.yellow).background(.white) } }"
    }
    let project = try TemporaryFolder([
      "Samples.swift": "import SwiftUI\n" + samples.joined(separator: "\n"), "App.swift": Self.app("Text(\"Samples\")"),
      ".sightline.yml": "devices: [SE]\nsizes: [large]\n",
    ])
    let report = try AuditPipeline(
      AuditRequest(kind: .audit, paths: ["."], workingFolder: project.path, threads: 1)
    ).run().report
    let entries = report.coverage.views?.entries.filter { $0.location.file == "Samples.swift" } ?? []
    #expect(Set(entries.map(\.status)) == [status])
    #expect(
      report.coverage.notAudited.contains { $0.subject == .remark("views that no source names") } == (failures > 0))
    let found = report.findings.filter { $0.rule == "contrast-text" && $0.verdict == .fail }
    #expect(found.map { 1 + ($0.places?.count ?? 0) }.reduce(0, +) >= failures)
  }

  /// What stands in a controller that nothing names is shown by nobody; Objective-C and storyboards name classes, too.
  @Test(arguments: [
    ("", "", 0), ("window.rootViewController = ListController()", "", 1), ("", "[[ListController alloc] init];", 1),
    ("", "@class OtherListController;", 0), ("typealias Home = ListController", "", 1),
  ])
  func controllersThatNothingNames(use: String, foreign: String, expected: Int) throws {
    let delegate =
      "import UIKit\n@main final class Delegate: UIResponder, UIApplicationDelegate { func start() { \(use.hasPrefix("typealias") ? "" : use) } }\n"
      + (use.hasPrefix("typealias") ? use : "")
    let controller = """
      import SwiftUI
      @MainActor final class ListController: UIViewController {
        override func viewDidLoad() { let host = UIHostingController(rootView: Report()); addChild(host) }
        static func make() -> ListController { ListController() }
      }
      """
    let report = Self.report.replacing("#Preview { Report() }\n", with: "").replacing("#Preview { Report() }", with: "")
    let files = [
      "Report.swift": report, "Delegate.swift": delegate, "List.swift": controller, "Old.m": foreign,
      ".sightline.yml": "devices: [SE]\nsizes: [large]\n",
    ]
    let project = try TemporaryFolder(files)
    let outcome = try AuditPipeline(
      AuditRequest(kind: .audit, paths: ["."], workingFolder: project.path, threads: 1)
    ).run()
    #expect(outcome.report.findings.count { $0.rule == "contrast-text" && $0.verdict == .fail } == expected)
    let status = outcome.report.coverage.views?.entries.first { $0.name == "Report" }?.status
    #expect(status == .presumed)
  }

  /// What only developers open is theirs to weigh.
  @Test(arguments: [
    ("DebugMenu", "Menu.swift", Finding.Outcome.review), ("DebuggingOptionsView", "Menu.swift", .review),
    ("DeveloperSettings", "Menu.swift", .review), ("LogView", "Debug View/LogView.swift", .review),
    ("DeveloperPage", "Page.swift", .fail), ("BugList", "Bugs/BugList.swift", .fail),
  ])
  func screensForDevelopers(type: String, file: String, expected: Finding.Outcome) throws {
    let files = [
      file: Self.report.replacing("Report", with: type),
      "App.swift": Self.app("Text(\"Home\").sheet(isPresented: .constant(true)) { \(type)() }"),
      ".sightline.yml": "devices: [SE]\nsizes: [large]\n",
    ]
    let project = try TemporaryFolder(files)
    let outcome = try AuditPipeline(
      AuditRequest(kind: .audit, paths: ["."], workingFolder: project.path, threads: 1)
    ).run()
    let found = outcome.report.findings.filter { $0.rule == "contrast-text" && $0.location.file == file }
    #expect(Set(found.map(\.verdict)) == [expected])
  }
}
