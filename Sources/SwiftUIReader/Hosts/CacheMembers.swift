import SightlineModel
import SwiftInterpreter

/// `NSCache`: what was put into it, which the system may drop at any time and here never does.
struct CacheMembers {
  let interpreter: Interpreter
  private static let entries = "entries of the cache"

  func member(_ cache: HostObject, _ name: String, _ call: Call?) throws -> Value? {
    var entries: [(key: Value, value: Value)] = []
    if case .dictionary(let dictionary)? = cache.fields[Self.entries]?.payload { entries = dictionary.entries }
    defer { cache.fields[Self.entries] = Value(.dictionary(DictionaryValue(entries: entries))) }
    guard let call else {
      return ["countLimit", "totalCostLimit"].contains(name) ? cache.fields[name] ?? .int(0) : nil
    }
    guard let key = call.value("forKey") else {
      if name == "removeAllObjects" { entries = [] }
      return name == "removeAllObjects" ? .void : nil
    }
    if key.isUnknown { return name == "object" ? key : .void }
    let place = try entries.firstIndex { try interpreter.isEqual($0.key, key) }
    switch name {
    case "object": return place.map { entries[$0].value } ?? Value.none
    case "setObject":
      guard let value = call[position: 0] else { return nil }
      if let place { entries[place].value = value } else { entries.append((key, value)) }
      return .void
    case "removeObject":
      if let place { entries.remove(at: place) }
      return .void
    default: return nil
    }
  }
}
