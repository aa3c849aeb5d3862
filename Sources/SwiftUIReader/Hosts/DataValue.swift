import Foundation
import SightlineModel
import SwiftInterpreter

/// Foundation's `Data`: bytes, or what an encoder was given.
struct DataValue: HostValue {
  let hostTypeName = "Data"
  /// What was encoded: decoding gives it back.
  var encoded: Value?
  var bytes: [UInt8]
  /// The index of the first byte: a part counts as what it was cut from.
  var start = 0
  var isSelfContained: Bool { encoded?.isSelfContained != false }
  var equalityText: String? { isUnread ? nil : Data(bytes).base64EncodedString() }
  /// Its bytes are not known, what was encoded is.
  var isUnread: Bool { encoded != nil && bytes.isEmpty }

  var end: Int { start + bytes.count }

  /// Bytes of other data, of a list of numbers or of one number; `nil` where they are not known.
  static func bytes(of value: Value) -> [UInt8]? {
    if let data = value.host(DataValue.self) { return data.isUnread ? nil : data.bytes }
    guard let elements = value.elements else { return value.integer.map { [UInt8(truncatingIfNeeded: $0)] } }
    var result: [UInt8] = []
    result.reserveCapacity(elements.count)
    for element in elements {
      guard let number = element.integer else { return nil }
      result.append(UInt8(truncatingIfNeeded: number))
    }
    return result
  }

  /// Positions in `bytes` of a range of indices: `2..<5`, `..<end`, `4...`.
  ///
  /// - Returns: `nil` where it is no range of numbers, or reaches beyond the bytes.
  func positions(of range: RangeValue) -> Range<Int>? {
    let lower = range.lower.map(\.integer) ?? start
    let upper =
      range.upper.map { $0.integer.map { range.isClosed ? $0.addingReportingOverflow(1).partialValue : $0 } } ?? end
    guard let lower, let upper, start <= lower, lower <= upper, upper <= end else { return nil }
    return (lower - start)..<(upper - start)
  }

  /// The bytes at these positions, which keep their indices.
  func part(_ positions: Range<Int>) -> Value {
    .host(DataValue(encoded: nil, bytes: Array(bytes[positions]), start: start + positions.lowerBound))
  }

  /// Its bytes as the numbers that the interpreter has.
  func list(_ interpreter: Interpreter) throws -> Value {
    try interpreter.make(elements: bytes.count)
    return Value(.array(bytes.map { .int(Int($0)) }))
  }
}
