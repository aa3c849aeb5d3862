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
        // `R.string.localizable.members(3)`: the constant that R.swift makes of a key.
        case UInt8(ascii: "."):
          isEscaped = false
          guard open < 0, bytes[..<index].hasSuffix("R.string".utf8),
            let key = member(after: index, in: bytes), keys.contains(key)
          else { continue }
          found[key, default: []].append(
            SourceLocation(file: source.path, line: line, column: index - "R.string".utf8.count - start + 1))
        default: isEscaped = false
        }
      }
    }
    return found
  }

  /// `members` of `.localizable.members(…)`.
  private static func member(after dot: Int, in bytes: [UInt8]) -> String? {
    func isOfName(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x61...0x7A).contains(byte)
    }
    let table = bytes[(dot + 1)...].prefix(while: isOfName)
    guard !table.isEmpty, table.endIndex < bytes.count, bytes[table.endIndex] == UInt8(ascii: ".") else { return nil }
    let name = bytes[(table.endIndex + 1)...].prefix(while: isOfName)
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }
}

extension ArraySlice<UInt8> {
  fileprivate func hasSuffix(_ text: String.UTF8View) -> Bool {
    count >= text.count && suffix(text.count).elementsEqual(text)
  }
}
