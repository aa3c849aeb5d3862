import CHarfBuzz
import SightlineModel

/// One glyph as shaped, lengths in em.
struct ShapedGlyph: Sendable {
  var glyph: UInt32
  /// Its index in the display master.
  var displayGlyph: UInt32
  /// UTF-8 offset of its cluster in the shaped text.
  var cluster: Int32
  /// Advance in the text master, or in the only one.
  var advance: Double
  /// Advance in the display master; the same where there is none.
  var displayAdvance: Double
  var offsetX: Float
  /// Up.
  var offsetY: Float
}

/// What shaping depends on; equal keys give equal glyphs.
struct ShapingKey: Hashable, Sendable {
  var text: ExactText
  /// Bytes of `text` that only give context: Arabic letters join across them.
  var before: Int
  var after: Int
  var face: FontFaceID
  var display: FontFaceID?
  var script: UInt32
  var isRightToLeft: Bool
  var language: String
  var features: [String]
}

enum Shaper {
  /// - Returns: Glyphs in visual order, copied out of the buffer.
  static func shape(_ key: ShapingKey, with face: StyledFace, on bench: Workbench) -> [ShapedGlyph] {
    let features = key.features.isEmpty ? [] : FontFeature.parse(key.features)
    var glyphs: [ShapedGlyph] = []
    let factor = face.sizeFactor * face.text.advanceFactor / face.text.unitsPerEm
    run(key, face.text, features, bench) { infos, positions in
      glyphs.reserveCapacity(infos.count)
      for (info, position) in zip(infos, positions) {
        let advance = Double(position.x_advance) * factor
        glyphs.append(
          ShapedGlyph(
            glyph: info.codepoint, displayGlyph: info.codepoint, cluster: Int32(info.cluster), advance: advance,
            displayAdvance: advance, offsetX: Float(Double(position.x_offset) * factor),
            offsetY: Float(Double(position.y_offset) * factor)))
      }
    }
    guard let display = face.display else { return glyphs }
    let displayFactor = face.sizeFactor / display.unitsPerEm
    run(key, display, features, bench) { infos, positions in
      // The masters have the same glyphs under the same rules; where they differ after all, the text master counts.
      guard infos.count == glyphs.count else { return }
      for index in infos.indices where Int32(infos[index].cluster) == glyphs[index].cluster {
        glyphs[index].displayGlyph = infos[index].codepoint
        glyphs[index].displayAdvance = Double(positions[index].x_advance) * displayFactor
      }
    }
    return glyphs
  }

  /// Calls `body` with what is in the buffer after shaping; it must be copied out.
  private static func run(
    _ key: ShapingKey, _ face: FontFace, _ features: [hb_feature_t], _ bench: Workbench,
    _ body: (UnsafeBufferPointer<hb_glyph_info_t>, UnsafeBufferPointer<hb_glyph_position_t>) -> Void
  ) {
    let buffer = bench.buffer
    hb_buffer_clear_contents(buffer)
    var text = key.text.string
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        hb_buffer_add_utf8(
          buffer, characters.baseAddress, CInt(characters.count), CUnsignedInt(key.before),
          CInt(characters.count - key.before - key.after))
      }
    }
    hb_buffer_set_direction(buffer, key.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(key.script))
    hb_buffer_set_language(buffer, hb_language_from_string(key.language, -1))
    hb_shape(face.font, buffer, features, CUnsignedInt(features.count))
    var count: CUnsignedInt = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, nil)
    else { return }
    body(UnsafeBufferPointer(start: infos, count: Int(count)), UnsafeBufferPointer(start: positions, count: Int(count)))
  }
}

enum FontFeature {
  /// - Parameter names: `monospacedDigit`, `smallCaps` or OpenType feature settings (`ss01`, `kern=0`); others are
  ///   left out.
  static func parse(_ names: [String]) -> [hb_feature_t] {
    names.flatMap { name -> [String] in
      switch name {
      case "monospacedDigit": ["tnum"]
      case "smallCaps": ["smcp", "c2sc"]
      case "lowercaseSmallCaps": ["smcp"]
      case "uppercaseSmallCaps": ["c2sc"]
      default: [name]
      }
    }.compactMap { setting in
      var feature = hb_feature_t()
      return hb_feature_from_string(setting, -1, &feature) != 0 ? feature : nil
    }
  }
}
