import CCairo
import SightlineModel

extension CairoCanvas {
  private var scale: Double {
    var (x, y) = (1.0, 0.0)
    cairo_user_to_device_distance(context, &x, &y)
    return max(abs(x), 0.01)
  }

  /// Draws steps apart, within what of them can be seen.
  /// - Parameter margin: Points around the clip that count all the same, since they are blurred into it.
  private func group(_ steps: [PaintStep], _ content: cairo_content_t) -> OpaquePointer? {
    cairo_push_group_with_content(context, content)
    for step in steps { draw(step) }
    return cairo_pop_group(context)
  }

  private func blur(_ pattern: OpaquePointer?, _ radius: Double) {
    var surface: OpaquePointer?
    guard radius > 0, masks != nil, cairo_pattern_get_surface(pattern, &surface) == CAIRO_STATUS_SUCCESS, let surface,
      cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE
    else { return }
    GaussianBlur.apply(to: surface, deviation: min(radius, 300) * scale)
  }

  func drawShadow(of steps: [PaintStep], _ color: RGBA, radius: Double, offset: Point) {
    cairo_save(context)
    // What casts the shadow counts whole, though none of it may be seen: a glass is cut out of its own.
    cairo_reset_clip(context)
    clip(to: steps, reach: 3 * radius)
    let pattern = group(steps, CAIRO_CONTENT_ALPHA)
    blur(pattern, radius)
    cairo_restore(context)
    cairo_save(context)
    cairo_translate(context, offset.x, offset.y)
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    cairo_mask(context, pattern)
    cairo_restore(context)
    cairo_pattern_destroy(pattern)
  }

  func draw(_ steps: [PaintStep], with effect: GroupEffect) {
    cairo_save(context)
    if case .blur(let radius) = effect { clip(to: steps, reach: 3 * radius) }
    let pattern = group(steps, CAIRO_CONTENT_COLOR_ALPHA)
    cairo_set_source(context, pattern)
    switch effect {
    case .blur(let radius): blur(pattern, radius)
    case .blend(let mode): cairo_set_operator(context, mode.cairo)
    }
    cairo_paint(context)
    cairo_restore(context)
    cairo_pattern_destroy(pattern)
  }

  /// Keeps the surface of a group as small as what is drawn in it.
  private func clip(to steps: [PaintStep], reach: Double) {
    guard let box = PaintStep.bounds(of: steps) else { return }
    cairo_rectangle(
      context, box.x - reach - 1, box.y - reach - 1, box.width + 2 * reach + 2, box.height + 2 * reach + 2)
    cairo_clip(context)
  }

  /// What is there already, blurred and more colourful, under a veil. On a page the veil alone.
  func draw(_ look: MaterialLook, in outline: Outline, _ opacity: Double) {
    guard outline.isDrawable else { return }
    if masks != nil, let behind = backdrop(of: outline.bounds, look) {
      cairo_save(context)
      trace(outline)
      cairo_clip(context)
      draw(behind.bitmap, behind.frame, opacity)
      cairo_restore(context)
    }
    trace(outline)
    fillPath(with: .color(look.veil.opacity(opacity)))
  }

  /// A small copy of what was drawn in the rectangle, one pixel for some of the screen's.
  private func backdrop(of rect: Rect, _ look: MaterialLook) -> (bitmap: Bitmap, frame: Rect)? {
    guard let target = cairo_get_group_target(context), cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE
    else { return nil }
    let reach = 2 * look.radius
    let pixels = look.radius / 4  // points for each pixel of the copy: the blur hides what is lost
    let frame = Rect(
      x: rect.x - reach, y: rect.y - reach, width: rect.width + 2 * reach, height: rect.height + 2 * reach)
    let (width, height) = (
      Int(saturating: (frame.width / pixels).rounded(.up)), Int(saturating: (frame.height / pixels).rounded(.up))
    )
    guard (1...2048).contains(width), (1...2048).contains(height),
      let small = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, CInt(width), CInt(height)),
      let copier = cairo_create(small)
    else { return nil }
    defer {
      cairo_destroy(copier)
      cairo_surface_destroy(small)
    }
    // 1. The part of the target, made small.
    var (x, y) = (frame.x, frame.y)
    cairo_user_to_device(context, &x, &y)
    let factor = 1 / (pixels * scale)
    cairo_surface_flush(target)
    cairo_scale(copier, factor, factor)
    cairo_set_source_surface(copier, target, -x, -y)
    cairo_pattern_set_filter(cairo_get_source(copier), CAIRO_FILTER_GOOD)
    cairo_pattern_set_extend(cairo_get_source(copier), CAIRO_EXTEND_PAD)
    cairo_paint(copier)
    // 2. Blurred: the deviation is four of its pixels.
    GaussianBlur.apply(to: small, deviation: look.radius / pixels)
    guard let blurred = Bitmap(copying: small) else { return nil }
    let covered = Rect(
      x: frame.x, y: frame.y, width: Double(width) * pixels, height: Double(height) * pixels)
    return (blurred.saturated(by: look.saturation), covered)
  }
}

extension Bitmap {
  /// - Source: W3C Filter Effects 1, 9.6, `saturate`. Opaque pixels.
  func saturated(by amount: Double) -> Bitmap {
    let new = pixels.map { pixel -> UInt32 in
      func channel(_ shift: UInt32) -> Double { Double(pixel >> shift & 0xFF) }
      let (red, green, blue) = (channel(16), channel(8), channel(0))
      let grey = 0.2126 * red + 0.7152 * green + 0.0722 * blue
      let top = Double(pixel >> 24)
      func mixed(_ value: Double) -> UInt32 {
        UInt32(Int(saturating: min(max(grey + (value - grey) * amount, 0), top).rounded()))
      }
      return pixel & 0xFF00_0000 | mixed(red) << 16 | mixed(green) << 8 | mixed(blue)
    }
    return Bitmap(width: width, height: height, pixels: new) ?? self
  }
}

extension PaintStep {
  /// What steps cover, generously; `nil` for nothing.
  static func bounds(of steps: [PaintStep]) -> Rect? {
    steps.compactMap(\.bounds).reduce(nil) { box, next in box.map { $0.union(next) } ?? next }
  }

  private var bounds: Rect? {
    switch self {
    case .fill(let outline, _), .material(let outline, _, _): return outline.bounds
    case .stroke(let outline, _, let style):
      let (box, edge) = (outline.bounds, style.width)
      return Rect(x: box.x - edge, y: box.y - edge, width: box.width + 2 * edge, height: box.height + 2 * edge)
    case .glyphs(let run, _):
      let boxes = run.glyphs.map {
        $0.outline.placed(scaleX: run.size, scaleY: run.size, at: $0.position).bounds
      }
      return boxes.dropFirst().reduce(boxes.first) { box, next in box.map { $0.union(next) } }
    case .picture(_, let frame, _): return frame
    case .shadow(let steps, _, let radius, let offset):
      guard let box = Self.bounds(of: steps) else { return nil }
      let reach = 3 * radius
      return Rect(
        x: box.x + min(0, offset.x) - reach, y: box.y + min(0, offset.y) - reach,
        width: box.width + abs(offset.x) + 2 * reach, height: box.height + abs(offset.y) + 2 * reach)
    case .group(.blur(let radius), let steps):
      guard let box = Self.bounds(of: steps) else { return nil }
      let reach = 3 * radius
      return Rect(x: box.x - reach, y: box.y - reach, width: box.width + 2 * reach, height: box.height + 2 * reach)
    case .group(_, let steps): return Self.bounds(of: steps)
    case .clipped(let outline, _): return outline.bounds
    }
  }
}

extension BlendMode {
  fileprivate var cairo: cairo_operator_t {
    switch self {
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .plusLighter: CAIRO_OPERATOR_ADD
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    }
  }
}
