import SightlineModel

/// Values that a format string fills in.
enum FormatPlaceholder {
  /// - Returns: Kinds by position, 1-based: `%@ of %2$lld` gives `[1: "@", 2: "lld"]`. Lengths of integers are one kind.
  static func values(in text: String) -> [Int: String] {
    var result: [Int: String] = [:]
    var next = 1
    var rest = text.unicodeScalars[...]
    while let percent = rest.firstIndex(of: "%") {
      let before = rest[..<percent].last
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        rest = rest.dropFirst()
        continue
      }
      var position: Int?
      let digits = rest.prefix { ("0"..."9").contains($0) }
      if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
        position = Int(String(String.UnicodeScalarView(digits)))
        rest = rest.dropFirst(digits.count + 1)
      }
      // `%#@name@` is a variable of a stringsdict: its value is filled in by the variable's own format.
      if rest.first == "#", rest.dropFirst().first == "@" {
        rest = rest.dropFirst(2)
        rest = rest.drop { $0 != "@" }.dropFirst()
        result[position ?? next] = "lld"
        if position == nil { next += 1 }
        continue
      }
      let flags = rest.prefix { "-+0'.".unicodeScalars.contains($0) || ("0"..."9").contains($0) }
      var tail = rest.dropFirst(flags.count)
      let lengths = tail.prefix { "hlqLzjt".unicodeScalars.contains($0) }
      tail = tail.dropFirst(lengths.count)
      guard let conversion = tail.first, "@dDiuUxXofeEgGcCsSaAp".unicodeScalars.contains(conversion) else { continue }
      // `50% sicher`: a percent sign before a blank fills in nothing, nor does one before a word: `100%ig`, `%complete`.
      // A conversion ends with its letter: what follows in `%d匹` or `%dkm` is text.
      let follows = tail.dropFirst().first
      if lengths.isEmpty, conversion != "@", let follows, follows.isLatinLetter,
        !"diuf".unicodeScalars.contains(conversion) || before.map({ ("0"..."9").contains($0) }) == true
      {
        continue
      }
      rest = tail.dropFirst()
      result[position ?? next] = kind(conversion)
      if position == nil { next += 1 }
    }
    return result
  }

  /// The text without its placeholders: `%lld of %1$@` gives ` of `.
  static func removed(from text: String) -> String { parts(of: text).joined() }

  /// What stands around the placeholders: `%lld of %1$@` gives nothing, ` of ` and nothing.
  static func parts(of text: String) -> [Substring] {
    var result: [Substring] = []
    var rest = text[...]
    while let percent = rest.firstIndex(of: "%") {
      result.append(rest[..<percent])
      rest = rest[percent...].dropFirst().drop { "0123456789$-+'.".contains($0) }.drop { "hlqLzjt".contains($0) }
        .dropFirst()
    }
    return result + [rest]
  }

  private static func kind(_ conversion: Unicode.Scalar) -> String {
    switch conversion {
    case "d", "D", "i", "u", "U", "x", "X", "o": "lld"
    case "f", "e", "E", "g", "G", "a", "A": "f"
    default: String(conversion)
    }
  }
}

extension Unicode.Scalar {
  /// A letter of the scripts in which conversions are written.
  fileprivate var isLatinLetter: Bool { value < 0x250 && properties.isAlphabetic }
}
