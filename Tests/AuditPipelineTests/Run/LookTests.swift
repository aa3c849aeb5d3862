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
