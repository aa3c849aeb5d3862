import SightlineModel

extension PeerCase {
  private static func icon(_ side: Int, _ name: String) -> String { mark(side, side, name) }
  private static func mark(_ width: Int, _ height: Int, _ name: String) -> String {
    """
    Button {} label: { Image(systemName: "xmark").frame(width: \(width), height: \(height)) }
      .buttonStyle(.plain).accessibilityLabel("\(name)")
    """
  }

  /// - Source: axe-core 57cb1ef, test/integration/rules/target-size and meta-viewport (ids as there), and full/target-size
  ///   (examples A1 to G4);
  ///   ACT 59br37 and b4f0c3, examples as numbered in act-rules/act-rules.github.io d77d6fc; ATF c65cab0, TouchTargetSize
  ///   (48 dp, 32 at an edge), DuplicateClickableBounds, TextSize, TraversalOrder; GTXiLib e322f9d (44 pt). ACT 80f0bf and
  ///   bc659a (sound, meta refresh) and b33eff (orientation by style sheet) have no counterpart in a view.
  static let space: [PeerCase] = [
    PeerCase(
      "axe target-size, pass1", "target-size", .passes, "HStack(spacing: 20) { \(icon(18, "A")); \(icon(30, "B")) }"),
    PeerCase(
      "axe target-size, fail1 and fail2", "target-size", .fails,
      "HStack(spacing: 0) { \(icon(18, "A")); \(icon(18, "B")) }"),
    PeerCase(
      "axe target-size, fail3 and fail4", "target-size", .fails,
      """
      VStack(spacing: 0) {
        Link("Item1", destination: URL(string: "https://example.com/1")!).font(.system(size: 12))
        Link("Item2", destination: URL(string: "https://example.com/2")!).font(.system(size: 12))
      }
      """),
    PeerCase(
      "axe full/target-size, B2", "target-size", .passes,
      "HStack(spacing: 12) { \(mark(18, 12, "A")); \(mark(18, 12, "B")); \(mark(18, 12, "C")) }"),
    PeerCase(
      "axe full/target-size, B4", "target-size", .fails,
      "HStack(spacing: 0) { \(mark(18, 12, "A")); \(mark(18, 12, "B")); \(mark(18, 12, "C")) }"),
    PeerCase(
      "axe full/target-size, C2", "target-size", .passes,
      "HStack(spacing: 12) { \(mark(12, 12, "A")); \(mark(12, 12, "B")); \(mark(12, 12, "C")) }"),
    PeerCase(
      "axe full/target-size, C3", "target-size", .fails,
      "HStack(spacing: 6) { \(mark(12, 12, "A")); \(mark(12, 12, "B")); \(mark(12, 12, "C")) }"),
    PeerCase(
      "axe full/target-size, D1", "target-size", .passes,
      "HStack(spacing: 18) { \(mark(6, 12, "A")); \(mark(6, 12, "B")); \(mark(6, 12, "C")) }"),
    PeerCase(
      "axe full/target-size, D2", "target-size", .fails,
      "HStack(spacing: 12) { \(mark(6, 12, "A")); \(mark(6, 12, "B")); \(mark(6, 12, "C")) }"),
    PeerCase(
      "axe full/target-size, F3", "target-size", .passes,
      "HStack(spacing: 6) { \(mark(24, 12, "A")); \(mark(12, 12, "B")); \(mark(24, 12, "C")) }"),
    PeerCase(
      "axe target-size, pass23 and pass24, large and overlapping", "target-size", .passes,
      """
      ZStack {
        Button {} label: { Text("X").frame(width: 80, height: 40) }.buttonStyle(.plain)
        Button {} label: { Text("Y").frame(width: 80, height: 40) }.buttonStyle(.plain).offset(x: 30, y: 20)
      }
      """),
    PeerCase(
      "axe target-size, pass23 and pass24", "target-overlap", .passes,
      ours: (
        .fails, "axe finds room enough in what is left uncovered; a tap on the shared part still hits the other one"
      ),
      """
      ZStack {
        Button {} label: { Text("X").frame(width: 80, height: 40) }.buttonStyle(.plain)
        Button {} label: { Text("Y").frame(width: 80, height: 40) }.buttonStyle(.plain).offset(x: 30, y: 20)
      }
      """),
    PeerCase(
      "axe target-size, inapplicable1, link in a sentence", "target-size", .passes,
      "Text(\"The quick [brown](https://example.com) fox jumped over the lazy dog.\")"),
    PeerCase(
      "axe full/target-size, A1", "target-size", .passes,
      "HStack(spacing: 0) { \(icon(24, "A")); \(icon(24, "B")) }"),
    PeerCase(
      "ATF TouchTargetSize, 47 dp", "target-size-comfortable", .fails,
      ours: (.passes, "Android asks for 48 dp, Apple for 44 pt"), icon(47, "A")),
    PeerCase("ATF TouchTargetSize, 40 dp", "target-size-comfortable", .fails, icon(40, "A")),
    PeerCase("GTX target size, 44 pt", "target-size-comfortable", .passes, icon(44, "A")),
    PeerCase(
      "ATF DuplicateClickableBounds", "target-overlap", .fails,
      ours: (
        .passes, "of two targets with the same bounds only the one in front can be tapped: none is hit by mistake"
      ), "ZStack { \(icon(48, "A")); \(icon(48, "B")) }"),
    PeerCase(
      "ACT 59br37, passed 1", "text-clipped", .passes,
      "ScrollView { Text(\"Once upon a midnight dreary, while I pondered, weak and weary\") }"),
    PeerCase(
      "ACT 59br37, passed 2", "text-truncated", .passes,
      ours: (
        .fails,
        "ACT lets an ellipsis pass beside a link to the whole text; whether a link leads there is not known here"
      ),
      "Text(\"Once upon a midnight dreary, while I pondered, weak and weary\").lineLimit(1)"),
    PeerCase(
      "ACT 59br37, passed 4, scrolls inside", "text-clipped", .passes,
      """
      VStack {
        ScrollView { Text("Once upon a midnight dreary, while I pondered, weak and weary") }.frame(height: 60)
      }
      .clipped()
      """),
    PeerCase(
      "ACT 59br37, failed 1", "text-truncated", .fails,
      """
      Text("Once upon a midnight dreary, while I pondered, weak and weary, over many a quaint and curious volume")
        .frame(height: 24).clipped()
      """),
    PeerCase(
      "ACT 59br37, failed 4", "text-clipped", .fails,
      "Text(\"Once upon a midnight dreary\").fixedSize().frame(height: 10).clipped()"),
    PeerCase(
      "ACT 59br37, failed 5", "text-clipped", .fails,
      "Text(\"Once upon a midnight dreary, while I pondered\").fixedSize().frame(width: 50).clipped()"),
    PeerCase(
      "ACT 59br37, boundary, texts that overlap", "text-overlap", .fails,
      """
      VStack(spacing: 0) {
        Text("Once upon a midnight dreary, while I pondered, weak and weary, over many a quaint and curious volume")
          .fixedSize(horizontal: false, vertical: true).frame(height: 20)
        Text("As of some one gently rapping, rapping at my chamber door")
      }
      """),
    PeerCase(
      "axe meta-viewport, zoom held back", "text-scaling-capped", .fails,
      "Text(\"Hello\").dynamicTypeSize(...DynamicTypeSize.xLarge)"),
    PeerCase(
      "axe meta-viewport, 200 %", "text-scaling-capped", .passes,
      "Text(\"Hello\").dynamicTypeSize(...DynamicTypeSize.accessibility5)"),
    PeerCase("ATF TextSize, not in sp", "text-scaling", .fails, "Text(\"Hello\").font(.system(size: 14))"),
    PeerCase("ATF TextSize, in sp", "text-scaling", .passes, "Text(\"Hello\").font(.body)"),
    PeerCase(
      "ATF TraversalOrder, against the layout", "reading-order", .fails,
      """
      VStack(spacing: 20) {
        Text("First").accessibilitySortPriority(1)
        Text("Second").accessibilitySortPriority(2)
      }
      """),
    PeerCase(
      "axe scrollable text, sideways", "text-reflow", .fails,
      "ScrollView(.horizontal) { Text(\"Once upon a midnight dreary, while I pondered, weak and weary\").lineLimit(1) }"
    ),
  ]
}
