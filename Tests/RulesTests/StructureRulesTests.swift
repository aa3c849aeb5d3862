import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct StructureRulesTests {
  static func tap(_ root: Sketch, count: Double = 1) -> Sketch {
    root.modified(.onTapGesture, ["count": .number(count)])
  }
  static let wholeScreen = Rect(x: 0, y: 0, width: 402, height: 874)

  @Test(arguments: [
    (tap(text("Details")), Outcome.fails),
    (tap(text("Details")).accessibilityAddTraits("isButton"), .passes),
    (tap(text("Details").accessibilityAddTraits("isLink")), .passes),
    (tap(text("Details").accessibilityAction("Open")), .passes),
    (tap(shape()), .fails),  // nothing to reach it by
    (tap(vStack(text("a"), button("b"))), .passes),  // the button does it
    (vStack(text("a")).modified(.onTapGesture, frame: wholeScreen), .notApplicable),  // closes the keyboard
    (tap(text("Details")).accessibilityHidden(), .notApplicable),
    (tap(text("Details"), count: 2), .notApplicable),
    (tap(hStack(text("a"), text("b")).accessibilityElement("combine").accessibilityAddTraits("isButton")), .passes),
  ])
  func tapRoles(root: Sketch, expected: Outcome) { #expect(outcome("tap-role", root) == expected) }

  @Test(arguments: [
    (button("Go"), Outcome.notApplicable),
    (button("Go").accessibilityAddTraits("isHeader"), .passes),
    (button("Go").accessibilityAddTraits("isLink"), .fails),
    (
      button("Go").accessibilityAddTraits("isLink").modified(
        "accessibilityRemoveTraits", ["traits": .name("isButton")]), .notApplicable
    ),
    (button("Go").modified(.accessibilityAdjustableAction), .fails),
    (button("Go").accessibilityAddTraits("isSelected"), .passes),
  ])
  func traits(root: Sketch, expected: Outcome) { #expect(outcome("trait-conflict", root) == expected) }

  @Test(arguments: [
    (button(hStack(text("Trip"), button("Share"))), Outcome.fails),
    (hStack(text("Trip"), button("Share")), .notApplicable),
    (hStack(text("Trip"), button("Share"), button("Edit")).accessibilityElement("combine"), .passes),  // actions
    (
      hStack(text("Trip"), button("Share"), button("Edit")).accessibilityElement("ignore").accessibilityLabel("Trip"),
      .fails
    ),
    (
      hStack(text("Wi-Fi"), Sketch(.toggle)).accessibilityElement("ignore").accessibilityLabel("Wi-Fi")
        .accessibilityAddTraits("isButton"), .passes
    ),
    (button(hStack(text("Trip"), button("Share").accessibilityHidden())), .notApplicable),
  ])
  func nesting(root: Sketch, expected: Outcome) { #expect(outcome("nested-control", root) == expected) }

  @Test(arguments: [
    (vStack(text("Plan"), text("Renews yearly").accessibilityHidden()), Outcome.fails),
    (
      vStack(text("Plan").accessibilityLabel("Plan, renews yearly"), text("Renews yearly").accessibilityHidden()),
      .passes
    ),
    (vStack(text("a b"), text("42").accessibilityHidden()), .notApplicable),  // no words
    (vStack(text("Plan"), text("Renews yearly")), .notApplicable),
    (vStack(text("Plan")).accessibilityElement("ignore").accessibilityLabel("Other"), .notApplicable),
    // The parent speaks it.
    (button(text("Buy now").accessibilityHidden()).accessibilityLabel("Buy now, 3 €"), .passes),
  ])
  func hiddenText(root: Sketch, expected: Outcome) { #expect(outcome("text-spoken", root) == expected) }

  static func scrim(_ alpha: Double) -> Sketch {
    let color = RGBA.black.opacity(alpha)
    return shape(.color, fill: color).with {
      $0.frame = wholeScreen
      $0.drawings = [.fill(Outline(), .color(color))]
    }
  }
  @Test(arguments: [
    (zStack(text("Behind"), scrim(0.5), vStack(text("Sure?"), button("No"))), Outcome.fails),
    (
      zStack(text("Behind"), scrim(0.5), vStack(text("Sure?"), button("No")).accessibilityAddTraits("isModal")), .passes
    ),
    (zStack(text("Behind").accessibilityHidden(), scrim(0.5), text("Sure?")), .passes),
    (zStack(scrim(1), text("Plain")), .notApplicable),  // a background
    (zStack(scrim(0.5), text("Tinted")), .passes),  // nothing behind
    (zStack(text("Behind"), scrim(0.5)), .notApplicable),  // nothing in front
  ])
  func overlays(root: Sketch, expected: Outcome) { #expect(outcome("modal", root) == expected) }

  @Test(arguments: [
    (text("Card").modified(.onLongPressGesture), Outcome.fails),
    (text("Card").modified(.onLongPressGesture).accessibilityAction("Delete"), .passes),
    (text("Card").modified(.gesture, ["gesture": .name("DragGesture")]), .fails),
    (
      text("Card").modified(.gesture, ["gesture": .name("DragGesture")]).modified(.accessibilityAdjustableAction),
      .passes
    ),
    (tap(text("Card"), count: 2), .fails),
    (tap(text("Card")), .notApplicable),
    (vStack(text("Card"), button("Delete")).modified(.gesture, ["gesture": .name("DragGesture")]), .passes),
    (text("Card").modified(.swipeActions), .notApplicable),  // actions to VoiceOver
  ])
  func gestures(root: Sketch, expected: Outcome) { #expect(outcome("gesture-alternative", root) == expected) }

  /// The title may be given by a view whose bar somebody else has.
  @Test(arguments: [(.padding, Outcome.fails), (.navigationTitle, .passes)] as [(ViewKind, Outcome)])
  func titlesCountWhereverTheyAreGiven(modifier: ViewKind, expected: Outcome) {
    let texts = (1...9).map { line in
      text("Plant \(line)").with { $0.source = SourceLocation(file: "A.swift", line: line, column: 1) }
    }
    #expect(outcome("screen-title", Sketch(.vStack, [:], texts).modified(modifier, line: 20)) == expected)
  }

  /// A place that is made up says nothing of the order.
  @Test func whatIsNotPlacedIsNotJudged() {
    func column(_ uncertainty: Double) -> Sketch {
      vStack(
        text("a").at(20, 130, 100, 20), text("b").at(20, 100, 100, 20).with { $0.uncertainty = uncertainty })
    }
    #expect(outcome("reading-order", column(0)) == .fails)
    #expect(outcome("reading-order", column(10_000)) == .notApplicable)
  }

  @Test(arguments: [
    (vStack(text("a").at(20, 100, 100, 20), text("b").at(20, 130, 100, 20)), Outcome.passes),
    (vStack(text("a").at(20, 100, 100, 20), text("b").at(20, 130, 100, 20).accessibilitySortPriority(1)), .fails),
    // columns are read one after the other
    (
      hStack(
        vStack(text("a").at(20, 100, 100, 20), text("b").at(20, 130, 100, 20)),
        vStack(text("c").at(200, 100, 100, 20), text("d").at(200, 130, 100, 20))), .passes
    ),
    // slightly higher: a badge
    (hStack(text("a").at(20, 100, 100, 20), text("b").at(60, 84, 30, 14)), .passes),
  ])
  func order(root: Sketch, expected: Outcome) {
    #expect(
      outcome("reading-order", root) == expected
        || outcome("reading-order", root) == .notApplicable && expected == .passes)
  }

  /// How many elements a loop over data that are not known makes, nobody knows.
  @Test(arguments: [([4, 4, 4], [4, 4, 4], Outcome.review), ([4, 4], [], .fails), ([4, 4, 5], [4, 4], .fails)])
  func rowsOfUnknownCount(lines: [Int], unknown: [Int], expected: Outcome) {
    func row() -> Sketch {
      var left = unknown
      let texts = lines.map { line -> Sketch in
        let isUnknown = left.first == line
        if isUnknown { left.removeFirst() }
        return text("Some words").line(line).with {
          if isUnknown { $0.text?.content.runs[0].unknownReason = "from the network" }
        }
      }
      return Sketch(.hStack, [:], texts).line(3)
    }
    let found = findings("group", vStack(row(), row()))
    #expect(found.map(\.outcome) == [expected, expected])
  }
}
