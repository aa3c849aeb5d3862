import SightlineModel

extension PeerCase {
  private static func icon(_ side: Int, _ name: String) -> String {
    """
    Button {} label: { Image(systemName: "xmark").frame(width: \(side), height: \(side)) }
      .buttonStyle(.plain).accessibilityLabel("\(name)")
    """
  }

  /// - Source: axe-core target-size (0981ad0) and meta-viewport; ACT 59br37 (0a73868), b33eff, b4f0c3; ATF
  ///   TouchTargetSize, DuplicateClickableBounds, TextSize, TraversalOrder (c65cab0); ACT 80f0bf and bc659a have no
  ///   counterpart here.
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
    PeerCase("axe target-size, alone", "target-size", .passes, icon(12, "A")),
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
      "axe target-size, 24 by 24 side by side", "target-size", .passes,
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
      ours: (.fails, "ACT looks for clipping only; an ellipsis loses words all the same, and 1.4.4 asks for no loss"),
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
