import SightlineModel
import SwiftInterpreter

/// The keychain of an app that has just been installed: empty, and what is put into it is there.
///
/// Whether an older install left something is a question that a run may answer otherwise.
/// - Source: Apple, *Keychain services*: `SecItemAdd`, `SecItemCopyMatching`, `SecItemUpdate`, `SecItemDelete`.
struct KeychainItems {
  let reading: Reading
  let interpreter: Interpreter

  private static let names: Set<String> = ["SecItemAdd", "SecItemCopyMatching", "SecItemUpdate", "SecItemDelete"]
  /// Attributes that tell items apart.
  private static let identifying: Set<String> = [
    "kSecClass", "kSecAttrAccount", "kSecAttrService", "kSecAttrServer", "kSecAttrGeneric", "kSecAttrApplicationTag",
    "kSecAttrApplicationLabel", "kSecAttrLabel", "kSecAttrKeyType", "kSecAttrKeyClass",
  ]
  private static let (success, notFound, duplicate) = (0, -25_300, -25_299)

  /// - Returns: `nil` for what is no item, or whose query is not known.
  func answer(_ name: String, _ call: Call) throws -> Value? {
    guard Self.names.contains(name), let query = call[position: 0].flatMap(attributes(of:)) else { return nil }
    let changes = reading.object("SecItems")
    reading.ledger.reader?.note(changes)
    var items = reading.defaults.keychain
    func put(_ changed: [Value]) {
      reading.defaults.keychain = changed
      reading.noteWrite(to: changes)
    }
    let matching = items.indices.filter { isMatch(attributes(of: items[$0]) ?? [:], query) }
    switch name {
    case "SecItemAdd":
      guard matching.isEmpty else { return status(Self.duplicate, Value.none, call) }
      put(items + [dictionary(query)])
      return status(Self.success, found(query, query), call)
    case "SecItemUpdate":
      guard !matching.isEmpty else { return status(Self.notFound, nil, call) }
      for index in matching {
        let changed = (attributes(of: items[index]) ?? [:]).merging(call[position: 1].flatMap(attributes(of:)) ?? [:]) {
          $1
        }
        items[index] = dictionary(changed)
      }
      put(items)
      return status(Self.success, nil, call)
    case "SecItemDelete":
      guard !matching.isEmpty else { return status(Self.notFound, nil, call) }
      put(items.indices.filter { !matching.contains($0) }.map { items[$0] })
      return status(Self.success, nil, call)
    default:
      if matching.isEmpty {
        guard try isLeft(call) else { return status(Self.notFound, Value.none, call) }
        return status(Self.success, .unknown("what the keychain holds", at: call.location), call)
      }
      let all = matching.compactMap { attributes(of: items[$0]).map { found($0, query) } }
      let isForAll = query["kSecMatchLimit"].map { interpreter.describe($0) == "kSecMatchLimitAll" } ?? false
      return status(Self.success, isForAll ? Value(.array(all)) : all[0], call)
    }
  }

  /// Nobody hopes to find what an install before has left.
  private func isLeft(_ call: Call) throws -> Bool {
    var question = BranchQuestion(
      location: call.location, reason: "what the keychain holds", typeName: interpreter.currentType)
    question.isUnwanted = true
    reading.ledger.reader?.isUnrepeatable = true
    return interpreter.decisions.decide(question)
  }

  /// - Parameter result: For whoever passed a place for it.
  private func status(_ code: Int, _ result: Value?, _ call: Call) -> Value {
    interpreter.passBack(result.map { [$0] } ?? [])
    return .int(code)
  }

  private func attributes(of value: Value) -> [String: Value]? {
    guard case .dictionary(let dictionary) = value.payload else { return nil }
    return Dictionary(
      dictionary.entries.compactMap { entry in interpreter.text(of: entry.key).map { ($0, entry.value) } },
      uniquingKeysWith: { $1 })
  }
  private func dictionary(_ attributes: [String: Value]) -> Value {
    Value(
      .dictionary(
        DictionaryValue(
          entries: attributes.sorted { $0.key < $1.key }.map { (key: .string($0.key), value: $0.value) })))
  }

  private func isMatch(_ item: [String: Value], _ query: [String: Value]) -> Bool {
    query.allSatisfy { name, value in
      !Self.identifying.contains(name) || item[name].map { words($0) == words(value) } ?? false
    }
  }
  private func words(_ value: Value) -> String {
    value.host(DataValue.self).flatMap(\.equalityText) ?? interpreter.describe(value)
  }

  /// What a query asks for of an item: its data, its attributes, or both.
  private func found(_ item: [String: Value], _ query: [String: Value]) -> Value {
    func asks(_ name: String) -> Bool {
      query[name].map { $0.bool ?? (interpreter.describe($0) == "kCFBooleanTrue") } ?? false
    }
    if asks("kSecReturnAttributes") { return dictionary(item) }
    if asks("kSecReturnData") { return item["kSecValueData"] ?? .none }
    return item["kSecValueRef"] ?? item["kSecValueData"] ?? .none
  }
}
