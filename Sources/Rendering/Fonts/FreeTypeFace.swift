import CFreeType
import SightlineModel

/// A font file that FreeType refuses, and why.
struct FreeTypeError: Error, Hashable {
  /// FreeType's number.
  var code: Int
  /// - Source: FreeType, `fterrdef.h`.
  var words: String {
    switch code {
    case 0x01: "the file can't be opened"
    case 0x02: "it is in no format that FreeType reads"
    case 0x03: "it is broken: its format is invalid"
    case 0x08: "it is broken: one of its tables is"
    case 0x0A: "it is too large an array"
    case 0x10: "it has no such glyph"
    case 0x40: "there is no memory for it"
    case 0x51...0x55: "it can't be read to its end"
    case 0x82...0x8F: "it is broken: its programs end in errors"
    case 0x90...0x9F: "it lacks a table that it needs"
    default: "FreeType's error \(code)"
    }
  }
}

/// Owns one `FT_Library`.
final class FreeTypeLibrary {
  let raw: FT_Library

  init() throws(FreeTypeError) {
    var library: FT_Library?
    let error = FT_Init_FreeType(&library)
    guard error == 0, let library else { throw FreeTypeError(code: Int(error)) }
    raw = library
  }
  deinit { FT_Done_FreeType(raw) }
}

/// Owns one `FT_Face`. Not safe to share between threads: `FontShelf` locks.
final class FreeTypeFace {
  private let library: FreeTypeLibrary
  private let raw: FT_Face
  private let unitsPerEm: Double

  init(_ file: FontFileReference, in library: FreeTypeLibrary) throws(FreeTypeError) {
    var face: FT_Face?
    let error = FT_New_Face(library.raw, file.path, FT_Long(file.index), &face)
    guard error == 0, let face else { throw FreeTypeError(code: Int(error)) }
    self.library = library
    raw = face
    unitsPerEm = max(1, Double(face.pointee.units_per_EM))
    if !file.variations.isEmpty { set(file.variations) }
  }
  deinit { FT_Done_Face(raw) }

  /// Axes that are not named stay where the font has them.
  private func set(_ variations: [FontFileReference.Variation]) {
    var master: UnsafeMutablePointer<FT_MM_Var>?
    guard FT_Get_MM_Var(raw, &master) == 0, let master else { return }
    defer { FT_Done_MM_Var(library.raw, master) }
    let axes = UnsafeBufferPointer(start: master.pointee.axis, count: Int(master.pointee.num_axis))
    var places = axes.map { axis -> FT_Fixed in
      guard let wanted = variations.last(where: { $0.tag == UInt32(truncatingIfNeeded: axis.tag) }) else {
        return axis.def
      }
      return min(max(FT_Fixed(Int(saturating: (wanted.value * 65536).rounded())), axis.minimum), axis.maximum)
    }
    FT_Set_Var_Design_Coordinates(raw, FT_UInt(places.count), &places)
  }

  func glyph(for character: UInt32) -> UInt32? {
    let glyph = FT_Get_Char_Index(raw, FT_ULong(character))
    return glyph == 0 ? nil : glyph
  }

  /// - Returns: `nil` where the font has nothing for the glyph that can be drawn.
  func shape(of glyph: UInt32) -> GlyphShape? {
    guard glyph < UInt32(clamping: raw.pointee.num_glyphs) else { return nil }
    if let layers = layers(of: glyph) { return .layers(layers) }
    if raw.pointee.num_fixed_sizes > 0, let picture = picture(of: glyph) { return picture }
    return outline(of: glyph).map(GlyphShape.outline)
  }

  /// Loaded without hints, in the font's units.
  private func outline(of glyph: UInt32) -> Outline? {
    guard load(glyph) else { return nil }
    return Outline.decomposed(&raw.pointee.glyph.pointee.outline, unitsPerEm: unitsPerEm)
  }

  private func load(_ glyph: UInt32) -> Bool {
    let flags = FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
    return FT_Load_Glyph(raw, glyph, flags) == 0 && raw.pointee.glyph.pointee.format == FT_GLYPH_FORMAT_OUTLINE
  }

  // MARK: Colour

  /// 'COLR' version 0.
  private func layers(of glyph: UInt32) -> [(outline: Outline, color: RGBA?)]? {
    var iterator = FT_LayerIterator()
    iterator.p = nil
    var (layer, color) = (FT_UInt(0), FT_UInt(0))
    guard FT_Get_Color_Glyph_Layer(raw, glyph, &layer, &color, &iterator) != 0 else { return nil }
    var palette: UnsafeMutablePointer<FT_Color>?
    var data = FT_Palette_Data()
    guard FT_Palette_Select(raw, 0, &palette) == 0, let palette, FT_Palette_Data_Get(raw, &data) == 0 else {
      return nil
    }
    var layers: [(outline: Outline, color: RGBA?)] = []
    repeat {
      guard let outline = outline(of: layer) else { continue }
      guard color < UInt32(data.num_palette_entries) else {
        layers.append((outline, nil))
        continue
      }
      let entry = palette[Int(color)]
      func share(_ byte: FT_Byte) -> Double { Double(byte) / 255 }
      let value = RGBA(
        red: share(entry.red), green: share(entry.green), blue: share(entry.blue), alpha: share(entry.alpha))
      layers.append((outline, value))
    } while layers.count < 256 && FT_Get_Color_Glyph_Layer(raw, glyph, &layer, &color, &iterator) != 0
    return layers
  }

  /// Larger pictures are refused.
  private static let sideLimit = 1024

  /// 'CBDT' and 'sbix': the largest strike that is no larger than 160 pixels an em.
  private func picture(of glyph: UInt32) -> GlyphShape? {
    let strikes = UnsafeBufferPointer(start: raw.pointee.available_sizes, count: Int(raw.pointee.num_fixed_sizes))
    let sizes = strikes.enumerated().map { (index: $0.offset, pixels: Double($0.element.y_ppem) / 64) }
    let fitting = sizes.filter { $0.pixels <= 160 }.max { $0.pixels < $1.pixels }
    guard let best = fitting ?? sizes.min(by: { $0.pixels < $1.pixels }), best.pixels > 0,
      FT_Select_Size(raw, FT_Int(best.index)) == 0, FT_Load_Glyph(raw, glyph, FT_Int32(FT_LOAD_COLOR)) == 0
    else { return nil }
    let slot = raw.pointee.glyph.pointee
    let (width, height) = (Int(slot.bitmap.width), Int(slot.bitmap.rows))
    guard slot.format == FT_GLYPH_FORMAT_BITMAP, slot.bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue),
      (1...Self.sideLimit).contains(width), (1...Self.sideLimit).contains(height), let buffer = slot.bitmap.buffer
    else { return nil }
    let pitch = Int(slot.bitmap.pitch)
    guard abs(pitch) >= width * 4 else { return nil }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      let row = buffer + (pitch >= 0 ? y : height - 1 - y) * abs(pitch)
      for x in 0..<width {
        let pixel = row + x * 4
        pixels.append(UInt32(pixel[3]) << 24 | UInt32(pixel[2]) << 16 | UInt32(pixel[1]) << 8 | UInt32(pixel[0]))
      }
    }
    guard let bitmap = Bitmap(width: width, height: height, pixels: pixels) else { return nil }
    let frame = Rect(
      x: Double(slot.bitmap_left) / best.pixels, y: -Double(slot.bitmap_top) / best.pixels,
      width: Double(width) / best.pixels, height: Double(height) / best.pixels)
    return .picture(bitmap, in: frame)
  }

  // MARK: Coverage

  /// Larger glyphs are filled as paths.
  static let maskLimit = 512

  /// - Parameters:
  ///   - size: Pixels per em.
  ///   - phase: Quarters of a pixel that the origin lies right of and below its pixel's corner.
  func mask(of glyph: UInt32, size: Double, phase: (x: Int, y: Int)) -> GlyphMask? {
    guard size > 0, size < Double(Self.maskLimit), load(glyph) else { return nil }
    let scale = FT_Fixed(Int(saturating: (size * 64 / unitsPerEm * 65536).rounded()))
    var matrix = FT_Matrix(xx: scale, xy: 0, yx: 0, yy: scale)
    // The slot's outline is its own until the next glyph is loaded.
    FT_Outline_Transform(&raw.pointee.glyph.pointee.outline, &matrix)
    FT_Outline_Translate(&raw.pointee.glyph.pointee.outline, FT_Pos(phase.x * 16), FT_Pos(-phase.y * 16))
    var box = FT_BBox()
    FT_Outline_Get_CBox(&raw.pointee.glyph.pointee.outline, &box)
    let (left, bottom) = (Int(box.xMin) >> 6, Int(box.yMin) >> 6)
    let (right, top) = ((Int(box.xMax) + 63) >> 6, (Int(box.yMax) + 63) >> 6)
    let (width, height) = (right - left, top - bottom)
    guard (1...Self.maskLimit).contains(width), (1...Self.maskLimit).contains(height) else { return nil }
    FT_Outline_Translate(&raw.pointee.glyph.pointee.outline, FT_Pos(-left * 64), FT_Pos(-bottom * 64))
    let stride = (width + 3) & ~3
    var coverage = [UInt8](repeating: 0, count: stride * height)
    let error = coverage.withUnsafeMutableBufferPointer { bytes in
      var bitmap = FT_Bitmap()
      bitmap.rows = UInt32(height)
      bitmap.width = UInt32(width)
      bitmap.pitch = CInt(stride)
      bitmap.buffer = bytes.baseAddress
      bitmap.num_grays = 256
      bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
      return FT_Outline_Get_Bitmap(library.raw, &raw.pointee.glyph.pointee.outline, &bitmap)
    }
    guard error == 0 else { return nil }
    return GlyphMask(left: left, top: -top, width: width, height: height, stride: stride, coverage: coverage)
  }
}
