import CGCrypt

/// SHA-256, as lowercase hexadecimal.
enum Digest {
  static func sha256(_ text: String) -> String {
    var bytes = [UInt8](repeating: 0, count: 32)
    var text = text
    text.withUTF8 { gcry_md_hash_buffer(CInt(GCRY_MD_SHA256.rawValue), &bytes, $0.baseAddress, $0.count) }
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
