import SightlineModel
import Testing

@testable import AuditPipeline
@testable import Rules

/// Steps of a flow without a way back are found, however the step is swapped.
struct WayBackTests {
  struct Steps: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let body: String
    let isFound: Bool
    init(_ name: String, _ body: String, isFound: Bool = true) {
      (testDescription, self.body, self.isFound) = (name, body, isFound)
    }
  }

  private static let swapped =
    "switch step { case 0: Leaves { step = 1 }; case 1: Water { step = 2 }; default: Text(\"Cup\") }"
  private static let alike =
    "switch step { case 0: Step(\"Leaves\") { step = 1 }; case 1: Step(\"Water\") { step = 2 }; default: Text(\"Cup\") }"

  @Test(arguments: [
    Steps("a body that is a switch", swapped),
    Steps("in a group", "Group { \(swapped) }"),
    Steps("in a stack", "VStack { \(swapped) }"),
    Steps("branches", "if step == 0 { Leaves { step = 1 } } else if step == 1 { Water { step = 2 } } else { Cup() }"),
    Steps(
      "below a progress bar",
      "VStack { ProgressView(value: Double(step), total: 2).accessibilityLabel(\"Progress\"); \(swapped) }"),
    Steps(
      "under an inset with a progress bar",
      "Group { \(swapped) }.safeAreaInset(edge: .top) { ProgressView(value: Double(step), total: 2).accessibilityLabel(\"Progress\") }"
    ),
    Steps("below words that count", "VStack { Text(\"Step \\(step + 1) of 3\"); \(swapped) }"),
    Steps("one view for all steps", "VStack { \(alike) }"),
    Steps("one view, and words that count", "VStack { Text(\"Step \\(step + 1) of 3\"); \(alike) }"),
    Steps(
      "words above one button",
      "VStack { switch step { case 0: Text(\"Leaves\"); case 1: Text(\"Water\"); default: Text(\"Cup\") }; if step < 2 { Button(\"Next\") { step += 1 } } }"
    ),
    Steps("with a way back", "VStack { \(alike); if step > 0 { Button(\"Back\") { step -= 1 } } }", isFound: false),
    Steps(
      "round and round",
      "VStack { switch step { case 0: Text(\"Leaves\"); case 1: Text(\"Water\"); default: Text(\"Cup\") }; Button(\"Next\") { step = (step + 1) % 3 } }",
      isFound: false),
    Steps(
      "a part that opens",
      "VStack { Text(\"Leaves\"); if step > 0 { Text(\"Water\") }; Button(\"More\") { step += 1 } }", isFound: false),
    Steps(
      "signed in",
      "if step == 0 { VStack { Text(\"Welcome\"); Button(\"Sign in\") { step = 1 } } } else { VStack { Text(\"Home\"); Button(\"Count\") { step += 1 } } }",
      isFound: false),
  ])
  func isFound(_ steps: Steps) throws {
    let report = try ReachCase(
      steps.testDescription,
      """
      @main struct TeaApp: App { var body: some Scene { WindowGroup { Tea() } } }
      struct Tea: View {
        @State private var step = 0
        var body: some View { \(steps.body) }
      }
      struct Leaves: View { let next: () -> Void; var body: some View { VStack { Text("Leaves"); Button("Next") { next() } } } }
      struct Water: View { let next: () -> Void; var body: some View { VStack { Text("Water"); Button("Go on") { next() } } } }
      struct Cup: View { var body: some View { Text("Cup") } }
      struct Step: View {
        let title: LocalizedStringKey
        let next: () -> Void
        init(_ title: LocalizedStringKey, next: @escaping () -> Void) { (self.title, self.next) = (title, next) }
        var body: some View { VStack { Text(title); Button("Next") { next() } } }
      }
      """
    ).report()
    let found = report.findings.filter { $0.rule == "flow-back" }.map(\.message)
    #expect(found.isEmpty != steps.isFound, "\(found)")
  }

  /// A frame that every screen is put into is no screen.
  @Test func framesAreNoScreens() throws {
    let source = """
      import SwiftUI
      @main struct TeaApp: App { var body: some Scene { WindowGroup { Tea() } } }
      struct Frame<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { VStack { content } }
      }
      struct Tea: View {
        @State private var isReady = false
        var body: some View { if isReady { Cup() } else { Pot { isReady = true } } }
      }
      struct Pot: View { let pour: () -> Void; var body: some View { Frame { Text("Pot"); Button("Pour") { pour() } } } }
      struct Cup: View { var body: some View { Frame { Text("Cup"); Text("Hot") } } }
      """
    let folder = try TemporaryFolder(["App.swift": source])
    let graph = try AuditPipeline(AuditRequest(kind: .audit, paths: ["."], workingFolder: folder.path)).walk().graph
    #expect(graph.states.map(\.screen) == ["Pot", "Cup"])
  }
}
