import Layout
import SightlineModel
import Testing

/// Every constant of layout that was measured in pictures of iOS, within its error and one pixel.
///
/// `swift test --filter LayoutConstantsTests` prints each with what layout gives.
/// - Source: cashapp/AccessibilitySnapshot 5b03db8, kasianov-mikhail/scout d419702 and pointfreeco/swift-snapshot-testing,
///   pictures named beside each constant.
struct LayoutConstantsTests {
  struct Constant: CustomTestStringConvertible {
    var name: String
    var picture: String
    var value: Double
    /// Points.
    var error: Double
    var platform: Platform = .ios26
    var device = "standard"
    var tree: String
    /// Which length of the laid-out screen it is.
    var measure: @Sendable (LaidOutNode) -> Double?
    var testDescription: String { "\(name), \(platform.rawValue)" }
  }

  @Test(arguments: LayoutConstantsTests.constants)
  func constant(_ constant: Constant) throws {
    let device = try #require(DeviceTable.device(constant.device, platform: constant.platform))
    let root = try TreeNotation.read(constant.tree)
    let screen = layOut(
      root, in: LayoutEnvironment(Variant(device: device, platform: constant.platform)), text: SystemText())
    let value = try #require(constant.measure(screen.root), "\(constant.name) was not found in the layout")
    let allowed = constant.error + 1 / device.scale
    print("\(constant.name): measured \(constant.value) ± \(constant.error), laid out \(FrameListing.number(value))")
    #expect(abs(value - constant.value) <= allowed + 1e-6, "\(constant.name)")
  }

  static func all(_ kind: String, in node: LaidOutNode) -> [LaidOutNode] {
    (node.kind.rawValue == kind ? [node] : []) + node.children.flatMap { all(kind, in: $0) }
  }
  static func gap(_ kind: String) -> @Sendable (LaidOutNode) -> Double? {
    { root in
      let nodes = all(kind, in: root)
      return nodes.count < 2 ? nil : nodes[1].frame.minY - nodes[0].frame.maxY
    }
  }
  static func frame(_ kind: String, _ index: Int = 0, _ path: @escaping @Sendable (Rect) -> Double)
    -> @Sendable (LaidOutNode) -> Double?
  {
    { root in
      let nodes = all(kind, in: root)
      return index < nodes.count ? path(nodes[index].frame) : nil
    }
  }

  static let twoRows = "list\n  section\n    text \"Checking\"\n    text \"Savings\""
  static let captions =
    "list\n  section\n    @header\n      text \"Accounts\"\n    @footer\n      text \"Tap\"\n    text \"Checking\""
  static let tabs = """
    tabView
      text "A"
        .tabItem
          @label
            label titleKey:"One" systemImage:star
      text "B"
        .tabItem
          @label
            label titleKey:"Two" systemImage:star
    """

  static let constants: [Constant] = [
    Constant(
      name: "padding() on all edges", picture: "testBasicAccessibilityDemo", value: 16, error: 0.05,
      tree: "text \"ab\"\n  .padding",
      measure: { root in all("text", in: root)[0].frame.minX - all("padding", in: root)[0].frame.minX }),
    Constant(
      name: "VStack spacing, shapes", picture: "testUnspokenTraitsDemo", value: 8, error: 0.05,
      tree: "vStack\n  rectangle\n    .frame height:36\n  rectangle\n    .frame height:36", measure: gap("rectangle")),
    Constant(
      name: "VStack spacing, text fields", picture: "testSwiftUITextEntry", value: 8, error: 0.2,
      tree: "vStack\n  textField titleKey:\"A\"\n  textField titleKey:\"B\"", measure: gap("textField")),
    Constant(
      name: "VStack spacing, headline above subheadline", picture: "testCustomActionsDemo", value: 2.33, error: 0.17,
      tree: "vStack\n  text \"A\"\n    .font style:headline\n  text \"B\"\n    .font style:subheadline",
      measure: gap("text")),
    Constant(
      name: "VStack spacing, subheadline above caption", picture: "testCustomRotorsDemo", value: 2, error: 0.1,
      tree: "vStack\n  text \"A\"\n    .font style:subheadline\n  text \"B\"\n    .font style:caption",
      measure: gap("text")),
    Constant(
      name: "HStack spacing, symbol and text", picture: "testSwiftUIView_iOS", value: 8, error: 0.3,
      tree: "hStack\n  image systemName:star\n  text \"A\"",
      measure: { root in all("text", in: root)[0].frame.minX - all("image", in: root)[0].frame.maxX }),
    Constant(
      name: "Divider thickness at 2x", picture: "TimelineRowSnapshotTests", value: 0.5, error: 0.1, device: "SE",
      tree: "vStack\n  divider", measure: frame("divider") { $0.height }),
    Constant(
      name: "bordered button, horizontal inset", picture: "testBasicAccessibilityDemo", value: 12, error: 0.1,
      tree: "button titleKey:\"Delete\"\n  .buttonStyle style:bordered",
      measure: { root in all("text", in: root)[0].frame.minX - all("buttonFill", in: root)[0].frame.minX }),
    Constant(
      name: "bordered button, height", picture: "testBasicAccessibilityDemo", value: 34.33, error: 0.1,
      tree: "button titleKey:\"Delete\"\n  .buttonStyle style:bordered", measure: frame("button") { $0.height }),
    Constant(
      name: "switch, width", picture: "testSwitchControls", value: 51, error: 0.1, platform: .ios18,
      tree: "toggle titleKey:\"A\"", measure: frame("switch") { $0.width }),
    Constant(
      name: "switch, height", picture: "testSwitchControls", value: 31, error: 0.1, platform: .ios18,
      tree: "toggle titleKey:\"A\"", measure: frame("switch") { $0.height }),
    Constant(
      name: "switch, width", picture: "testSwitchControls", value: 63, error: 0.1, tree: "toggle titleKey:\"A\"",
      measure: frame("switch") { $0.width }),
    Constant(
      name: "switch, height", picture: "testSwitchControls", value: 28, error: 0.1, tree: "toggle titleKey:\"A\"",
      measure: frame("switch") { $0.height }),
    Constant(
      name: "segmented control, height", picture: "testSegmentedControl", value: 32, error: 0.1,
      tree: "picker titleKey:\"A\"\n  .pickerStyle style:segmented\n  text \"One\"\n  text \"Two\"",
      measure: frame("picker") { $0.height }),
    Constant(
      name: "stepper, width", picture: "testStepper", value: 94, error: 0.1, tree: "stepper titleKey:\"A\"",
      measure: frame("stepperButtons") { $0.width }),
    Constant(
      name: "stepper, height", picture: "testStepper", value: 32, error: 0.1, tree: "stepper titleKey:\"A\"",
      measure: frame("stepperButtons") { $0.height }),
    Constant(
      name: "slider, height", picture: "testSlider", value: 34, error: 0.1, tree: "slider",
      measure: frame("slider") { $0.height }),
    Constant(
      name: "slider track, thickness", picture: "testSlider", value: 4, error: 0.1, platform: .ios18, tree: "slider",
      measure: frame("sliderTrack") { $0.height }),
    Constant(
      name: "slider track, thickness", picture: "testSlider", value: 6, error: 0.1, tree: "slider",
      measure: frame("sliderTrack") { $0.height }),
    Constant(
      name: "page dots of three pages, width", picture: "testPageControl", value: 73, error: 0.2,
      tree: "tabView\n  .tabViewStyle style:page\n  text \"A\"\n  text \"B\"\n  text \"C\"",
      measure: frame("pageControl") { $0.width }),
    Constant(
      name: "page dots, height", picture: "testPageControl", value: 25.67, error: 0.2,
      tree: "tabView\n  .tabViewStyle style:page\n  text \"A\"\n  text \"B\"\n  text \"C\"",
      measure: frame("pageControl") { $0.height }),
    Constant(
      name: "text field, height", picture: "testSwiftUITextEntry", value: 22, error: 0.2,
      tree: "textField titleKey:\"A\"", measure: frame("textField") { $0.height }),
    Constant(
      name: "secure field, height", picture: "testSwiftUITextEntry", value: 21, error: 0.2,
      tree: "secureField titleKey:\"A\"", measure: frame("secureField") { $0.height }),
    Constant(
      name: "navigation bar, height", picture: "testNavBarBackButtonTraitsWithTitles", value: 44, error: 0.1,
      platform: .ios18,
      tree:
        "navigationStack\n  text \"A\"\n    .navigationTitle title:\"T\"\n    .navigationBarTitleDisplayMode displayMode:inline",
      measure: frame("navigationBar") { $0.height }),
    Constant(
      name: "tab bar, height", picture: "testTabBars", value: 49, error: 0.2, platform: .ios18, tree: tabs,
      measure: frame("tabBar") { $0.height }),
    Constant(
      name: "tab bar item, height", picture: "testTabBars", value: 48, error: 0.2, platform: .ios18, tree: tabs,
      measure: frame("tabBarItem") { $0.height }),
    Constant(
      name: "list, side inset", picture: "testListWithHeadersAndFooters", value: 20, error: 0.1, platform: .ios18,
      tree: twoRows, measure: frame("sectionBackground") { $0.minX }),
    Constant(
      name: "list, row height", picture: "testListWithHeadersAndFooters", value: 44.33, error: 0.1, platform: .ios18,
      tree: twoRows, measure: frame("listRow") { $0.height }),
    Constant(
      name: "list, text inset", picture: "testListWithHeadersAndFooters", value: 40, error: 0.1, platform: .ios18,
      tree: twoRows, measure: frame("text") { $0.minX }),
    Constant(
      name: "list header, height", picture: "testListWithHeadersAndFooters", value: 38.67, error: 0.1, platform: .ios18,
      tree: captions, measure: frame("sectionHeader") { $0.height }),
    Constant(
      name: "list footer, height", picture: "testListWithHeadersAndFooters", value: 33.67, error: 0.1, platform: .ios18,
      tree: captions, measure: frame("sectionFooter") { $0.height }),
    Constant(
      name: "list, side inset", picture: "testListWithHeadersAndFooters", value: 16, error: 0.1, tree: twoRows,
      measure: frame("sectionBackground") { $0.minX }),
    Constant(
      name: "list, row height", picture: "testListWithHeadersAndFooters", value: 52, error: 0.1, tree: twoRows,
      measure: frame("listRow") { $0.height }),
    Constant(
      name: "list, text inset", picture: "testListWithHeadersAndFooters", value: 32, error: 0.1, tree: twoRows,
      measure: frame("text") { $0.minX }),
    Constant(
      name: "list header, height", picture: "testListWithHeadersAndFooters", value: 40.33, error: 0.1, tree: captions,
      measure: frame("sectionHeader") { $0.height }),
    Constant(
      name: "list footer, height", picture: "testListWithHeadersAndFooters", value: 29.67, error: 0.1, tree: captions,
      measure: frame("sectionFooter") { $0.height }),
    Constant(
      name: "list separator, thickness", picture: "testListWithHeadersAndFooters", value: 0.33, error: 0.1,
      platform: .ios18, tree: twoRows, measure: frame("rowSeparator") { $0.height }),
    Constant(
      name: "list separator, thickness", picture: "testListWithHeadersAndFooters", value: 1, error: 0.1, tree: twoRows,
      measure: frame("rowSeparator") { $0.height }),
    Constant(
      name: "list separator, leading", picture: "testListWithHeadersAndFooters", value: 32, error: 0.1, tree: twoRows,
      measure: frame("rowSeparator") { $0.minX }),
    Constant(
      name: "plain list, row height", picture: "ReleaseRowSnapshotTests", value: 52, error: 0.3,
      tree: "list\n  .listStyle style:plain\n  text \"A\"\n  text \"B\"", measure: frame("listRow") { $0.height }),
    Constant(
      name: "symbol star.fill in title 2, height", picture: "testBasicAccessibilityDemo", value: 26.33, error: 0.1,
      tree: "image systemName:star.fill\n  .font style:title2", measure: frame("image") { $0.height }),
    Constant(
      name: "symbol mic.fill in body, width", picture: "testBasicAccessibilityDemo", value: 17.33, error: 0.1,
      tree: "image systemName:mic.fill", measure: frame("image") { $0.width }),
    Constant(
      name: "symbol person.circle.fill in title 2, width", picture: "testBasicAccessibilityDemo", value: 26,
      error: 0.1, tree: "image systemName:person.circle.fill\n  .font style:title2",
      measure: frame("image") { $0.width }),
  ]
}
