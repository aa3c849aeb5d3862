private import CGCrypt

/// SHA-256, as lowercase hexadecimal.
public enum SHA256 {
  public static func hexadecimal(of bytes: UnsafeRawBufferPointer) -> String {
    var digest = [UInt8](repeating: 0, count: 32)
    gcry_md_hash_buffer(CInt(GCRY_MD_SHA256.rawValue), &digest, bytes.baseAddress, bytes.count)
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  public static func hexadecimal(of bytes: [UInt8]) -> String { bytes.withUnsafeBytes { hexadecimal(of: $0) } }

  /// Of the text in UTF-8.
  public static func hexadecimal(of text: String) -> String {
    var text = text
    return text.withUTF8 { hexadecimal(of: UnsafeRawBufferPointer($0)) }
  }
}
