import SightlineModel
import SwiftInterpreter

/// Puts samples into collections that are empty when everything has settled, as a store, a server or a person would.
///
/// What is filled: states of the views that are shown, what they and the app's shared objects lead to.
struct Filling {
  let interpreter: Interpreter
  let reading: Reading
  private var seen: Set<ObjectIdentifier> = []

  init(interpreter: Interpreter, reading: Reading) {
    self.interpreter = interpreter
    self.reading = reading
  }

  /// - Parameter content: What is shown, as it was made.
  mutating func fill(_ content: [Value]) {
    for cell in reading.state.sorted {
      if let value = filled(cell.value, cell.typeName) { cell.value = value }
    }
    for name in reading.objects.keys.sorted() { _ = filled(reading.objects[name] ?? .none, nil) }
    for value in content + interpreter.sharedObjects { _ = filled(value, nil) }
  }

  /// Three elements; `nil` for what is no collection.
  ///
  /// - Parameter type: As declared: `[Item]`, `FetchedResults<Item>`.
  func samples(ofCollection type: String) -> Value? {
    let element = TypeName.element(of: type)
    guard element != type, !type.hasSuffix("?"), !type.contains("->"),
      !element.contains(":") || element.hasPrefix("(")
    else {
      return nil
    }
    guard type.hasPrefix("[") || !Self.noCollections.contains(TypeName.plain(type)) else {
      return nil
    }
    return SampleValues(interpreter: interpreter, reading: reading).value(ofType: "[\(element)]")
  }
  private static let noCollections: Set<String> = [
    "Binding", "Set", "Optional", "Result", "Published", "State", "KeyPath", "ClosedRange", "Range",
    "Dictionary",
  ]

  /// What stands for a value where it is empty; `nil` where it stays, or was changed in place.
  private mutating func filled(_ value: Value, _ type: String?, depth: Int = 0) -> Value? {
    guard depth < Self.depth else { return nil }
    switch value.payload {
    case .array(let elements) where elements.isEmpty: return type.flatMap(samples)
    case .array(let elements):
      let element = type.map { TypeName.element(of: $0) }
      var copy = elements
      var isChanged = false
      for index in elements.indices.prefix(Self.elements) {
        guard let new = filled(elements[index], element, depth: depth + 1) else { continue }
        (copy[index], isChanged) = (new, true)
      }
      return isChanged ? Value(.array(copy), origin: value.origin) : nil
    case .none:
      guard let type, type.hasPrefix("["), type.hasSuffix("?") else { return nil }
      return samples(ofCollection: String(type.dropLast()))
    case .unknown: return type.flatMap { $0.hasPrefix("[") ? samples(ofCollection: $0) : nil }
    case .structure(var structure):
      guard let declared = interpreter.declaredType(structure.typeName) else { return nil }
      var isChanged = false
      for property in declared.storedProperties {
        guard let field = structure.fields[property.name],
          let new = filled(field, property.typeName, depth: depth + 1)
        else { continue }
        structure.fields[property.name] = new
        isChanged = true
      }
      return isChanged ? Value(.structure(structure), origin: value.origin) : nil
    case .object(let object):
      guard seen.insert(ObjectIdentifier(object)).inserted,
        let declared = interpreter.declaredType(object.typeName)
      else { return nil }
      for property in declared.storedProperties {
        guard let field = object.fields[property.name],
          let new = filled(field, property.typeName, depth: depth + 1)
        else { continue }
        object.fields[property.name] = new
      }
      return nil
    case .host(let host):
      guard let storage = host as? any WrapperStorage, host is HeldStorage || host is BindingValue,
        let held = try? storage.wrappedValue(in: interpreter),
        let new = filled(held, type, depth: depth + 1)
      else { return nil }
      try? storage.setWrappedValue(new, in: interpreter)
      return nil
    default: return nil
    }
  }
  private static let depth = 8
  private static let elements = 10
}

extension Session {
  /// Shows what would be there if no collection were empty.
  func fill() {
    var filling = Filling(interpreter: interpreter, reading: reading)
    filling.fill(content)
    reading.ledger.note()
    guarded { try evaluate() }
  }
}
