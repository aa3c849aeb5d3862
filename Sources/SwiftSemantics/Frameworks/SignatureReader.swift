/// Reads declarations and types from rows of the framework tables: Swift's own syntax, without bodies.
struct SignatureReader {
  let symbols: SymbolTable
  let text: UnsafeBufferPointer<UInt8>
  var position = 0

  init(_ symbols: SymbolTable, _ text: UnsafeBufferPointer<UInt8>) {
    self.symbols = symbols
    self.text = text
  }

  // MARK: Bytes and words

  var current: UInt8 { position < text.count ? text[position] : 0 }
  var isAtEnd: Bool { position >= text.count }

  mutating func skipSpace() { while current == 32 { position += 1 } }

  mutating func accept(_ byte: Unicode.Scalar) -> Bool {
    skipSpace()
    guard current == UInt8(truncatingIfNeeded: byte.value) else { return false }
    position += 1
    return true
  }

  mutating func accept(arrow: Void) -> Bool {
    skipSpace()
    guard current == UInt8(ascii: "-"), position + 1 < text.count, text[position + 1] == UInt8(ascii: ">") else {
      return false
    }
    position += 2
    return true
  }

  static func isWord(_ byte: UInt8) -> Bool {
    byte >= 97 && byte <= 122 || byte >= 65 && byte <= 90 || byte >= 48 && byte <= 57 || byte == 95 || byte == 36
      || byte >= 128
  }

  /// The word at the position, which is not passed.
  func peek() -> UnsafeBufferPointer<UInt8> {
    var start = position
    while start < text.count, text[start] == 32 { start += 1 }
    var end = start
    while end < text.count, Self.isWord(text[end]) { end += 1 }
    return .init(rebasing: text[start..<end])
  }

  mutating func accept(word: StaticString) -> Bool {
    let found = peek()
    guard found.count == word.utf8CodeUnitCount else { return false }
    for index in 0..<found.count where found[index] != word.utf8Start[index] { return false }
    skipSpace()
    position += found.count
    return true
  }

  mutating func word() -> Symbol? {
    skipSpace()
    if current == UInt8(ascii: "`") {
      position += 1
      let found = peek()
      position += found.count + 1
      return symbols.intern(found)
    }
    let found = peek()
    guard !found.isEmpty else { return nil }
    position += found.count
    return symbols.intern(found)
  }

  /// Passes everything up to one of the bytes that stands outside brackets and texts.
  mutating func skip(to stops: StaticString) {
    var depth = 0
    while position < text.count, current != 10 {
      let byte = current
      if depth == 0 {
        for index in 0..<stops.utf8CodeUnitCount where stops.utf8Start[index] == byte { return }
      }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "\""):
        position += 1
        while position < text.count, current != UInt8(ascii: "\""), current != 10 {
          position += current == UInt8(ascii: "\\") ? 2 : 1
        }
      default: break
      }
      position += 1
    }
  }

  // MARK: Types

  mutating func type() -> TypeText {
    skipSpace()
    if accept(word: "some") { return .some(composition()) }
    if accept(word: "any") { return .any(composition()) }
    if accept(word: "inout") { return .inOut(type()) }
    if accept(word: "repeat") || accept(word: "each") {
      _ = type()
      return .missing
    }
    return composition()
  }

  private mutating func composition() -> TypeText {
    let first = simple()
    guard accept("&") else { return first }
    var parts = [first]
    repeat { parts.append(simple()) } while accept("&")
    return .composition(parts)
  }

  private mutating func simple() -> TypeText {
    var made = primary()
    while true {
      if current == UInt8(ascii: "?") || current == UInt8(ascii: "!") && position + 1 <= text.count {
        position += 1
        made = .optional(made)
      } else if current == UInt8(ascii: "."), position + 1 < text.count, Self.isWord(text[position + 1]) {
        position += 1
        guard let name = word() else { return made }
        if name == Symbol(.Type) || name == Symbol(.Protocol) {
          made = .metatype(made)
        } else {
          made = .member(made, name, arguments())
        }
      } else {
        return made
      }
    }
  }

  mutating func arguments() -> [TypeText] {
    guard current == UInt8(ascii: "<") else { return [] }
    position += 1
    var made: [TypeText] = []
    repeat { made.append(type()) } while accept(",")
    _ = accept(">")
    return made
  }

  private mutating func primary() -> TypeText {
    skipSpace()
    while current == UInt8(ascii: "@") {  // attributes say nothing here
      position += 1
      _ = word()
      if current == UInt8(ascii: "("), text[position - 1] != 32 {
        position += 1
        skip(to: ")")
        position += 1
      }
      skipSpace()
    }
    if current == UInt8(ascii: "~") {
      position += 1
      _ = simple()
      return .missing
    }
    if current == UInt8(ascii: "[") {
      position += 1
      let first = type()
      if accept(":") {
        let value = type()
        _ = accept("]")
        return .dictionary(first, value)
      }
      _ = accept("]")
      return .array(first)
    }
    if current == UInt8(ascii: "(") { return parenthesised() }
    if accept(word: "some") { return .some(simple()) }
    if accept(word: "any") { return .any(simple()) }
    guard let name = word() else {
      position += isAtEnd || current == 10 || current == UInt8(ascii: ")") ? 0 : 1
      return .missing
    }
    return .name(name, arguments(), offset: -1)
  }

  private mutating func parenthesised() -> TypeText {
    position += 1
    var parameters: [TypeText.Parameter] = []
    var labels: [Symbol?] = []
    if !accept(")") {
      repeat {
        var label: Symbol?
        let saved = position
        if let first = word() {
          skipSpace()
          if Self.isWord(current), word() != nil, accept(":") {
            // `_ name: Type`
          } else {
            position = saved
            _ = word()
            if accept(":") { label = first } else { position = saved }
          }
        }
        parameters.append(parameter())
        labels.append(label)
      } while accept(",")
      _ = accept(")")
    }
    let isAsync = accept(word: "async")
    var isThrowing = false
    if accept(word: "throws") || accept(word: "rethrows") {
      isThrowing = true
      if current == UInt8(ascii: "(") {
        position += 1
        skip(to: ")")
        position += 1
      }
    }
    if accept(arrow: ()) {
      return .function(parameters, type(), isAsync: isAsync, isThrowing: isThrowing)
    }
    if parameters.count == 1, labels[0] == nil { return parameters[0].type }
    return .tuple(zip(labels, parameters).map { ($0, $1.type) })
  }

  /// A type with what stands in front of and behind it in a parameter.
  mutating func parameter() -> TypeText.Parameter {
    var made = TypeText.Parameter(type: .missing, flags: [], builder: nil)
    skipSpace()
    while current == UInt8(ascii: "@") {
      position += 1
      let before = position
      guard let name = word() else { break }
      if current == UInt8(ascii: "("), name != Symbol(.escaping), name != Symbol(.autoclosure) {
        let open = position
        position += 1
        skip(to: ")")
        position += 1
        if position >= text.count || current != 32 { position = open }
      }
      if name == Symbol(.autoclosure) {
        made.flags.insert(.autoclosure)
      } else if name != Symbol(.escaping), name != Symbol(.Sendable), name != Symbol(.MainActor) {
        position = before
        let found = word()
        if let found, symbols.text(found).hasSuffix("Builder") {
          made.builder = .name(found, arguments(), offset: -1)
        } else if current == UInt8(ascii: "(") {
          position += 1
          skip(to: ")")
          position += 1
        }
      }
      skipSpace()
    }
    for specifier in ["borrowing", "consuming", "sending", "isolated", "__owned", "__shared"] as [StaticString] {
      _ = accept(word: specifier)
    }
    if accept(word: "inout") { made.flags.insert(.inOut) }
    made.type = type()
    if position + 2 < text.count, current == UInt8(ascii: "."), text[position + 1] == UInt8(ascii: ".") {
      position += 3
      made.flags.insert(.variadic)
    }
    return made
  }
}
