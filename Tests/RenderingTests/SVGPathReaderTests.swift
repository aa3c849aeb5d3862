import SightlineModel
import Testing

@testable import Rendering

struct SVGPathReaderTests {
  @Test(arguments: [
    ("M1 2L3 4Z", "M1 2 L3 4 Z"), ("m1 2 2 2z", "M1 2 L3 4 Z"), ("M0,0h10v-5H0V0", "M0 0 L10 0 L10 -5 L0 -5 L0 0"),
    ("M1.5.5-2-.25", "M1.5 0.5 L-2 -0.25"), ("M0 0q1 1 2 0t2 0", "M0 0 Q1 1 2 0 Q3 -1 4 0"),
    ("M0 0c0 1 1 2 2 2s2-1 2-2", "M0 0 C0 1 1 2 2 2 C3 2 4 1 4 0"), ("M1e1 2E-1", "M10 0.2"),
  ])
  func commands(text: String, expected: String) {
    let (read, wanted) = (SVGPathReader.outline(text), PathNotation.outline(expected))
    #expect(read.commands.count == wanted.commands.count)
    #expect(PathData.text(read) == PathData.text(wanted))
  }

  /// Two half circles, flags without separators: radius 5 around the middle.
  @Test func arcsAreRound() {
    let outline = SVGPathReader.outline("M0 5a5 5 0 0110 0 5 5 0 01-10 0z")
    for command in outline.commands {
      guard case .cubic(_, _, let point) = command else { continue }
      let (x, y) = (point.x - 5, point.y - 5)
      #expect(abs((x * x + y * y).squareRoot() - 5) < 1e-9)
    }
    let box = outline.tightBounds
    #expect(abs(box.width - 10) < 0.01 && abs(box.height - 10) < 0.01)
  }

  @Test(arguments: ["", "Z", "M", "M1", "hello", "M0 0 L1e999 2", "M0 0 A1 1 0 2 0 5 5", "M0 0 L1 1 X 3 3", "M0 0 Z 3"])
  func whatIsWrongEndsThePath(text: String) { #expect(SVGPathReader.outline(text).commands.count <= 3) }
}
