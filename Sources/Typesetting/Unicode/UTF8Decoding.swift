import SightlineModel

/// Reads characters out of UTF-8 that Swift has already validated.
enum UTF8Decoding {
  /// - Returns: The character that starts at `offset` and its length in bytes.
  static func character(_ bytes: [UInt8], at offset: Int) -> (character: UInt32, width: Int) {
    let first = UInt32(bytes[offset])
    func rest(_ index: Int) -> UInt32 {
      offset + index < bytes.count ? UInt32(bytes[offset + index]) & 0x3F : 0
    }
    if first < 0x80 { return (first, 1) }
    if first < 0xE0 { return ((first & 0x1F) << 6 | rest(1), 2) }
    if first < 0xF0 { return ((first & 0x0F) << 12 | rest(1) << 6 | rest(2), 3) }
    return ((first & 0x07) << 18 | rest(1) << 12 | rest(2) << 6 | rest(3), 4)
  }
}
