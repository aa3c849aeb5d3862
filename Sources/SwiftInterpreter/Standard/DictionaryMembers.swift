import SightlineModel

extension Interpreter {
  func dictionaryMember(_ dictionary: DictionaryValue, _ name: String, _ arguments: Arguments?, _ frame: Frame?)
    throws
    -> Value?
  {
    func function() -> FunctionValue? {
      guard let value = arguments?.values.last?.value, case .function(let found)? = asFunction(value)?.payload else {
        return nil
      }
      return found
    }
    switch name {
    case "keys": return Value(.array(dictionary.entries.map(\.key)))
    case "values": return Value(.array(dictionary.entries.map(\.value)))
    case "mapValues", "compactMapValues":
      guard let function = function() else { return nil }
      var result = DictionaryValue()
      for entry in dictionary.entries {
        let value = try apply(function, entry.value)
        if name == "compactMapValues", value.isNone { continue }
        result.entries.append((entry.key, value))
      }
      return Value(.dictionary(result))
    case "filter":
      guard let function = function() else { return nil }
      var result = DictionaryValue()
      for entry in dictionary.entries {
        let pair = Value(
          .tuple([TupleElement(label: "key", value: entry.key), TupleElement(label: "value", value: entry.value)]))
        if try truth(of: apply(function, pair), frame ?? rootFrame, at: nowhere) { result.entries.append(entry) }
      }
      return Value(.dictionary(result))
    case "merging":
      guard case .dictionary(let other)? = arguments?.values.first?.value.payload else { return nil }
      var copy = Value(.dictionary(dictionary))
      try merge(&copy, other, function())
      return copy
    case "index":
      guard let key = arguments?.call["forKey"]?.value else { return nil }
      return try position(of: key, in: dictionary).map { Value(.host(EntryPosition(index: $0))) } ?? Value.none
    default: return nil
    }
  }

  func merge(_ value: inout Value, _ other: DictionaryValue, _ function: FunctionValue?) throws {
    guard case .dictionary(var dictionary) = value.payload else { return }
    for entry in other.entries {
      if let position = try position(of: entry.key, in: dictionary) {
        dictionary[position] = try function.map { try apply($0, [dictionary[position], entry.value]) } ?? entry.value
      } else {
        try make(elements: dictionary.count + 1, adding: 1)
        dictionary.append(entry.key, entry.value)
      }
    }
    value.payload = .dictionary(dictionary)
  }

  func mutate(_ dictionary: inout DictionaryValue, _ name: String, _ arguments: Arguments) throws -> Value? {
    switch name {
    case "updateValue":
      guard let value = arguments.values.first?.value, let key = arguments.call["forKey"]?.value else { return nil }
      if let position = try position(of: key, in: dictionary) {
        let old = dictionary[position]
        dictionary[position] = finalised(value)
        return old
      }
      try make(elements: dictionary.count + 1, adding: 1)
      dictionary.append(finalised(key), finalised(value))
      return Value.none
    case "removeValue":
      guard let key = arguments.call["forKey"]?.value else { return nil }
      guard let position = try position(of: key, in: dictionary) else { return Value.none }
      return dictionary.entries.remove(at: position).value
    case "reserveCapacity": return .void
    case "removeAll":
      dictionary.entries = []
      return .void
    case "remove":
      guard case .host(let host)? = arguments.call["at"]?.value.payload, let place = host as? EntryPosition,
        dictionary.entries.indices.contains(place.index)
      else { return nil }
      defer { dictionary.entries.remove(at: place.index) }
      return dictionary.pair(at: place.index)
    case "merge":
      guard case .dictionary(let other)? = arguments.values.first?.value.payload else { return nil }
      var function: FunctionValue?
      if case .function(let found)? = arguments.values.last?.value.payload { function = found }
      var copy = Value(.dictionary(dictionary))
      try merge(&copy, other, function)
      if case .dictionary(let merged) = copy.payload { dictionary = merged }
      return .void
    default: return nil
    }
  }
}
