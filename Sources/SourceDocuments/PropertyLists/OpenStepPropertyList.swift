/// A property list in the old notation of braces and parentheses, as Xcode writes projects: `{ isa = PBXGroup; path = A; }`.
package indirect enum OpenStepPropertyList: Sendable, Equatable {
  case string(String)
  case array([OpenStepPropertyList])
  case dictionary([String: OpenStepPropertyList])

  package var string: String? { if case .string(let value) = self { value } else { nil } }
  package var array: [OpenStepPropertyList]? { if case .array(let value) = self { value } else { nil } }
  package var dictionary: [String: OpenStepPropertyList]? {
    if case .dictionary(let value) = self { value } else { nil }
  }
  package subscript(key: String) -> OpenStepPropertyList? { dictionary?[key] }

  /// Nothing a tool writes is deeper.
  static let depthLimit = 64

  /// - Returns: `nil` for what is no property list, or is nested deeper than anything that a tool writes.
  /// - Complexity: Linear.
  package init?(_ bytes: [UInt8]) {
    var reader = Reader(bytes: bytes)
    guard let value = reader.value(depth: 0), reader.isAtEnd else { return nil }
    self = value
  }

  private struct Reader {
    let bytes: [UInt8]
    var position = 0

    var isAtEnd: Bool {
      mutating get {
        skip()
        return position == bytes.count
      }
    }

    private func byte(_ offset: Int = 0) -> UInt8? {
      position + offset < bytes.count ? bytes[position + offset] : nil
    }

    /// White space and comments.
    private mutating func skip() {
      while let next = byte() {
        if next == 0x20 || (0x09...0x0D).contains(next) {
          position += 1
        } else if next == 0x2F, byte(1) == 0x2F {
          while let other = byte(), other != 0x0A, other != 0x0D { position += 1 }
        } else if next == 0x2F, byte(1) == 0x2A {
          position += 2
          while position < bytes.count, !(byte() == 0x2A && byte(1) == 0x2F) { position += 1 }
          position = min(position + 2, bytes.count)
        } else {
          return
        }
      }
    }

    private mutating func take(_ wanted: UInt8) -> Bool {
      skip()
      guard byte() == wanted else { return false }
      position += 1
      return true
    }

    mutating func value(depth: Int) -> OpenStepPropertyList? {
      guard depth < OpenStepPropertyList.depthLimit else { return nil }
      if take(0x7B) { return dictionary(depth) }
      if take(0x28) { return array(depth) }
      return text().map { .string($0) }
    }

    private mutating func dictionary(_ depth: Int) -> OpenStepPropertyList? {
      var entries: [String: OpenStepPropertyList] = [:]
      while !take(0x7D) {
        guard let key = text(), take(0x3D), let value = value(depth: depth + 1), take(0x3B) else { return nil }
        entries[key] = value
      }
      return .dictionary(entries)
    }

    private mutating func array(_ depth: Int) -> OpenStepPropertyList? {
      var elements: [OpenStepPropertyList] = []
      while !take(0x29) {
        guard let value = value(depth: depth + 1) else { return nil }
        elements.append(value)
        if !take(0x2C) {
          guard take(0x29) else { return nil }
          break
        }
      }
      return .array(elements)
    }

    private mutating func text() -> String? {
      skip()
      guard let first = byte() else { return nil }
      if first == 0x22 || first == 0x27 { return quoted(first) }
      let start = position
      while let next = byte(), Self.isPlain(next) { position += 1 }
      return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
    }

    private mutating func quoted(_ quote: UInt8) -> String? {
      position += 1
      var result: [UInt8] = []
      while let next = byte() {
        position += 1
        if next == quote { return String(decoding: result, as: UTF8.self) }
        guard next == 0x5C else {
          result.append(next)
          continue
        }
        guard let escaped = byte() else { return nil }
        position += 1
        switch escaped {
        case 0x6E: result.append(0x0A)
        case 0x74: result.append(0x09)
        case 0x72: result.append(0x0D)
        default: result.append(escaped)
        }
      }
      return nil
    }

    /// `_ $ / : . -`, digits and letters.
    private static func isPlain(_ byte: UInt8) -> Bool {
      (0x30...0x3A).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || [0x24, 0x2D, 0x2E, 0x2F, 0x5F].contains(byte) || byte >= 0x80
    }
  }
}
