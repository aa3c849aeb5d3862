import SightlineModel
import Testing

/// A geometry reader's content gets the frame that layout gives it.
struct GeometryReaderTests {
  @Test(arguments: [
    ("GeometryReader { p in Text(\"\\(Int(p.size.width))x\\(Int(p.size.height))\") }", "390x844"),
    (
      "HStack(spacing: 0) { GeometryReader { p in Text(\"\\(Int(p.size.width))\") }; Color.red.frame(width: 90) }",
      "300"
    ),
    (
      "Text(\"a\").frame(width: 70, height: 20).background(GeometryReader { p in Text(\"\\(Int(p.size.width))\") })",
      "70"
    ),
    (
      "VStack(spacing: 0) { Color.red.frame(height: 44); GeometryReader { p in Text(\"\\(Int(p.frame(in: .global).minY))\") } }",
      "44"
    ),
    ("GeometryReader { p in if p.size.height > p.size.width { Text(\"tall\") } else { Text(\"wide\") } }", "tall"),
    ("Group { GeometryReader { p in Text(\"\\(Int(p.frame(in: .local).maxX))\") } }", "390"),
  ])
  func itGetsItsFrame(body: String, expected: String) throws {
    let texts = try LaidOutSource(body).scene.nodes.compactMap { $0.text?.content.string }
    #expect(texts.contains(expected), "\(texts)")
  }

  /// Also one that comes later gets its frame before what is in it appears.
  @Test func whatComesLaterGetsItsFrame() throws {
    let more = """
      struct Later: View {
        @State private var isShown = false
        @State private var place: CGFloat = 0
        var body: some View {
          HStack(spacing: 0) {
            Color.red.frame(width: 90, height: 20)
            if isShown {
              Color.blue.frame(height: 20).background(
                GeometryReader { p in Color.clear.onAppear { place = p.frame(in: .global).minX } })
            }
            Text("\\(Int(place))").frame(width: 60)
          }
          .onAppear { isShown = true }
        }
      }
      """
    let texts = try LaidOutSource("Later()", more: more).scene.nodes.compactMap { $0.text?.content.string }
    #expect(texts == ["90"])
  }

  /// What a cell contains does not move its neighbours.
  @Test func aRowThatIsTooWideSticksOutAlone() throws {
    let laidOut = try LaidOutSource(
      "List { Text(\"first\"); Color.red.frame(width: 700, height: 20); Text(\"last\") }")
    #expect(laidOut.text("first")?.frame.minX == laidOut.text("last")?.frame.minX)
    #expect((laidOut.text("first")?.frame.minX ?? 0) > 20)
  }

  @Test(arguments: [("", true), (".scrollContentBackground(.hidden)", false)])
  func aListsGroundCanBeTakenAway(modifier: String, isDrawn: Bool) throws {
    let ground = try LaidOutSource("List { Text(\"a\") }\(modifier)").nodes(.listBackground).first
    #expect(ground?.drawings.isEmpty == !isDrawn)
  }

  /// A background without a style of its own has the one from around it.
  @Test(arguments: [("", RGBA.white), (".backgroundStyle(Color(red: 0, green: 0, blue: 1))", RGBA(hex: 0x0000FF))])
  func backgroundsHaveTheStyleAround(modifier: String, color: RGBA) throws {
    let scene = try LaidOutSource("Text(\"a\").padding().background(in: .rect)\(modifier)").scene
    #expect(scene.nodes.first { $0.text != nil }?.backdrop == .color(color))
  }

  /// What stands behind a navigation stack is not seen through it; what stands in it is.
  @Test(arguments: [
    ("ZStack { Color.black; NavigationStack { Text(\"a\") } }", RGBA.white),
    ("NavigationStack { ZStack { Color.black; Text(\"a\") } }", .black),
    ("ZStack { Color.black; VStack { Text(\"a\") } }", .black),
  ])
  func navigationStacksAreOpaque(body: String, color: RGBA) throws {
    let scene = try LaidOutSource(body).scene
    #expect(scene.nodes.first { $0.text?.content.string == "a" }?.backdrop == .color(color))
  }

  /// UIKit cuts a row's background where the card of its section is round.
  @Test func rowsBackgroundsAreRoundAsTheirSection() throws {
    let rows = ["a", "b", "c"].map { "Text(\"\($0)\").listRowBackground(Color.red)" }.joined(separator: "; ")
    let outlines = try LaidOutSource("List { \(rows) }").nodes(.color).flatMap(\.drawings).compactMap { drawing in
      if case .fill(let outline, _) = drawing { outline } else { nil }
    }
    #expect(outlines.map(\.isCurved) == [true, false, true])
  }
}
