extension StringProtocol {
  /// Whether the UTF-8 bytes of some words stand in this text, letters that are one character with what follows included.
  ///
  /// For sources and other long texts: comparing characters takes a second for ten megabytes. Cost: linear in the length.
  package func holds(_ words: String) -> Bool {
    guard !words.isEmpty else { return true }
    var (text, words) = (String(self), words)
    return text.withUTF8 { bytes in words.withUTF8 { wanted in Self.find(wanted, in: bytes) } }
  }

  /// - Source: R. N. Horspool, Practical Fast Searching in Strings, 1980.
  private static func find(_ wanted: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let last = wanted.count - 1
    guard bytes.count > last else { return false }
    // By the byte under the last one of `wanted`: how far it may move on.
    var steps = [Int](repeating: wanted.count, count: 256)
    for index in 0..<last { steps[Int(wanted[index])] = last - index }
    var end = last
    return steps.withUnsafeBufferPointer { steps in
      while end < bytes.count {
        var index = last
        while bytes[end - last + index] == wanted[index] {
          if index == 0 { return true }
          index -= 1
        }
        end += steps[Int(bytes[end])]
      }
      return false
    }
  }
}
