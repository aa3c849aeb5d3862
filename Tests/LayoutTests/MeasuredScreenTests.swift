import Foundation
import Layout
import SightlineModel
import Testing
import Typesetting

/// `Screens/*.screen`: SwiftUI views of public projects, written down by hand, with what iOS drew of them.
///
/// Held: the median distance of each screen's texts is at most 2 pt and over all at most 1 pt, nearly all texts have the
/// lines they have in the picture, and frames lie within 2 pt. Screens with a `deviation` are printed but not held.
struct MeasuredScreenTests {
  struct Element {
    var isText: Bool
    var name: String
    var box: Rect
    var lines: Int
  }
  struct MeasuredScreen: CustomTestStringConvertible {
    var id: String
    var settings: [String: String]
    var tree: String
    var elements: [Element]
    var testDescription: String { id }
  }
  struct Comparison {
    var distances: [Double] = []
    var rightLines = 0
    var texts = 0
    var frames: [Double] = []
  }

  /// Texts are measured with the stand-in for the system font; without it nothing can be compared.
  static let typesetter = Typesetter(fonts: FontLibrary())
  struct Adapter: TextSizing {
    func measure(_ paragraph: Paragraph, width: Double?, height: Double?) -> MeasuredText {
      typesetter.measure(paragraph, width: width, height: height)
    }
  }
  static var hasStandIn: Bool {
    let text = Paragraph(runs: [Paragraph.Run(string: "x", font: .body)])
    return typesetter.measure(text, width: nil).fonts.contains { $0.face.contains("Inter") || $0.family.contains("SF") }
  }

  @Test(.enabled(if: hasStandIn, "needs Inter or SF Pro"))
  func screens() throws {
    var all = Comparison()
    for screen in try Self.allScreens() {
      let result = try Self.compare(screen)
      let median = Self.median(result.distances)
      print(
        "\(screen.id): texts \(result.distances.count), median \(FrameListing.number(median)) pt, lines "
          + "\(result.rightLines)/\(result.texts), frames \(result.frames.count), median "
          + "\(FrameListing.number(Self.median(result.frames))) pt")
      guard screen.settings["deviation"] == nil else { continue }
      #expect(median <= 2, "\(screen.id): texts are off by \(median) pt in the median")
      #expect(Self.median(result.frames) <= 2, "\(screen.id): frames are off")
      all.distances += result.distances
      all.rightLines += result.rightLines
      all.texts += result.texts
    }
    #expect(all.texts > 150)
    #expect(Self.median(all.distances) <= 1)
    #expect(Double(all.rightLines) >= 0.98 * Double(all.texts))
  }

  static func median(_ values: [Double]) -> Double { values.isEmpty ? 0 : values.sorted()[values.count / 2] }

  /// Each measured text against the nearest text of the same string, ink against ink; each frame against the nearest.
  static func compare(_ screen: MeasuredScreen) throws -> Comparison {
    let root = try TreeNotation.read(screen.tree)
    let laidOut = layOut(root, in: try environment(screen), text: Adapter()).root
    var texts: [(string: String, ink: Rect, lines: Int)] = []
    var frames: [Rect] = []
    func visit(_ node: LaidOutNode) {
      guard !node.isHidden else { return }
      frames.append(node.frame)
      if let text = node.text {
        let ink = text.measured.inkBounds.offsetBy(x: node.frame.x, y: node.frame.y)
        texts.append((text.content.string, ink, text.measured.lines.count))
      }
      node.children.forEach(visit)
    }
    visit(laidOut)
    var result = Comparison()
    func distance(_ a: Rect, _ b: Rect) -> Double { hypot(a.x - b.x, a.y - b.y) }
    for element in screen.elements {
      guard element.isText else {
        let nearest = frames.map { max(distance($0, element.box), abs($0.width - element.box.width)) }.min()
        result.frames.append(nearest ?? .infinity)
        continue
      }
      result.texts += 1
      let same = texts.filter { $0.string == element.name || $0.string.uppercased() == element.name }
      guard let nearest = same.min(by: { distance($0.ink, element.box) < distance($1.ink, element.box) }) else {
        Issue.record("\(screen.id): '\(element.name)' is not in the layout")
        continue
      }
      result.distances.append(distance(nearest.ink, element.box))
      if nearest.lines == element.lines { result.rightLines += 1 }
    }
    return result
  }

  static func environment(_ screen: MeasuredScreen) throws -> LayoutEnvironment {
    func numbers(_ key: String) -> [Double] {
      (screen.settings[key] ?? "").split { $0 == "×" || $0 == "," }.compactMap { Double($0) }
    }
    let (size, safe) = (numbers("size"), numbers("safe-area"))
    let device = Device(
      id: screen.id, alias: screen.id, size: Size(width: size[0], height: size[1]), scale: numbers("scale")[0],
      safeArea: EdgeInsets(top: safe[0], leading: 0, bottom: safe[1], trailing: 0), horizontalSizeClass: .compact,
      verticalSizeClass: .regular)
    let content = try #require(DynamicTypeSize(rawValue: screen.settings["content-size"] ?? ""))
    let platform = try #require(Platform(rawValue: screen.settings["platform"] ?? ""))
    return LayoutEnvironment(Variant(size: content, device: device, platform: platform))
  }

  static func allScreens() throws -> [MeasuredScreen] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Screens")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".screen") }
    return try files.sorted().map { file in
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      let parts = text.components(separatedBy: "---\n")
      var settings: [String: String] = [:]
      for line in parts[0].split(separator: "\n") {
        let halves = line.split(separator: ":", maxSplits: 1).map(\.trimmed)
        settings[halves[0]] = halves.count > 1 ? halves[1] : ""
      }
      return MeasuredScreen(
        id: String(file.dropLast(7)), settings: settings, tree: parts[1],
        elements: parts[2].split(separator: "\n").compactMap(element))
    }
  }

  /// `text "…" x y width height lines` or `frame "…" x y width height`.
  private static func element(_ line: Substring) -> Element? {
    let parts = line.components(separatedBy: "\"")
    guard parts.count == 3 else { return nil }
    let numbers = parts[2].split(separator: " ").compactMap { Double($0) }
    guard numbers.count >= 4 else { return nil }
    return Element(
      isText: parts[0].hasPrefix("text"), name: parts[1],
      box: Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
      lines: numbers.count > 4 ? Int(saturating: numbers[4]) : 1)
  }
}
