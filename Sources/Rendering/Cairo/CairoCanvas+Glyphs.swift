import CCairo
import SightlineModel

extension CairoCanvas {
  /// Glyphs of font files as FreeType covers their pixels, at quarters of a pixel; all others as paths.
  func draw(_ run: GlyphRun, _ paint: StepPaint) {
    guard let masks, !run.glyphs.isEmpty, run.glyphs.allSatisfy({ $0.source != nil }) else {
      return drawPaths(run, paint)
    }
    var (scale, unused) = (1.0, 0.0)
    cairo_user_to_device_distance(context, &scale, &unused)
    var placed: [(mask: GlyphMasks.Mask, x: Int, y: Int)] = []
    var rest = GlyphRun(size: run.size, glyphs: [])
    for glyph in run.glyphs {
      var (x, y) = (glyph.position.x, glyph.position.y)
      cairo_user_to_device(context, &x, &y)
      let (quarterX, quarterY) = (Int(saturating: (x * 4).rounded()), Int(saturating: (y * 4).rounded()))
      guard let source = glyph.source,
        let mask = masks.mask(source, size: run.size * scale, phase: (quarterX & 3, quarterY & 3))
      else {
        rest.glyphs.append(glyph)
        continue
      }
      placed.append((mask, quarterX >> 2 + mask.left, quarterY >> 2 + mask.top))
    }
    if !rest.glyphs.isEmpty { drawPaths(rest, paint) }
    guard !placed.isEmpty else { return }
    cairo_save(context)
    // A gradient keeps the place that it has on the screen.
    withSource(paint) {
      cairo_identity_matrix(context)
      for glyph in placed { cairo_mask_surface(context, glyph.mask.surface, Double(glyph.x), Double(glyph.y)) }
    }
    cairo_restore(context)
  }

  private func drawPaths(_ run: GlyphRun, _ paint: StepPaint) {
    for glyph in run.glyphs { trace(glyph.outline.placed(scaleX: run.size, scaleY: run.size, at: glyph.position)) }
    guard run.weight > 0, paint.isOpaque else { return fillPath(with: paint) }
    cairo_set_line_width(context, run.weight * run.size)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    withSource(paint) {
      cairo_fill_preserve(context)
      cairo_stroke(context)
    }
  }

  func draw(_ bitmap: Bitmap, _ frame: Rect, _ opacity: Double) {
    guard frame.width > 0, frame.height > 0, Outline.rectangle(frame).isDrawable else { return }
    cairo_save(context)
    cairo_translate(context, frame.x, frame.y)
    cairo_scale(context, frame.width / Double(bitmap.width), frame.height / Double(bitmap.height))
    bitmap.withSurface { picture in
      cairo_set_source_surface(context, picture, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
      cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
      cairo_rectangle(context, 0, 0, Double(bitmap.width), Double(bitmap.height))
      if opacity < 1 {
        cairo_clip(context)
        cairo_paint_with_alpha(context, opacity)
      } else {
        cairo_fill(context)
      }
      // The pixels are only lent.
      cairo_set_source_rgb(context, 0, 0, 0)
    }
    cairo_restore(context)
  }
}
