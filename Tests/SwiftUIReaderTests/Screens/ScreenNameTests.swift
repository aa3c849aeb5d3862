import SightlineModel
import SwiftInterpreter
import Testing

@testable import SwiftUIReader

struct ScreenNameTests {
  private func screens(_ text: String) -> [Screen] {
    Source.project(text).screens(for: [Variant(size: .large, locale: "en", device: Source.device)])
  }

  @Test func aPreviewsWrapperIsNotTheScreen() {
    let found = screens(
      """
      struct Card: View { @Binding var isOn: Bool; var body: some View { Toggle("On", isOn: $isOn) } }
      struct Card_Previews: PreviewProvider {
        struct Preview: View { @State private var isOn = true; var body: some View { Card(isOn: $isOn) } }
        static var previews: some View { Preview() }
      }
      """)
    #expect(found.map(\.name) == ["Card"])
  }

  @Test func aModelMayShareItsNameWithAView() {
    let tree = Source.tree(
      """
      struct List: Codable, Identifiable { var id: Int; var title: String }
      extension View { func framed() -> some View { padding(7) } }
      struct A: View { var body: some View { List { Text(List(id: 1, title: "t").title) }.framed() } }
      """)
    #expect(tree.kind == .list && tree.modifierKinds == [.padding] && tree.texts == ["t"])
  }

  @Test func whatEndsTheProgramIsNotTaken() {
    let tree = Source.tree(
      """
      func pick(_ kind: Kind) -> String { switch kind { case .a: return "a"; case .b: return "b"; default: fatalError() } }
      struct Kind: Equatable { var raw: String; static let a = Kind(raw: "a"); static let b = Kind(raw: "b") }
      struct A: View {
        @Environment(\\.modelContext) var context
        var body: some View {
          let kinds = (try? context.fetch(FetchDescriptor<Kind>())) ?? []
          VStack { ForEach(kinds, id: \\.raw) { kind in Text(verbatim: pick(kind)) } }
        }
      }
      """)
    #expect(Set(tree.texts) == ["b"])
  }
}

struct MemberwiseStateTests {
  @Test func anInitOfStateIsThatOfItsType() {
    let tree = Source.tree(
      """
      struct Status { var id: String; static func placeholder() -> Status { Status(id: "p") } }
      @Observable final class Model { let status: Status; init(status: Status, limit: Int) { self.status = status } }
      struct Row: View { @State var model: Model; var body: some View { Text(verbatim: model.status.id) } }
      struct A: View { var body: some View { Row(model: .init(status: .placeholder(), limit: 3)) } }
      """)
    #expect(tree.texts == ["p"])
  }
}
