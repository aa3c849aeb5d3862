import AuditEngine
import SightlineModel
import Testing

@testable import AuditPipeline

/// White words on a white window: where the app shows them so they fail; where it was not seen what it lays behind them, a person
/// looks.
struct BareGroundTests {
  @Test(arguments: [
    (
      "the app's root", "@main struct My: App { var body: some Scene { WindowGroup { Home() } } }", "",
      Finding.Outcome.fail
    ),
    ("only in a preview", "", "#Preview { Home() }", .review),
    // WXYC: the app's root stands in a container of a package that is not here.
    (
      "within an unknown view",
      "@main struct My: App { var body: some Scene { WindowGroup { Wallpaper(mode: 1) { Home() } } } }", "", .review
    ),
  ])
  func wordsInTheWindowsColor(what: String, app: String, preview: String, verdict: Finding.Outcome) throws {
    let folder = try TemporaryFolder([
      "A.swift": """
      import SwiftUI
      \(app)
      struct Home: View { var body: some View { Text("Home").foregroundStyle(.white) } }
      \(preview)
      """
    ])
    #expect(try Self.verdicts(folder) == [verdict], "\(what)")
  }

  /// A faint button on a ground of its own is the app's, wherever it stands.
  @Test func aPaintedGroundIsTheApps() throws {
    let folder = try TemporaryFolder([
      "A.swift": """
      import SwiftUI
      struct Home: View { var body: some View { Text("Add").foregroundStyle(.white).padding().background(.gray.opacity(0.3)) } }
      #Preview { Home() }
      """
    ])
    #expect(try Self.verdicts(folder) == [.fail])
  }

  private static func verdicts(_ folder: TemporaryFolder) throws -> [Finding.Outcome] {
    var overrides = ConfigurationOverrides()
    (overrides.sizes, overrides.devices, overrides.locales) = ([.large], ["SE"], ["en"])
    overrides.appearances = [.light]
    let report = try AuditPipeline(
      AuditRequest(kind: .audit, paths: ["."], workingFolder: folder.path, overrides: overrides)
    ).run().report
    return report.findings.filter { $0.rule == "contrast-text" }.map(\.verdict)
  }
}
