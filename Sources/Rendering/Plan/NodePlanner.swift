import Foundation
import SightlineModel

/// Turns one node's drawings into steps.
struct NodePlanner {
  let sources: DrawingSources
  let appearance: Appearance
  /// Pixels per point of the device.
  let scale: Double
  /// Nodes whose symbols are shown filled.
  var filled: Set<Int> = []
  var isDark: Bool { appearance.isDark }

  func steps(for node: SceneNode) -> [PaintStep] {
    let drawn = node.drawings.flatMap { steps(for: $0, of: node) }
    guard !drawn.isEmpty else { return [] }
    return node.clipOutlines.filter(\.isDrawable).reversed().reduce(drawn) { [.clipped($1, $0)] }
  }

  private func steps(for drawing: Drawing, of node: SceneNode) -> [PaintStep] {
    switch drawing {
    case .fill(let outline, let paint):
      guard outline.isDrawable else { return [] }
      if case .image(let name) = paint {
        if let steps = picture(name, in: outline.bounds, of: node, tint: nil) { return [.clipped(outline, steps)] }
        return SymbolPlan(
          name: name, frame: outline.bounds, paint: .color(neutral), backdrop: backdrop(of: node), isMirrored: false,
          icons: .none
        ).steps
      }
      if case .angular(let center, let start, let end, let stops) = paint {
        return [
          .clipped(outline, Sweep(center: center, start: start, end: end, stops: stops).wedges(over: outline.bounds))
        ]
      }
      if case .material(let name) = paint {
        return [.material(outline, MaterialLook(name, isDark: isDark), node.opacity)]
      }
      return [.fill(outline, step(paint))]
    case .stroke(let outline, let paint, let width):
      guard outline.isDrawable, width > 0, width.isFinite else { return [] }
      if node.kind == .spinner { return [Self.spokes(in: node.frame, step(paint))] }
      return [.stroke(outline, step(paint), StrokeStyle(width: width, isRound: false))]
    case .shadow(let outline, let paint, let radius, let offset):
      guard outline.isDrawable, radius.isFinite, radius >= 0, abs(offset.x) < 1e4, abs(offset.y) < 1e4,
        case .color(let color) = paint, color.alpha > 0
      else { return [] }
      return [.shadow([.fill(outline, .color(.black))], color, radius: min(radius, 1000), offset: offset)]
    case .symbol(let name, let paint, let isMirrored):
      if Self.showsPicture(node), let steps = picture(name, in: node.frame, of: node, tint: symbolPaint(paint)) {
        return steps
      }
      let ink = Self.showsPicture(node) ? .color(neutral.opacity(node.opacity)) : symbolPaint(paint)
      let isFilled = filled.contains(node.id) && !name.hasSuffix(".fill")
      let plan = SymbolPlan(
        name: isFilled ? name + ".fill" : name, frame: node.frame, paint: ink, backdrop: backdrop(of: node),
        isMirrored: isMirrored,
        icons: sources.icons)
      return plan.steps
    case .text(let paint): return node.text.map { text($0, of: node, paint, in: nil) } ?? []
    case .textRun(let range, let paint): return node.text.map { text($0, of: node, paint, in: range) } ?? []
    }
  }

  /// The eight spokes of a spinner, as dashes of one wide circle; layout knows it as a ring.
  private static func spokes(in frame: Rect, _ paint: StepPaint) -> PaintStep {
    let side = min(frame.width, frame.height), radius = 0.35 * side
    let spoke = 0.11 * side, gap = 2 * .pi * radius / 8 - spoke
    var dash = [spoke / 2, gap]
    for _ in 0..<7 { dash += [spoke, gap] }
    dash += [spoke / 2, 0]
    return .stroke(
      .circle(center: frame.center, radius: radius), paint, StrokeStyle(width: 0.26 * side, dash: dash, isRound: false))
  }

  /// An image of the catalogue, or one that code makes: no symbol, and nothing that the system draws.
  private static func showsPicture(_ node: SceneNode) -> Bool {
    guard case .image(let image)? = node.view else { return false }
    return image.systemName.value == nil
  }

  /// A picture of the project's over its frame.
  /// - Parameter tint: What a template is drawn in.
  /// - Returns: `nil` where there is none to show.
  private func picture(_ name: String, in frame: Rect, of node: SceneNode, tint: StepPaint?) -> [PaintStep]? {
    guard frame.width > 0, frame.height > 0, Outline.rectangle(frame).isDrawable,
      let (picture, isTemplate) = sources.picture(named: name, appearance, scale: scale)
    else { return nil }
    let template = isTemplate ? tint : nil
    switch picture {
    case .bitmap(let bitmap):
      guard let template else { return [.picture(bitmap, frame, node.opacity)] }
      guard case .color(let color) = template else { return [.picture(bitmap, frame, node.opacity)] }
      return [.picture(bitmap.tinted(red: color.red, green: color.green, blue: color.blue), frame, color.alpha)]
    case .drawing(let drawing): return drawing.steps(in: frame, template: template, opacity: node.opacity)
    }
  }

  private var neutral: RGBA { isDark ? RGBA(hex: 0x98989F) : RGBA(hex: 0x6C6C72) }

  private func symbolPaint(_ paint: DrawPaint) -> StepPaint {
    switch paint {
    case .image, .material, .unknown: .color(neutral)
    default: step(paint)
    }
  }

  private func backdrop(of node: SceneNode) -> StepPaint {
    if case .color(let color)? = node.backdrop { return .color(color) }
    return .color(isDark ? .black : .white)
  }

  private func step(_ paint: DrawPaint) -> StepPaint {
    switch paint {
    case .color(let color): return .color(color)
    case .linear(let start, let end, let stops):
      return .gradient(Gradient(.linear(start: start, end: end), stops: stops))
    case .radial(let center, let startRadius, let endRadius, let stops):
      return .gradient(
        Gradient(.radial(center: center, startRadius: startRadius, endRadius: endRadius), stops: stops))
    case .angular(let center, _, _, let stops):
      // A text or a stroke: neither back end sweeps, so the stops are shown from the centre outwards.
      return .gradient(Gradient(.radial(center: center, startRadius: 0, endRadius: 60), stops: stops))
    // In front of a material stands nothing that could be blurred: letters and lines take its veil.
    case .material(let name): return .color(MaterialLook(name, isDark: !isDark).veil)
    case .image, .unknown: return .hatch(neutral)
    }
  }

  // MARK: Text

  /// Consecutive glyphs of one size go together. A line without glyphs is shown as a bar of its width.
  /// - Parameter range: UTF-8 offsets of what is drawn; `nil` for the whole text.
  private func text(_ text: SceneText, of node: SceneNode, _ paint: DrawPaint, in range: Range<Int>?) -> [PaintStep] {
    let origin = node.frame.origin
    // An ellipsis or a hyphen at the text's end belongs to its last run.
    let last = max(0, text.content.string.utf8.count - 1)
    func isDrawn(_ offset: Int) -> Bool { range?.contains(min(offset, last)) ?? true }
    var paint = step(paint)
    if case .hatch(let color) = paint { paint = .color(color) }
    var steps: [PaintStep] = []
    for line in text.measured.lines {
      var run = GlyphRun(size: 0, glyphs: [])
      func flush() {
        if !run.glyphs.isEmpty { steps.append(.glyphs(run, paint)) }
        run.glyphs = []
      }
      for glyph in line.glyphs where glyph.size > 0 && glyph.size < 2000 && isDrawn(glyph.offset) {
        let position = Point(x: origin.x + glyph.position.x, y: origin.y + glyph.position.y)
        guard position.x.isFinite, position.y.isFinite, abs(position.x) < 1e6, abs(position.y) < 1e6 else { continue }
        guard let (shape, source) = sources.shape(font: glyph.font, glyph: glyph.glyph) else {
          steps += bitmapPlaceholder(at: position, size: glyph.size, paint)
          continue
        }
        func add(_ outline: Outline, _ source: GlyphSource?) {
          guard !outline.commands.isEmpty else { return }
          if glyph.size != run.size { flush() }
          run.size = glyph.size
          run.glyphs.append(.init(outline: outline, position: position, source: source))
        }
        switch shape {
        case .outline(let outline): add(outline, source)
        case .layers(let layers):
          flush()
          for layer in layers {
            let part = GlyphRun(size: glyph.size, glyphs: [.init(outline: layer.outline, position: position)])
            let ink = layer.color.map { StepPaint.color($0.opacity(paint.opacity)) } ?? paint
            if !layer.outline.commands.isEmpty { steps.append(.glyphs(part, ink)) }
          }
        case .picture(let bitmap, let box):
          flush()
          let frame = Rect(
            x: position.x + box.x * glyph.size, y: position.y + box.y * glyph.size, width: box.width * glyph.size,
            height: box.height * glyph.size)
          steps.append(.picture(bitmap, frame, paint.opacity))
        }
      }
      flush()
      steps += marks(on: line, of: text, at: origin, isDrawn).map { .fill($0, paint) }
      for image in line.images where isDrawn(image.offset) {
        let plan = SymbolPlan(
          name: text.content.symbol(at: image.offset) ?? "", frame: image.frame.offsetBy(x: origin.x, y: origin.y),
          paint: paint, backdrop: backdrop(of: node), isMirrored: false, icons: sources.icons)
        steps += plan.steps
      }
      if line.glyphs.isEmpty, line.images.isEmpty, line.width > 0, isDrawn(line.start) {
        let bar = Rect(
          x: origin.x + line.x, y: origin.y + line.baseline - line.ascent * 0.55, width: line.width,
          height: line.ascent * 0.55)
        let outline = Outline.roundedRectangle(bar, radius: 2)
        if outline.isDrawable { steps.append(.fill(outline, paint.faded(0.45))) }
      }
    }
    return steps
  }

  /// Emoji and other glyphs without an outline.
  private func bitmapPlaceholder(at position: Point, size: Double, _ paint: StepPaint) -> [PaintStep] {
    let box = Rect(x: position.x + size * 0.1, y: position.y - size * 0.85, width: size * 0.95, height: size * 0.95)
    let face = Outline.circle(center: box.center, radius: box.width / 2 - size * 0.04)
    return [.fill(face, paint.faded(0.18)), .stroke(face, paint.faded(0.6), StrokeStyle(width: size * 0.05))]
  }
}
