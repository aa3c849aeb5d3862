import Foundation
import Rendering
import SightlineModel
import Testing

@testable import Player

struct SceneBundleTests {
  private static let phone = Device(
    id: "iphone-402x874", alias: "standard", size: Size(width: 402, height: 874), scale: 3,
    safeArea: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0), horizontalSizeClass: .compact,
    verticalSizeClass: .regular)

  /// A rectangle of one colour that is spoken, on a plain screen.
  private static func scene(_ appearance: Appearance, width: Double = 100) -> Scene {
    var root = SceneNode(
      id: 0, parent: nil, kind: .zStack, isModifier: false, frame: Rect(x: 0, y: 0, width: 402, height: 874), path: "")
    root.children = [1]
    let frame = Rect(x: 20, y: 100, width: width, height: 44)
    var button = SceneNode(id: 1, parent: 0, kind: .button, isModifier: false, frame: frame, path: "zStack/button")
    button.spoken = SpokenElement(order: 0, label: "Go \"on\"", traits: [.button])
    button.hitRegion = frame
    button.isInteractive = true
    button.source = SourceLocation(file: "App/Home.swift", line: 7, column: 3)
    let ink = appearance.isDark ? RGBA.white : RGBA.black
    button.foreground = .color(ink)
    button.backdrop = .color(appearance.isDark ? .black : .white)
    button.drawings = [.fill(.rectangle(frame), .color(ink))]
    return Scene(
      screen: "Home", state: "launch", variant: Variant(device: phone, appearance: appearance), nodes: [root, button])
  }

  private static func parsed(_ bundle: SceneBundle) throws -> [String: Any] {
    let text = bundle.text(isWhole: true)
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test("Scenes of two appearances share what has no colour")
  func sharing() throws {
    let sources = DrawingSources(glyphs: NoGlyphs())
    var one = SceneBundle(), both = SceneBundle(), wider = SceneBundle()
    one.add(Self.scene(.light), key: "0", from: sources)
    both.add(Self.scene(.light), key: "0", from: sources)
    both.add(Self.scene(.dark), key: "1", from: sources)
    wider.add(Self.scene(.light), key: "0", from: sources)
    wider.add(Self.scene(.light, width: 120), key: "1", from: sources)
    func count(_ bundle: SceneBundle, _ key: String) throws -> Int {
      (try Self.parsed(bundle)[key] as? [Any])?.count ?? -1
    }
    #expect(try count(one, "o") == 2)
    #expect(try count(both, "o") == 2)
    #expect(try count(wider, "o") == 3)
    #expect(try count(both, "t") == count(one, "t"))
    #expect(try count(both, "k") == 2)
  }

  @Test("An element keeps its frame, its touch target, its place and what is spoken")
  func elements() throws {
    var bundle = SceneBundle()
    bundle.add(Self.scene(.light), key: "5", from: DrawingSources(glyphs: NoGlyphs()))
    let value = try Self.parsed(bundle)
    let scene = try #require((value["s"] as? [String: Any])?["5"] as? [String: Any])
    let nodes = try #require(scene["n"] as? [[Any]])
    let node = try #require(nodes.last)
    #expect(node[1...4].compactMap { ($0 as? NSNumber)?.doubleValue } == [20, 100, 100, 44])
    #expect((node[6] as? [NSNumber])?.map(\.doubleValue) == [20, 100, 100, 44])
    #expect((node[8] as? NSNumber)?.intValue == 0)
    let things = try #require(value["t"] as? [[String: Any]])
    let thing = things[(node[0] as? NSNumber)?.intValue ?? 0]
    #expect(thing["s"] as? String == "App/Home.swift:7:3")
    #expect((thing["v"] as? String)?.hasPrefix("Go \"on\", button") == true)
    #expect((scene["a"] as? [NSNumber])?.map(\.intValue) == [62, 0, 34, 0])
  }

  @Test("A scene says which findings are there, in its own words and places")
  func findings() throws {
    var finding = Finding(
      rule: "text-truncated", severity: .error, verdict: .fail, message: "“Stand up” is cut",
      location: SourceLocation(file: "A.swift", line: 7, column: 3), screen: "Home",
      element: .init(kind: "text", text: "Stand up", label: nil, symbol: nil), fingerprint: "f")
    func place(_ screen: String, _ line: Int) -> Finding.Place {
      .init(
        location: SourceLocation(file: "A.swift", line: line, column: 3), screen: screen,
        element: .init(kind: "text", text: "Walk", label: nil, symbol: nil), measured: nil)
    }
    finding.places = [place("Home", 8), place("About", 9)]
    var bundle = SceneBundle()
    let sources = DrawingSources(glyphs: NoGlyphs())
    bundle.add(Self.scene(.light), key: "0", from: sources, findings: [(4, finding)])
    bundle.add(Self.scene(.light), key: "1", from: sources, findings: [])
    bundle.add(Self.scene(.light), key: "2", from: sources)
    let value = try Self.parsed(bundle)
    let scenes = try #require(value["s"] as? [String: [String: Any]])
    let told = try #require((scenes["0"]?["f"] as? [[Int]])?.first)
    #expect(told[0] == 4 && (scenes["1"]?["f"] as? [Any])?.isEmpty == true && scenes["2"]?["f"] == nil)
    let words = try #require((value["t"] as? [Any])?[told[1]] as? [Any])
    #expect(words[0] as? String == "“Stand up” is cut")
    #expect(words[1] as? [[String]] == [["A.swift:7:3", "text", "Stand up"], ["A.swift:8:3", "text", "Walk"]])
  }

  @Test("The same scenes give the same bytes")
  func repeatable() {
    func text() -> String {
      var bundle = SceneBundle()
      for (key, appearance) in [("0", Appearance.light), ("1", .dark)] {
        bundle.add(Self.scene(appearance), key: key, from: DrawingSources(glyphs: NoGlyphs()))
      }
      return bundle.text(isWhole: true)
    }
    #expect(text() == text())
  }

  @Test(arguments: [([Int](), 5, "00"), ([0], 5, "10"), ([3, 4], 5, "81"), ([9], 5, "00")])
  func failingVariantsAsBits(numbers: [Int], count: Int, expected: String) {
    #expect(PlayerManifest.bits(numbers, of: count) == expected)
  }
}

private struct NoGlyphs: GlyphOutlines {
  func outline(font: FontFaceID, glyph: UInt32) -> Outline? { nil }
}
