package import SightlineModel

/// A canvas that writes down what is drawn on it, for a page that draws it again.
///
/// Scenes that are recorded one after another share what is equal: paints, outlines, lines of glyphs and whole steps. The
/// outlines of glyphs and the pictures have names that equal content gets in every recording.
package struct DrawingRecorder: Sendable {
  /// Path data by name, 1,000 units per em.
  package private(set) var glyphs: [String: String] = [:]
  /// Addresses `data:` by name.
  package private(set) var pictures: [String: String] = [:]
  private var glyphNames = Pool()
  private var pictureNames = Pool()
  private var paints = Pool()
  private var paths = Pool()
  private var runs = Pool()
  private var steps = Pool()

  package init() {}

  /// What the recorded scenes refer to, as members of a JSON object, without the outlines of glyphs and the pictures.
  package var sharedMembers: String {
    [
      ("g", glyphNames), ("p", pictureNames), ("c", paints), ("o", paths), ("r", runs), ("d", steps),
    ].map { "\"\($0)\":[\($1.texts.joined(separator: ","))]" }.joined(separator: ",")
  }

  /// - Returns: A JSON object: `s` the size, `l` the layers as `[clip, scrolls, steps]`, `v` what scrolls.
  package mutating func record(_ scene: Scene, from sources: DrawingSources) -> String {
    let plan = ScenePlan(scene, from: sources, options: PictureOptions())
    let layers = plan.layers.map { layer -> String in
      let clip = layer.clip.map(Self.text) ?? "0"
      return "[\(clip),\(layer.scrolls ? 1 : 0),\(list(layer.steps))]"
    }
    var text = "\"s\":[\(Self.number(plan.size.width)),\(Self.number(plan.size.height))]"
    text += ",\"l\":[\(layers.joined(separator: ","))]"
    if let scroll = plan.scroll {
      let window = scroll.window
      text += ",\"v\":[\(Self.text(window).dropFirst().dropLast()),\(Self.number(scroll.contentBottom))]"
    }
    return "{\(text)}"
  }

  // MARK: Steps

  private mutating func list(_ steps: [PaintStep]) -> String {
    "[" + steps.map { String(index(of: $0)) }.joined(separator: ",") + "]"
  }

  private mutating func index(of step: PaintStep) -> Int {
    let text = text(of: step)
    return steps.index(of: text)
  }

  /// The first number says what it is.
  private mutating func text(of step: PaintStep) -> String {
    switch step {
    case .fill(let outline, let paint): return "[0,\(path(outline)),\(index(of: paint))]"
    case .stroke(let outline, let paint, let style):
      let dash = style.dash.map { "," + Self.number($0) }.joined()
      return "[1,\(path(outline)),\(index(of: paint)),\(Self.number(style.width)),\(style.isRound ? 1 : 0)\(dash)]"
    case .glyphs(let run, let paint):
      let weight = paint.isOpaque ? run.weight : 0
      return "[2,\(index(of: run, weight: weight)),\(index(of: paint))]"
    case .picture(let bitmap, let frame, let opacity):
      let place = Self.text(frame).dropFirst().dropLast()
      return "[3,\(picture(bitmap, frame)),\(place),\(Self.number(opacity, decimals: 3))]"
    case .shadow(let steps, let color, let radius, let offset):
      let place = "\(Self.number(radius)),\(Self.number(offset.x)),\(Self.number(offset.y))"
      return "[4,\(list(steps)),\(index(of: .color(color))),\(place)]"
    case .material(let outline, let look, let opacity):
      let numbers = "\(Self.number(look.radius)),\(Self.number(look.saturation)),\(Self.number(opacity, decimals: 3))"
      return "[5,\(path(outline)),\(index(of: .color(look.veil.opacity(opacity)))),\(numbers)]"
    case .group(.blur(let radius), let steps): return "[6,\(list(steps)),\(Self.number(radius))]"
    case .group(.blend(let mode), let steps): return "[7,\(list(steps)),\"\(mode.canvas)\"]"
    case .clipped(let outline, let steps): return "[8,\(path(outline)),\(list(steps))]"
    }
  }

  private mutating func path(_ outline: Outline) -> Int { paths.index(of: "\"\(PathData.text(outline))\"") }

  /// `[size, weight, glyph, x, y, …]`: places in hundredths of a point, each from the one before.
  private mutating func index(of run: GlyphRun, weight: Double) -> Int {
    var text = "[\(Self.number(run.size, decimals: 3)),\(Self.number(weight, decimals: 4))"
    var last = (x: 0, y: 0)
    for glyph in run.glyphs {
      let data = PathData.text(glyph.outline, scale: 1000, decimals: 0)
      guard !data.isEmpty else { continue }
      let name = "g" + ContentHash.text(data)
      glyphs[name] = data
      let place = (x: Self.hundredths(glyph.position.x), y: Self.hundredths(glyph.position.y))
      text += ",\(glyphNames.index(of: "\"\(name)\"")),\(place.x - last.x),\(place.y - last.y)"
      last = place
    }
    return runs.index(of: text + "]")
  }

  private mutating func picture(_ bitmap: Bitmap, _ frame: Rect) -> Int {
    // Two pixels a point, in steps of 16, so that near sizes share one picture.
    let wanted = frame.width > 0 && frame.height > 0 ? (max(frame.width, frame.height) / 8).rounded(.up) * 16 : 32
    let data = bitmap.dataAddress(side: max(32, Int(saturating: wanted)))
    let name = "i" + ContentHash.text(data)
    pictures[name] = data
    return pictureNames.index(of: "\"\(name)\"")
  }

  // MARK: Paints

  /// `"#rrggbbaa"`, or `[0, x1, y1, x2, y2, …stops]`, `[1, x, y, r1, r2, …stops]`, `[2, ground, lines]` for a hatch.
  private mutating func index(of paint: StepPaint) -> Int {
    switch paint {
    case .color(let color): return paints.index(of: Self.text(color))
    case .hatch(let color):
      let ground = Self.text(color.opacity(StepPaint.hatchGround)),
        lines = Self.text(color.opacity(StepPaint.hatchLines))
      return paints.index(of: "[2,\(ground),\(lines)]")
    case .gradient(let gradient):
      let geometry: [Double]
      let kind: Int
      switch gradient.geometry {
      case .linear(let start, let end): (kind, geometry) = (0, [start.x, start.y, end.x, end.y])
      case .radial(let center, let startRadius, let endRadius):
        (kind, geometry) = (1, [center.x, center.y, max(0, startRadius), max(0.01, endRadius)])
      }
      let stops = gradient.stops.map { ",\(Self.number($0.location, decimals: 4)),\(Self.text($0.color))" }.joined()
      return paints.index(of: "[\(kind),\(geometry.map { Self.number($0) }.joined(separator: ","))\(stops)]")
    }
  }

  private static func text(_ color: RGBA) -> String { "\"" + color.hexString.lowercased() + "\"" }

  private static func text(_ rect: Rect) -> String {
    "[\([rect.x, rect.y, rect.width, rect.height].map { number($0) }.joined(separator: ","))]"
  }

  private static func hundredths(_ value: Double) -> Int {
    let scaled = (value * 100).rounded()
    return scaled.isFinite && abs(scaled) < 1e9 ? Int(saturating: scaled) : 0
  }

  /// As JSON wants it: with a digit before the point.
  static func number(_ value: Double, decimals: Int = 2) -> String {
    let text = SVGNumber.text(value, decimals: decimals)
    if text.hasPrefix("-.") { return "-0" + text.dropFirst() }
    return text.hasPrefix(".") ? "0" + text : text
  }

  /// Texts of JSON values, each once.
  private struct Pool: Sendable {
    private(set) var texts: [String] = []
    private var known: [String: Int] = [:]

    mutating func index(of text: String) -> Int {
      if let index = known[text] { return index }
      known[text] = texts.count
      texts.append(text)
      return texts.count - 1
    }
  }
}

extension BlendMode {
  /// - Source: HTML, canvas: `globalCompositeOperation`.
  fileprivate var canvas: String {
    switch self {
    case .plusLighter: "lighter"
    case .destinationOut: "destination-out"
    case .destinationOver: "destination-over"
    case .sourceAtop: "source-atop"
    default: css
    }
  }
}

extension DrawingRecorder {
  /// Nodes that move when the screen is scrolled.
  package static func moving(in scene: Scene) -> Set<Int> {
    let scrolling = SceneScrolling(scene)
    guard scrolling.scroll != nil else { return [] }
    return Set(scene.nodes.filter(scrolling.moves).map(\.id))
  }
}
