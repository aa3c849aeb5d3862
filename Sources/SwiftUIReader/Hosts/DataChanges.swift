import SightlineModel
import SwiftInterpreter

/// What changes `Data` in place. What is changed by something unknown is unknown afterwards.
struct DataChanges {
  let interpreter: Interpreter

  /// - Returns: What the method gives; `nil` where it is none that changes data.
  func change(_ value: inout Value, _ name: String, _ call: Call) throws -> Value? {
    guard Self.names.contains(name), var data = value.host(DataValue.self) else { return nil }
    if name == "reserveCapacity" { return .void }
    if name == "removeAll", call.arguments.allSatisfy({ $0.label == "keepingCapacity" }) {
      value.payload = .host(DataValue(encoded: nil, bytes: []))
      return .void
    }
    guard data.encoded == nil else { return forget(&value, "the bytes of encoded data", call) }
    if let unknown = call.arguments.first(where: \.value.isUnknown) {
      return forget(&value, unknown.value.unknownReason ?? "", call)
    }
    // Taken out, so that the bytes are changed without a copy.
    value.payload = .void
    defer { if case .void = value.payload { value.payload = .host(data) } }
    switch name {
    case "append", "insert":
      guard let first = call.arguments.first?.value else { return nil }
      guard let more = DataValue.bytes(of: first) else { return forget(&value, "bytes that are not known", call) }
      try interpreter.make(elements: data.bytes.count + more.count, adding: more.count)
      guard name == "insert" else {
        data.bytes += more
        return .void
      }
      guard let index = call.value("at")?.integer else { return nil }
      guard (data.start...data.end).contains(index) else { return try beyond() }
      data.bytes.insert(contentsOf: more, at: index - data.start)
      return .void
    case "remove":
      guard let index = call.value("at")?.integer else { return nil }
      guard (data.start..<data.end).contains(index) else { return try beyond() }
      return .int(Int(data.bytes.remove(at: index - data.start)))
    case "removeFirst", "removeLast": return try removed(&data, name, call)
    case "popFirst":
      guard !data.bytes.isEmpty else { return Value.none }
      data.start += 1
      return .int(Int(data.bytes.removeFirst()))
    case "popLast": return data.bytes.popLast().map { .int(Int($0)) } ?? Value.none
    case "replaceSubrange", "removeSubrange", "replace":
      guard case .range(let range)? = call[position: 0]?.payload else { return nil }
      guard let positions = data.positions(of: range) else { return try beyond() }
      guard let new = call.value("with").map(DataValue.bytes) ?? [] else {
        return forget(&value, "bytes that are not known", call)
      }
      try interpreter.make(elements: data.bytes.count + new.count)
      data.bytes.replaceSubrange(positions, with: new)
      return .void
    case "resetBytes":
      guard case .range(let range)? = call.value("in")?.payload else { return nil }
      guard let positions = data.positions(of: range) else { return try beyond() }
      for position in positions { data.bytes[position] = 0 }
      return .void
    case "reverse": data.bytes.reverse()
    case "sort": data.bytes.sort()
    case "swapAt":
      guard let a = call[position: 0]?.integer, let b = call[position: 1]?.integer else { return nil }
      guard (data.start..<data.end).contains(a), (data.start..<data.end).contains(b) else { return try beyond() }
      data.bytes.swapAt(a - data.start, b - data.start)
    // Whatever is written through pointers.
    case "withUnsafeMutableBytes": return forget(&value, "bytes that are written through a pointer", call)
    default: return nil
    }
    return .void
  }

  private static let names: Set<String> = [
    "reserveCapacity", "removeAll", "append", "insert", "remove", "removeFirst", "removeLast", "popFirst", "popLast",
    "replaceSubrange", "removeSubrange", "resetBytes", "reverse", "sort", "swapAt", "withUnsafeMutableBytes",
  ]

  private func removed(_ data: inout DataValue, _ name: String, _ call: Call) throws -> Value? {
    let count = call.arguments.isEmpty ? 1 : call[position: 0]?.integer
    guard let count else { return nil }
    guard (0...data.bytes.count).contains(count) else { return try beyond() }
    let result = name == "removeFirst" ? data.bytes.first : data.bytes.last
    if name == "removeFirst" {
      data.bytes.removeFirst(count)  // checked: within the count, above
      data.start += count
    } else {
      data.bytes.removeLast(count)  // checked: within the count, above
    }
    return call.arguments.isEmpty ? result.map { .int(Int($0)) } : .void
  }

  /// `data[3] = 7`, `data[0..<2] = other`.
  func set(_ value: inout Value, _ arguments: [Call.Argument], to newValue: Value) throws -> Bool {
    guard var data = value.host(DataValue.self), data.encoded == nil, let place = arguments.first?.value else {
      return false
    }
    guard let new = DataValue.bytes(of: newValue) else {
      let reason = newValue.unknownReason ?? "bytes that are not known"
      value.payload = Value.unknown(reason, of: "Data", at: arguments[0].location).payload
      return true
    }
    value.payload = .void
    defer { value.payload = .host(data) }
    if case .range(let range) = place.payload {
      guard let positions = data.positions(of: range) else { return try beyond() != nil }
      try interpreter.make(elements: data.bytes.count + new.count)
      data.bytes.replaceSubrange(positions, with: new)
      return true
    }
    guard let index = place.integer, new.count == 1 else { return false }
    guard (data.start..<data.end).contains(index) else { return try beyond() != nil }
    data.bytes[index - data.start] = new[0]
    return true
  }

  /// `data + other`, where `other` are bytes in any form; comparisons are the interpreter's.
  func apply(_ name: String, _ data: DataValue, _ right: Value) throws -> Value? {
    switch name {
    case "+", "+=":
      guard data.encoded == nil, let more = DataValue.bytes(of: right), right.integer == nil else {
        return .unknown(right.unknownReason ?? "bytes that are not known", of: "Data")
      }
      try interpreter.make(elements: data.bytes.count + more.count)
      return .host(DataValue(encoded: nil, bytes: data.bytes + more))
    case "==", "!=":
      guard data.encoded == nil, let other = right.host(DataValue.self), other.encoded == nil else {
        return right.isNone ? nil : .unknown("whether encoded data is the same")
      }
      return .bool((data.bytes == other.bytes) == (name == "=="))
    default: return nil
    }
  }

  private func forget(_ value: inout Value, _ reason: String, _ call: Call) -> Value {
    value.payload = Value.unknown(reason, of: "Data", at: call.location).payload
    return .void
  }
  private func beyond() throws -> Value? { try interpreter.missingElement("a place is beyond the bytes of data") }
}
