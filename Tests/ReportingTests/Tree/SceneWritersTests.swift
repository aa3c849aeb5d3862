import Foundation
import SightlineModel
import Testing

@testable import Reporting

struct SceneWritersTests {
  private static let device = Device(
    id: "iphone-402x874", alias: "standard", size: Size(width: 402, height: 874), scale: 3, safeArea: .zero,
    horizontalSizeClass: .compact, verticalSizeClass: .regular)

  /// A stack of a text and a button whose label holds a hostile name.
  private static let scene: Scene = {
    var stack = SceneNode(
      id: 0, parent: nil, kind: .vStack, isModifier: false,
      frame: Rect(x: 0, y: 62.3333333, width: 402, height: 700), path: "vStack")
    stack.children = [1, 2]
    var text = SceneNode(
      id: 1, parent: 0, kind: .text, isModifier: false,
      frame: Rect(x: 20, y: 100, width: 200, height: 41), path: "vStack/text")
    let line = TextLine(
      text: "Grüße…", start: 0, end: 14, x: 1.5, baseline: 16.25, width: 88.12345, ascent: 16, descent: 4,
      elided: 7..<14)
    text.text = SceneText(
      content: TextContent("Grüße an alle"),
      measured: MeasuredText(
        size: Size(width: 200, height: 41), lines: [line], isTruncated: true, fontSize: 17,
        inkBounds: Rect(x: 1, y: 2, width: 80, height: 15)), font: .body, scales: true, lineLimit: 1)
    text.foreground = .color(RGBA(hex: 0x112233))
    text.backdrop = .gradient([.white, .black], reason: "a gradient")
    text.source = SourceLocation(file: "App/A.swift", line: 3, column: 5)
    text.spoken = SpokenElement(order: 1, label: "Grüße an alle", traits: [.staticText, .header])
    text.uncertainty = 0.3125
    var button = SceneNode(
      id: 2, parent: 0, kind: .button, isModifier: false,
      frame: Rect(x: 20, y: 200, width: 44, height: 44), path: "vStack/button")
    button.hitRegion = button.frame
    button.spoken = SpokenElement(
      order: 0, label: "Close\n::error::\u{202E}", traits: [.notEnabled, .button], value: "on", hint: "Ends the tour",
      actions: ["Delete"])
    return Scene(screen: "Welcome", state: "settled", variant: Variant(device: device), nodes: [stack, text, button])
  }()

  @Test func sceneFollowsTheSchemaInScreenSpace() throws {
    var output = ""
    SceneJSON().write(Self.scene, to: &output)
    #expect(try JSONSchema(named: "scene").problems(in: output) == [])
    let root = try #require(JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    let text = try #require((root["children"] as? [[String: Any]])?.first)
    let line = try #require((text["lines"] as? [[String: Any]])?.first)
    #expect(line["x"] as? Double == 21.5 && line["baseline"] as? Double == 116.25)
    #expect(line["width"] as? Double == 88.123 && line["elided"] as? [Int] == [7, 14])
    #expect(text["inkBounds"] as? [String: Double] == ["x": 21, "y": 102, "width": 80, "height": 15])
    #expect(text["foreground"] as? String == "#112233FF")
    #expect((text["background"] as? [String: Any])?["kind"] as? String == "gradient")
    #expect((root["frame"] as? [String: Double])?["y"] == 62.333)
  }

  @Test func spokenElementsAreReadInOrder() throws {
    var text = ""
    SpokenTree().writeText(Self.scene, to: &text)
    #expect(
      text == """
        1. Close⏎::error::\\u{202E}, on, button, not enabled. Ends the tour. Actions: Delete
        2. Grüße an alle, header, static text  (App/A.swift:3:5)

        """)
    var json = ""
    SpokenTree().writeJSON(Self.scene, to: &json)
    #expect(try JSONSchema(named: "tree").problems(in: json) == [])
    let list = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
    #expect(list.map { $0["label"] as? String } == ["Close\n::error::\u{202E}", "Grüße an alle"])
  }

  @Test func deepTreesEndInABound() throws {
    let nodes = (0..<5000).map { index -> SceneNode in
      var node = SceneNode(
        id: index, parent: index == 0 ? nil : index - 1, kind: .padding, isModifier: true,
        frame: .zero, path: "")
      node.children = index < 4999 ? [index + 1] : []
      return node
    }
    var output = ""
    SceneJSON(depthLimit: 200).write(
      Scene(screen: "Deep", state: "", variant: Variant(device: Self.device), nodes: nodes), to: &output)
    #expect(output.contains("nestedTooDeeply"))
  }
}
