import SightlineModel
import Testing
import Typesetting

struct WrappingTests {
  static let typesetter = Typesetter(fonts: FontLibrary())
  static let hello =
    "Hello, world. This is a long run of text that should wrap at some point. Someone should improve this test by "
    + "adding a joke or something. Alright, it's been fun!"

  /// As a UILabel of 17 pt and 300 pt broke it (Blueprint's reference images, iOS 17).
  @Test func labelBreaksAsRecorded() {
    let paragraph = Paragraph(
      runs: [.init(string: Self.hello, font: FontSpec(.system(size: 17)))], scale: 1, host: .uilabel)
    let text = Self.typesetter.measure(paragraph, width: 300)
    #expect(
      text.lines.map(\.text) == [
        "Hello, world. This is a long run of text", "that should wrap at some point.",
        "Someone should improve this test by", "adding a joke or something. Alright, it's", "been fun!",
      ])
    #expect(text.size.height == 102)
    #expect(!text.isTruncated)
  }

  @Test func lineLimitCutsWithAnEllipsis() {
    let paragraph = Paragraph(
      runs: [.init(string: Self.hello, font: FontSpec(.system(size: 17)))], lineLimit: 2, scale: 1, host: .uilabel)
    let text = Self.typesetter.measure(paragraph, width: 300)
    #expect(text.isTruncated)
    #expect(text.lines.last?.text == "that should wrap at some point. Som…")
    #expect(text.lines.last?.end == Self.hello.utf8.count)
  }
}
