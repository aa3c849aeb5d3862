import CHarfBuzz
import SightlineModel

extension FontFace {
  /// - Returns: In em units, y down; `nil` for pictures.
  func outline(of glyph: UInt32) -> Outline? {
    guard !hasColor else { return nil }
    let pen = OutlinePen(unitsPerEm: unitsPerEm)
    let functions = OutlinePen.functions
    hb_font_get_glyph_shape(font, glyph, functions, Unmanaged.passUnretained(pen).toOpaque())
    return withExtendedLifetime(pen) { Outline(pen.commands) }
  }
}

/// Collects what HarfBuzz draws.
private final class OutlinePen {
  var commands: [Outline.Command] = []
  let unitsPerEm: Double
  init(unitsPerEm: Double) { self.unitsPerEm = unitsPerEm }

  func point(_ x: Float, _ y: Float) -> Point { Point(x: Double(x) / unitsPerEm, y: -Double(y) / unitsPerEm) }

  /// Made once and never freed; immutable, so that threads may share it.
  nonisolated(unsafe) static let functions: OpaquePointer = {
    let functions = hb_draw_funcs_create()!
    hb_draw_funcs_set_move_to_func(
      functions,
      { _, data, _, x, y, _ in
        let pen = Unmanaged<OutlinePen>.fromOpaque(data!).takeUnretainedValue()
        pen.commands.append(.move(pen.point(x, y)))
      }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions,
      { _, data, _, x, y, _ in
        let pen = Unmanaged<OutlinePen>.fromOpaque(data!).takeUnretainedValue()
        pen.commands.append(.line(pen.point(x, y)))
      }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, data, _, cx, cy, x, y, _ in
        let pen = Unmanaged<OutlinePen>.fromOpaque(data!).takeUnretainedValue()
        pen.commands.append(.quadratic(control: pen.point(cx, cy), pen.point(x, y)))
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, ax, ay, bx, by, x, y, _ in
        let pen = Unmanaged<OutlinePen>.fromOpaque(data!).takeUnretainedValue()
        pen.commands.append(.cubic(pen.point(ax, ay), pen.point(bx, by), pen.point(x, y)))
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      functions,
      { _, data, _, _ in Unmanaged<OutlinePen>.fromOpaque(data!).takeUnretainedValue().commands.append(.close) }, nil,
      nil)
    hb_draw_funcs_make_immutable(functions)
    return functions
  }()
}
