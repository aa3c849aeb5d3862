import SightlineModel

/// Where the code writes the keys of its string tables: whoever mends a text has to know what shows it.
enum KeyPlaces {
  /// - Parameters:
  ///   - keys: As in the tables.
  ///   - sources: The project's own.
  /// - Returns: By the key, in the order of the files and of their lines.
  ///
  /// Cost: linear in the text; literals of one line are looked at, without what is interpolated.
  static func all(of keys: Set<String>, in sources: [(path: String, text: String)]) -> [String: [SourceLocation]] {
    guard let longest = keys.map(\.utf8.count).max() else { return [:] }
    var found: [String: [SourceLocation]] = [:]
    for source in sources {
      var (line, start, open) = (1, 0, -1)
      var isEscaped = false
      let bytes = Array(source.text.utf8)
      for (index, byte) in bytes.enumerated() {
        switch byte {
        case UInt8(ascii: "\n"): (line, start, open, isEscaped) = (line + 1, index + 1, -1, false)
        case UInt8(ascii: "\\"): isEscaped.toggle()
        case UInt8(ascii: "\"") where !isEscaped:
          if open < 0 {
            open = index
          } else {
            if index - open - 1 <= longest {
              let key = String(decoding: bytes[(open + 1)..<index], as: UTF8.self)
              if keys.contains(key) {
                let place = SourceLocation(file: source.path, line: line, column: open - start + 1)
                found[key, default: []].append(place)
              }
            }
            open = -1
          }
        default: isEscaped = false
        }
      }
    }
    return found
  }
}
