/// What frameworks declare, a declaration a line; `Scripts/generate-framework-tables` describes the rows.
enum FrameworkText {}

/// Rows of one type, not read before they are asked for.
struct FrameworkRow {
  var text: UnsafeBufferPointer<UInt8>
}

/// Finds the types in the tables, and reads a type's rows when it is first asked for.
struct FrameworkIndex {
  /// Rows of each type by its path: `Array`, `String.Index`; of the module's own by the empty path.
  private(set) var types: [(path: UnsafeBufferPointer<UInt8>, rows: UnsafeBufferPointer<UInt8>)] = []

  init(_ parts: [StaticString]) {
    types.reserveCapacity(1000)
    for part in parts {
      let text = UnsafeBufferPointer(start: part.utf8Start, count: part.utf8CodeUnitCount)
      var start = 0
      var index = 0
      while index < text.count {
        // A header stands at the beginning of a line
        if text[index] == UInt8(ascii: "@") {
          if index > start { add(text, start, index) }
          start = index
        }
        while index < text.count, text[index] != UInt8(ascii: "\n") { index += 1 }
        index += 1
      }
      if start < text.count { add(text, start, text.count) }
    }
  }

  private mutating func add(_ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) {
    var nameEnd = start + 1
    while nameEnd < end, text[nameEnd] != UInt8(ascii: " ") { nameEnd += 1 }
    types.append((.init(rebasing: text[(start + 1)..<nameEnd]), .init(rebasing: text[nameEnd..<end])))
  }
}
