import SightlineModel
import Testing

@testable import SwiftUIReader

/// Views of a group with preview modifiers are previews each, also where another view wraps them.
struct PreviewGroupTests {
  private static let variants = [
    Variant(device: Source.device, appearance: .light), Variant(device: Source.device, appearance: .dark),
  ]
  private static let view = "struct A: View { let t: String; var body: some View { Text(verbatim: t) } }\n"
  private static let wrapper = """
    struct Preview<Content: View>: View {
      let content: Content
      init(@ViewBuilder _ content: () -> Content) { self.content = content() }
      var body: some View { Group {
        content.environment(\\.colorScheme, .light).preferredColorScheme(.light).previewDisplayName("Light")
        content.environment(\\.colorScheme, .dark).preferredColorScheme(.dark).previewDisplayName("Dark")
      } }
    }

    """

  private func screens(_ text: String) -> [Screen] { Source.project(text).screens(for: Self.variants) }

  @Test(
    arguments: [
      ("#Preview { Group { A(t: \"1\").previewDisplayName(\"x\"); A(t: \"2\") } }", ["1"], ["2"]),
      ("#Preview { ForEach([\"1\", \"2\"], id: \\.self) { A(t: $0).previewDevice(\"SE\") } }", ["1"], ["2"]),
      ("#Preview { Group { A(t: \"1\"); A(t: \"2\") }.previewLayout(.sizeThatFits) }", ["1"], ["2"]),
      // one screen: nothing says that they are previews
      ("#Preview { Group { A(t: \"1\"); A(t: \"2\") } }", ["1", "2"], nil),
      (
        "struct P: PreviewProvider { static var previews: some View { ForEach([\"1\", \"2\"], id: \\.self) { A(t: $0) } } }",
        ["1"], ["2"]
      ),
    ] as [(String, [String], [String]?)])
  func members(previews: String, first: [String], second: [String]?) {
    let states = screens(Self.view + previews).flatMap(\.states)
    #expect(states.map { $0.trees[0].root.texts } == [first] + (second.map { [$0] } ?? []))
  }

  /// The wrapper shows its content twice: that is the same view in light and dark, which the variants show anyway.
  @Test func aWrappersSchemesAreVariants() {
    let found = screens(
      Self.view + Self.wrapper
        + "struct P: PreviewProvider { static var previews: some View { Preview { A(t: \"1\") } } }")
    #expect(found.map(\.name) == ["A"])
    #expect(found[0].states.map(\.id) == ["settled"])
    #expect(found[0].states[0].trees.allSatisfy { $0.root.modifier(.preferredColorScheme) == nil })
  }

  /// A scheme that all previews of a view have is how the app shows it.
  @Test func aSchemeOfAllPreviewsStays() {
    let found = screens(Self.view + "#Preview { A(t: \"1\").preferredColorScheme(.dark) }")
    #expect(found[0].states[0].trees[0].root.modifier(.preferredColorScheme) != nil)
  }

  @Test func theWrapperGivesNoName() {
    let frame = """
      struct Frame<Content: View>: View {
        let content: Content
        init(@ViewBuilder _ content: () -> Content) { self.content = content() }
        var body: some View { VStack { content }.padding() }
      }

      """
    #expect(screens(Self.view + frame + "#Preview { Frame { A(t: \"1\") } }").map(\.name) == ["A"])
    // Used by the app, it is the app's.
    let user = "struct B: View { var body: some View { Frame { Text(\"b\") } } }\n"
    #expect(screens(Self.view + frame + user + "#Preview { Frame { A(t: \"1\") } }").map(\.name) == ["Frame"])
    // Without a view of the project's own it is called as the provider is.
    let plain = "struct Badge_Previews: PreviewProvider { static var previews: some View { Preview { Text(\"1\") } } }"
    #expect(screens(Self.wrapper + plain).map(\.name) == ["Badge"])
  }

  /// A screen's own body is no list of previews.
  @Test func aScreensOwnGroupStaysWhole() {
    let screen = """
      struct Pair: View { var body: some View { Group {
        A(t: "1").environment(\\.colorScheme, .dark)
        A(t: "2")
      } } }
      #Preview { Pair().previewDisplayName("Pair") }
      """
    #expect(screens(Self.view + screen).flatMap(\.states).map { $0.trees[0].root.texts } == [["1", "2"]])
  }

  /// Words of previews, and of views that only stand in a provider, are samples.
  @Test func previewsWordsAreSamples() {
    let found = screens(
      """
      struct Card: View { let title: String; var body: some View { VStack { Text(title); Text("Own") } } }
      struct Card_Previews: PreviewProvider {
        struct Holder: View { var body: some View { Card(title: "From the preview") } }
        static var previews: some View { Holder() }
      }
      """)
    let texts = found[0].states[0].trees[0].root.children.compactMap { $0.arguments.text("content")?.runs.first }
    #expect(texts.map(\.isSample) == [true, nil])
    #expect(found[0].previewLines?.contains { $0.contains(.init(file: "A.swift", line: 4, column: 1)) } == true)
    #expect(found[0].previewLines?.contains { $0.contains(.init(file: "A.swift", line: 2, column: 1)) } == false)
  }

  /// `static let preview` of one type is a sample whatever other types call theirs, until the app names it.
  @Test(arguments: [("", true), ("let kept = Order.preview", nil), ("let other = Cake.preview", true)])
  func constantsForPreviewsAreSamples(use: String, expected: Bool?) {
    let found = screens(
      """
      struct Cake { static let preview = Cake() }
      struct Order { let title: String
        static let preview = Order(title: "Order 1")
        static let previewArray = [preview]
      }
      \(use)
      struct Card: View { let order: Order; var body: some View { Text(order.title) } }
      #Preview { Card(order: .preview) }
      """)
    #expect(found[0].states[0].trees[0].root.arguments.text("content")?.runs.first?.isSample == expected)
  }

  /// A file's own constant that its previews use; `store.sample` of something else is none of its uses.
  @Test(arguments: [("", true as Bool?), ("let other = store.sample", true), ("let kept = sample", nil)])
  func ownConstantsOfPreviewsAreSamples(use: String, expected: Bool?) {
    let found = screens(
      """
      struct Order { var title: String }
      struct Card: View { let order: Order; var body: some View { Text(order.title) } }
      private let sample = "Order 1"
      \(use)
      #Preview { Card(order: Order(title: sample)) }
      """)
    #expect(found[0].states[0].trees[0].root.arguments.text("content")?.runs.first?.isSample == expected)
  }

  @Test func anUnknownNumberIsDrawnInDigits() {
    let tree = Source.tree(
      """
      struct A: View { let store: Store<Int>; var count: Int { store.count }
        init() { store = Store() }
        var body: some View { Text("\\(count) words") } }
      """)
    #expect(tree.texts.first?.first?.isNumber == true)
    #expect(tree.arguments.text("content")?.runs.first?.unknownReason != nil)
  }
}
