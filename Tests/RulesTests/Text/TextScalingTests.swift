import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct TextScalingTests {
  @Test(arguments: [
    (text("Terms", scales: true), Outcome.passes),
    (text("Terms", size: 14, scales: false), .fails),
    (text("🎉", size: 64, scales: false), .notApplicable),
    (text("•", size: 14, scales: false), .notApplicable),
    (text("7", size: 14, scales: false), .fails),
    (text("7", size: 300, scales: false).with { $0.text?.measured.scaleFactor = 0.6 }, .passes),  // fills its room
    // A variable that is empty now.
    (text("", size: 14, scales: false), .fails),
    (text("", size: 14, scales: true), .passes),
    (Sketch(.navigationBar, [:], [text("Title", size: 17, scales: false)]), .notApplicable),
  ])
  func scaling(root: Sketch, expected: Outcome) { #expect(outcome("text-scaling", root) == expected) }

  /// UIKit sets them in one size, and no font of the app's reaches them.
  @Test func segmentsAreOneQuestionForEachPicker() {
    func segment(_ title: String) -> Sketch { Sketch(.segment, [:], [text(title, size: 13, scales: false)]) }
    let picker = Sketch(.picker, [:], [hStack(segment("Day"), segment("Month"), segment("Year"))])
    let found = findings("text-scaling", vStack(picker, text("Terms", size: 14, scales: false)))
    #expect(found.map(\.outcome) == [.review, .fails])
    #expect(found[0].issue?.message.contains("“Day” and 2 more, stay at 13 pt") == true)
    #expect(outcome("text-scaling", Sketch(.picker, [:], [text("Day")])) == .passes)
  }

  @Test func aScaledMetricScales() {
    let font = FontSpec(.system(size: 30), scaledFrom: 18)
    #expect(outcome("text-scaling", text("a", size: 30, scales: false, font: font), .test(.ax3)) == .passes)
    #expect(outcome("text-scaling", text("a", size: 30, scales: false), .test(.ax3)) == .fails)
  }

  @Test(arguments: [(34.0, "largeTitle"), (28, "title"), (15, "subheadline"), (9, "caption2"), (80, "largeTitle")])
  func nearestStyle(size: Double, name: String) { #expect(TextStyle.nearest(to: size).swiftName == name) }
}
