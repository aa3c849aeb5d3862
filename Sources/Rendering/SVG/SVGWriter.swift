package import SightlineModel

/// Writes a scene as SVG. Same scene, same bytes; identifiers come from what they name.
package struct SVGWriter: Sendable {
  package init() {}

  /// The drawing with its definitions apart, for pages that show several.
  package func picture(of scene: Scene, from sources: DrawingSources, options: PictureOptions = PictureOptions())
    -> VectorPicture
  {
    picture(of: ScenePlan(scene, from: sources, options: options), isForPages: true)
  }

  private func picture(of plan: ScenePlan, isForPages: Bool) -> VectorPicture {
    var canvas = SVGCanvas(isForPages: isForPages)
    canvas.draw(plan)
    return VectorPicture(
      size: plan.size, definitions: canvas.sortedDefinitions, body: canvas.body, scroll: plan.scroll)
  }

  /// A file of its own.
  package func document(of scene: Scene, from sources: DrawingSources, options: PictureOptions = PictureOptions())
    -> String
  {
    let picture = picture(of: ScenePlan(scene, from: sources, options: options), isForPages: false)
    let (width, height) = (SVGNumber.text(picture.size.width), SVGNumber.text(picture.size.height))
    var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
    text += " viewBox=\"0 0 \(width) \(height)\" role=\"img\">\n"
    text += "<title>\(SVGCanvas.escaped("\(scene.screen), \(scene.variant)"))</title>\n"
    if !picture.definitions.isEmpty {
      text += "<defs>\n" + picture.definitions.map { $0.markup + "\n" }.joined() + "</defs>\n"
    }
    return text + picture.body + "</svg>\n"
  }
}

/// The state of one drawing on its way to SVG.
struct SVGCanvas {
  /// What scrolls can be moved by the page around.
  let isForPages: Bool
  private(set) var body = ""
  private var definitions: [String: String] = [:]

  init(isForPages: Bool) { self.isForPages = isForPages }

  var sortedDefinitions: [VectorPicture.Definition] {
    definitions.map { VectorPicture.Definition(id: $0.key, markup: $0.value) }.sorted()
  }

  mutating func draw(_ plan: ScenePlan) {
    let isMoved = plan.origin != .zero
    if isMoved {
      body += "<g transform=\"translate(\(SVGNumber.text(plan.origin.x)) \(SVGNumber.text(plan.origin.y)))\">\n"
    }
    for step in plan.frame { draw(step) }
    body += "<g clip-path=\"url(#\(clip(plan.screen)))\">\n"
    for layer in plan.layers {
      let window = layer.scrolls ? plan.scroll?.window : nil
      if let window {
        let offset = SVGNumber.text(-plan.scrolled)
        let move =
          isForPages
          ? "style=\"transform:translateY(var(--scroll,\(offset)px))\"" : "transform=\"translate(0 \(offset))\""
        body += "<g clip-path=\"url(#\(clip(.rectangle(window))))\"><g \(move)>\n"
      }
      if let rect = layer.clip { body += "<g clip-path=\"url(#\(clip(.rectangle(rect))))\">\n" }
      for step in layer.steps { draw(step) }
      if layer.clip != nil { body += "</g>\n" }
      if window != nil { body += "</g></g>\n" }
    }
    body += "</g>\n"
    for step in plan.marks { draw(step) }
    if isMoved { body += "</g>\n" }
  }

  private mutating func draw(_ step: PaintStep) {
    switch step {
    case .fill(let outline, let paint):
      body += "<path d=\"\(PathData.text(outline))\"\(attributes("fill", paint))/>\n"
    case .stroke(let outline, let paint, let style):
      var text = "<path d=\"\(PathData.text(outline))\" fill=\"none\"\(attributes("stroke", paint))"
      if style.width != 1 { text += " stroke-width=\"\(SVGNumber.text(style.width))\"" }
      if style.isRound { text += " stroke-linecap=\"round\" stroke-linejoin=\"round\"" }
      if !style.dash.isEmpty {
        text += " stroke-dasharray=\"\(style.dash.map { SVGNumber.text($0) }.joined(separator: " "))\""
      }
      body += text + "/>\n"
    case .glyphs(let run, let paint): draw(run, paint)
    case .picture(let bitmap, let frame, let opacity): draw(bitmap, frame, opacity)
    case .shadow(let steps, let color, let radius, let offset):
      let place = "translate(\(SVGNumber.text(offset.x)) \(SVGNumber.text(offset.y)))"
      body += "<g transform=\"\(place)\"\(blur(radius))>\n"
      for step in steps { draw(step.silhouette(color)) }
      body += "</g>\n"
    case .material(let outline, let look, let opacity):
      // No page blurs what lies behind a part of a drawing.
      draw(.fill(outline, .color(look.veil.opacity(opacity))))
    case .group(let effect, let steps):
      switch effect {
      case .blur(let radius): body += "<g\(blur(radius))>\n"
      case .blend(let mode): body += "<g style=\"mix-blend-mode:\(mode.css)\">\n"
      }
      for step in steps { draw(step) }
      body += "</g>\n"
    case .clipped(let outline, let steps):
      body += "<g clip-path=\"url(#\(clip(outline)))\">\n"
      for step in steps { draw(step) }
      body += "</g>\n"
    }
  }

  // MARK: Glyphs

  /// Units per em of glyph definitions.
  private static let unitsPerEm = 1000.0

  private mutating func draw(_ run: GlyphRun, _ paint: StepPaint) {
    guard let first = run.glyphs.first else { return }
    if case .gradient = paint {
      // A gradient's points would be scaled with the glyphs: drawn as one path on the screen instead.
      let outline = Outline(
        run.glyphs.flatMap { $0.outline.placed(scaleX: run.size, scaleY: run.size, at: $0.position).commands })
      body += "<path d=\"\(PathData.text(outline))\"\(attributes("fill", paint))/>\n"
      return
    }
    let place = "\(SVGNumber.text(first.position.x)) \(SVGNumber.text(first.position.y))"
    let scale = SVGNumber.text(run.size / Self.unitsPerEm, decimals: 5)
    body += "<g transform=\"translate(\(place))scale(\(scale))\"\(attributes("fill", paint))"
    if run.weight > 0, paint.isOpaque {
      let width = SVGNumber.text(run.weight * Self.unitsPerEm, decimals: 0)
      body += "\(attributes("stroke", paint)) stroke-width=\"\(width)\" stroke-linejoin=\"round\""
    }
    body += ">"
    for glyph in run.glyphs {
      let x = ((glyph.position.x - first.position.x) / run.size * Self.unitsPerEm).rounded(.toNearestOrAwayFromZero)
      let y = ((glyph.position.y - first.position.y) / run.size * Self.unitsPerEm).rounded(.toNearestOrAwayFromZero)
      body += "<use href=\"#\(definition(of: glyph.outline))\""
      if x != 0 { body += " x=\"\(SVGNumber.text(x, decimals: 0))\"" }
      if y != 0 { body += " y=\"\(SVGNumber.text(y, decimals: 0))\"" }
      body += "/>"
    }
    body += "</g>\n"
  }

  private mutating func definition(of outline: Outline) -> String {
    let data = PathData.text(outline, scale: Self.unitsPerEm, decimals: 0)
    return define("g", data) { "<path id=\"\($0)\" d=\"\(data)\"/>" }
  }

  // MARK: Pictures

  /// Pixels of the longer side for each point: enough for a page that shows a phone.
  private static let pixelsPerPoint = 2.0

  private mutating func draw(_ bitmap: Bitmap, _ frame: Rect, _ opacity: Double) {
    guard frame.width > 0, frame.height > 0, Outline.rectangle(frame).isDrawable else { return }
    // Steps of 16 pixels, so that near sizes share one definition.
    let wanted = (max(frame.width, frame.height) * Self.pixelsPerPoint / 16).rounded(.up) * 16
    let data = bitmap.dataAddress(side: max(32, Int(saturating: wanted)))
    let id = define("i", data) {
      "<image id=\"\($0)\" width=\"1\" height=\"1\" preserveAspectRatio=\"none\" href=\"\(data)\"/>"
    }
    let place = "translate(\(SVGNumber.text(frame.x)) \(SVGNumber.text(frame.y)))"
    let scale = "scale(\(SVGNumber.text(frame.width)) \(SVGNumber.text(frame.height)))"
    let fade = opacity < 0.999 ? " opacity=\"\(SVGNumber.text(opacity, decimals: 3))\"" : ""
    body += "<use href=\"#\(id)\" transform=\"\(place)\(scale)\"\(fade)/>\n"
  }

  /// The attribute of a group that is blurred.
  private mutating func blur(_ radius: Double) -> String {
    guard radius > 0.05 else { return "" }
    let deviation = SVGNumber.text(min(radius, 200))
    let id = define("f", deviation) {
      "<filter id=\"\($0)\" x=\"-1\" y=\"-1\" width=\"3\" height=\"3\"><feGaussianBlur stdDeviation=\"\(deviation)\"/></filter>"
    }
    return " filter=\"url(#\(id))\""
  }

  // MARK: Definitions

  /// - Returns: An id that equal content gets in every drawing.
  private mutating func define(_ prefix: String, _ content: String, _ markup: (String) -> String) -> String {
    let id = prefix + ContentHash.text(content)
    if definitions[id] == nil { definitions[id] = markup(id) }
    return id
  }

  private mutating func clip(_ outline: Outline) -> String {
    let data = PathData.text(outline)
    return define("c", data) { "<clipPath id=\"\($0)\"><path d=\"\(data)\"/></clipPath>" }
  }

  private mutating func attributes(_ name: String, _ paint: StepPaint) -> String {
    switch paint {
    case .color(let color):
      var text = " \(name)=\"\(Self.hex(color))\""
      if color.alpha < 0.999 { text += " \(name)-opacity=\"\(SVGNumber.text(color.alpha, decimals: 3))\"" }
      return text
    case .gradient(let gradient): return " \(name)=\"url(#\(definition(of: gradient)))\""
    case .hatch(let color): return " \(name)=\"url(#\(hatch(color)))\""
    }
  }

  private mutating func definition(of gradient: Gradient) -> String {
    let stops = gradient.stops.map { stop in
      let opacity =
        stop.color.alpha < 0.999 ? " stop-opacity=\"\(SVGNumber.text(stop.color.alpha, decimals: 3))\"" : ""
      return
        "<stop offset=\"\(SVGNumber.text(stop.location, decimals: 3))\" stop-color=\"\(Self.hex(stop.color))\"\(opacity)/>"
    }.joined()
    func number(_ value: Double) -> String { SVGNumber.text(value) }
    let (element, geometry): (String, String)
    switch gradient.geometry {
    case .linear(let start, let end):
      element = "linearGradient"
      geometry = "x1=\"\(number(start.x))\" y1=\"\(number(start.y))\" x2=\"\(number(end.x))\" y2=\"\(number(end.y))\""
    case .radial(let center, let startRadius, let endRadius):
      element = "radialGradient"
      let place = "cx=\"\(number(center.x))\" cy=\"\(number(center.y))\""
      geometry = place + " fr=\"\(number(max(0, startRadius)))\" r=\"\(number(max(0.01, endRadius)))\""
    }
    return define("p", element + geometry + stops) {
      "<\(element) id=\"\($0)\" gradientUnits=\"userSpaceOnUse\" \(geometry)>\(stops)</\(element)>"
    }
  }

  private mutating func hatch(_ color: RGBA) -> String {
    let hex = Self.hex(color)
    let alpha = SVGNumber.text(color.alpha * StepPaint.hatchLines, decimals: 3)
    return define("h", hex + alpha) {
      "<pattern id=\"\($0)\" width=\"8\" height=\"8\" patternUnits=\"userSpaceOnUse\"><path d=\"M0 0h8v8h-8z\" "
        + "fill=\"\(hex)\" fill-opacity=\"\(SVGNumber.text(color.alpha * StepPaint.hatchGround))\"/><path d=\"M-1 1l2-2M0 8l8-8M7 9l2-2\" stroke=\"\(hex)\" "
        + "stroke-opacity=\"\(alpha)\" stroke-width=\"1\" fill=\"none\"/></pattern>"
    }
  }

  /// `#rgb` where that says the same.
  private static func hex(_ color: RGBA) -> String {
    let digits = Array(color.hexString.dropFirst().prefix(6).lowercased())
    let isShort = digits[0] == digits[1] && digits[2] == digits[3] && digits[4] == digits[5]
    return "#" + String(isShort ? [digits[0], digits[2], digits[4]] : digits)
  }

  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default:
        let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
        let isDirection = (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
        if isControl || isDirection || scalar.value == 0xFFFE || scalar.value == 0xFFFF {
          result += "\u{FFFD}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
  }
}

/// Short names for content.
enum ContentHash {
  /// FNV-1a with 64 bits, in base 36.
  /// - Source: draft-eastlake-fnv.
  static func text(_ content: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in content.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    // 46 bits, nine digits at most: among 10,000 definitions, two that clash are as likely as 1 in 1,400,000.
    return String(hash >> 18, radix: 36)
  }
}
