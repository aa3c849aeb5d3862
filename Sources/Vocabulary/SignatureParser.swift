/// Reads what stands after a declaration's name: `<S: StringProtocol>(_ title: S, action: @escaping () -> Void) -> Text
/// where Label == Text`.
struct SignatureParser {
  private var rest: Substring

  init(_ text: Substring) { rest = text }

  /// - Returns: `nil` where the text is no signature.
  mutating func signature() -> Signature? {
    var signature = Signature(parameters: [])
    if rest.first == "<" {
      guard let list = enclosed() else { return nil }
      for part in Self.parts(list) {
        let halves = Self.halves(part, at: ":")
        signature.generics.append(.init(name: String(halves.0), constraint: halves.1.map { String($0) }))
      }
    }
    guard rest.first == "(", let list = enclosed() else { return nil }
    for part in Self.parts(list) {
      guard let parameter = Self.parameter(part) else { return nil }
      signature.parameters.append(parameter)
    }
    rest = Self.trimmed(rest)
    for effect in ["async", "throws", "rethrows"] where rest.hasPrefix(effect) {
      rest = Self.trimmed(rest.dropFirst(effect.count))
    }
    if let start = Self.range(of: "where ", in: rest) {
      signature.requirements = Self.parts(rest[start.upperBound...]).map { String($0) }
      rest = Self.trimmed(rest[..<start.lowerBound])
    }
    if rest.hasPrefix("-> ") {
      signature.result = String(Self.trimmed(rest.dropFirst(3)))
      rest = ""
    }
    return rest.isEmpty ? signature : nil
  }

  /// `@ViewBuilder label: () -> Label = …`
  private static func parameter(_ text: Substring) -> Signature.Parameter? {
    var text = text
    var builder: String?
    while text.first == "@" {
      let word = text.dropFirst().prefix { $0 != " " && $0 != "<" }
      var attribute = text[text.startIndex..<word.endIndex]
      if text[word.endIndex...].first == "<" {
        guard let end = close(of: text[word.endIndex...]) else { return nil }
        attribute = text[text.startIndex...end]
      }
      text = trimmed(text[attribute.endIndex...])
      if word.hasSuffix("Builder") { builder = String(attribute.dropFirst()) }
    }
    let declared = halves(text, at: ":")
    guard let typed = declared.1 else {
      // A case's value without a label: `fixed(CGFloat)`.
      let type = text.hasPrefix("any ") ? text.dropFirst(4) : text
      return type.isEmpty || type.contains(" ") ? nil : Signature.Parameter(label: nil, name: "", type: String(text))
    }
    let names = declared.0.split(separator: " ")
    guard let label = names.first, let name = names.last, names.count <= 2 else { return nil }
    let value = halves(typed, at: "=")
    guard !value.0.isEmpty else { return nil }
    return Signature.Parameter(
      label: label == "_" ? nil : String(label), name: String(name), type: String(value.0),
      defaultValue: value.1.map { String($0) }, builder: builder)
  }

  /// Takes what stands between the bracket in front and the one that closes it.
  private mutating func enclosed() -> Substring? {
    guard let end = Self.close(of: rest) else { return nil }
    let inside = rest[rest.index(after: rest.startIndex)..<end]
    rest = rest[rest.index(after: end)...]
    return inside
  }

  /// - Returns: Where the bracket in front of the text is closed.
  private static func close(of text: Substring) -> Substring.Index? {
    var depth = 0
    var found: Substring.Index?
    scan(text) { index, level in
      depth = level
      if depth == 0 { found = index }
      return found == nil
    }
    return found
  }

  /// Splits at commas outside of brackets and strings.
  private static func parts(_ text: Substring) -> [Substring] {
    var result: [Substring] = []
    var start = text.startIndex
    scan(text) { index, depth in
      if depth == 0, text[index] == "," {
        result.append(trimmed(text[start..<index]))
        start = text.index(after: index)
      }
      return true
    }
    let last = trimmed(text[start...])
    if !last.isEmpty { result.append(last) }
    return result
  }

  /// Splits at the first separator outside of brackets and strings; `==` is no `=`.
  private static func halves(_ text: Substring, at separator: Character) -> (Substring, Substring?) {
    var found: Substring.Index?
    scan(text) { index, depth in
      guard depth == 0, text[index] == separator else { return true }
      found = index
      return false
    }
    guard let found else { return (trimmed(text), nil) }
    return (trimmed(text[..<found]), trimmed(text[text.index(after: found)...]))
  }

  /// - Parameter text: Where the words are looked for outside of brackets.
  private static func range(of words: String, in text: Substring) -> Range<Substring.Index>? {
    var found: Range<Substring.Index>?
    scan(text) { index, depth in
      guard depth == 0, text[index...].hasPrefix(words) else { return true }
      found = index..<text.index(index, offsetBy: words.count)
      return false
    }
    return found
  }

  /// Visits each character with the number of brackets open after it, until the closure says `false`; the `>` of `->` is no
  /// bracket, and what stands in quotes is passed over.
  private static func scan(_ text: Substring, _ visit: (Substring.Index, Int) -> Bool) {
    var depth = 0
    var quoted = false
    var previous: Character = " "
    for index in text.indices {
      let character = text[index]
      if character == "\"" { quoted.toggle() }
      if !quoted {
        switch character {
        case "(", "[", "{", "<": depth += 1
        case ")", "]", "}": depth -= 1
        case ">" where previous != "-": depth -= 1
        default: break
        }
        if !visit(index, depth) { return }
      }
      previous = character
    }
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return text
  }
}
