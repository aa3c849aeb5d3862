extension StringProtocol {
  /// Whether the UTF-8 bytes of some words stand in this text, letters that are one character with what follows included.
  ///
  /// For sources and other long texts: comparing characters takes a second for ten megabytes. Cost: linear in the length.
  package func holds(_ words: String) -> Bool {
    guard !words.isEmpty else { return true }
    var (text, words) = (String(self), words)
    return text.withUTF8 { bytes in words.withUTF8 { wanted in Self.find(wanted, in: bytes) { _ in true } } }
  }

  /// How often a name stands in this text by itself, and not as a part of a longer one.
  ///
  /// - Parameter most: It is not counted on from there.
  package func count(ofName name: String, atMost most: Int) -> Int {
    var (text, name, count) = (String(self), name, 0)
    func isOfName(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "_") || byte >= 128 || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    _ = text.withUTF8 { bytes in
      name.withUTF8 { wanted in
        Self.find(wanted, in: bytes) { range in
          let isWhole =
            (range.lowerBound == 0 || !isOfName(bytes[range.lowerBound - 1]))
            && (range.upperBound == bytes.count || !isOfName(bytes[range.upperBound]))
          if isWhole { count += 1 }
          return count >= most
        }
      }
    }
    return count
  }

  /// - Source: R. N. Horspool, Practical Fast Searching in Strings, 1980.
  /// - Parameter isFound: Whether to look no further.
  private static func find(
    _ wanted: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>, isFound: (Range<Int>) -> Bool
  ) -> Bool {
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
          if index == 0 {
            if isFound(end - last..<end + 1) { return true }
            break
          }
          index -= 1
        }
        end += steps[Int(bytes[end])]
      }
      return false
    }
  }
}
