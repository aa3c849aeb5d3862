import Foundation
import SightlineModel

/// How messages name elements and numbers.
extension SceneNode {
  /// What messages call it by: `“Get Started”`, `The image`.
  func name(in scene: Scene) -> String { ElementName(self, in: scene).text }
  /// The same within a sentence: `the image`.
  func nameInside(_ scene: Scene) -> String {
    let name = name(in: scene)
    for article in ["The ", "A "] where name.hasPrefix(article) {
      return article.lowercased() + name.dropFirst(article.count)
    }
    return name
  }
  /// A text with unknown parts, as far as it is known: `Page … of …`.
  var knownWords: String? { text?.content.knownWords }
  var shownString: String? {
    guard let string = text?.content.string else { return nil }
    // Asked of every text in every variant.
    guard string.unicodeScalars.contains("\u{FFFC}") else { return string }
    return string.replacingOccurrences(of: "\u{FFFC}", with: "")
  }
}

extension TextContent {
  /// The words that the sources tell, `…` for the others; `nil` where they tell none.
  var knownWords: String? {
    guard runs.contains(where: { $0.unknownReason == nil && $0.string.hasLettersOrDigits }) else { return nil }
    return runs.map { $0.unknownReason == nil ? $0.string : "…" }.joined()
  }
}

extension ViewKind {
  /// `navigationLink` → `navigation link`; containers, which nobody sees, as the code writes them: `HStack`.
  var words: String {
    if Self.containers.contains(self) { return rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
    return rawValue.reduce(into: "") { text, letter in
      if letter.isUppercase { text += " " }
      text += letter.lowercased()
    }
  }
}

extension ViewKind {
  fileprivate static let containers: Set<ViewKind> = [.hStack, .vStack, .zStack, .lazyHStack, .lazyVStack, .asyncImage]
}

extension String {
  /// At most 40 characters, on one line, without marks of direction, which would turn the message around.
  package var quoted: String {
    if StandIn.isPart(of: self) { return StandIn.hidden(in: self).quoted }
    if isPlainLine { return "“\(self)”" }
    let shown = String(String.UnicodeScalarView(unicodeScalars.filter { !$0.properties.isBidiControl }))
    let line = shown.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > 40 ? "“\(line.prefix(39))…”" : "“\(line)”"
  }
  /// A key with the blanks around it: without them it is another one.
  var quotedKey: String {
    let (first, last) = (first?.isWhitespace == true ? " " : "", last?.isWhitespace == true ? " " : "")
    guard !first.isEmpty || !last.isEmpty, contains(where: { !$0.isWhitespace }) else { return quoted }
    return "“\(first)\(quoted.dropFirst().dropLast())\(last)”"
  }
  /// At most 40 letters, digits and signs of ASCII, single spaces between them: nothing to change.
  private var isPlainLine: Bool {
    var last = UInt8(ascii: " ")
    for byte in utf8 {
      guard (0x20...0x7E).contains(byte), byte != 0x20 || last != 0x20 else { return false }
      last = byte
    }
    return last != 0x20 && utf8.count <= 40
  }
}

extension Double {
  /// At most `digits` decimals, without trailing zeros.
  func text(_ digits: Int = 1) -> String { ShownNumber.text(self, decimals: digits) }
}

extension Size {
  /// `24 × 18.5`.
  var text: String { "\(width.text()) × \(height.text())" }
}
