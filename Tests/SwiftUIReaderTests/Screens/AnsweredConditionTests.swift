import SightlineModel
import Testing

@testable import SwiftUIReader

/// What one unknown value is asked for twice is answered once, or a state shows what can't stand together.
struct AnsweredConditionTests {
  /// Texts of every state but those that were presumed.
  private static func states(_ body: String) -> Set<[String]> {
    let project = Source.project(
      """
      struct A: View {
        let store = Unknown()
        let index = 2
        var body: some View { VStack { \(body) } }
      }
      #Preview { A() }
      """)
    let variant = Variant(size: .large, locale: "en", device: Source.device)
    let states = project.screens(for: [variant]).first?.states.filter { $0.presumption == nil } ?? []
    return Set(states.compactMap { $0.trees.first?.root.texts })
  }

  @Test(arguments: [
    ("store.isOn", "!store.isOn"),
    // comparisons, calls, indices
    ("store.step == .last", "store.step != .last"), ("store.items.isEmpty", "store.items.count > 0"),
    ("store.isOn(index)", "!store.isOn(index)"), ("store.items[index] == 1", "self.store.items[index] != 1"),
  ])
  func oppositesAreNeverBothThere(first: String, second: String) {
    let found = Self.states("if \(first) { Text(\"a\") }; if \(second) { Text(\"b\") }; Text(\"c\")")
    #expect(found == [["a", "c"], ["b", "c"]])
  }

  /// `a && b` is neither a nor b.
  @Test func joinedConditionsFollowFromTheirParts() {
    let found = Self.states(
      "if store.a && store.b { Text(\"both\") }; Text(store.a ? \"a\" : \"-\"); Text(store.b ? \"b\" : \"-\")")
    #expect(!found.contains { $0[0] == "both" && $0 != ["both", "a", "b"] })
    #expect(found.contains(["both", "a", "b"]) && found.contains(["a", "-"]) && found.contains(["-", "b"]))
    let listed = Self.states("if store.a, store.b { Text(\"both\") }; if !store.a { Text(\"none\") }; Text(\"c\")")
    #expect(listed == [["both", "c"], ["none", "c"]])
  }

  /// What changes with every call is asked for each time.
  @Test func chanceIsAskedAgain() {
    let found = Self.states("if store.random() { Text(\"a\") }; if store.random() { Text(\"b\") }; Text(\"c\")")
    #expect(found == [["c"], ["a", "c"], ["b", "c"]])
  }
}
