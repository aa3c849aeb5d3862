import SightlineModel
import Testing

@testable import SwiftUIReader

/// A tree says in which arms its views were made without knowing.
struct GuessedArmTests {
  private static func guesses(_ body: String) throws -> [GuessedArm] {
    let project = Source.project(
      """
      struct A: View {
        let store = Unknown()
        @State private var isOn = true
        var body: some View {
          \(body)
        }
      }
      #Preview { A() }
      """)
    let variant = Variant(size: .large, locale: "en", device: Source.device)
    let states = project.screens(for: [variant]).first?.states.filter { $0.presumption == nil } ?? []
    return try #require(states.last?.trees.first).guessed ?? []
  }

  @Test func whatIsUnknownIsGuessed() throws {
    let guessed = try Self.guesses(
      """
      if store.isNew { Text("new")
          Text("more") }
      """)
    #expect(guessed.map(\.condition) == ["store.isNew"])
    #expect(guessed.map(\.lines) == [SourceLines(file: "A.swift", first: 6, last: 7)])
  }

  @Test(arguments: [
    ("if isOn { Text(\"on\") }", [String]()),
    ("if store.isNew { Text(\"new\") } else { Text(\"old\") }", ["store.isNew"]),
    ("switch store.step { case 1: Text(\"one\")\n default: Text(\"last\") }", ["store.step"]),
  ])
  func onlyWhatIsUnknown(body: String, conditions: [String]) throws {
    #expect(try Set(Self.guesses(body).map(\.condition)) == Set(conditions))
  }
}
