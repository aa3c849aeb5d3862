import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct TextUnreachableTests {
  private static let unknown = text("Sample text").at(20, 100, 300, 20).with {
    $0.text?.content.runs[0].unknownReason = "from the network"
  }

  @Test(arguments: [
    (text("On screen").at(20, 800, 100, 20), Outcome.passes),
    (text("Just over").at(20, 857, 100, 20), .passes),  // 3 pt: tolerated
    (text("Below").at(20, 870, 100, 20), .fails),
    (text("Above").at(20, -30, 100, 20), .fails),
    (text("Right").at(390, 100, 100, 20), .fails),
    (scrollView(.vertical, text("Below").at(20, 2000, 100, 20)), .passes),
    (scrollView(.horizontal, text("Right").at(600, 100, 100, 20)), .passes),
    (scrollView(.horizontal, text("Below").at(20, 2000, 100, 20)), .fails),  // the wrong axis
    (Sketch(.tabView, [:], [text("Next page").at(500, 100, 100, 20)]), .passes),
    (button(shape()).at(20, 900, 44, 44), .fails),
    (text("Gone").at(20, 900, 100, 20).with { $0.opacity = 0 }, .notApplicable),
    // A closed drawer is meant to be away.
    (
      text("Menu").at(-250, 100, 200, 20).modified(.offset, frame: Rect(x: 0, y: 100, width: 200, height: 20)),
      .notApplicable
    ),
    (text("Menu").at(-20, 100, 200, 20).modified(.offset, frame: Rect(x: 0, y: 100, width: 200, height: 20)), .fails),
    (text("Squeezed").at(20, 100, 0, 0), .fails),
    // Nobody knows how much room the words beside it need.
    (hStack(unknown, text("Squeezed").at(20, 100, 0, 0)), .review),
    (vStack(unknown, text("Squeezed").at(20, 100, 0, 0)), .fails),
  ])
  func reach(root: Sketch, expected: Outcome) { #expect(outcome("text-unreachable", root) == expected) }

  @Test func everythingPushedOutHasOneCause() {
    let stack = vStack(text("a").at(20, -50, 50, 20), text("b").at(20, 900, 50, 20)).line(12)
    let lines = findings("text-unreachable", vStack(stack.modified(.padding, line: 20)).line(3)).map {
      $0.issue?.cause?.line
    }
    #expect(lines == [3, 3])
  }
}
