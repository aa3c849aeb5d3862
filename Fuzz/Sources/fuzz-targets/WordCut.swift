/// A text as words, and where its groups are: brackets, and elements of XML.
struct WordCut {
  private(set) var words: [ArraySlice<UInt8>] = []
  /// Half-open, of indices of words.
  private(set) var groups: [Range<Int>] = []

  init(_ bytes: [UInt8]) {
    var start = 0
    while start < bytes.count {
      let end = Self.end(of: start, in: bytes)
      words.append(bytes[start..<end])
      start = end
    }
    var open: [Int] = []
    for (index, word) in words.enumerated() where word.count == 1 {
      switch word.first! {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(index)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if let start = open.popLast() { groups.append(start..<index + 1) }
      default: break
      }
    }
    addElements()
  }

  /// From `<a>` to `</a>`.
  private mutating func addElements() {
    var open: [(name: ArraySlice<UInt8>, start: Int)] = []
    for index in words.indices.dropLast(2) where words[index].elementsEqual([UInt8(ascii: "<")]) {
      let next = words[index + 1]
      if next.elementsEqual([UInt8(ascii: "/")]) {
        let name = words[index + 2]
        guard let place = open.lastIndex(where: { $0.name == name }) else { continue }
        let end = words[index...].firstIndex { $0.elementsEqual([UInt8(ascii: ">")]) } ?? index + 2
        groups.append(open[place].start..<end + 1)
        open.removeSubrange(place...)
      } else if Self.isName(next.first!) {
        open.append((next, index))
        if open.count > 200 { open.removeFirst() }
      }
    }
  }

  var bytes: [UInt8] { Array(words.joined()) }

  static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
  static func isName(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") || byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte == UInt8(ascii: "@") || byte >= 0x80
  }

  /// Of the word that begins at a place: a text in quotes, a name, a number, white space, else one byte.
  private static func end(of start: Int, in bytes: [UInt8]) -> Int {
    func whilst(_ from: Int, _ holds: (UInt8) -> Bool) -> Int {
      var place = from
      while place < bytes.count, holds(bytes[place]) { place += 1 }
      return place
    }
    let first = bytes[start]
    if first == UInt8(ascii: "\"") {
      var place = start + 1
      while place < bytes.count, bytes[place] != first, bytes[place] != 10 {
        place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
      }
      guard place < bytes.count, bytes[place] == first else { return start + 1 }
      return place + 1
    }
    if isDigit(first) { return whilst(start + 1) { isDigit($0) || isName($0) || $0 == UInt8(ascii: ".") } }
    if isName(first) { return whilst(start + 1) { isName($0) || isDigit($0) } }
    if first == 32 || first == 10 { return whilst(start + 1) { $0 == 32 || $0 == 10 } }
    return start + 1
  }
}
