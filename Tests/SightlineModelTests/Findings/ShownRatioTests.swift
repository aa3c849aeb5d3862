import SightlineModel
import Testing

struct ShownRatioTests {
  /// What fails never reads like the ratio that it misses, and what is exact is not cut.
  @Test(arguments: [
    (4.4999, 2, "4.49"), (4.499_999, 2, "4.49"), (4.5, 2, "4.5"), (4.35, 2, "4.35"), (1.0, 2, "1"), (21.0, 2, "21"),
    (3.05, 2, "3.05"), (2.999_6, 3, "2.999"), (12.0, 0, "12"), (0.07, 2, "0.07"), (.infinity, 2, "unbounded"),
  ])
  func isCut(ratio: Double, decimals: Int, expected: String) {
    #expect(ShownRatio.number(ratio, decimals: decimals) == expected)
    #expect(ShownRatio.text(ratio, decimals: decimals) == expected + ":1")
  }
}
