import AuditEngine
import SightlineModel
import Testing

@testable import AuditPipeline

/// What is no tap on something laid out is done on a walk too, and what comes of it is seen.
struct WalkOffersTests {
  struct Offered: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let view: String
    let state: String
    /// What leads to the hidden text, in order.
    let steps: [String]
    init(_ name: String, _ view: String, state: String = "", _ steps: String...) {
      (testDescription, self.view, self.state, self.steps) = (name, view, state, steps)
    }
  }

  @Test(arguments: [
    Offered(
      "a row is deleted", "List { ForEach(0..<2, id: \\.self) { Text(\"Row \\($0)\") }.onDelete { _ in met() } }",
      "tap Delete"),
    Offered(
      "a row is deleted from what holds it",
      "List { ForEach(names, id: \\.self) { Text($0) }.onDelete { names.remove(atOffsets: $0); if names.count == 1 { met() } } }",
      state: "@State private var names = [\"Elm\", \"Ash\"]", "tap Delete"),
    Offered(
      "rows are moved",
      "List { ForEach(names, id: \\.self) { Text($0) }.onMove { names.move(fromOffsets: $0, toOffset: $1); if names[0] == \"Ash\" { met() } } }",
      state: "@State private var names = [\"Elm\", \"Ash\"]", "tap Move"),
    Offered(
      "a date", "DatePicker(\"Day\", selection: $day).onChange(of: day) { met() }",
      state: "@State private var day = Date()", "tap another date"),
    Offered(
      "a colour", "ColorPicker(\"Ink\", selection: $ink).onChange(of: ink) { met() }",
      state: "@State private var ink = Color.red", "tap choose"),
    Offered(
      "several dates", "MultiDatePicker(\"Days\", selection: $days).onChange(of: days) { met() }",
      state: "@State private var days: Set<DateComponents> = []", "tap choose"),
    Offered(
      "an option of a picker",
      "Picker(\"Wood\", selection: $wood) { Text(\"Elm\").tag(1); Text(\"Ash\").tag(2) }.onChange(of: wood) { if wood == 2 { met() } }",
      state: "@State private var wood = 1", "tap Ash"),
    Offered(
      "an option that a loop makes",
      "Picker(\"Wood\", selection: $wood) { ForEach(Wood.allCases) { Text($0.rawValue) } }.onChange(of: wood) { if wood == .ash { met() } }",
      state:
        "enum Wood: String, CaseIterable, Identifiable { case elm, ash; var id: Self { self } }\n@State private var wood = Wood.elm",
      "tap ash"),
    Offered(
      "a row of a list",
      "List([\"Elm\", \"Ash\"], id: \\.self, selection: $wood) { Text($0) }.onChange(of: wood) { met() }",
      state: "@State private var wood: String?", "tap Elm"),
    Offered(
      "the end of a slider", "Slider(value: $size, in: 0...9).onChange(of: size) { if size == 9 { met() } }",
      state: "@State private var size = 4.0", "set a control without a name to 9.0"),
    Offered(
      "a slider that is let go",
      "Slider(value: $size, label: { Text(\"Size\") }, onEditingChanged: { if !$0 { met() } })",
      state: "@State private var size = 0.5", "set Size to 1.0"),
    Offered("an action of VoiceOver's", "Text(\"Leaf\").accessibilityAction { met() }", "tap accessibility action"),
    Offered("a named action", "Text(\"Leaf\").accessibilityAction(named: \"Pick\") { met() }", "tap Pick"),
    Offered("magic tap", "Text(\"Leaf\").accessibilityAction(.magicTap) { met() }", "tap magic tap"),
    Offered("actions in a builder", "Text(\"Leaf\").accessibilityActions { Button(\"Pick\") { met() } }", "tap Pick"),
    Offered(
      "an adjustable value", "Text(\"Leaf\").accessibilityAdjustableAction { if $0 == .increment { met() } }",
      "tap increment"),
    Offered("a drop", "Text(\"Leaf\").dropDestination(for: String.self) { _, _ in met(); return true }", "tap drop"),
    Offered(
      "a menu's own action", "Menu(\"Leaf\") { Button(\"More\") { } } primaryAction: { met() }", "tap Leaf"),
    Offered("paste", "PasteButton(payloadType: String.self) { _ in met() }", "tap Paste"),
    Offered(
      "edit mode", "EditButton(); Inner { met() }",
      state:
        "struct Inner: View { let met: () -> Void; @Environment(\\.editMode) private var mode; var body: some View { if mode?.wrappedValue.isEditing == true { Button(\"Met\") { met() } } } }",
      "tap Edit", "tap Met"),
    Offered(
      "a photo", "PhotosPicker(\"Pick\", selection: $photo).onChange(of: photo) { if photo != nil { met() } }",
      state: "@State private var photo: PhotosPickerItem?", "tap Pick"),
    Offered(
      "a file that is chosen",
      "Button(\"Open\") { asks = true }.fileImporter(isPresented: $asks, allowedContentTypes: []) { if case .success = $0 { met() } }",
      state: "@State private var asks = false", "tap Open", "answer allow"),
    Offered(
      "a file that could not be had",
      "Button(\"Open\") { asks = true }.fileImporter(isPresented: $asks, allowedContentTypes: []) { if case .failure = $0 { met() } }",
      state: "@State private var asks = false", "tap Open", "answer fail"),
    Offered(
      "an entry that is ended", "TextField(\"Name\", text: $name, onCommit: { met() })",
      state: "@State private var name = \"\"", "tap return"),
  ])
  func isDone(_ offered: Offered) throws {
    let source = """
      import SwiftUI
      import PhotosUI
      struct Example: View {
        @State private var isMet = false
        \(offered.state)
        private func met() { isMet = true }
        var body: some View { VStack { \(offered.view); if isMet { Image(systemName: "star").accessibilityLabel("Met") } } }
      }
      @main struct ExampleApp: App { var body: some Scene { WindowGroup { Example() } } }
      """
    let folder = try TemporaryFolder(["Example.swift": source])
    let graph = try AuditPipeline(AuditRequest(kind: .audit, paths: ["."], workingFolder: folder.path)).walk().graph
    let words = graph.edges.filter { !$0.action.isOutsideTheApp }.map { "\($0.from) → \($0.to): \($0.action.words)" }
    let ways = graph.states.map { Array($0.path.dropFirst().map(\.words)) }
    #expect(ways.contains(offered.steps), "\(words)")
  }

  /// An action of VoiceOver's that does what a button beside it does is not taken twice.
  @Test func whatAButtonDoesIsLeftToIt() throws {
    let source = """
      import SwiftUI
      struct Example: View {
        @State private var count = 0
        private func add() { count += 1 }
        var body: some View {
          VStack {
            Text("\\(count)")
            Button("Add") { add() }
            Text("Leaf").accessibilityAction(named: "Add one") { add() }
          }
        }
      }
      @main struct ExampleApp: App { var body: some Scene { WindowGroup { Example() } } }
      """
    let folder = try TemporaryFolder(["Example.swift": source])
    let graph = try AuditPipeline(AuditRequest(kind: .audit, paths: ["."], workingFolder: folder.path)).walk().graph
    #expect(!graph.edges.contains { $0.action.words.contains("Add one") })
  }
}
