import AuditEngine
import SightlineModel
import Testing

@testable import AuditPipeline

/// What `render` and `tree` show of a project.
struct LookTests {
  private static let source = """
    import SwiftUI
    struct Example: View {
      @State private var isOpen = false
      var body: some View {
        VStack {
          Text(isOpen ? "Open" : "Closed")
          Button("Turn") { isOpen.toggle() }
        }
      }
    }
    @main struct ExampleApp: App {
      var body: some Scene { WindowGroup { Example() } }
    }
    """

  private func texts(state: String?) throws -> [String] {
    let folder = try TemporaryFolder(["Example.swift": Self.source])
    var request = AuditRequest(kind: .audit, paths: ["."], workingFolder: folder.path)
    request.onlyState = state
    return try AuditPipeline(request).look().scene.nodes.compactMap { $0.text?.content.string }
  }

  @Test func theFirstScreenAsItSettles() throws { #expect(try texts(state: nil) == ["Closed", "Turn"]) }

  /// A finding names the state it stands in, also one that only a walk meets.
  @Test func aStateThatAWalkMeets() throws { #expect(try texts(state: "Example-2") == ["Open", "Turn"]) }

  @Test func aStateThatIsNotThereNamesThoseThatAre() {
    #expect(throws: UnusableInput("no state of any screen is named 'Nope'; there is Example-2, settled")) {
      try texts(state: "Nope")
    }
  }
}

/// A screen document says what its source says.
struct ScreenDocumentAuditTests {
  private static let source = """
    import SwiftUI
    struct Example: View {
      var body: some View {
        VStack {
          Text("A headline that is cut").lineLimit(1).frame(width: 90)
          Text("Pale").foregroundStyle(Color(red: 0.7, green: 0.7, blue: 0.7))
          Button { } label: { Image(systemName: "xmark").frame(width: 12, height: 12) }.buttonStyle(.plain)
        }
      }
    }
    #Preview { Example() }
    """

  private func pipeline(_ folder: TemporaryFolder) -> AuditPipeline {
    var overrides = ConfigurationOverrides()
    (overrides.sizes, overrides.locales, overrides.devices) = ([.large], ["en"], ["SE"])
    overrides.appearances = [.light]
    return AuditPipeline(
      AuditRequest(kind: .audit, paths: ["."], workingFolder: folder.path, overrides: overrides))
  }

  private func findings(_ files: [String: String]) throws -> [String] {
    let folder = try TemporaryFolder(files)
    return try pipeline(folder).run().report.findings.map { "\($0.location): \($0.rule): \($0.message)" }.sorted()
  }

  @Test func documentAndSourceGiveTheSameFindings() throws {
    let folder = try TemporaryFolder(["Example.swift": Self.source])
    let text = String(decoding: try pipeline(folder).look().document.encoded(), as: UTF8.self)
    let ofSource = try findings(["Example.swift": Self.source])
    #expect(ofSource.count >= 3)
    #expect(try findings(["Example.screen.json": text]) == ofSource)
  }
}
