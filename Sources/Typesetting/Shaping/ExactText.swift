/// A string that equals another only byte for byte: offsets into canonically equivalent strings differ.
struct ExactText: Hashable, Sendable {
  let string: String
  init(_ string: String) {
    var string = string
    string.makeContiguousUTF8()
    self.string = string
  }

  static func == (a: Self, b: Self) -> Bool {
    a.string.utf8.withContiguousStorageIfAvailable { first in
      b.string.utf8.withContiguousStorageIfAvailable { second in
        first.count == second.count && first.elementsEqual(second)
      }
    } == .some(.some(true))
  }

  func hash(into hasher: inout Hasher) {
    _ = string.utf8.withContiguousStorageIfAvailable { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
