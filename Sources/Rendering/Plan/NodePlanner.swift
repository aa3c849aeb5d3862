import Foundation
import SightlineModel

/// Turns one node's drawings into steps.
struct NodePlanner {
  let glyphs: any GlyphOutlines
  let isDark: Bool

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
        return SymbolPlan(
          name: name, frame: outline.bounds, paint: .color(neutral), backdrop: backdrop(of: node), isMirrored: false
        ).steps
      }
      if case .angular(let center, let start, let end, let stops) = paint {
        return [
          .clipped(outline, Sweep(center: center, start: start, end: end, stops: stops).wedges(over: outline.bounds))
        ]
      }
      return [.fill(outline, step(paint))]
    case .stroke(let outline, let paint, let width):
      guard outline.isDrawable, width > 0, width.isFinite else { return [] }
      return [.stroke(outline, step(paint), StrokeStyle(width: width, isRound: false))]
    case .shadow(let outline, let paint, let radius, let offset):
      return shadow(of: outline, paint, radius: radius, offset: offset)
    case .symbol(let name, let paint, let isMirrored):
      let plan = SymbolPlan(
        name: name, frame: node.frame, paint: symbolPaint(paint), backdrop: backdrop(of: node), isMirrored: isMirrored)
      return plan.steps
    case .text(let paint): return node.text.map { text($0, of: node, paint, in: nil) } ?? []
    case .textRun(let range, let paint): return node.text.map { text($0, of: node, paint, in: range) } ?? []
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
    case .material, .image, .unknown: return .hatch(neutral)
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
        guard let outline = glyphs.outline(font: glyph.font, glyph: glyph.glyph) else {
          steps += bitmapPlaceholder(at: position, size: glyph.size, paint)
          continue
        }
        guard !outline.commands.isEmpty else { continue }
        if glyph.size != run.size { flush() }
        run.size = glyph.size
        run.glyphs.append(.init(outline: outline, position: position))
      }
      flush()
      steps += marks(on: line, of: text, at: origin, isDrawn).map { .fill($0, paint) }
      for image in line.images where isDrawn(image.offset) {
        let plan = SymbolPlan(
          name: text.content.symbol(at: image.offset) ?? "", frame: image.frame.offsetBy(x: origin.x, y: origin.y),
          paint: paint, backdrop: backdrop(of: node), isMirrored: false)
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

  // MARK: Shadow

  /// Strokes of growing width that add up to a soft edge; the same in every back end.
  private func shadow(of outline: Outline, _ paint: DrawPaint, radius: Double, offset: Point) -> [PaintStep] {
    guard outline.isDrawable, radius.isFinite, radius >= 0, case .color(let color) = paint, color.alpha > 0 else {
      return []
    }
    let moved = outline.map { Point(x: $0.x + offset.x, y: $0.y + offset.y) }
    let count = min(8, max(1, Int(saturating: (radius / 1.5).rounded(.up))))
    guard radius > 0 else { return [.fill(moved, .color(color))] }
    // From full strength at the edge to nothing at the radius, ever more slowly: the shape of a blurred edge.
    func strength(_ index: Int) -> Double {
      let rest = 1 - Double(index) / Double(count + 1)
      return rest * rest * 0.6
    }
    var steps = (1...count).reversed().map { index -> PaintStep in
      let share = color.opacity(strength(index) - strength(index + 1))
      return .stroke(moved, .color(share), StrokeStyle(width: 2 * radius * Double(index) / Double(count)))
    }
    steps.append(.fill(moved, .color(color.opacity(strength(0) - strength(1)))))
    return steps
  }
}
