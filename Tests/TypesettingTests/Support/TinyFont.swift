import Foundation

/// A TrueType font of a few glyphs, written byte by byte, for tests of what a hostile one could hold.
struct TinyFont {
  /// Raw entries of the 'glyf' table, .notdef first; `a` is glyph 1.
  var glyphs: [[UInt8]]

  /// Three points.
  static let triangle: [UInt8] =
    big(1, 0, 0, 500, 500) + big(2, 0) + [1, 1, 1] + big(0, 500, -500) + big(0, 0, 500) + [0]

  /// - Parameter components: Glyph numbers, each drawn where it is.
  static func composite(_ components: [Int]) -> [UInt8] {
    var bytes = big(-1, 0, 0, 500, 500)
    for (index, glyph) in components.enumerated() {
      let isLast = index == components.count - 1
      bytes += big(isLast ? 0x0002 : 0x0022, glyph) + [0, 0]  // offsets in bytes; more components follow
    }
    return bytes
  }

  var data: Data {
    var (locations, outlines) = ([UInt8](), [UInt8]())
    for glyph in glyphs {
      locations += Self.long(outlines.count)
      outlines += glyph + [UInt8](repeating: 0, count: (4 - glyph.count % 4) % 4)
    }
    locations += Self.long(outlines.count)
    let head =
      Self.long(0x10000) + Self.long(0) + Self.long(0) + Self.long(0x5F0F_3CF5) + Self.big(0, 1000)
      + [UInt8](repeating: 0, count: 16) + Self.big(0, 0, 500, 500, 0, 8, 2, 1, 0)
    let header =
      Self.long(0x10000) + Self.big(800, -200, 0, 600, 0, 0, 500, 1, 0, 0, 0, 0, 0, 0, 0) + Self.big(glyphs.count)
    let maximum = Self.long(0x10000) + Self.big(glyphs.count, 10, 10, -1, -1, 2, 0, 0, 0, 0, 0, 0, -1, -1)
    let metrics = glyphs.flatMap { _ in Self.big(600, 0) }
    let map =
      Self.big(0, 1, 3, 1) + Self.long(12) + Self.big(4, 32, 0, 4, 4, 1, 0, 97, -1, 0, 97, -1, 1 - 97, 1, 0, 0)
    return Self.file([
      ("cmap", map), ("glyf", outlines), ("head", head), ("hhea", header), ("hmtx", metrics), ("loca", locations),
      ("maxp", maximum),
    ])
  }

  private static func file(_ tables: [(tag: String, bytes: [UInt8])]) -> Data {
    var (directory, body) = (long(0x10000) + big(tables.count, 64, 2, 48), [UInt8]())
    for table in tables {
      directory += Array(table.tag.utf8) + long(0) + long(12 + 16 * tables.count + body.count) + long(table.bytes.count)
      body += table.bytes + [UInt8](repeating: 0, count: (4 - table.bytes.count % 4) % 4)
    }
    return Data(directory + body)
  }

  /// 16 bits each, big-endian.
  private static func big(_ values: Int...) -> [UInt8] {
    values.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  }
  private static func long(_ value: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
  }
}
