import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct RowStacksTests {
  /// A text in lines of 100 pt beside another one, in a row of 300 pt.
  private static func row(lines: Int, width: Double = 100) -> Sketch {
    var tall = text("Estimated arrival at the destination").at(0, 0, width, Double(lines) * 20)
    var line = tall.text!.measured.lines[0]
    line.width = 100
    tall.text!.measured.lines = Array(repeating: line, count: lines)
    return hStack(tall, text("Today").at(width, 0, 60, 20)).at(0, 0, 300, Double(lines) * 20)
  }

  @Test(arguments: [
    (row(lines: 4), DynamicTypeSize.ax3, Outcome.review),
    // Two lines are read well, and so is a text that has nearly the whole row.
    (row(lines: 2), .ax3, .passes), (row(lines: 4, width: 240), .ax3, .passes),
    (row(lines: 4), .large, .notApplicable), (text("Alone"), .ax3, .notApplicable),
  ])
  func rows(root: Sketch, size: DynamicTypeSize, expected: Outcome) {
    #expect(outcome("row-stacks", root, .test(size)) == expected)
  }
}
