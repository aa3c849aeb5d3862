import SightlineModel
import Testing
import Typesetting

struct LineHeightTests {
  /// As labels and SwiftUI texts were drawn: 20.33 pt for one line of body, 30.33 for two of caption.
  @Test func heightsOfLines() {
    let typesetter = Typesetter(fonts: FontLibrary())
    func height(_ style: TextStyle, _ string: String, _ host: Paragraph.Host = .swiftui) -> Double {
      let paragraph = Paragraph(runs: [.init(string: string, font: FontSpec(.style(style)))], host: host)
      return (typesetter.measure(paragraph, width: nil).size.height * 1_000).rounded() / 1_000
    }
    #expect(height(.body, "a") == 20.333)
    #expect(height(.caption1, "a\nb") == 30.333)
    #expect(height(.title1, "a", .uilabel) == 33.667)
    #expect(height(.body, "नमस्ते 日本") == 20.333)  // fallback scripts do not raise the line
  }
}
