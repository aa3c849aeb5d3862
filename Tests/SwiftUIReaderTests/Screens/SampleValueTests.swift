import SightlineModel
import Testing

@testable import SwiftUIReader

/// What a view that nobody makes is given.
struct SampleValueTests {
  private static let store = """
    struct Store { let name: String; let rows: [Int] }
    extension Store { static func preview(_ rows: [Int] = [1, 2]) -> Store { Store(name: "ready", rows: rows) } }
    """
  private static let tags = """
    protocol Named { var name: String { get } }
    protocol Tagged: Named { var tag: Int { get set } }
    struct Song: Named { let name = "song" }
    struct Album: Tagged { let name = "album"; var tag = 7 }
    """

  @Test(arguments: [
    (
      "a method that makes a sample",
      "\(store) struct A: View { let store: Store; var body: some View { Text(store.name) } }",
      "ready"
    ),
    (
      "a method that makes a sample of what it is given",
      """
      struct Store { let name: String; static func mock(named name: String) -> Store { Store(name: name + "!") } }
      struct A: View { let store: Store; var body: some View { Text(store.name) } }
      """, "Sample text!"
    ),
    (
      "a constant of another type is no sample",
      """
      struct Store { var name = "made"; static let placeholder = 3 }
      struct A: View { let store: Store; var body: some View { Text(store.name) } }
      """, "made"
    ),
    (
      "a type of the project's own for a generic parameter",
      "\(tags) struct A<Item: Tagged & Sendable>: View { @State var item: Item; var body: some View { Text(\"\\(item.name) \\(item.tag)\") } }",
      "album 7"
    ),
    (
      "the same where a binding holds it",
      "\(tags) struct A<Item>: View where Item: Named { @Binding var item: Item; var body: some View { Text(item.name) } }",
      "song"
    ),
    (
      "a generic object of the environment, by its alias",
      """
      \(tags)
      class Keep<State, Action>: ObservableObject { @Published var state: State; init(initial: State) { state = initial } }
      typealias SongKeep = Keep<Tagged, Int>
      struct A: View { @EnvironmentObject var keep: SongKeep; var body: some View { Text("\\(keep.state.tag)") } }
      """, "7"
    ),
    (
      "a generic type within a collection",
      """
      struct Box<T> { var item: T }
      struct A: View { let boxes: [Box<Int>]; var body: some View { Text("\\(boxes[0].item + 1)") } }
      """, "4"
    ),
    (
      "a text where anything that compares will do",
      "struct A<ID: Hashable>: View { let id: ID; var body: some View { Text(\"\\(id)\") } }", "Sample text"
    ),
    (
      "words around something unknown, without why it is unknown",
      "struct A: View { var body: some View { Text(verbatim: \"Version \\(Missing.number)!\") } }",
      "Version Sample text!"
    ),
    (
      "statics of the type that stands for the parameter",
      """
      protocol Managed { static var title: String { get } }
      struct Songs: Managed { static let title = "Songs" }
      struct A<Manager: Managed>: View { let count: Int; var body: some View { Text(Manager.title) } }
      """, "Songs"
    ),
  ])
  func aView(is fact: String, source: String, text: String) {
    #expect(Source.tree(source).texts == [text])
  }
}
