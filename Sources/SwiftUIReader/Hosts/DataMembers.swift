import Foundation
import SightlineModel
import SwiftInterpreter

/// What `Data` is asked for.
struct DataMembers {
  let interpreter: Interpreter

  func member(_ data: DataValue, _ name: String, _ call: Call?) throws -> Value? {
    if data.isUnread {
      if name == "isEmpty" { return .bool(false) }
      return name == "write"
        ? .void : Self.known.contains(name) ? .unknown("the bytes of encoded data", at: call?.location) : nil
    }
    switch name {
    case "count": return call == nil ? .int(data.bytes.count) : try ofList(data, name, call)
    case "isEmpty": return .bool(data.bytes.isEmpty)
    case "startIndex": return .int(data.start)
    case "endIndex": return .int(data.end)
    case "indices":
      return Value(.range(RangeValue(lower: .int(data.start), upper: .int(data.end), isClosed: false)))
    case "first" where call == nil: return data.bytes.first.map { .int(Int($0)) } ?? Value.none
    case "last" where call == nil: return data.bytes.last.map { .int(Int($0)) } ?? Value.none
    case "description", "debugDescription": return .string(Data(data.bytes).description)
    case "base64EncodedString": return .string(Data(data.bytes).base64EncodedString())
    case "base64EncodedData": return .host(DataValue(encoded: nil, bytes: Array(Data(data.bytes).base64EncodedData())))
    case "elements for in": return try data.list(interpreter)
    case "index", "distance", "formIndex": return index(data, name, call)
    case "firstIndex", "lastIndex":
      return try ofList(data, name, call)?.integer.map { .int(data.start + $0) } ?? Value.none
    case "prefix", "suffix", "dropFirst", "dropLast", "drop", "subdata", "advanced": return try part(data, name, call)
    case "filter": return try ofList(data, name, call).flatMap(DataValue.bytes).map(Self.data)
    case "split":
      return try ofList(data, name, call)?.elements.map { parts in
        Value(.array(parts.map { part in DataValue.bytes(of: part).map(Self.data) ?? part }))
      }
    case "range", "firstRange": return call.flatMap { range(in: data, $0) }
    case "withUnsafeBytes", "withContiguousStorageIfAvailable":
      guard let body = call?.closure() ?? call?.arguments.last?.value.function else { return nil }
      // The buffer is the bytes, counted from nought.
      let buffer = Value.host(DataValue(encoded: nil, bytes: data.bytes))
      return try interpreter.call(body, [Call.Argument(label: nil, value: buffer, location: body.location)])
    case "bindMemory", "assumingMemoryBound":
      guard let type = call?.value("to"), Self.width(type) == 1 else { return call.map { unread($0) } }
      return .host(data)
    case "load", "loadUnaligned": return call.map { load(data, $0) }
    // What is written is not read again; the bytes that are copied out make their target unknown.
    case "write", "copyBytes": return call == nil ? nil : .void
    case "hash": return nil
    case "hashValue": return .int(data.bytes.reduce(5381) { ($0 &* 33) &+ Int($1) })
    case _ where Self.ofLists.contains(name): return try ofList(data, name, call)
    default: return nil
    }
  }

  /// `data[3]`, `data[2..<5]`.
  func element(of data: DataValue, _ arguments: [Call.Argument]) throws -> Value? {
    guard let argument = arguments.first?.value else { return nil }
    if data.isUnread { return .unknown("the bytes of encoded data", at: arguments[0].location) }
    if case .range(let range) = argument.payload {
      guard let positions = data.positions(of: range) else {
        return try interpreter.missingElement("a range is beyond the bytes of data")
      }
      return data.part(positions)
    }
    guard let index = argument.integer else { return nil }
    guard (data.start..<data.end).contains(index) else {
      return try interpreter.missingElement("index \(index) is out of range of data with \(data.bytes.count) bytes")
    }
    return .int(Int(data.bytes[index - data.start]))
  }

  // MARK: Collections

  private static let ofLists: Set<String> = [
    "map", "compactMap", "reduce", "first", "last", "forEach", "enumerated", "contains", "reversed", "sorted",
    "allSatisfy", "min", "max", "elementsEqual", "starts", "lazy", "shuffled", "randomElement", "makeIterator",
    "lexicographicallyPrecedes",
  ]
  private static let known = ofLists.union([
    "count", "startIndex", "endIndex", "indices", "description", "base64EncodedString", "base64EncodedData",
    "elements for in", "index", "distance", "firstIndex", "lastIndex", "prefix", "suffix", "dropFirst", "dropLast",
    "drop", "subdata", "advanced", "filter", "split", "range", "firstRange", "withUnsafeBytes", "hashValue",
  ])

  private func ofList(_ data: DataValue, _ name: String, _ call: Call?) throws -> Value? {
    try interpreter.member(of: data.list(interpreter), name, call: call)
  }

  private static func data(_ bytes: [UInt8]) -> Value { .host(DataValue(encoded: nil, bytes: bytes)) }

  private func index(_ data: DataValue, _ name: String, _ call: Call?) -> Value? {
    guard let call else { return nil }
    if let unknown = call.arguments.first(where: \.value.isUnknown) { return unknown.value }
    if name == "distance" {
      guard let from = call.value("from")?.integer, let to = call.value("to")?.integer else { return nil }
      return .int(to &- from)
    }
    if let after = call.value("after")?.integer { return .int(after &+ 1) }
    if let before = call.value("before")?.integer { return .int(before &- 1) }
    guard let start = call[position: 0]?.integer, let offset = call.value("offsetBy")?.integer else { return nil }
    let end = start &+ offset
    if let limit = call.value("limitedBy")?.integer,
      offset >= 0 ? start <= limit && end > limit : start >= limit && end < limit
    {
      return Value.none
    }
    return .int(end)
  }

  /// `prefix(4)`, `dropFirst()`, `suffix(from: 3)`, `subdata(in: 1..<4)`: parts of the bytes.
  private func part(_ data: DataValue, _ name: String, _ call: Call?) throws -> Value? {
    guard let call else { return nil }
    if let unknown = call.arguments.first(where: \.value.isUnknown) {
      return .unknown(unknown.value.unknownReason ?? "", of: "Data", at: call.location)
    }
    let count = data.bytes.count
    func cut(_ positions: Range<Int>?) throws -> Value {
      guard let positions, positions.lowerBound >= 0, positions.upperBound <= count else {
        return try interpreter.missingElement("a range is beyond the bytes of data")
      }
      return data.part(positions)
    }
    if name == "subdata" {
      guard case .range(let range)? = call.value("in")?.payload else { return nil }
      return Self.rebased(try cut(data.positions(of: range)))
    }
    if name == "advanced" {
      guard let by = call.value("by")?.integer else { return nil }
      return Self.rebased(try cut(by >= 0 && by <= count ? by..<count : nil))
    }
    if let function = call.arguments.first?.value.function {
      var length = 0
      for byte in data.bytes {
        let argument = Call.Argument(label: nil, value: .int(Int(byte)), location: function.location)
        guard try interpreter.call(function, [argument]).bool == true else { break }
        length += 1
      }
      return name == "prefix" ? data.part(0..<length) : name == "drop" ? data.part(length..<count) : nil
    }
    if let bound = (call.value("upTo") ?? call.value("from"))?.integer {
      let place = bound &- data.start
      guard (0...count).contains(place) else { return try cut(nil) }
      return data.part(name == "prefix" ? 0..<place : place..<count)
    }
    if let last = call.value("through")?.integer {
      let place = last &- data.start
      return try cut((0..<count).contains(place) ? 0..<(place + 1) : nil)
    }
    let wanted = call.arguments.isEmpty ? 1 : call[position: 0]?.integer
    guard let wanted, wanted >= 0 else { return nil }
    let length = min(wanted, count)
    switch name {
    case "prefix": return data.part(0..<length)
    case "suffix": return data.part((count - length)..<count)
    case "dropFirst": return data.part(length..<count)
    case "dropLast": return data.part(0..<(count - length))
    default: return nil
    }
  }

  private static func rebased(_ value: Value) -> Value {
    guard var data = value.host(DataValue.self) else { return value }
    data.start = 0
    return .host(data)
  }

  private func range(in data: DataValue, _ call: Call) -> Value? {
    guard let wanted = (call.value("of") ?? call[position: 0]).flatMap(DataValue.bytes), call.value("options") == nil,
      call.value("in") == nil
    else { return nil }
    guard let found = Data(data.bytes).range(of: Data(wanted)) else { return Value.none }
    let lower = data.start + found.lowerBound
    let upper = data.start + found.upperBound
    return Value(.range(RangeValue(lower: .int(lower), upper: .int(upper), isClosed: false)))
  }

  // MARK: Memory

  /// How many bytes a number of the type takes; `nil` for others.
  private static func width(_ type: Value?) -> Int? {
    guard case .type(let name)? = type?.payload else { return nil }
    return widths[name]
  }
  private static let widths = [
    "UInt8": 1, "Int8": 1, "UInt16": 2, "Int16": 2, "UInt32": 4, "Int32": 4, "UInt64": 8, "Int64": 8, "UInt": 8,
    "Int": 8,
  ]

  private func unread(_ call: Call) -> Value { .unknown("what memory holds", at: call.location) }

  /// `load(as: UInt32.self)`: the least significant byte first, as on the device.
  private func load(_ data: DataValue, _ call: Call) -> Value {
    let offset = call.value("fromByteOffset")?.integer ?? 0
    guard let type = call.value("as"), let width = Self.width(type), offset >= 0,
      offset.addingReportingOverflow(width).partialValue <= data.bytes.count, case .type(let name) = type.payload
    else { return unread(call) }
    let bits = data.bytes[offset..<(offset + width)].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    switch name {
    case "Int8": return .int(Int(Int8(truncatingIfNeeded: bits)))
    case "Int16": return .int(Int(Int16(truncatingIfNeeded: bits)))
    case "Int32": return .int(Int(Int32(truncatingIfNeeded: bits)))
    default: return .int(Int(truncatingIfNeeded: bits))
    }
  }
}
