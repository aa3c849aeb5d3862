import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct StateRulesTests {
  static func card(_ title: String, chosen: Bool, selected: Bool = false) -> Sketch {
    let label = chosen ? hStack(text(title), symbol("checkmark.circle.fill")) : hStack(text(title))
    let card = button(label).line(5)
    return selected ? card.accessibilityAddTraits("isSelected") : card
  }
  static func circle(
    _ color: UInt32, _ x: Double, size: Double = 8, line: Int = 3, in appearance: Appearance? = nil
  ) -> Sketch {
    shape("circle", fill: RGBA(hex: color)).at(x, 100, size, size).line(line).with {
      $0.foregroundDerivation = appearance.map { [DerivationStep(.value(RGBA(hex: 0xAABBCC), $0))] } ?? []
    }
  }

  @Test(arguments: [
    (vStack(card("A", chosen: false), card("B", chosen: true)), Outcome.fails),
    (vStack(card("A", chosen: false), card("B", chosen: true, selected: true)), .passes),
    (vStack(card("A", chosen: false), card("B", chosen: false)), .notApplicable),  // nothing chosen
    (vStack(card("A", chosen: false), card("B", chosen: true).accessibilityValue("Selected")), .passes),
    // the source says that their actions choose nothing
    (
      vStack(card("A", chosen: false), card("B", chosen: true).with { $0.arguments.set("chooses", .bool(false)) }),
      .notApplicable
    ),
    (
      vStack(card("A", chosen: false), card("B", chosen: true).with { $0.arguments.set("chooses", .bool(true)) }),
      .fails
    ),
    // links lead away
    (
      vStack(
        Sketch(.navigationLink, [:], [text("A")]).line(5),
        Sketch(.navigationLink, [:], [hStack(text("B"), symbol("star.fill"))]).line(5)), .notApplicable
    ),
    // two different buttons
    (vStack(button("Save").line(1), button(hStack(text("Buy"), symbol("checkmark"))).line(2)), .notApplicable),
    // two radio circles, by name
    (
      vStack(
        button(hStack(text("A"), symbol("circle"))).line(4),
        button(hStack(text("B"), symbol("checkmark.circle.fill"))).line(4)
      ), .fails
    ),
  ])
  func selection(root: Sketch, expected: Outcome) { #expect(outcome("selected-state", root) == expected) }

  @Test(arguments: [
    // two colours of equal lightness
    (hStack(circle(0xCC4C4C, 20), circle(0x4C994C, 40), circle(0x4C994C, 60)), Outcome.fails),
    // the same colour in light and in dark, as previews have them
    (
      hStack(
        circle(0xCC4C4C, 20, in: .dark), circle(0x4C994C, 40, in: .light), circle(0x4C994C, 60, in: .light)),
      .notApplicable
    ),
    // told apart by lightness
    (hStack(circle(0x000000, 20), circle(0xBBBBBB, 40), circle(0xBBBBBB, 60)), .passes),
    // told apart by size
    (hStack(circle(0xCC4C4C, 20, size: 12), circle(0x4C994C, 40), circle(0x4C994C, 60)), .passes),
    // all equal; a palette; words beside them; too few
    (hStack(circle(0xCC4C4C, 20), circle(0xCC4C4C, 40), circle(0xCC4C4C, 60)), .notApplicable),
    (hStack(circle(0xCC4C4C, 20), circle(0x4C994C, 40), circle(0x4C4CCC, 60)), .notApplicable),
    (hStack(circle(0xCC4C4C, 20), circle(0x4C994C, 40), circle(0x4C994C, 60), text("Legend")), .notApplicable),
    (hStack(circle(0xCC4C4C, 20), circle(0x4C994C, 40)), .notApplicable),
  ])
  func colourAlone(root: Sketch, expected: Outcome) { #expect(outcome("color-only-state", root) == expected) }

  static let dots = hStack(circle(0x000000, 20), circle(0xBBBBBB, 40), circle(0xBBBBBB, 60))
  static let bar = zStack(
    shape("capsule", fill: RGBA(hex: 0xDDDDDD)).at(20, 100, 300, 8),
    shape("capsule", fill: RGBA(hex: 0x005500)).at(20, 100, 60, 8))
  @Test(arguments: [
    (dots, Outcome.fails),
    (dots.accessibilityElement().accessibilityLabel("Page 1 of 3"), .passes),
    (dots.accessibilityElement().accessibilityLabel("Pages").accessibilityValue("1 of 3"), .passes),
    (dots.accessibilityElement().accessibilityLabel("Pages"), .fails),
    (bar, .fails),
    (bar.accessibilityElement().accessibilityLabel("Progress").accessibilityValue("20 %"), .passes),
    (vStack(text("Step 1 of 5").at(20, 80, 100, 18), bar).at(20, 80, 300, 40), .passes),  // said in words
    (Sketch(.progressView, ["value": .number(0.2)]), .notApplicable),
  ])
  func progress(root: Sketch, expected: Outcome) { #expect(outcome("status-announced", root) == expected) }

  static func late(_ seconds: Double?) -> Sketch { button("Start").with { $0.appearsAfter = seconds } }
  @Test(arguments: [
    (vStack(text("Hi"), late(6)), Outcome.fails), (vStack(text("Hi"), late(3)), .passes),
    (vStack(button("Skip"), late(6)), .passes),  // something else is there
    (vStack(late(nil)), .notApplicable), (vStack(late(6), late(8)), .fails),
    (vStack(button("Skip").modified("disabled"), late(6)), .fails),  // but it can't be used
  ])
  func waiting(root: Sketch, expected: Outcome) { #expect(outcome("timed-control", root) == expected) }

  static func row(_ parts: Sketch..., line: Int = 4) -> Sketch { Sketch(.hStack, [:], parts).line(line) }
  @Test(arguments: [
    (vStack(row(text("A"), text("1")), row(text("B"), text("2"))), Outcome.fails),
    (
      vStack(
        row(text("A"), text("1")).accessibilityElement("combine"),
        row(text("B"), text("2")).accessibilityElement("combine")),
      .passes
    ),
    (vStack(row(symbol("a").accessibilityHidden(), text("1")), row(text("2"))), .passes),  // one stop each
    (row(text("A"), text("1")), .notApplicable),  // not repeated
    (vStack(row(text("A"), button("B")), row(text("A"), button("B"))), .passes),  // something to operate
    (vStack(text("A"), text("B")).modified("onTapGesture", line: 2), .fails),
    (
      vStack(
        row(text("A"), text("1").modified("onTapGesture", line: 5)),
        row(text("B"), text("2").modified("onTapGesture", line: 5))),
      .passes
    ),
    (hStack(text("Smile").at(20, 100, 40, 20), text("P").at(60, 100, 9, 20), text("i").at(69, 100, 5, 20)), .fails),
    (
      hStack(text("Smile").at(20, 100, 40, 20), text("P").at(60, 100, 9, 20), text("i").at(69, 100, 5, 20))
        .accessibilityElement().accessibilityLabel("SmilePile"), .passes
    ),
    (hStack(text("A").at(20, 100, 9, 20), text("B").at(60, 100, 9, 20), text("C").at(99, 100, 9, 20)), .notApplicable),
    (button(row(text("A"), text("1")), row(text("B"), text("2"))), .passes),  // the button swallows them
  ])
  func grouping(root: Sketch, expected: Outcome) { #expect(outcome("group", root) == expected) }

  @Test(arguments: [
    ("arrow.right", "ar", Outcome.fails), ("chevron.left", "he", .fails), ("arrow.right", "en", .notApplicable),
    ("arrow.forward", "ar", .passes), ("arrow.left.arrow.right", "ar", .notApplicable), ("star", "ar", .notApplicable),
    ("hand.point.left", "ar", .notApplicable), ("arrow.up", "ar", .notApplicable),
    ("arrow.right.circle.fill", "ar-XB", .fails),
    ("arrow.up.right", "ar", .review),
  ])
  func direction(name: String, locale: String, expected: Outcome) {
    #expect(outcome("rtl-mirroring", vStack(symbol(name)), .test(locale: locale)) == expected)
  }

  @Test func aSymbolThatIsFlippedByHandPasses() {
    let root = symbol("arrow.right").modified("flipsForRightToLeftLayoutDirection", ["enabled": .bool(true)])
    #expect(outcome("rtl-mirroring", root, .test(locale: "ar")) == .passes)
  }

  @Test func adaptingNames() {
    #expect(DirectionalSymbol.adapting("arrow.right.circle.fill") == "arrow.forward.circle.fill")
    #expect(DirectionalSymbol.adapting("chevron.left.2") == "chevron.backward.2")
    #expect(DirectionalSymbol.adapting("chevron.forward") == nil)
  }
}
