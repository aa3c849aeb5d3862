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
    (row(lines: 3), .ax3, .passes),
    // Two lines are read well, and so is a text that has nearly the whole row.
    (row(lines: 2), .ax3, .passes), (row(lines: 4, width: 240), .ax3, .passes),
    (row(lines: 4), .large, .notApplicable), (text("Alone"), .ax3, .notApplicable),
  ])
  func rows(root: Sketch, size: DynamicTypeSize, expected: Outcome) {
    #expect(outcome("row-stacks", root, .test(size)) == expected)
  }

  /// Words that only exist at run time, beside something of that width in a row of 300 pt.
  private static func open(beside other: Sketch, width: Double, words: String = "Some words") -> Sketch {
    let unknown = text(words).at(0, 0, 80, 20).with { $0.text?.content.runs[0].unknownReason = "from the network" }
    return hStack(unknown, Sketch(.spacer), other.at(300 - width, 0, width, 20)).at(0, 0, 300, 20)
      .modified(.frame, ["width": .number(300)], frame: Rect(x: 0, y: 0, width: 300, height: 20))
  }
  private static func field(width: Double) -> Sketch {
    hStack(text("Your name").at(0, 0, 300 - width, 20), Sketch(.textField).at(300 - width, 0, width, 20))
      .at(0, 0, 300, 20).modified(.frame, ["width": .number(300)], frame: Rect(x: 0, y: 0, width: 300, height: 20))
  }

  /// What is longer than its sample has little room beside other words or a large picture, and so has what is typed.
  @Test(
    arguments: [
      (open(beside: text("Yesterday"), width: 120), DynamicTypeSize.ax3, Outcome.review),
      (open(beside: text("Yesterday"), width: 120), .large, .notApplicable),
      (open(beside: text("Now"), width: 60), .ax3, .passes),
      (open(beside: symbol("star"), width: 80), .ax3, .review),
      (open(beside: symbol("star"), width: 40), .ax3, .passes),
      // A number stays short.
      (open(beside: text("Yesterday"), width: 120, words: "12"), .ax3, .passes),
      (field(width: 150), .ax3, .review), (field(width: 250), .ax3, .passes),
      (field(width: 150), .large, .notApplicable),
    ] as [(Sketch, DynamicTypeSize, Outcome)])
  func wordsOfRunTime(root: Sketch, size: DynamicTypeSize, expected: Outcome) {
    #expect(outcome("row-stacks", root, .test(size)) == expected)
  }
}
