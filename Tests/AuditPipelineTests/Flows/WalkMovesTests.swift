import AuditEngine
import SightlineModel
import Testing

@testable import AuditPipeline

/// What a walk does on a screen.
struct WalkMovesTests {
  private func actions(_ body: String, state: String = "") throws -> [String] {
    let source = """
      import SwiftUI
      struct Example: View {
        \(state)
        var body: some View { \(body) }
      }
      @main struct ExampleApp: App { var body: some Scene { WindowGroup { Example() } } }
      """
    let folder = try TemporaryFolder(["Example.swift": source])
    let graph = try AuditPipeline(AuditRequest(kind: .audit, paths: ["."], workingFolder: folder.path)).walk().graph
    return graph.edges.filter { $0.action != .relaunch }.map { "\($0.from): \($0.action.words)" }
  }

  @Test func aSwipeTurnsOnePage() throws {
    let pages = (0..<3).map { "Text(\"Page \\(\($0))\").tag(\($0))" }.joined(separator: "\n")
    let found = try actions(
      "TabView(selection: $page) { \(pages) }.tabViewStyle(.page)", state: "@State private var page = 0")
    #expect(
      found == [
        "Example: swipe to page 2", "Example-2: swipe to page 1", "Example-2: swipe to page 3",
        "Example-3: swipe to page 2",
      ])
  }

  /// A list that refuses a name twice can be filled all the same.
  @Test func whatIsTypedIsNotThereYet() throws {
    let found = try actions(
      """
      VStack {
        ForEach(names, id: \\.self) { Text($0) }
        TextField("Name", text: $name)
        Button("Add") { if !name.isEmpty, !names.contains(name) { names.append(name); name = "" } }
      }
      """, state: "@State private var name = \"\"; @State private var names: [String] = []")
    #expect(found.contains("Example: type \"Zoe\" into Name"))
    #expect(found.contains { $0.hasSuffix("type \"Ben\" into Name") })
    #expect(found.contains { $0.hasSuffix("type \"Ida\" into Name") })
  }
}
