import SightlineModel
import Testing
import Typesetting

struct TruncationTests {
  static let typesetter = Typesetter(fonts: FontLibrary())
  static func paragraph(_ string: String) -> Paragraph { Paragraph(runs: [.init(string: string, font: .body)]) }

  @Test(arguments: [
    (Paragraph.TruncationMode.tail, "A rather long hea…"), (.head, "…dline to truncate"),
    (.middle, "A rather…truncate"),
  ])
  func modes(mode: Paragraph.TruncationMode, expected: String) {
    var paragraph = Self.paragraph("A rather long headline to truncate")
    paragraph.lineLimit = 1
    paragraph.truncationMode = mode
    let text = Self.typesetter.measure(paragraph, width: mode == .head ? 142 : 146)
    #expect(text.isTruncated)
    #expect(text.lines.map(\.text) == [expected])
    #expect(text.lines[0].elided != nil)
    #expect(text.size.width <= 146)
  }

  @Test func heightLimitsTheLinesButNeverTheFirst() {
    let paragraph = Self.paragraph("one two three four five six seven")
    #expect(Self.typesetter.measure(paragraph, width: 60, height: 45).lines.count == 2)
    let least = Self.typesetter.measure(paragraph, width: 60, height: 0)
    #expect(least.lines.count == 1)
    #expect(least.isTruncated)
  }

  @Test func shrinksBeforeItCuts() {
    var paragraph = Self.paragraph("A rather long headline")
    paragraph.lineLimit = 1
    paragraph.minimumScaleFactor = 0.5
    let full = Self.typesetter.measure(Self.paragraph("A rather long headline"), width: nil).size.width
    let text = Self.typesetter.measure(paragraph, width: full * 0.8)
    #expect(!text.isTruncated)
    #expect(text.scaleFactor < 0.85 && text.scaleFactor > 0.75)
    #expect(text.size.width <= full * 0.8 + 0.34)
    #expect(Self.typesetter.measure(paragraph, width: full * 0.3).isTruncated)
  }

  /// An initial that fills its disc: one character is no line too many, and shrinks all the same.
  @Test(arguments: [(40.0, 40.0, true), (400, 40, true), (40, 400, true), (2000, 2000, false)])
  func oneCharacterShrinksToItsRoom(width: Double, height: Double, shrinks: Bool) {
    var paragraph = Self.paragraph("N")
    paragraph.minimumScaleFactor = 0.01
    let one = Self.typesetter.measure(paragraph, width: nil).size
    let factor = 1000 / one.height
    let text = Self.typesetter.measure(paragraph, width: width / factor, height: height / factor)
    #expect((text.scaleFactor < 1) == shrinks)
    #expect(text.size.width <= width / factor + 0.34 && text.size.height <= height / factor + 0.34)
    paragraph.minimumScaleFactor = 1
    #expect(Self.typesetter.measure(paragraph, width: width / factor, height: height / factor).size == one)
  }

  @Test func tightensByFivePerCentAtMost() {
    var paragraph = Self.paragraph("A rather long headline")
    paragraph.lineLimit = 1
    paragraph.allowsTightening = true
    let full = Self.typesetter.measure(Self.paragraph("A rather long headline"), width: nil).size.width
    #expect(!Self.typesetter.measure(paragraph, width: full * 0.97).isTruncated)
    #expect(Self.typesetter.measure(paragraph, width: full * 0.9).isTruncated)
  }

  @Test func reservedLinesCountAsHeight() {
    var paragraph = Self.paragraph("one")
    paragraph.minimumLines = 3
    #expect(abs(Self.typesetter.measure(paragraph, width: nil).size.height - 64.333) < 0.001)
  }
}
