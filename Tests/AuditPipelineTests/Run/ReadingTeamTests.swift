import AuditEngine
import Reporting
import SightlineModel
import Testing

@testable import AuditPipeline

/// Who reads which screen, and when the walk ends, changes nothing that is found.
struct ReadingTeamTests {
  /// Screens that share a view, one that sets what another reads, one that launches the app, and one that can't be made.
  private static let files = [
    "App.swift": """
    import SwiftUI
    @main struct ExampleApp: App {
      @AppStorage("accent") var accent = "red"
      var body: some Scene { WindowGroup { Home().tint(.purple).onAppear { accent = "green" } } }
    }
    enum Palette { static var shade = 0.5 }
    struct Home: View {
      @State private var isOpen = false
      var body: some View {
        VStack {
          Row(count: 1)
          Button("Open") { isOpen = true; Palette.shade = 0.9 }
          if isOpen { Detail(count: 3) }
        }
      }
    }
    """,
    "Parts.swift": """
    import SwiftUI
    struct Row: View {
      let count: Int
      @AppStorage("accent") var accent = "red"
      var body: some View {
        HStack {
          if count > 2 { Text("Many").foregroundStyle(.white) } else { Text("Few").foregroundStyle(Color(white: Palette.shade)) }
          if accent == "red" { Text("Red") } else if count > 5 { Image(systemName: "star") } else { Text(accent) }
        }
      }
    }
    struct Detail: View {
      let count: Int
      var body: some View { List { ForEach(0..<count, id: \\.self) { Row(count: $0) } }.navigationTitle("Detail") }
    }
    struct Needy: View { let other: Unheard; var body: some View { Text(other.name) } }
    #Preview { Row(count: 7) }
    #Preview { Detail(count: 1) }
    #Preview { Needy(other: .made()) }
    """,
    ".sightline.yml": "devices: [SE]\nsizes: [large, AX3]\nlocales: [en, de]\n",
  ]

  @Test func theSameIsFoundWithAnyNumberOfThreads() throws {
    let project = try TemporaryFolder(Self.files)
    var texts: [String] = []
    for threads in [1, 2, 3, 7, 16] {
      let outcome = try AuditPipeline(
        AuditRequest(kind: .audit, paths: ["."], workingFolder: project.path, threads: threads)
      ).run()
      let context = ReportContext(
        project: "", root: project.path, pathPrefix: "", rules: outcome.rules, pictures: [], sourceText: nil)
      texts.append(JSONReporter().string(for: outcome.report, in: context))
      // The row once more, for the arm within an arm that none of the others shows.
      #expect(outcome.report.coverage.screens.map(\.name) == ["Home", "Detail", "Needy", "Row"])
    }
    #expect(Set(texts).count == 1)
  }

  /// More threads than screens wait for one another, and none of them for ever.
  @Test(arguments: [1, 2, 5])
  func nothingToReadEnds(threads: Int) throws {
    let project = try TemporaryFolder(["Model.swift": "struct Model { let name: String }\n"])
    let configuration = try AuditPipeline(
      AuditRequest(kind: .audit, paths: ["."], workingFolder: project.path)
    ).project()
    var reading = ScreenReading(ProjectInputs(configuration), configuration.configuration, threads: threads)
    let matrix = try VariantMatrix(configuration.configuration, languages: ["en"], declared: nil)
    reading.read(matrix: matrix, threads: threads)
    #expect(reading.screens.isEmpty)
  }
}
