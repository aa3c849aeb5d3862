import SightlineModel
import SwiftInterpreter

/// `UserDefaults`.
struct DefaultsMembers {
  let reading: Reading
  let interpreter: Interpreter

  func member(_ name: String, _ call: Call?) throws -> Value? {
    let key = call?.value("forKey").flatMap { interpreter.text(of: $0) } ?? ""
    reading.noteRead(ofDefault: key)
    let stored = reading.defaults[key]
    switch name {
    case "bool": return .bool(stored?.bool ?? (stored?.integer == 1))
    case "integer": return .int(stored?.integer ?? 0)
    case "double", "float": return .double(stored?.number ?? 0)
    case "string", "array", "dictionary", "data", "object", "url", "stringArray", "value":
      return stored ?? Value.none
    case "set", "setValue":
      reading.store(call?[position: 0], forKey: key, at: call?.location, describedBy: interpreter)
      return .void
    case "removeObject":
      reading.store(nil, forKey: key, at: call?.location, describedBy: interpreter)
      return .void
    case "register":
      reading.ledger.note()
      if case .dictionary(let dictionary)? = call?.value("defaults")?.payload {
        for entry in dictionary.entries {
          if let key = interpreter.text(of: entry.key) { reading.defaults.registered[key] = entry.value }
        }
      }
      return .void
    case "synchronize": return .bool(true)
    case "removePersistentDomain":
      reading.defaults.values.removeAll()
      reading.ledger.note()
      return .void
    default: return nil
    }
  }
}
