import SightlineModel
import Testing

@testable import SwiftUIReader

/// Previews are states that somebody thought of.
struct PreviewTests {
  private func states(_ text: String) -> [String: [String]] {
    let screens = Source.project(text).screens(for: [Variant(device: Source.device)])
    #expect(screens.count == 1)
    return Dictionary(screens.flatMap(\.states).map { ($0.id, $0.trees[0].root.texts) }) { first, _ in first }
  }
  private static let view = "struct A: View { let t: String; var body: some View { Text(verbatim: t) } }\n"

  @Test(arguments: [
    (
      "#Preview(\"Full\") { A(t: \"1\") }\n#Preview(\"Empty\") { A(t: \"2\") }\n#Preview { A(t: \"3\") }",
      ["settled": ["1"], "preview Empty": ["2"], "preview 3": ["3"]]
    ),
    (
      "struct P: PreviewProvider { static var previews: some View { Group { A(t: \"1\"); A(t: \"2\") } } }",
      ["settled": ["1"], "preview 2": ["2"]]
    ),
    (
      "struct P: PreviewProvider { static var previews: some View { Group { A(t: \"1\") } } }", ["settled": ["1"]]
    ),
  ])
  func eachPreviewIsAState(previews: String, expected: [String: [String]]) {
    #expect(states(Self.view + previews) == expected)
  }

  /// What a private view puts around another for its preview is no screen of its own.
  @Test(arguments: ["private ", "fileprivate ", ""]) func aPrivateGallery(access: String) {
    let gallery = "\(access)struct Gallery: View { var body: some View { VStack { Text(\"all\"); A(t: \"1\") } } }\n"
    let screens = Source.project(Self.view + gallery + "#Preview { Gallery() }").screens(for: [
      Variant(device: Source.device)
    ])
    #expect(screens.map(\.name) == [access.isEmpty ? "Gallery" : "A"])
  }

  /// `nil` that is unwrapped in one row must not take the screen with it.
  @Test func aViewThatStopsTheProgramIsLostAlone() {
    let project = Source.project(
      """
      struct Row: View { let n: Int?; var body: some View { Text("\\(n!)") } }
      struct A: View { var body: some View { VStack { Text("top"); Row(n: nil); Text("end") } } }
      """)
    let tree = project.session(of: "A", for: Variant(device: Source.device))?.tree
    #expect(tree?.texts == ["top", "end"])
    #expect(tree?.children[1].kind == .unseen)
    _ = project.screens(for: [Variant(device: Source.device)])
    #expect(
      project.notAudited.map(\.why) == ["Row is not shown: A.swift:2:63: unexpectedly found nil while unwrapping"])
  }

  @Test func tabsOfASectionAreTabs() {
    let tree = Source.tree(
      """
      struct A: View { var body: some View { TabView {
        Tab("One", systemImage: "1.circle") { Text("1") }
        TabSection("More") { Tab("Two", systemImage: "2.circle") { Text("2") }.tabPlacement(.sidebarOnly) }
      } } }
      """)
    #expect(tree.arguments.number("pageCount") == 2)
    #expect(tree.texts == ["1"])
  }

  /// Tabs that are hidden, and those that only a sidebar has.
  @Test(arguments: [
    (".hidden()", 1.0), (".hidden(true)", 1), (".hidden(width == .compact)", 1), (".hidden(width != .compact)", 2),
    (".defaultVisibility(.hidden, for: .tabBar)", 1), (".defaultVisibility(.hidden, for: .sidebar)", 2),
    (".defaultVisibility(.visible, for: .tabBar)", 2), (".customizationID(\"two\")", 2),
  ])
  func hiddenTabs(modifier: String, count: Double) {
    let second = "Tab(\"Two\", systemImage: \"2.circle\") { Text(\"2\") }"
    for tab in [second, "TabSection(\"B\") { \(second) }"] {
      let tree = Source.tree(
        """
        struct A: View { @Environment(\\.horizontalSizeClass) var width
          var body: some View { TabView {
            Tab("One", systemImage: "1.circle") { Text("1") }
            \(tab)\(modifier)
          } } }
        """)
      #expect(tree.arguments.number("pageCount") == count, "\(tab)")
    }
  }

  @Test(arguments: [
    "Section(header: Text(\"h\")) { Text(\"r\") }", "Section { Text(\"r\") } header: { Text(\"h\") }",
    "Section(content: { Text(\"r\") }, header: { Text(\"h\") })",
  ])
  func aSectionsHeaderIsNotItsContent(section: String) {
    let tree = Source.tree("struct A: View { var body: some View { List { \(section) } } }")
    let found = tree.first(.section)
    #expect(found?.texts == ["r"])
    #expect(found?.arguments.views("header")?.first?.texts == ["h"])
    #expect(found?.arguments.views("footer") == nil)
  }

  /// `@Previewable` alone wraps nothing.
  @Test func aPreviewsPlainVariable() {
    let project = Source.project(
      """
      struct Note { let text: String }
      struct A: View { let note: Note; var body: some View { Text(verbatim: note.text) } }
      #Preview { @Previewable var note = Note(text: "kept"); A(note: note) }
      """)
    let screens = project.screens(for: [Variant(device: Source.device)])
    #expect(screens.first?.states.first?.trees.first?.root.texts == ["kept"])
    #expect(project.unresolved.isEmpty)
  }
}
