import CGCrypt

/// SHA-256 of bytes in memory, as lowercase hexadecimal.
enum SHA256 {
  static func hexDigest(of bytes: UnsafeRawBufferPointer) -> String {
    var digest = [UInt8](repeating: 0, count: 32)
    gcry_md_hash_buffer(CInt(GCRY_MD_SHA256.rawValue), &digest, bytes.baseAddress, bytes.count)
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
