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
