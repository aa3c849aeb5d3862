package import Rendering
import Reporting
package import SightlineModel

/// Scenes of one state, written for the page: what they draw, and what is known of their elements. Equal parts stand once.
package struct SceneBundle: Sendable {
  private var recorder = DrawingRecorder()
  private var things = ValuePool()
  private var colors = ValuePool()
  private var scenes: [(key: String, text: String)] = []

  package init() {}

  /// Outlines of glyphs and pictures by name; equal in all bundles.
  package var glyphs: [String: String] { recorder.glyphs }
  package var pictures: [String: String] { recorder.pictures }

  /// - Parameters:
  ///   - key: What the page asks for the scene by.
  ///   - findings: Those that are there, by number; `nil` where somebody else tells the page.
  package mutating func add(
    _ scene: Scene, key: String, from sources: DrawingSources, findings: [(number: Int, finding: Finding)]? = nil
  ) {
    let drawing = recorder.record(scene, from: sources)
    let elements = elements(of: scene)
    let safe = scene.variant.device.safeArea
    var members: JSONValue = [
      "n": .array(elements), "a": .array([safe.top, safe.leading, safe.bottom, safe.trailing].map { .number($0) }),
    ]
    if let findings {
      let told = findings.map { number, finding -> JSONValue in
        let words: JSONValue = [.string(finding.message), .array(PlayerManifest.parts(of: finding))]
        return [.integer(number), .integer(things.index(of: words))]
      }
      members = members.adding("f", .array(told))
    }
    scenes.append((key, drawing.dropLast() + "," + JSONWriter.line(members).dropFirst()))
  }

  /// Nodes that move when the screen is scrolled.
  package static func moving(in scene: Scene) -> Set<Int> { DrawingRecorder.moving(in: scene) }

  /// A JSON object.
  ///
  /// - Parameter isWhole: Outlines and pictures are part of it.
  package func text(isWhole: Bool) -> String {
    var text = "{" + recorder.sharedMembers
    text += ",\"t\":" + things.text + ",\"k\":" + colors.text
    text += ",\"s\":{" + scenes.map { "\(JSONWriter.quoted($0.key)):\($0.text)" }.joined(separator: ",") + "}"
    if isWhole { text += ",\"x\":" + Self.object(glyphs) + ",\"y\":" + Self.object(pictures) }
    return text + "}"
  }

  /// Texts by name, sorted.
  package static func object(_ texts: [String: String]) -> String {
    "{" + texts.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\"\($0.value)\"" }.joined(separator: ",") + "}"
  }

  // MARK: Elements

  /// `[thing, x, y, width, height, flags, touch, colour, order]`; the order is -1 for what is not spoken.
  private mutating func elements(of scene: Scene) -> [JSONValue] {
    let moving = DrawingRecorder.moving(in: scene)
    return scene.nodes.filter(Self.isShown).map { node in
      let words = ElementWords(node, in: scene)
      let flags =
        (moving.contains(node.id) ? 1 : 0) | (node.isInteractive ? 2 : 0) | (node.isVisible ? 0 : 4)
        | (node.isEnabled ? 0 : 8)
      let hit: JSONValue = node.hitRegion.map { .array($0.numbers) } ?? 0
      let color = words.colors.map { colors.index(of: $0) } ?? -1
      return .array(
        [.integer(things.index(of: words.value))] + node.frame.numbers + [
          .integer(flags), hit, .integer(color), .integer(node.spoken?.order ?? -1),
        ])
    }
  }

  private static func isShown(_ node: SceneNode) -> Bool {
    guard node.isDrawn, !node.frame.isEmpty else { return false }
    if node.spoken != nil || node.hitRegion != nil { return true }
    return !node.isModifier && (node.source != nil || node.text != nil)
  }
}

extension Rect {
  fileprivate var numbers: [JSONValue] { [x, y, width, height].map { .number(($0 * 100).rounded() / 100) } }
}

/// Values of JSON, each once.
private struct ValuePool: Sendable {
  private var texts: [String] = []
  private var known: [String: Int] = [:]

  mutating func index(of value: JSONValue) -> Int {
    let text = JSONWriter.line(value)
    if let index = known[text] { return index }
    known[text] = texts.count
    texts.append(text)
    return texts.count - 1
  }

  var text: String { "[" + texts.joined(separator: ",") + "]" }
}
