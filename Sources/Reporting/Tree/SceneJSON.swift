package import SightlineModel

/// A laid-out scene as a tree of JSON objects: `schemas/scene.schema.json`.
package struct SceneJSON: Sendable {
  /// Trees nested deeper are cut, and say so.
  let depthLimit: Int

  package init() { depthLimit = 1000 }
  init(depthLimit: Int) { self.depthLimit = depthLimit }

  package func write(_ scene: Scene, to output: inout some TextOutputStream) {
    let roots = scene.nodes.filter { $0.parent == nil }
    guard roots.count != 1 else { return output.write(JSONWriter.text(value(of: roots[0], in: scene, depth: 0))) }
    // A scene has one root; one made by hand may have several or none.
    let root: JSONValue = Self.node(
      kind: "screen", frame: scene.bounds, children: roots.map { value(of: $0, in: scene, depth: 1) })
    output.write(JSONWriter.text(root))
  }

  private func value(of node: SceneNode, in scene: Scene, depth: Int) -> JSONValue {
    guard depth < depthLimit else { return Self.node(kind: "nestedTooDeeply", frame: node.frame, children: []) }
    let text = node.text
    let ink = text?.measured.inkBounds
    let symbol: ImageView? =
      if case .image(let image)? = node.view, image.systemName.value != nil { image } else { nil }
    return Self.node(
      kind: node.kind.rawValue, frame: node.frame, source: node.source, text: text?.content.string,
      lines: text.map { .array($0.measured.lines.map { Self.value(of: $0, at: node.frame.origin) }) } ?? nil,
      fontSize: text?.measured.fontSize ?? symbol?.pointSize.value, font: text?.measured.fonts.first?.file,
      image: symbol?.systemName.value, inkBounds: ink?.offsetBy(x: node.frame.x, y: node.frame.y),
      foreground: node.foreground, background: node.backdrop, spoken: node.spoken, hitRegion: node.hitRegion,
      uncertainty: node.uncertainty,
      children: node.children.map { value(of: scene.nodes[$0], in: scene, depth: depth + 1) })
  }

  private static func node(
    kind: String, frame: Rect, source: SourceLocation? = nil, text: String? = nil, lines: JSONValue = nil,
    fontSize: Double? = nil, font: String? = nil, image: String? = nil, inkBounds: Rect? = nil,
    foreground: ResolvedPaint? = nil,
    background: ResolvedPaint? = nil, spoken: SpokenElement? = nil, hitRegion: Rect? = nil, uncertainty: Double = 0,
    children: [JSONValue]
  ) -> JSONValue {
    [
      "kind": .string(kind), "frame": frame.json, "source": source?.json ?? nil, "text": .optional(text),
      "lines": lines, "fontSize": .optional(fontSize), "font": .optional(font), "symbol": .optional(image),
      "inkBounds": inkBounds?.json ?? nil,
      "foreground": foreground?.json ?? nil, "background": background?.json ?? nil, "spoken": spoken?.json ?? nil,
      "hitRegion": hitRegion?.json ?? nil, "uncertainty": .number(uncertainty), "children": .array(children),
    ]
  }

  /// A line moved from the text's frame to the screen.
  private static func value(of line: TextLine, at origin: Point) -> JSONValue {
    [
      "text": .string(line.text), "start": .integer(line.start), "end": .integer(line.end),
      "x": .number(origin.x + line.x), "baseline": .number(origin.y + line.baseline), "width": .number(line.width),
      "ascent": .number(line.ascent), "descent": .number(line.descent),
      "elided": line.elided.map { [.integer($0.lowerBound), .integer($0.upperBound)] } ?? nil,
    ]
  }
}
