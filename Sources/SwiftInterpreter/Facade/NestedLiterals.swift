/// Array literals and types that are nested so deep that SwiftParser would never finish.
///
/// Its look ahead for a type after `[` tries each level twice, so that the time doubles with every further bracket: 24
/// levels take a minute. What is inside the tenth level of a deeper nest is therefore not shown to it.
struct NestedLiterals {
  /// Levels that are read. Up to `tolerance` more are parsed all the same: 4,000 looks ahead.
  static let levels = 10
  private static let tolerance = 2
  /// Stands for what is not read: a macro of this name says so where it runs.
  static let macroName = "_deep"

  private enum Opener {
    case bracket(level: Int, at: Int)
    case parenthesis(level: Int)
    case brace
    /// A string literal with so many `#`.
    case text(hashes: Int, isMultiline: Bool)
  }

  private let bytes: [UInt8]
  private var open: [Opener] = []
  private var position = 0
  /// The deepest bracket since one of `levels` was opened, and where it stands.
  private var deepest = (level: 0, at: 0)
  /// UTF-8 offsets of what is hidden, in order.
  private(set) var hidden: [Range<Int>] = []

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// - Returns: The text as it may be parsed, byte for byte as long, and the offsets of what is hidden in it. Cost:
  ///   linear in the length.
  static func hide(in text: String) -> (text: String, offsets: [Int]) {
    guard mayBeDeep(text.utf8) else { return (text, []) }
    var scan = NestedLiterals(Array(text.utf8))
    scan.run()
    guard !scan.hidden.isEmpty else { return (text, []) }
    var bytes = scan.bytes
    for range in scan.hidden {
      for place in range where bytes[place] != UInt8(ascii: "\n") { bytes[place] = UInt8(ascii: " ") }
      let word = Array(("#" + macroName).utf8)
      let place = range.lowerBound
      if range.count >= word.count, !scan.bytes[place..<place + word.count].contains(UInt8(ascii: "\n")) {
        bytes.replaceSubrange(place..<place + word.count, with: word)
      }
    }
    return (String(decoding: bytes, as: UTF8.self), scan.hidden.map(\.lowerBound))
  }

  /// Whether more brackets than are read stand open somewhere, strings and comments aside.
  private static func mayBeDeep(_ text: String.UTF8View) -> Bool {
    var level = 0
    for byte in text {
      switch byte {
      case UInt8(ascii: "["):
        level += 1
        if level > levels + tolerance { return true }
      case UInt8(ascii: "]"): level = max(0, level - 1)
      default: break
      }
    }
    return false
  }

  private mutating func run() {
    while position < bytes.count {
      if case .text(let hashes, let isMultiline)? = open.last {
        readText(hashes, isMultiline)
      } else {
        readCode()
      }
    }
    // What is never closed is hidden as far as brackets go.
    if case .bracket(_, let start)? = open.first(where: isLimit), deepest.level > Self.levels + Self.tolerance {
      hidden.append(start + 1..<deepest.at + 1)
    }
  }

  private func isLimit(_ opener: Opener) -> Bool {
    if case .bracket(Self.levels, _) = opener { true } else { false }
  }

  private func byte(_ offset: Int = 0) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  private var level: Int {
    switch open.last {
    case .bracket(let level, _)?, .parenthesis(let level)?: level
    default: 0
    }
  }

  private mutating func readCode() {
    defer { position += 1 }
    switch bytes[position] {
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
      while let next = byte(1), next != UInt8(ascii: "\n") { position += 1 }
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
      position = bytes.endOfComment(at: position) - 1
    case UInt8(ascii: "\""): openText(hashes: 0)
    case UInt8(ascii: "#"):
      var hashes = 1
      while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
      position += hashes - 1
      if byte(1) == UInt8(ascii: "\"") {
        position += 1
        openText(hashes: hashes)
      }
    case UInt8(ascii: "["):
      let next = level + 1
      if next == Self.levels { deepest = (next, position) }
      if next > deepest.level, next > Self.levels { deepest = (next, position) }
      open.append(.bracket(level: next, at: position))
    case UInt8(ascii: "("): open.append(.parenthesis(level: level))
    case UInt8(ascii: "{"): open.append(.brace)
    case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "}"): close()
    default: break
    }
  }

  private mutating func close() {
    guard let last = open.popLast(), case .bracket(Self.levels, let start) = last,
      deepest.level > Self.levels + Self.tolerance
    else { return }
    hidden.append(start + 1..<position)
    deepest = (0, 0)
  }

  private mutating func openText(hashes: Int) {
    let isMultiline = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
    if isMultiline { position += 2 }
    open.append(.text(hashes: hashes, isMultiline: isMultiline))
  }

  private mutating func readText(_ hashes: Int, _ isMultiline: Bool) {
    defer { position += 1 }
    func has(_ count: Int, from offset: Int) -> Bool {
      (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
    }
    switch bytes[position] {
    case UInt8(ascii: "\\") where has(hashes, from: 1):
      position += hashes + 1
      if byte() == UInt8(ascii: "(") { open.append(.parenthesis(level: 0)) }
    case UInt8(ascii: "\n") where !isMultiline: open.removeLast()
    case UInt8(ascii: "\""):
      let quotes = isMultiline ? 3 : 1
      guard (0..<quotes).allSatisfy({ byte($0) == UInt8(ascii: "\"") }), has(hashes, from: quotes) else { return }
      position += quotes + hashes - 1
      open.removeLast()
    default: break
    }
  }
}

extension [UInt8] {
  /// Comments nest in Swift.
  ///
  /// - Parameter start: Of `/*`.
  /// - Returns: What comes behind the sign that closes it; the end of the text where nothing does.
  func endOfComment(at start: Int) -> Int {
    var (depth, position) = (0, start)
    while position < count {
      let next = position + 1 < count ? self[position + 1] : 0
      switch (self[position], next) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): depth += 1
      case (UInt8(ascii: "*"), UInt8(ascii: "/")): depth -= 1
      default:
        position += 1
        continue
      }
      position += 2
      if depth == 0 { break }
    }
    return Swift.min(position, count)
  }
}
