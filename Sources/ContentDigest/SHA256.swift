private import CGCrypt

/// SHA-256, as lowercase hexadecimal.
package enum SHA256 {
  package static func hexadecimal(of bytes: UnsafeRawBufferPointer) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: digest(of: bytes).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  private static func digest(of bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: 32)
    gcry_md_hash_buffer(CInt(GCRY_MD_SHA256.rawValue), &digest, bytes.baseAddress, bytes.count)
    return digest
  }
  private static func digest(of bytes: [UInt8]) -> [UInt8] { bytes.withUnsafeBytes { digest(of: $0) } }

  package static func hexadecimal(of bytes: [UInt8]) -> String { bytes.withUnsafeBytes { hexadecimal(of: $0) } }

  /// In base 64, as content security policies want it.
  package static func base64(of text: String) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    let bytes = digest(of: Array(text.utf8))
    var result: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = (0..<3).map { start + $0 < bytes.count ? UInt32(bytes[start + $0]) : 0 }
      let bits = group[0] << 16 | group[1] << 8 | group[2]
      let letters = min(3, bytes.count - start) + 1
      for index in 0..<4 {
        result.append(index < letters ? digits[Int(bits >> UInt32(18 - 6 * index) & 63)] : UInt8(ascii: "="))
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Of the text in UTF-8.
  package static func hexadecimal(of text: String) -> String {
    var text = text
    return text.withUTF8 { hexadecimal(of: UnsafeRawBufferPointer($0)) }
  }
}
