import SightlineModel
import Testing

@testable import Rules

/// What the sources say of states and of what is hidden, as findings.
struct WrittenStateTests {
  private static let place = SourceLocation(file: "A.swift", line: 3, column: 1)
  private static let part = SourceLocation(file: "A.swift", line: 12, column: 1)

  /// A control that only looks chosen fails, at its own line and with the lines that draw it; a colour elsewhere is a question.
  @Test(
    arguments: [
      (WrittenBehaviour.Kind.chosenLook(isChoice: true), [Outcome.fails], "chosen"),
      (.chosenLook(isChoice: false), [.fails], "isOn"), (.tick, [.fails], "tick"), (.menuTick, [.fails], "Picker"),
      (.colorState("isOn"), [], ""),
    ])
  func choices(kind: WrittenBehaviour.Kind, expected: [Outcome], says: String) {
    var behaviour = WrittenBehaviour(kind, Self.place)
    behaviour.parts = [Self.part]
    let found = SelectedState().judge(ProjectFacts(behaviours: [behaviour]))
    #expect(found.map(\.verdict.outcome) == expected)
    #expect(found.allSatisfy { $0.location == Self.place && $0.parts == [Self.part] })
    for case .fails(let issue) in found.map(\.verdict) { #expect(issue.message.contains(says)) }
  }

  /// Context menus are one question, with all of their places.
  @Test func hiddenActions() {
    let menus = [Self.place, Self.part].map { WrittenBehaviour(.hiddenActions(["Export"]), $0) }
    let found = GestureAlternative().judge(ProjectFacts(behaviours: menus))
    #expect(found.map(\.verdict.outcome) == [.review])
    #expect(found.map(\.location) == [Self.place] && found.map(\.parts) == [[Self.part]])
    #expect(GestureAlternative().judge(ProjectFacts(behaviours: [.init(.silentCopy, Self.place)])).isEmpty)
  }
}
