/// Finds `//` comments in Swift text. Strings, raw strings, multi-line strings and nested block comments are stepped
/// over; code inside interpolations is looked at like any other.
/// - Source: The Swift Programming Language, Lexical Structure.
enum SwiftComments {
  struct Comment: Equatable {
    var text: String
    /// 1-based; the column counts UTF-8 bytes.
    var line: Int
    var column: Int
  }

  private enum Context {
    /// Parentheses opened since an interpolation began; 0 and the top-level for code outside of strings.
    case code(depth: Int)
    case string(pounds: Int, isMultiline: Bool)
  }

  /// - Complexity: Linear.
  static func lineComments(in bytes: [UInt8]) -> [Comment] {
    var comments: [Comment] = []
    var contexts: [Context] = [.code(depth: 0)]
    var (offset, line, lineStart) = (0, 1, 0)
    func byte(_ distance: Int) -> UInt8 { offset + distance < bytes.count ? bytes[offset + distance] : 0 }
    func count(_ wanted: UInt8, from distance: Int) -> Int {
      var count = 0
      while byte(distance + count) == wanted { count += 1 }
      return count
    }
    func newline() {
      line += 1
      lineStart = offset + 1
    }
    while offset < bytes.count {
      switch contexts.last! {
      case .string(let pounds, let isMultiline):
        if byte(0) == quote, isMultiline ? count(quote, from: 0) >= 3 : true,
          count(pound, from: isMultiline ? 3 : 1) >= pounds
        {
          contexts.removeLast()
          offset += (isMultiline ? 3 : 1) + pounds
          continue
        }
        if byte(0) == backslash, count(pound, from: 1) >= pounds {
          if byte(1 + pounds) == 0x28 {
            contexts.append(.code(depth: 0))
            offset += 2 + pounds
          } else {
            // The escaped character, but never a line's end.
            offset += byte(1 + pounds) == 0x0A ? 1 + pounds : 2 + pounds
          }
          continue
        }
        if byte(0) == 0x0A {
          // A one-line string that is not closed ends with its line.
          if !isMultiline { contexts.removeLast() }
          newline()
        }
        offset += 1
      case .code(let depth):
        switch byte(0) {
        case slash where byte(1) == slash:
          let start = offset
          while offset < bytes.count, bytes[offset] != 0x0A { offset += 1 }
          let text = String(decoding: bytes[start..<offset], as: UTF8.self).trimmingSuffix { $0.isWhitespace }
          comments.append(Comment(text: text, line: line, column: start - lineStart + 1))
          continue
        case slash where byte(1) == star:
          var nesting = 0
          repeat {
            if byte(0) == slash, byte(1) == star {
              nesting += 1
              offset += 2
            } else if byte(0) == star, byte(1) == slash {
              nesting -= 1
              offset += 2
            } else {
              if byte(0) == 0x0A { newline() }
              offset += 1
            }
          } while nesting > 0 && offset < bytes.count
          continue
        case quote, pound:
          let pounds = count(pound, from: 0)
          let quotes = count(quote, from: pounds)
          if quotes == 0 {
            offset += max(1, pounds)
          } else if quotes >= 3 {
            contexts.append(.string(pounds: pounds, isMultiline: true))
            offset += pounds + 3
          } else {
            contexts.append(.string(pounds: pounds, isMultiline: false))
            offset += pounds + 1
          }
          continue
        case 0x28: contexts[contexts.count - 1] = .code(depth: depth + 1)
        case 0x29:
          if depth == 0, contexts.count > 1 {
            contexts.removeLast()
          } else {
            contexts[contexts.count - 1] = .code(depth: depth - 1)
          }
        case 0x0A: newline()
        default: break
        }
        offset += 1
      }
    }
    return comments
  }

  private static let (slash, star, quote, pound, backslash) = (
    UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "\\")
  )
}

extension String {
  fileprivate func trimmingSuffix(while isDropped: (Character) -> Bool) -> String {
    var end = endIndex
    while end > startIndex, isDropped(self[index(before: end)]) { end = index(before: end) }
    return String(self[..<end])
  }
}
