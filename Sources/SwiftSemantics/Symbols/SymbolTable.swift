import SightlineModel

/// A name, interned: two names are the same when their numbers are.
package struct Symbol: Hashable, Sendable {
  package let id: UInt32
  init(id: UInt32) { self.id = id }
  init(_ known: KnownName) { id = known.rawValue }
}

/// Interns names. Numbers are given in the order of first use; those of `KnownName` come first.
package final class SymbolTable {
  private var slots: [UInt32] = Array(repeating: .max, count: 1 << 13)
  private var starts: [UInt32] = [0]
  private var bytes: [UInt8] = []

  package init() {
    bytes.reserveCapacity(1 << 17)
    for name in KnownName.allCases { _ = intern(name.text) }
  }

  package var count: Int { starts.count - 1 }

  package func intern(_ text: String) -> Symbol {
    var text = text
    return text.withUTF8 { intern($0) }
  }

  func intern(_ text: UnsafeBufferPointer<UInt8>) -> Symbol {
    var hash: UInt32 = 2_166_136_261
    for byte in text { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash ^ (hash >> 15)) & mask
    while slots[slot] != .max {
      if isEqual(slots[slot], text) { return Symbol(id: slots[slot]) }
      slot = (slot + 1) & mask
    }
    let id = UInt32(starts.count - 1)
    bytes.append(contentsOf: text)
    starts.append(UInt32(bytes.count))
    slots[slot] = id
    if starts.count * 2 > slots.count { grow() }
    return Symbol(id: id)
  }

  /// - Returns: The name as it was written.
  package func text(_ symbol: Symbol) -> String {
    let id = Int(symbol.id)
    return String(decoding: bytes[Int(starts[id])..<Int(starts[id + 1])], as: UTF8.self)
  }

  /// - Returns: The first byte of the name; 0 for the empty name.
  func firstByte(_ symbol: Symbol) -> UInt8 {
    let start = Int(starts[Int(symbol.id)])
    return start < Int(starts[Int(symbol.id) + 1]) ? bytes[start] : 0
  }

  private func isEqual(_ id: UInt32, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let (start, end) = (Int(starts[Int(id)]), Int(starts[Int(id) + 1]))
    guard end - start == text.count else { return false }
    for index in 0..<text.count where bytes[start + index] != text[index] { return false }
    return true
  }

  private func grow() {
    let ids = slots.filter { $0 != .max }
    slots = Array(repeating: .max, count: slots.count * 2)
    let mask = slots.count - 1
    for id in ids {
      var hash: UInt32 = 2_166_136_261
      for byte in bytes[Int(starts[Int(id)])..<Int(starts[Int(id) + 1])] { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
      var slot = Int(truncatingIfNeeded: hash ^ (hash >> 15)) & mask
      while slots[slot] != .max { slot = (slot + 1) & mask }
      slots[slot] = id
    }
  }
}
