import SightlineModel
import Testing

@testable import SwiftUIReader

/// What a missing module would add to a view takes nothing away from it: the view stays, and what was added is named.
struct MissingModuleViewTests {
  @Test(arguments: [
    (
      "a modifier on the view itself, inside of an extension",
      """
      extension View { func failed() -> some View { toast(isPresenting: .constant(false)) { Badge() } } }
      struct A: View { var body: some View { VStack { Text("a"); Text("b").failed() } } }
      """, #"vStack(text "a", text "b")"#, [".toast(isPresenting:_:)"]
    ),
    (
      "the same in a builder",
      """
      extension View { @ViewBuilder func failed(_ on: Bool) -> some View { if on { toast() } else { self } } }
      struct A: View { var body: some View { Text("a").failed(true) } }
      """, #"text "a""#, [".toast()"]
    ),
    (
      "a modifier of the project's own, on what is framed and on what is not",
      """
      extension View { func edged(_ color: Color = .red) -> some View { padding().frame(height: 20) } }
      struct A: View { var body: some View { VStack { Remote(1).frame(width: 20).edged(); Text("b").edged() } } }
      """,
      #"vStack(unseen, text "b")"#, ["Remote"]
    ),
    (
      "a container of views",
      """
      struct A: View { var body: some View { VStack { Box { Text("a"); Text("b") }; Box(title: "t") { if true { Text("c") } } } } }
      """,
      #"vStack(vStack(text "a", text "b"), vStack(text "c"))"#, ["Box"]
    ),
    (
      "a container of views that others make",
      """
      struct Row: View { var body: some View { Text("row") } }
      struct A: View {
        var head: some View { Text("head") }
        func line(_ text: String) -> some View { Text(text) }
        var body: some View { VStack { Box { head }; Box { line("line") }; Box { Row().padding() }; Box { item in Text("item") } } }
      }
      """,
      #"vStack(vStack(text "head"), vStack(text "line"), vStack(text "row"), vStack(text "item"))"#, ["Box"]
    ),
    (
      "an action is no content",
      """
      struct A: View { @State var n = 0; var body: some View { VStack { Text("a"); Control("b") { n += 1 } } } }
      """, #"vStack(text "a", unseen)"#, ["Control"]
    ),
  ])
  func view(fact: String, source: String, tree: String, unresolved: [String]) {
    let project = Source.project(source)
    let session = project.session(of: "A", for: Variant(size: .large, locale: "en", device: Source.device))
    #expect(session?.tree.outline == tree)
    #expect(project.unresolved.map(\.what) == unresolved)
  }

  /// A name behind that of a missing module is nobody else's: `SQLite.Table` is not SwiftUI's `Table`.
  @Test func aNameOfAMissingModuleIsNoOther() {
    let source = """
      import Records
      struct Store {
        static let table = Records.Table("accounts")
        static let column = Records.Color<Int>("id")
        var cell: Records.Text?
      }
      struct A: View {
        var body: some View { VStack { Text("\\(Store.table.name)"); SwiftUI.Text("own"); Records.Image("a") } }
      }
      """
    let project = Source.project(source)
    let session = project.session(of: "A", for: Variant(size: .large, locale: "en", device: Source.device))
    #expect(session?.tree.children.last?.kind != .image)
    #expect(session?.tree.texts.contains("own") == true)
    #expect(Set(project.unresolved.map(\.what)) == ["Records.Table", "Records.Image"])
  }

  /// Nobody knows what a missing container draws behind what it holds.
  @Test func theGroundOfAContainerIsNotKnown() {
    let project = Source.project("struct A: View { var body: some View { Box { Text(\"a\") } } }")
    let session = project.session(of: "A", for: Variant(size: .large, locale: "en", device: Source.device))
    let grounds = session?.tree.modifiers.compactMap { $0.arguments.views("content") }.flatMap { $0 } ?? []
    #expect(grounds.map(\.kind) == [.unseen])
  }
}
