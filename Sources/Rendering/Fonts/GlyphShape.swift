import SightlineModel

/// What a glyph looks like, in em units, y down, the origin on the baseline.
enum GlyphShape: Sendable {
  case outline(Outline)
  /// Outlines one over the other; `nil` is the text's own colour.
  case layers([(outline: Outline, color: RGBA?)])
  case picture(Bitmap, in: Rect)
}

/// The coverage of a glyph's pixels, as FreeType computes it.
struct GlyphMask: Sendable {
  /// From the pixel that holds the origin, to the right and down.
  var left: Int
  var top: Int
  var width: Int
  var height: Int
  /// Bytes of a row.
  var stride: Int
  var coverage: [UInt8]
}
