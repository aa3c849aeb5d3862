import SightlineModel

/// A localised string cut into text and what is filled in.
package struct FormatTemplate: Sendable, Hashable {
  package struct Specifier: Sendable, Hashable {
    /// 1-based; `nil` takes the next argument.
    package var position: Int?
    package var flags: String
    package var width: Int?
    package var precision: Int?
    /// `l`, `ll`, `h`, `q`, `z` … or empty.
    package var length: String
    /// `@ d i u x X o f F e E g G a A c C s S p`.
    package var conversion: Character
    /// As written, without the position: `%lld`, `%.2f`.
    package var text: String {
      "%" + flags + (width.map(String.init) ?? "") + (precision.map { ".\($0)" } ?? "") + length + String(conversion)
    }
    package var isInteger: Bool { "diuxXo".contains(conversion) }
    package var isFloating: Bool { "fFeEgGaA".contains(conversion) }
  }
  package enum Piece: Sendable, Hashable {
    case text(String)
    case specifier(Specifier)
    /// `%#@name@`, `%2$#@name@`.
    case substitution(name: String, position: Int?)
    /// `%arg`: the number of the substitution around it.
    case argument
  }
  package let pieces: [Piece]

  /// Never fails: what looks like no specifier stays text. `%%` is a percent sign.
  package init(_ string: String) {
    var scanner = FormatScanner(string)
    pieces = scanner.pieces()
  }

  package var specifiers: [Specifier] { pieces.compactMap { if case .specifier(let it) = $0 { it } else { nil } } }
  package var substitutions: [String] {
    pieces.compactMap { if case .substitution(let name, _) = $0 { name } else { nil } }
  }
  package var hasPlaceholders: Bool { pieces.contains { if case .text = $0 { false } else { true } } }
}

/// - Source: String Format Specifiers (Apple), IEEE printf; `%#@…@` of string dictionaries.
private struct FormatScanner {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var result: [FormatTemplate.Piece] = []
  private var text = String.UnicodeScalarView()

  init(_ string: String) { scalars = Array(string.unicodeScalars) }

  mutating func pieces() -> [FormatTemplate.Piece] {
    while index < scalars.count {
      guard scalars[index] == "%" else {
        text.append(scalars[index])
        index += 1
        continue
      }
      if peek(1) == "%" {
        text.append("%")
        index += 2
      } else if let (piece, end) = placeholder() {
        flush()
        result.append(piece)
        index = end
      } else {
        text.append("%")
        index += 1
      }
    }
    flush()
    return result
  }

  private mutating func flush() {
    guard !text.isEmpty else { return }
    result.append(.text(String(text)))
    text = String.UnicodeScalarView()
  }

  private func peek(_ distance: Int) -> Unicode.Scalar? {
    index + distance < scalars.count ? scalars[index + distance] : nil
  }

  private func placeholder() -> (FormatTemplate.Piece, end: Int)? {
    var at = index + 1
    if scalars[at...].starts(with: "arg".unicodeScalars) { return (.argument, at + 3) }
    var position: Int?
    if let (number, end) = number(at), end < scalars.count, scalars[end] == "$" {
      position = number
      at = end + 1
    }
    if at + 1 < scalars.count, scalars[at] == "#", scalars[at + 1] == "@" {
      guard let end = scalars[(at + 2)...].prefix(200).firstIndex(of: "@") else { return nil }
      return (.substitution(name: string(at + 2, end), position: position), end + 1)
    }
    let flagStart = at
    while at < scalars.count, "-+ #0'".unicodeScalars.contains(scalars[at]) { at += 1 }
    let flags = string(flagStart, at)
    var width: Int?
    if let (number, end) = number(at) { (width, at) = (number, end) }
    var precision: Int?
    if at < scalars.count, scalars[at] == "." {
      if let (number, end) = number(at + 1) { (precision, at) = (number, end) } else { (precision, at) = (0, at + 1) }
    }
    let lengthStart = at
    while at < scalars.count, "hlqLztj".unicodeScalars.contains(scalars[at]) { at += 1 }
    guard at < scalars.count, "@diuxXofFeEgGaAcCsSpD".unicodeScalars.contains(scalars[at]) else { return nil }
    // "100% done": a space flag followed by a letter is a sentence, not a placeholder.
    if flags.contains(" "), position == nil { return nil }
    let specifier = FormatTemplate.Specifier(
      position: position, flags: flags, width: width, precision: precision, length: string(lengthStart, at),
      conversion: Character(scalars[at]))
    return (.specifier(specifier), at + 1)
  }

  private func number(_ start: Int) -> (Int, end: Int)? {
    var end = start
    while end < scalars.count, end - start < 6, ("0"..."9").contains(scalars[end]) { end += 1 }
    return Int(string(start, end)).map { ($0, end) }
  }

  private func string(_ start: Int, _ end: Int) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[start..<end])
    return String(view)
  }
}
