import SightlineModel

/// A place in a tree of views, distinguished by 64 bits of FNV-1a: what would be a long text is made and compared
/// at every view of every evaluation.
struct PlaceHash: Hashable {
  private var bits: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    // No two parts run together.
    add(0xFF)
  }
  mutating func add(_ number: Int) {
    for shift in stride(from: 0, to: 32, by: 8) { add(UInt8(truncatingIfNeeded: number >> shift)) }
  }
  private mutating func add(_ byte: UInt8) { bits = (bits ^ UInt64(byte)) &* 0x100_0000_01b3 }

  var number: UInt64 { bits }
  func adding(_ text: String) -> PlaceHash {
    var copy = self
    copy.add(text)
    return copy
  }
}
