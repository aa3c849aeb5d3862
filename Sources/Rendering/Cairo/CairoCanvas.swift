import CCairo
import Foundation
import SightlineModel

/// Draws steps with Cairo. Owns one drawing context and its surface.
struct CairoCanvas: ~Copyable {
  let surface: OpaquePointer
  let context: OpaquePointer
  /// Glyphs as pixels; `nil` where they are drawn as paths, on a page.
  let masks: GlyphMasks?

  /// - Parameter surface: Owned from here on.
  init(owning surface: OpaquePointer, masks: GlyphMasks? = nil) {
    self.surface = surface
    self.masks = masks
    context = cairo_create(surface)  // never NULL: without memory, a context in an error state
  }
  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  func draw(_ plan: ScenePlan, scale: Double) {
    cairo_scale(context, scale, scale)
    cairo_translate(context, plan.origin.x, plan.origin.y)
    for step in plan.frame { draw(step) }
    cairo_save(context)
    trace(plan.screen)
    cairo_clip(context)
    for layer in plan.layers {
      cairo_save(context)
      if layer.scrolls, let window = plan.scroll?.window {
        cairo_rectangle(context, window.x, window.y, window.width, window.height)
        cairo_clip(context)
        cairo_translate(context, 0, -plan.scrolled)
      }
      if let clip = layer.clip {
        cairo_rectangle(context, clip.x, clip.y, clip.width, clip.height)
        cairo_clip(context)
      }
      for step in layer.steps { draw(step) }
      cairo_restore(context)
    }
    cairo_restore(context)
    for step in plan.marks { draw(step) }
  }

  func fill(_ color: RGBA) {
    cairo_set_source_rgb(context, color.red, color.green, color.blue)
    cairo_paint(context)
  }

  /// Ends the page and gives the surface to whoever writes it out.
  func finish<Result>(_ write: (OpaquePointer) -> Result) -> Result {
    cairo_surface_flush(surface)
    return write(surface)
  }

  func draw(_ step: PaintStep) {
    switch step {
    case .fill(let outline, let paint):
      trace(outline)
      fillPath(with: paint)
    case .glyphs(let run, let paint): draw(run, paint)
    case .picture(let bitmap, let frame, let opacity): draw(bitmap, frame, opacity)
    case .shadow(let steps, let color, let radius, let offset):
      drawShadow(of: steps, color, radius: radius, offset: offset)
    case .material(let outline, let look, let opacity): draw(look, in: outline, opacity)
    case .group(let effect, let steps): draw(steps, with: effect)
    case .clipped(let outline, let steps):
      cairo_save(context)
      trace(outline)
      cairo_clip(context)
      for step in steps { draw(step) }
      cairo_restore(context)
    case .stroke(let outline, let paint, let style):
      trace(outline)
      cairo_set_line_width(context, style.width)
      cairo_set_line_cap(context, style.isRound ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
      cairo_set_line_join(context, style.isRound ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
      cairo_set_dash(context, style.dash, CInt(style.dash.count), 0)
      withSource(paint) { cairo_stroke(context) }
      cairo_set_dash(context, nil, 0, 0)
    }
  }

  func fillPath(with paint: StepPaint) {
    guard case .hatch(let color) = paint else { return withSource(paint) { cairo_fill(context) } }
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(context, &left, &top, &right, &bottom)
    cairo_save(context)
    cairo_clip(context)
    withSource(.color(color.opacity(StepPaint.hatchGround))) { cairo_paint(context) }
    // Lines at multiples of eight points, as in the SVG; never more than a screen can show.
    var offset = ((left + top) / 8).rounded(.down) * 8
    var count = 0
    while offset < right + bottom, count < 4000 {
      cairo_move_to(context, offset - top, top)
      cairo_line_to(context, offset - bottom, bottom)
      offset += 8
      count += 1
    }
    cairo_set_line_width(context, 1)
    withSource(.color(color.opacity(StepPaint.hatchLines))) { cairo_stroke(context) }
    cairo_restore(context)
  }

  func withSource(_ paint: StepPaint, _ body: () -> Void) {
    switch paint {
    case .color(let color), .hatch(let color):
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
      body()
    case .gradient(let gradient):
      let pattern: OpaquePointer? =
        switch gradient.geometry {
        case .linear(let start, let end): cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
        case .radial(let center, let startRadius, let endRadius):
          cairo_pattern_create_radial(
            center.x, center.y, max(0, startRadius), center.x, center.y, max(0.01, endRadius))
        }
      for stop in gradient.stops {
        let color = stop.color
        cairo_pattern_add_color_stop_rgba(pattern, stop.location, color.red, color.green, color.blue, color.alpha)
      }
      cairo_set_source(context, pattern)
      body()
      cairo_pattern_destroy(pattern)
    }
  }

  func trace(_ outline: Outline) {
    var current = Point.zero
    for command in outline.commands {
      switch command {
      case .move(let point):
        cairo_move_to(context, point.x, point.y)
        current = point
      case .line(let point):
        cairo_line_to(context, point.x, point.y)
        current = point
      case .quadratic(let control, let point):
        // A quadratic curve as a cubic: control points two thirds of the way.
        cairo_curve_to(
          context, current.x + (control.x - current.x) * 2 / 3, current.y + (control.y - current.y) * 2 / 3,
          point.x + (control.x - point.x) * 2 / 3, point.y + (control.y - point.y) * 2 / 3, point.x, point.y)
        current = point
      case .cubic(let first, let second, let point):
        cairo_curve_to(context, first.x, first.y, second.x, second.y, point.x, point.y)
        current = point
      case .close: cairo_close_path(context)
      }
    }
  }
}
