import Foundation
import SightlineModel
import Testing

@testable import Layout

/// Whatever the numbers, a tree is laid out: in frames that are rectangles, the same ones each time, and after a
/// document.
///
/// `SIGHTLINE_FUZZ=100000 swift test --filter HostileTreeTests` draws that many trees instead of 4,000.
struct HostileTreeTests {
  private static let batches = 8
  private static let count = ProcessInfo.processInfo.environment["SIGHTLINE_FUZZ"].flatMap(Int.init) ?? 4_000

  private func frames(_ node: LaidOutNode) -> [Rect] { [node.frame] + node.children.flatMap(frames) }

  @Test(arguments: 0..<batches) func everyTreeIsLaidOut(batch: Int) throws {
    for seed in stride(from: batch, to: Self.count, by: Self.batches) {
      var maker = HostileTree(seed: UInt64(seed))
      let root = maker.tree()
      let device = DeviceTable.device(["SE", "standard", "320x480"][seed % 3])!
      let size = DynamicTypeSize.allCases[seed % DynamicTypeSize.allCases.count]
      let environment = LayoutEnvironment(Variant(size: size, locale: seed % 2 == 0 ? "en" : "ar", device: device))
      let laidOut = layOut(root, in: environment, text: GridText()).root
      let first = frames(laidOut)
      if let place = Self.firstBroken(laidOut) {
        Issue.record("tree \(seed) has a frame that is no rectangle: \(place)")
      }
      guard seed % 4 == 0 else { continue }
      let data = try Self.encoder.encode(root)
      let read = try Self.decoder.decode(ViewNode.self, from: data)
      if try Self.encoder.encode(read) != data { Issue.record("tree \(seed) is another one after a document") }
      if frames(layOut(read, in: environment, text: GridText()).root) != first {
        Issue.record("tree \(seed) is laid out differently the second time")
      }
    }
  }

  /// The way to the first node whose frame is no rectangle, below parents whose frames are.
  private static func firstBroken(_ node: LaidOutNode) -> String? {
    let frame = node.frame
    let isRectangle =
      [frame.x, frame.y, frame.width, frame.height].allSatisfy(\.isFinite) && frame.width >= 0 && frame.height >= 0
    let name = node.modifier.map { String("\($0)".prefix { $0 != "(" }) } ?? "\(node.kind)"
    if !isRectangle { return "\(name) \(frame)" }
    for child in node.children {
      if let place = firstBroken(child) { return "\(name) > \(place)" }
    }
    return nil
  }

  /// As screen documents are written.
  private static let encoder: JSONEncoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    return encoder
  }()
  private static let decoder: JSONDecoder = {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    return decoder
  }()

  /// A span of columns beyond what there is takes no room of its own.
  @Test func aSpanEndsWithTheGrid() {
    func grid(_ span: Int) -> ViewNode {
      func cell(_ text: String) -> ViewNode { ViewNode(.text, arguments: ["content": .text(TextContent(text))]) }
      var wide = cell("heading")
      wide.modifiers = [ViewModifier(.gridCellColumns, arguments: ["count": .integer(span)])]
      return ViewNode(
        .grid,
        children: [
          ViewNode(.gridRow, children: [wide]), ViewNode(.gridRow, children: [cell("a"), cell("b")]),
        ])
    }
    let device = DeviceTable.device("SE")!
    let environment = LayoutEnvironment(Variant(size: .large, locale: "en", device: device))
    let expected = frames(layOut(grid(2), in: environment, text: GridText()).root)
    for span in [3, 1 << 32, Int.max] {
      #expect(frames(layOut(grid(span), in: environment, text: GridText()).root) == expected, "\(span)")
    }
  }

  /// A text without end is cut, and named.
  @Test func textsHaveAnEnd() {
    let text = ViewNode(.text, arguments: ["content": .text(TextContent(String(repeating: "words ", count: 40_000)))])
    let environment = LayoutEnvironment(Variant(size: .large, locale: "en", device: DeviceTable.device("SE")!))
    let screen = layOut(text, in: environment, text: GridText())
    #expect(screen.unsupported.contains { $0.reason.contains("the rest is not laid out") })
  }
}
