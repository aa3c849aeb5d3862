import Foundation

/// Writes JSON that people can read and compare: two spaces of indentation, short values on one line, one ending newline.
package struct JSONWriter {
  /// A value that fits beside its key within this many characters is written on one line.
  var lineWidth = 110
  private var buffer = ""

  package static func text(_ value: JSONValue) -> String {
    var writer = JSONWriter()
    writer.write(value, indentation: 0, room: writer.lineWidth)
    writer.buffer += "\n"
    return writer.buffer
  }

  /// - Returns: Everything on one line, without spaces: one record of a line-oriented output, or data inside a page.
  package static func line(_ value: JSONValue) -> String {
    var writer = JSONWriter()
    writer.writeFlat(value, separator: "", colon: "")
    return writer.buffer
  }

  private mutating func write(_ value: JSONValue, indentation: Int, room: Int) {
    if let flat = Self.flat(value, within: room) {
      buffer += flat
      return
    }
    let inner = String(repeating: " ", count: indentation + 2)
    switch value {
    case .array(let elements):
      buffer += "["
      for (index, element) in elements.enumerated() {
        buffer += (index == 0 ? "\n" : ",\n") + inner
        write(element, indentation: indentation + 2, room: lineWidth - indentation - 3)
      }
      buffer += "\n" + String(repeating: " ", count: indentation) + "]"
    case .object(let members):
      buffer += "{"
      for (index, member) in members.enumerated() {
        let key = Self.quoted(member.key) + ": "
        buffer += (index == 0 ? "\n" : ",\n") + inner + key
        write(member.value, indentation: indentation + 2, room: lineWidth - indentation - 3 - key.utf8.count)
      }
      buffer += "\n" + String(repeating: " ", count: indentation) + "}"
    default: buffer += Self.scalar(value)
    }
  }

  private mutating func writeFlat(_ value: JSONValue, separator: String, colon: String) {
    switch value {
    case .array(let elements):
      buffer += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { buffer += "," + separator }
        writeFlat(element, separator: separator, colon: colon)
      }
      buffer += "]"
    case .object(let members):
      buffer += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { buffer += "," + separator }
        buffer += Self.quoted(member.key) + ":" + colon
        writeFlat(member.value, separator: separator, colon: colon)
      }
      buffer += "}"
    default: buffer += Self.scalar(value)
    }
  }

  /// - Returns: The value on one line, or `nil` when it is longer than `room`; scalars are always given.
  private static func flat(_ value: JSONValue, within room: Int) -> String? {
    switch value {
    case .array(let elements) where elements.isEmpty: return "[]"
    case .object(let members) where members.isEmpty: return "{}"
    case .array, .object:
      guard leastLength(value, limit: room) <= room else { return nil }
      var writer = JSONWriter()
      writer.writeFlat(value, separator: " ", colon: " ")
      return writer.buffer.utf8.count <= room ? writer.buffer : nil
    default: return scalar(value)
    }
  }

  /// A lower bound of the flat length; stops counting past the limit, so that nesting costs no square.
  private static func leastLength(_ value: JSONValue, limit: Int) -> Int {
    switch value {
    case .array(let elements):
      var sum = 2
      for element in elements {
        sum += 2 + leastLength(element, limit: limit - sum)
        if sum > limit { break }
      }
      return sum
    case .object(let members):
      var sum = 2
      for member in members {
        sum += 6 + member.key.utf8.count + leastLength(member.value, limit: limit - sum)
        if sum > limit { break }
      }
      return sum
    case .string(let text): return text.utf8.count + 2
    default: return 1
    }
  }

  private static func scalar(_ value: JSONValue) -> String {
    switch value {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .integer(let number): String(number)
    case .number(let number): Decimals.text(number) ?? "null"
    case .string(let text): quoted(text)
    case .array, .object: preconditionFailure("Not a scalar.")
    }
  }

  /// Control characters, line separators and direction overrides are written as escapes: what a reader sees is what stands
  /// there.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    result.reserveCapacity(text.utf8.count + 2)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if Visible.isInvisible(scalar) && scalar.value <= 0xFFFF {
          let hex = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
