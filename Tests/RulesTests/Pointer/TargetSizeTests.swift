import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct TargetSizeTests {
  static func row(_ side: Double, _ gap: Double) -> Sketch {
    hStack(
      button(symbol("a")).at(50, 100, side, side), button(symbol("b")).at(50 + side + gap, 100, side, side),
      button(symbol("c")).at(50 + 2 * (side + gap), 100, side, side))
  }

  @Test(arguments: [
    (side: 24.0, gap: 0.0, expected: Outcome.passes),  // exactly the minimum
    (side: 23.9, gap: 0.0, expected: .passes),  // within rounding to pixels
    (side: 23.5, gap: 0.0, expected: .fails),
    (side: 16.0, gap: 8.0, expected: .passes),  // small, but the circles only touch
    (side: 16.0, gap: 7.9, expected: .fails),
  ])
  func sizeAndSpacing(side: Double, gap: Double, expected: Outcome) {
    #expect(outcome("target-size", Self.row(side, gap)) == expected)
  }

  @Test(arguments: [
    // alone: any size will do
    (button(symbol("x")).at(50, 100, 10, 10), Outcome.passes),
    // next to a large one
    (hStack(button(symbol("x")).at(50, 100, 10, 10), button("Go").at(62, 90, 100, 44)), .fails),
    // system-sized controls are exempt
    (hStack(Sketch(.toggle).at(50, 100, 51, 20), button("Go").at(102, 100, 100, 44)), .passes),
    // a gesture on the card around a button is not beside it
    (
      vStack(button(symbol("x")).at(50, 100, 10, 10)).modified(
        .onTapGesture, frame: Rect(x: 0, y: 90, width: 200, height: 60)),
      .passes
    ),
    // scrolls past what stays
    (
      vStack(
        scrollView(.vertical, button(symbol("x")).at(50, 100, 10, 10)).at(0, 0, 300, 400),
        button("Go").at(62, 90, 100, 44)), .passes
    ),
    // disabled, hidden or untouchable
    (hStack(button(symbol("x")).at(50, 100, 10, 10).modified(.disabled), button("Go").at(62, 90, 100, 44)), .passes),
  ])
  func exceptions(root: Sketch, expected: Outcome) { #expect(outcome("target-size", root) == expected) }

  @Test func theFixedFrameIsToBlame() {
    let label = symbol("x").modified(.frame, ["width": .number(18), "height": .number(18)], line: 9)
    let root = hStack(
      button(label).at(50, 100, 18, 18).line(7), button(symbol("y")).at(68, 100, 18, 18).line(12))
    #expect(findings("target-size", root).map { $0.issue?.cause?.line } == [9, 12])
  }
}
