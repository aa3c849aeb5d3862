import SightlineModel
import Testing
import Typesetting

struct DynamicTypeTests {
  @Test(arguments: [
    (TextStyle.body, DynamicTypeSize.large, 17.0, 22.0), (.body, .ax5, 53, 62), (.largeTitle, .xSmall, 31, 38),
    (.caption2, .ax5, 40, 48), (.headline, .ax1, 28, 34), (.title1, .large, 28, 34),
  ])
  func publishedSizes(style: TextStyle, size: DynamicTypeSize, points: Double, leading: Double) {
    #expect(DynamicType.size(of: style, at: size) == points)
    #expect(DynamicType.leading(of: style, at: size) == leading)
  }

  @Test(arguments: TextStyle.allCases) func sizesNeverShrink(style: TextStyle) {
    let sizes = DynamicTypeSize.allCases.map { DynamicType.size(of: style, at: $0) }
    #expect(sizes == sizes.sorted())
  }

  /// Roboto 17 pt relative to body was drawn at 47.9 pt at AX5: lengths follow the leading.
  @Test func lengthsFollowTheLeading() {
    #expect(abs(DynamicType.scaled(17, relativeTo: .body, at: .ax5) - 47.909) < 0.001)
    #expect(DynamicType.scaled(17, relativeTo: .body, at: .large) == 17)
  }

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
