import Foundation
import SightlineModel

/// Reads `bplist00`: values that name others by number, which a few bytes may do a billion times over.
///
/// Every place is the start of the file.
/// - Source: CFBinaryPList.c of CoreFoundation describes the form.
struct BinaryPropertyListReader {
  private struct Malformed: Error {}
  private let bytes: [UInt8]
  private let limits: DocumentLimits
  private let range: SourceRange
  /// Of the table of places, and of the numbers that name values.
  private var (offsetSize, referenceSize, count, table) = (0, 0, 0, 0)
  /// As each use of a value counts.
  private var valuesLeft: Int
  private var problems: ProblemList

  init(_ bytes: [UInt8], source: SourceText, limits: DocumentLimits) {
    self.bytes = bytes
    self.limits = limits
    range = SourceRange(source, 0..<0)
    valuesLeft = limits.expandedValues
    problems = ProblemList(source, limit: limits.problems)
  }

  mutating func document() -> (DocumentValue?, [InputProblem]) {
    do {
      guard bytes.count >= 40 else { throw Malformed() }
      let trailer = bytes.count - 32
      (offsetSize, referenceSize) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
      count = try number(at: trailer + 8, size: 8)
      let top = try number(at: trailer + 16, size: 8)
      table = try number(at: trailer + 24, size: 8)
      guard 1...8 ~= offsetSize, 1...8 ~= referenceSize, table <= trailer, count <= (trailer - table) / offsetSize
      else { throw Malformed() }
      let value = try value(top, depth: 0)
      if valuesLeft < 0 {
        problems.add("more than \(limits.expandedValues) values; the rest of the file is not read", at: 0)
      }
      return (value, problems.problems)
    } catch {
      problems.add("not a binary property list that can be read; convert it with 'plutil -convert xml1'", at: 0)
      return (nil, problems.problems)
    }
  }

  private func number(at place: Int, size: Int) throws(Malformed) -> Int {
    guard place >= 0, size <= bytes.count, place <= bytes.count - size else { throw Malformed() }
    var result: UInt64 = 0
    for byte in bytes[place..<place + size] { result = result << 8 | UInt64(byte) }
    guard let number = Int(exactly: result) else { throw Malformed() }
    return number
  }

  private mutating func value(_ reference: Int, depth: Int) throws(Malformed) -> DocumentValue {
    guard reference < count else { throw Malformed() }
    valuesLeft -= 1
    guard valuesLeft >= 0 else { return DocumentValue(.null, range: range) }
    guard depth <= limits.depth else {
      problems.add("nested deeper than \(limits.depth) levels; what is inside is not read", at: 0)
      return DocumentValue(.null, range: range)
    }
    let place = try number(at: table + reference * offsetSize, size: offsetSize)
    return DocumentValue(try content(at: place, depth: depth), range: range)
  }

  private mutating func content(at place: Int, depth: Int) throws(Malformed) -> DocumentValue.Content {
    guard place >= 8, place < table else { throw Malformed() }
    let (kind, low) = (bytes[place] >> 4, Int(bytes[place] & 0xF))
    switch kind {
    case 0x0: return low == 8 ? .bool(false) : low == 9 ? .bool(true) : .null
    case 0x1: return .number(try integer(at: place + 1, size: 1 << low))
    case 0x2: return .number(try real(at: place + 1, size: 1 << low))
    case 0x3: return .string("\(try real(at: place + 1, size: 8) + 978_307_200)")
    case 0x8: return .null
    case 0x4, 0x5, 0x6, 0xA, 0xC, 0xD: break
    default: throw Malformed()
    }
    let (length, start) = try length(low, after: place + 1)
    switch kind {
    case 0x4: return .string(kept(Data(try part(start, length)).base64EncodedString()))
    case 0x5: return .string(kept(String(decoding: try part(start, length), as: UTF8.self)))
    case 0x6:
      guard length <= bytes.count / 2 else { throw Malformed() }
      let units = try part(start, length * 2)
      let pairs = stride(from: units.startIndex, to: units.endIndex, by: 2)
      let text = pairs.map { UInt16(units[$0]) << 8 | UInt16(units[$0 + 1]) }
      return .string(kept(String(decoding: text, as: UTF16.self)))
    case 0xD:
      var members: [String: DocumentValue] = [:]
      guard length <= bytes.count / (2 * referenceSize) else { throw Malformed() }
      for index in 0..<length where valuesLeft >= 0 {
        let key = try value(number(at: start + index * referenceSize, size: referenceSize), depth: depth + 1)
        let item = try number(at: start + (length + index) * referenceSize, size: referenceSize)
        guard case .string(let name) = key.content else {
          if valuesLeft < 0 { break }
          throw Malformed()
        }
        members[name] = try value(item, depth: depth + 1)
      }
      return .object(
        DocumentObject(
          members.sorted { $0.key < $1.key }.map { .init(key: $0.key, keyRange: range, value: $0.value) }))
    default:
      guard length <= bytes.count / referenceSize else { throw Malformed() }
      var items: [DocumentValue] = []
      for index in 0..<length where valuesLeft >= 0 {
        let item = try number(at: start + index * referenceSize, size: referenceSize)
        items.append(try value(item, depth: depth + 1))
      }
      return .array(items)
    }
  }

  /// - Returns: How many bytes, units or values follow, and where they begin.
  private func length(_ low: Int, after place: Int) throws(Malformed) -> (Int, Int) {
    guard low == 0xF else { return (low, place) }
    guard place < bytes.count, bytes[place] >> 4 == 1, bytes[place] & 0xF <= 3 else { throw Malformed() }
    let size = 1 << Int(bytes[place] & 0xF)
    return (try number(at: place + 1, size: size), place + 1 + size)
  }

  private func part(_ start: Int, _ length: Int) throws(Malformed) -> ArraySlice<UInt8> {
    guard length <= bytes.count, start <= bytes.count - length else { throw Malformed() }
    return bytes[start..<start + length]
  }

  /// Of one, two and four bytes without a sign, of eight and sixteen with one.
  private func integer(at place: Int, size: Int) throws(Malformed) -> Double {
    guard size <= 16 else { throw Malformed() }
    let part = try part(place, size)
    guard size >= 8 else { return Double(part.reduce(0) { $0 << 8 | UInt64($1) }) }
    let number = part.suffix(8).reduce(0) { $0 << 8 | UInt64($1) }
    return Double(Int64(bitPattern: number))
  }

  private func real(at place: Int, size: Int) throws(Malformed) -> Double {
    let bits = try part(place, size).reduce(0) { $0 << 8 | UInt64($1) }
    switch size {
    case 4: return Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
    case 8: return Double(bitPattern: bits)
    default: throw Malformed()
    }
  }

  private mutating func kept(_ text: String) -> String {
    guard text.utf8.count > limits.stringLength else { return text }
    problems.add("a string of \(text.utf8.count) bytes, more than the limit of \(limits.stringLength): not kept", at: 0)
    return ""
  }
}
