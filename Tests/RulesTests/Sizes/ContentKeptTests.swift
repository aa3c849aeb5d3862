import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct ContentKeptTests {
  /// A control that an accessibility size takes away is lost, whatever became of the layout around it.
  @Test func controlsAreKept() {
    let rule = ContentKept()
    let share = vStack(text("Ferns"), button("Share"))
    let kept = judged(rule, usual: share, large: hStack(button("Share"), text("Ferns")))
    #expect(kept == [.passes, .passes, .passes])
    #expect(judged(rule, usual: share, large: vStack(text("Ferns"))).contains(.fails))
    let menu = vStack(text("Ferns"), button(symbol("ellipsis")).accessibilityLabel("Share"))
    #expect(!judged(rule, usual: share, large: menu).contains(.fails), "the same name is the same control")
  }

  /// Room that takes a tap and shows nothing is no content.
  @Test func whatShowsNothingIsNotLost() {
    let empty = Sketch(.color, [:], []).modified(.onTapGesture, line: 9)
    let kept = judged(ContentKept(), usual: vStack(text("Ferns"), empty), large: vStack(text("Ferns")))
    #expect(kept == [.passes])
  }

  /// Other words may say the same: a person looks.
  @Test func wordsThatAreGoneAreForAPerson() {
    #expect(judged(ContentKept(), usual: text("3 months"), large: text("3 mo")) == [.review])
    #expect(judged(ContentKept(), usual: text("Ferns"), large: text("All ferns")) == [.passes])
  }

  /// Data goes on from one look to the next: the same view shows the next order, and nothing is lost.
  @Test(arguments: [(nil, Outcome.passes), ("Order 7", .review)])
  func otherDataIsNoLoss(literal: String?, expected: Outcome) {
    func order(_ words: String) -> Sketch {
      text(words).line(51).with {
        let step = literal.map { DerivationStep(.text($0), at: .init(file: "Test.swift", line: 3, column: 1)) }
        $0.text?.content.runs[0].derivation = step.map { [$0] } ?? []
      }
    }
    #expect(judged(ContentKept(), usual: order("Order 7"), large: order("Order 8")) == [expected])
    #expect(judged(ContentKept(), usual: order("Order 7"), large: text("Ferns")) == [.review])
  }
}
