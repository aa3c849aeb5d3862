import SightlineModel
import Testing

@testable import SwiftUIReader

/// Rows that look different are a choice where the action writes what the view compares.
struct ChoiceReaderTests {
  @Test(arguments: [
    ("picked = card", "if picked == card { Image(systemName: \"checkmark\") }", true),
    ("self.picked = self.picked == card ? nil : card", "Text(\"a\").opacity(picked == card ? 1 : 0.3)", true),
    ("choose(card)", "Text(\"a\").opacity(picked == card ? 1 : 0.3)", true),
    ("store.send(.picked(card))", "Text(\"a\").opacity(store.picked == card ? 1 : 0.3)", true),
    ("chosen.insert(card)", "if chosen.contains(card) { Image(systemName: \"checkmark\") }", true),
    // differ by their data
    ("store.send(.opened(card))", "if card.isNew { Image(systemName: \"star\") }", false),
    ("isOpen = true", "if card.isNew { Image(systemName: \"star\") }", false),
  ])
  func actions(action: String, label: String, expected: Bool) {
    let tree = Source.tree(
      """
      struct Card: Hashable { var isNew = false }
      struct A: View {
        @State private var picked: Card?
        @State private var chosen: Set<Card> = []
        @State private var isOpen = false
        func choose(_ card: Card) { picked = card }
        var body: some View { ForEach([Card(), Card(isNew: true)], id: \\.self) { card in
          Button { \(action) } label: { \(label) }
        } }
      }
      """)
    #expect(tree.children.last?.arguments.bool("chooses") == expected)
  }

  /// What the closure of another view does is asked where that closure stands.
  @Test func anActionThatIsHandedOn() {
    let tree = Source.tree(
      """
      struct Row: View { let isOn: Bool; let action: () -> Void
        var body: some View { Button(action: action) { Image(systemName: isOn ? "circle.fill" : "circle") } } }
      struct A: View {
        @State private var picked = 1
        var body: some View { ForEach([1, 2], id: \\.self) { n in
          Row(isOn: picked == n) { picked = n }
        } }
      }
      """)
    #expect(tree.children.last?.arguments.bool("chooses") == true)
  }

  /// Buttons that run the same code with nothing of their surroundings do the same.
  @Test(arguments: [
    ("store.rate(.now)", "store.rate( .now )", true),
    ("self.rate()", "self.rate()", true),
    ("store.rate(.now)", "store.rate(.later)", false),
    // a value of the loop
    ("store.open(card)", "store.open(card)", false),
  ])
  func effects(first: String, second: String, isSame: Bool) {
    let tree = Source.tree(
      """
      struct A: View {
        let store = Store()
        func rate() {}
        var body: some View { ForEach([1], id: \\.self) { card in
          Button("Rate") { \(first) }
          Button { \(second) } label: { Text("Rate") }
        } }
      }
      """)
    let effects = tree.children.map { $0.arguments.string("effect")?.filter { $0 != " " } }
    #expect((effects[0] != nil && effects[0] == effects[1]) == isSame)
  }
}
