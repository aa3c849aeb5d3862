import CHarfBuzz
import SightlineModel

/// The first bitmap strike of a colour font: its advance is what is drawn, `hmtx` is only near it.
///
/// - Source: OpenType specification, 'CBLC' and 'CBDT', index formats 1 and 3…5 with image formats 17 and 18.
struct BitmapStrike {
  /// The first glyph with a picture.
  let glyph: UInt32
  /// Its advance in em.
  let advance: Double

  init?(_ face: OpaquePointer) {
    let locations = FontTable(face, "CBLC")
    let bitmaps = FontTable(face, "CBDT")
    guard locations.count > 56, bitmaps.count > 4, locations.uint32(at: 4) > 0 else { return nil }
    // BitmapSize: offset of the index subtable array, its first glyph's image, pixels per em
    let array = Int(locations.uint32(at: 8))
    let pixelsPerEm = Double(locations.uint8(at: 8 + 44))
    let subtable = array + Int(locations.uint32(at: array + 4))
    let imageFormat = locations.uint16(at: subtable + 2)
    let image = Int(locations.uint32(at: subtable + 4))
    let indexFormat = locations.uint16(at: subtable)
    let first: Int
    switch indexFormat {
    case 1: first = Int(locations.uint32(at: subtable + 8))
    case 3: first = Int(locations.uint16(at: subtable + 8))
    default: first = 0
    }
    guard imageFormat == 17 || imageFormat == 18, pixelsPerEm > 0 else { return nil }
    let pixels = bitmaps.uint8(at: image + first + 4)
    guard pixels > 0 else { return nil }
    glyph = UInt32(locations.uint16(at: array))
    advance = Double(pixels) / pixelsPerEm
  }
}
