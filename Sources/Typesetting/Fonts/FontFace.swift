import CHarfBuzz
import SightlineModel
import Synchronization

/// One face of a font file at one place of its variation axes. Owns an `hb_face_t` and an `hb_font_t`; both are
/// immutable once this exists, which is when HarfBuzz allows any number of threads to share them.
final class FontFace: @unchecked Sendable {
  let id: FontFaceID
  let file: FontFile
  /// Of the face in its file.
  let index: Int
  let variations: [VariationSetting]
  let font: OpaquePointer
  private let face: OpaquePointer
  let family: String
  let style: String
  let fullName: String
  let postScriptName: String
  let version: String
  /// OpenType weight class, 1…1000.
  let weight: Int
  let isItalic: Bool
  let unitsPerEm: Double
  /// Em, above the baseline.
  let ascent: Double
  /// Em, below the baseline, positive.
  let descent: Double
  /// Em.
  let lineGap: Double
  let axes: [VariationAxis]
  /// Pictures or colour layers instead of plain outlines.
  let hasColor: Bool
  /// Factor on advances: that of the bitmaps where glyphs are pictures, else 1.
  let advanceFactor: Double
  private let extentsCache = Mutex<[UInt32: GlyphExtents]>([:])

  /// - Parameter variations: Axis tags and values, for variable fonts.
  init(id: FontFaceID, file: FontFile, index: Int, variations: [VariationSetting] = []) throws(FontProblem) {
    func problem(_ what: String) -> FontProblem { FontProblem(path: file.path, reason: .broken(what)) }
    guard index >= 0, index < file.faceCount else {
      throw FontProblem(path: file.path, reason: .noSuchFace(index, count: file.faceCount))
    }
    guard let face = hb_face_create(file.blob, CUnsignedInt(index)) else { throw problem("no face") }
    let horizontal = FontTable(face, "hhea")
    let units = Double(hb_face_get_upem(face))
    var reason: String?
    if hb_face_get_glyph_count(face) == 0 { reason = "it has no glyphs" }
    if FontTable(face, "head").count < 54 { reason = "it has no 'head' table" }
    if horizontal.count < 36 { reason = "it has no 'hhea' table" }
    if FontTable(face, "hmtx").count < 4 { reason = "it has no 'hmtx' table" }
    if FontTable(face, "cmap").count < 4 { reason = "it has no 'cmap' table" }
    if !(16...16384).contains(units) { reason = "\(units.shortText) units per em" }
    if let reason {
      hb_face_destroy(face)
      throw problem(reason)
    }
    let font = hb_font_create(face)!
    if !variations.isEmpty {
      let raw = variations.map { hb_variation_t(tag: $0.tag, value: Float($0.value)) }
      hb_font_set_variations(font, raw, CUnsignedInt(raw.count))
    }
    hb_font_make_immutable(font)
    self.id = id
    self.file = file
    self.index = index
    self.variations = variations
    self.face = face
    self.font = font
    let names = FontNames(face)
    family = names.family
    style = names.style
    fullName = names.full
    postScriptName = names.postScript
    version = names.version
    weight = Int(saturating: hb_style_get_value(font, HB_STYLE_TAG_WEIGHT).rounded())
    isItalic =
      hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0 || hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE) < 0
    unitsPerEm = units
    // Core Text takes a line's height from 'hhea', whatever OS/2 says.
    ascent = Double(horizontal.int16(at: 4)) / units
    descent = -Double(horizontal.int16(at: 6)) / units
    lineGap = max(0, Double(horizontal.int16(at: 8)) / units)
    axes = VariationAxis.all(of: face)
    hasColor =
      hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0 || hb_ot_color_has_svg(face) != 0
    var factor = 1.0
    if let strike = BitmapStrike(face) {
      let advance = Double(hb_font_get_glyph_h_advance(font, strike.glyph)) / units
      if advance > 0, abs(strike.advance / advance - 1) < 0.05 { factor = strike.advance / advance }
    }
    advanceFactor = factor
  }

  deinit {
    hb_font_destroy(font)
    hb_face_destroy(face)
  }

  /// The glyph of a character, or `nil` when the font has none.
  func glyph(for character: UInt32) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, character, &glyph) != 0 ? glyph : nil
  }

  func advance(of glyph: UInt32) -> Double { Double(hb_font_get_glyph_h_advance(font, glyph)) / unitsPerEm }

  /// Ink boxes of glyphs in em units, y up; computed once a glyph.
  func extents(of glyph: UInt32) -> GlyphExtents {
    extentsCache.withLock { cache in
      if let known = cache[glyph] { return known }
      var raw = hb_glyph_extents_t()
      hb_font_get_glyph_extents(font, glyph, &raw)
      let value = GlyphExtents(
        minX: Float(Double(raw.x_bearing) / unitsPerEm), minY: Float(Double(raw.y_bearing + raw.height) / unitsPerEm),
        maxX: Float(Double(raw.x_bearing + raw.width) / unitsPerEm), maxY: Float(Double(raw.y_bearing) / unitsPerEm))
      cache[glyph] = value
      return value
    }
  }
}

/// The ink box of a glyph in em units, y up.
struct GlyphExtents: Sendable {
  var minX: Float
  var minY: Float
  var maxX: Float
  var maxY: Float
  var isEmpty: Bool { maxX <= minX || maxY <= minY }
}

/// A place on one axis of a variable font.
struct VariationSetting: Hashable, Sendable {
  /// Four big-endian letters.
  var tag: UInt32
  var value: Double
  static let weightTag: UInt32 = 0x7767_6874  // wght
  static let opticalSizeTag: UInt32 = 0x6F70_737A  // opsz
}

struct VariationAxis: Hashable, Sendable {
  var tag: UInt32
  var range: ClosedRange<Double>

  static func all(of face: OpaquePointer) -> [VariationAxis] {
    var count = CUnsignedInt(16)
    var raw = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: 16)
    guard hb_ot_var_get_axis_infos(face, 0, &count, &raw) > 0 else { return [] }
    return raw.prefix(Int(min(count, 16))).compactMap { axis in
      guard axis.min_value <= axis.max_value else { return nil }
      return VariationAxis(tag: axis.tag, range: Double(axis.min_value)...Double(axis.max_value))
    }
  }
}

/// A table of a font, read with bounds. Owns one reference to its blob.
struct FontTable: ~Copyable {
  private let blob: OpaquePointer
  let count: Int
  init(_ face: OpaquePointer, _ tag: StaticString) {
    let value = tag.withUTF8Buffer { $0.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } }
    blob = hb_face_reference_table(face, value)
    count = Int(hb_blob_get_length(blob))
  }
  deinit { hb_blob_destroy(blob) }
  func uint8(at offset: Int) -> UInt8 {
    var length: CUnsignedInt = 0
    guard let data = hb_blob_get_data(blob, &length), offset >= 0, offset < Int(length) else { return 0 }
    return UInt8(bitPattern: data[offset])
  }
  func uint16(at offset: Int) -> UInt16 { UInt16(uint8(at: offset)) << 8 | UInt16(uint8(at: offset + 1)) }
  func uint32(at offset: Int) -> UInt32 { UInt32(uint16(at: offset)) << 16 | UInt32(uint16(at: offset + 2)) }
  func int16(at offset: Int) -> Int16 { Int16(bitPattern: uint16(at: offset)) }
}

/// The names a font gives itself, in English where it has them.
struct FontNames {
  let family: String
  let style: String
  let full: String
  let postScript: String
  let version: String
  init(_ face: OpaquePointer) {
    let english = hb_language_from_string("en", -1)
    /// - Parameter id: As in the OpenType specification, 'name' table, name IDs.
    func name(_ id: Int) -> String? {
      var size = CUnsignedInt(256)
      var text = [CChar](repeating: 0, count: 256)
      guard hb_ot_name_get_utf8(face, hb_ot_name_id_t(id), english, &size, &text) > 0 else { return nil }
      return String(decoding: text.prefix(Int(min(size, 255))).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
    family = name(16) ?? name(1) ?? ""
    style = name(17) ?? name(2) ?? ""
    full = name(4) ?? ""
    postScript = name(6) ?? ""
    let text = name(5) ?? ""
    version = String((text.hasPrefix("Version ") ? text.dropFirst(8) : text[...]).prefix { $0 != ";" })
  }
}
