import SceneBuilding
import SightlineModel
import Testing

@testable import SpokenElements

struct ReadingTests {
  func labels(_ root: Sketch) -> [String] { Scene(root).spokenElements.map { $0.spoken!.label } }

  @Test(arguments: [
    // hidden by its own modifier, by an ancestor's, by opacity
    (vStack(text("a"), text("b").accessibilityHidden()), ["a"]),
    (vStack(text("a"), hStack(text("b"), text("c")).accessibilityHidden()), ["a"]),
    (vStack(text("a"), text("b").with { $0.opacity = 0 }), ["a"]),
    (vStack(text("a"), text("b").modified(.hidden)), ["a"]),
    // hidden(false) changes nothing
    (vStack(text("a").accessibilityHidden(false)), ["a"]),
    // a decorative image is nothing; a button swallows its label
    (vStack(decorative("hero"), button(hStack(symbol("star"), vStack(text("Title"), text("Body"))))), ["Title, Body"]),
    // priorities reorder; equal ones keep their order
    (vStack(text("a"), text("b").accessibilitySortPriority(1), text("c")), ["b", "a", "c"]),
    // a contained group keeps its elements together and sorts among themselves
    (
      vStack(
        text("x"),
        vStack(text("a"), text("b").accessibilitySortPriority(2)).accessibilityElement("contain")),
      ["x", "b", "a"]
    ),
    // a label parameter names an image
    (Sketch(.image, ["name": .string("p1"), "label": .text(TextContent("A cat"))]), ["A cat"]),
    // the outermost label wins
    (text("a").accessibilityLabel("b").accessibilityLabel("c"), ["c"]),
    // a modal hides everything else
    (zStack(text("behind"), vStack(text("front"), button("OK")).accessibilityAddTraits("isModal")), ["front", "OK"]),
    // an empty view's words are one element, its actions are reached
    (
      Sketch(
        .contentUnavailableView, [:], [vStack(text("No mail"), text("All read")), button("Refresh"), button("New")]),
      ["No mail, All read", "Refresh", "New"]
    ),
    // Label: its icon is silent
    (Sketch(.label, ["titleKey": .text(TextContent("Home"))], [symbol("house"), text("Home")]), ["Home"]),
  ])
  func readingOrder(root: Sketch, expected: [String]) { #expect(labels(root) == expected) }

  /// Each is asked once for what it holds, however deep they are nested.
  @Test(.timeLimit(.minutes(10)), arguments: [ViewKind.labeledContent, .sectionHeader, .button, .label, .picker])
  func nestedControlsAreReadInGoodTime(kind: ViewKind) {
    var sketch = text("a")
    for _ in 0..<60 { sketch = Sketch(kind, [:], [sketch]) }
    #expect(labels(sketch).count <= 1)
  }

  @Test func combinedControlsBecomeActionsOrLendTheirRole() {
    let one = Scene(hStack(text("Wi-Fi"), Sketch(.toggle, ["isOn": .bool(false)])).accessibilityElement("combine"))
    #expect(one.spokenElements.map(\.spoken!.label) == ["Wi-Fi"])
    #expect(one.spokenElements[0].spoken?.traits == [.switchButton])
    #expect(one.spokenElements[0].spoken?.value == "Off")
    let two = Scene(hStack(text("Row"), button("Edit"), button("Delete")).accessibilityElement("combine"))
    #expect(two.spokenElements[0].spoken?.label == "Row")
    #expect(two.spokenElements[0].spoken?.actions == ["Edit", "Delete"])
    #expect(two.spokenElements[0].spoken?.traits == [])
  }

  @Test(arguments: [
    (Sketch(.slider, ["value": .number(0.25)]), "25%"),
    (Sketch(.slider, ["value": .number(15), "in": .list([.number(10), .number(20)])]), "50%"),
    (Sketch(.progressView, ["value": .number(2), "total": .number(5)]), "40%"),
    (Sketch(.stepper, ["value": .number(3)]), "3"),
    (Sketch(.toggle, ["isOn": .bool(true)]), "On"),
    (Sketch(.pageControl, ["page": .number(2), "count": .number(4)]), "page 2 of 4"),
  ])
  func values(root: Sketch, expected: String) {
    #expect(Scene(root).spokenElements.first?.spoken?.value == expected)
  }

  @Test(arguments: [
    (symbol("trash.fill"), "trash", SpokenElement.NameSource.symbol),
    (symbol("square.on.square.fill"), "square on square", .symbol),
    (asset("hero_2"), "hero_2", .file),
    (button(symbol("xmark")), "xmark", .symbol),
    (button(asset("close")).accessibilityLabel("Close"), "Close", .author),
    (button("Go"), "Go", .content),
    (Sketch(.textField, ["titleKey": .text(TextContent("Name")), "text": .string("")]), "Name", .placeholder),
    (button(shape()), "", .none),
  ])
  func whoNamedIt(root: Sketch, label: String, source: SpokenElement.NameSource) {
    let spoken = Scene(root).spokenElements.first?.spoken
    #expect(spoken?.label == label)
    #expect(spoken?.nameSource == source)
  }

  @Test func aRepresentationSpeaksInPlaceOfTheView() {
    let toggle = ViewNode(.toggle, arguments: ["titleKey": .text(TextContent("Wi-Fi")), "isOn": .bool(true)])
    let root = hStack(text("a"), shape()).modified(.accessibilityRepresentation, ["representation": .views([toggle])])
    let spoken = Scene(root).spokenElements.map { $0.spoken! }
    #expect(spoken.map(\.label) == ["Wi-Fi"])
    #expect(spoken.map(\.traits) == [[.switchButton]])
    #expect(spoken.map(\.value) == ["On"])
  }

  @Test func aLabelThatIsNotEnabledIsNoLabel() {
    let root = text("a").modified(.accessibilityLabel, ["label": .text(TextContent("b")), "isEnabled": .bool(false)])
    #expect(labels(root) == ["a"])
  }

  @Test func disabledControlsSaySo() {
    let scene = Scene(vStack(button("Go")).modified(.disabled, ["disabled": .bool(true)]))
    #expect(scene.spokenElements[0].spoken?.traits == [.button, .notEnabled])
    #expect(scene.first(.button).isEnabled == false)
  }

  @Test func touchCountsOnTheLabelAndIsCutByClips() {
    let padded = button(
      text("Go").at(40, 110, 30, 20).modified(.padding, frame: Rect(x: 30, y: 100, width: 50, height: 40)))
    #expect(Scene(padded).first(.button).hitRegion == Rect(x: 30, y: 100, width: 50, height: 40))
    let outer = button("Go").at(30, 100, 20, 20).modified(.frame, frame: Rect(x: 18, y: 88, width: 44, height: 44))
    #expect(Scene(outer).first(.button).hitRegion?.size == Size(width: 20, height: 20))
    let clipped = button("Go").at(30, 100, 60, 60).modified(
      .clipped, frame: Rect(x: 30, y: 100, width: 60, height: 10))
    #expect(Scene(clipped).first(.button).hitRegion?.height == 10)
    let off = button("Go").modified(.allowsHitTesting, ["enabled": .bool(false)])
    #expect(Scene(off).first(.button).hitRegion == nil)
  }
}
