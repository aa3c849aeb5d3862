import SightlineModel
import Testing

@testable import SwiftUIReader

struct ScaledLengthTests {
  @Test(arguments: [
    (17.0, DynamicTypeSize.medium, 16.0),  // recorded at 2 pixels per point
    (16.0, .medium, 15.5),
    (28.0, .large, 28.0),
    (10.0, .ax5, 28.0),  // 62/22 of the length, to the half point
  ])
  func body(length: Double, size: DynamicTypeSize, expected: Double) {
    #expect(ScaledLength.scaled(length, style: .body, at: size, pixelsPerPoint: 2) == expected)
  }

  @Test func everyStyleOfTheGuidelinesHasAllSizes() {
    for style in TextStyle.allCases where style != .extraLargeTitle && style != .extraLargeTitle2 {
      #expect(ScaledLength.leadings[style]?.count == DynamicTypeSize.allCases.count)
    }
  }
}
