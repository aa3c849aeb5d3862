import CCairo
import SightlineModel

/// The glyphs of one picture as Cairo's surfaces, each made once for a size and a place within its pixel.
final class GlyphMasks {
  struct Mask {
    var surface: OpaquePointer
    var left: Int
    var top: Int
  }
  private struct Key: Hashable {
    var glyph: GlyphSource
    var size: Double
    var x: Int
    var y: Int
  }
  private let shelf: FontShelf
  private var masks: [Key: Mask?] = [:]

  init(_ shelf: FontShelf) { self.shelf = shelf }

  deinit {
    for case let mask? in masks.values { cairo_surface_destroy(mask.surface) }
  }

  /// - Parameters:
  ///   - size: Pixels per em.
  ///   - phase: Quarters of a pixel.
  /// - Returns: `nil` where the glyph has to be drawn as a path.
  func mask(_ glyph: GlyphSource, size: Double, phase: (x: Int, y: Int)) -> Mask? {
    let key = Key(glyph: glyph, size: size, x: phase.x, y: phase.y)
    if let known = masks[key] { return known }
    let made = shelf.mask(glyph.file, glyph.glyph, size: size, phase: phase).flatMap(Self.surface)
    masks[key] = .some(made)
    return made
  }

  private static func surface(_ mask: GlyphMask) -> Mask? {
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, CInt(mask.width), CInt(mask.height)),
      let data = cairo_image_surface_get_data(surface)
    else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    cairo_surface_flush(surface)
    mask.coverage.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      for y in 0..<mask.height { (data + y * stride).update(from: base + y * mask.stride, count: mask.width) }
    }
    cairo_surface_mark_dirty(surface)
    return Mask(surface: surface, left: mask.left, top: mask.top)
  }
}
