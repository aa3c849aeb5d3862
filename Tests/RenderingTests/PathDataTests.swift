import SightlineModel
import Testing

@testable import Rendering

struct PathDataTests {
  @Test(arguments: [
    ("M1 2 L3 4 Z", "m1 2 2 2z"), ("M0.5 -0.25 L0.5 10", "m.5-.25v10.25"),
    ("M0 0 L10 0 L20 5 L30 5", "m0 0h10l10 5h10"), ("M1 1 Q2 2 3 1 Q4 0 5 1", "m1 1q1 1 2 0 1-1 2 0"),
    ("M0 0 C1 1 2 2 3 3 Z M4 4 L5 6", "m0 0c1 1 2 2 3 3zm4 4 1 2"),
  ])
  func relativeAndShort(path: String, expected: String) {
    #expect(PathData.text(PathNotation.outline(path)) == expected)
  }

  @Test func roundingDoesNotAddUp() {
    let outline = Outline([.move(.zero)] + (1...1000).map { .line(Point(x: Double($0) * 0.333, y: Double($0 % 2))) })
    let text = PathData.text(outline, decimals: 1)
    let xs = text.dropFirst(4).split(separator: "l").joined(separator: " ").matches(of: /-?[0-9]*\.?[0-9]+/)
    let sum = stride(from: 0, to: xs.count, by: 2).reduce(0.0) { $0 + (Double("0" + xs[$1].0) ?? 0) }
    #expect(abs(sum - 333) < 0.11)
  }

  @Test(arguments: [(0.0, "0"), (0.5, ".5"), (-0.05, "-.05"), (12, "12"), (1.005, "1"), (-3.999, "-4"), (.nan, "0")])
  func numbers(value: Double, expected: String) { #expect(SVGNumber.text(value) == expected) }
}
