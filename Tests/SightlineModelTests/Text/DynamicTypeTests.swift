import SightlineModel
import Testing

struct DynamicTypeTests {
  @Test(arguments: [
    (TextStyle.body, DynamicTypeSize.large, 17.0, 22.0), (.body, .ax5, 53, 62), (.largeTitle, .xSmall, 31, 38),
    (.caption2, .ax5, 40, 48), (.headline, .ax1, 28, 34), (.title1, .large, 28, 34),
    (.extraLargeTitle, .large, 36, 43), (.extraLargeTitle2, .large, 28, 34),
  ])
  func publishedSizes(style: TextStyle, size: DynamicTypeSize, points: Double, leading: Double) {
    #expect(DynamicType.size(of: style, at: size) == points)
    #expect(DynamicType.leading(of: style, at: size) == leading)
  }

  @Test(arguments: TextStyle.allCases) func sizesAndLeadingsNeverShrink(style: TextStyle) {
    let sizes = DynamicTypeSize.allCases.map { DynamicType.size(of: style, at: $0) }
    let leadings = DynamicTypeSize.allCases.map { DynamicType.leading(of: style, at: $0) }
    #expect(sizes == sizes.sorted() && leadings == leadings.sorted())
    #expect(zip(sizes, leadings).allSatisfy { $0 < $1 })
  }

  /// Roboto 17 pt relative to body was drawn at 47.9 pt at AX5: lengths follow the leading.
  @Test func lengthsFollowTheLeading() {
    #expect(abs(DynamicType.scaled(17, relativeTo: .body, at: .ax5) - 47.909) < 0.001)
    #expect(DynamicType.scaled(17, relativeTo: .body, at: .large) == 17)
  }

  @Test(arguments: [
    (17.0, DynamicTypeSize.medium, 16.0),  // recorded at 2 pixels per point
    (16.0, .medium, 15.5),
    (28.0, .large, 28.0),
    (10.0, .ax5, 28.0),  // 62/22 of the length, to the half point
  ])
  func scaledMetricsAreWholePixels(length: Double, size: DynamicTypeSize, expected: Double) {
    #expect(DynamicType.scaled(length, relativeTo: .body, at: size, pixelsPerPoint: 2) == expected)
  }
}
