import SightlineModel

/// A position in a string.
package struct StringPosition: HostValue {
  package var index: String.Index
  package var hostTypeName: String { "String.Index" }
  package init(index: String.Index) { self.index = index }
}

/// A position in a dictionary: `index(forKey:)`.
struct EntryPosition: HostValue {
  var index: Int
  var hostTypeName: String { "Dictionary.Index" }
}

extension DictionaryValue {
  func pair(at index: Int) -> Value {
    let entry = entries[index]
    return Value(
      .tuple([TupleElement(label: "key", value: entry.key), TupleElement(label: "value", value: entry.value)]))
  }
}

extension Interpreter {
  /// The elements of anything that can be looped over.
  func elements(of value: Value) throws -> [Value] {
    switch value.payload {
    case .array(let elements), .set(let elements): return elements
    case .string(let text):
      let count = text.count
      try make(elements: count)
      return text.map { Value(.string(String($0))) }
    case .interpolation: return try elements(of: finalised(value))
    case .dictionary(let dictionary):
      try work(dictionary.count)
      return dictionary.entries.map {
        Value(.tuple([TupleElement(label: "key", value: $0.key), TupleElement(label: "value", value: $0.value)]))
      }
    case .range(let range):
      guard case .int(let lower)? = range.lower?.payload else { return [] }
      guard case .int(let upper)? = range.upper?.payload else { return [] }
      let length = upper.subtracting(saturating: lower).adding(saturating: range.isClosed ? 1 : 0)
      guard length > 0 else { return [] }
      try make(elements: length)
      return (0..<length).map { Value(.int(lower + $0), origin: range.lower?.origin) }
    case .none: return []
    default: return []
    }
  }

  /// Runs `visit` for each element until it ends otherwise than normally.
  func iterate(_ value: Value, _ frame: Frame, at place: Place, _ visit: (Value) throws -> Completion) throws
    -> Completion
  {
    switch value.payload {
    case .unknown(let unknown):
      questionCount += 1
      sampledLoops += 1
      let question = BranchQuestion(location: place.location, reason: unknown.reason, typeName: currentType)
      let count = decisions.loopCount(question)
      ledger.reader?.note { $0.decisions.loopCount(question) == count }
      for _ in 0..<max(0, min(count, 100)) {
        let completion = try visit(sampleElement(of: unknown))
        if case .normal = completion { continue }
        return completion
      }
      return .normal
    case .range(let range):
      guard case .int(var index)? = range.lower?.payload else { break }
      var end = Int.max
      if case .int(let upper)? = range.upper?.payload {
        guard range.isClosed || upper > index else { return .normal }
        end = range.isClosed ? upper : upper - 1
      }
      while index <= end {
        let completion = try visit(Value(.int(index)))
        guard case .normal = completion, index < end else { return completion }
        index += 1
      }
      return .normal
    case .function(let function):
      // `AnyIterator { … }`.
      while case let element = try call(function, Arguments(values: [], location: place.location), frame),
        !element.isNone
      {
        try step(at: place)
        let completion = try visit(element)
        guard case .normal = completion else { return completion }
      }
      return .normal
    case .host, .structure, .object: return try iterateForeign(value, frame, at: place, visit)
    case .enumeration(let choice) where makesIterators(choice.typeName):
      return try iterateForeign(value, frame, at: place, visit)
    default: break
    }
    for element in try elements(of: value) {
      let completion = try visit(element)
      if case .normal = completion { continue }
      return completion
    }
    return .normal
  }

  /// A sequence by a method of its own. The raw type of `enum Suit: String` is a collection, the enumeration is none.
  func makesIterators(_ typeName: String) -> Bool {
    hasMaker("makeIterator", of: typeName)
  }

  /// Without such a method a sequence's iterator is made of its elements, which must not be asked of that iterator.
  private func hasMaker(_ name: String, of typeName: String) -> Bool {
    members(of: typeName, name, isStatic: false).functions.contains(where: \.needsNoArguments)
  }

  func sampleElement(of unknown: Unknown) -> Value {
    var element = unknown
    element.typeName = nil
    if let name = unknown.typeName, name.hasPrefix("["), name.hasSuffix("]") {
      element.typeName = String(name.dropFirst().dropLast())
    }
    return Value(.unknown(element))
  }

  /// A sequence of the project's own, or a host's.
  private func iterateForeign(_ value: Value, _ frame: Frame, at place: Place, _ visit: (Value) throws -> Completion)
    throws -> Completion
  {
    if let list = try foreignElements(value) {
      for element in list {
        let completion = try visit(element)
        if case .normal = completion { continue }
        return completion
      }
      return .normal
    }
    var iterator = value
    for maker in ["makeIterator", "makeAsyncIterator"]
    where hasMaker(maker, of: typeName(of: value)) {
      iterator = try member(of: value, maker, call: Call(arguments: [], location: place.location))
      break
    }
    let box = Box(iterator)
    let candidates = members(of: typeName(of: iterator), "next", isStatic: false).functions
    switch iterator.payload {
    case .array, .function: return try iterate(iterator, frame, at: place, visit)
    default: break
    }
    if candidates.isEmpty, let ending = try iterateByIndex(value, frame, at: place, visit) { return ending }
    guard !candidates.isEmpty else {
      _ = notUnderstood("a loop over \(typeName(of: value))", why: "it is no known sequence", at: place.location)
      return .normal
    }
    while let element = try callBest(
      candidates, receiver: box, Arguments(values: [], location: place.location), frame, nil), !element.isNone
    {
      try step(at: place)
      let completion = try visit(element)
      if case .normal = completion { continue }
      return completion
    }
    return .normal
  }

  /// A collection of the project's own, from `startIndex` to `endIndex`; `nil` where it is none.
  private func iterateByIndex(_ value: Value, _ frame: Frame, at place: Place, _ visit: (Value) throws -> Completion)
    throws -> Completion?
  {
    let type = typeName(of: value)
    guard !members(of: type, "startIndex", isStatic: false).properties.isEmpty,
      !members(of: type, "endIndex", isStatic: false).properties.isEmpty
    else { return nil }
    var index = try member(of: value, "startIndex", call: nil)
    let end = try member(of: value, "endIndex", call: nil)
    let node = LocatedExpression(place.location, place)
    while try !areEqual(index, end) {
      try step(at: place)
      let argument = Call.Argument(label: nil, value: index, location: place.location)
      let completion = try visit(self.index(value, [argument], frame, at: node))
      guard case .normal = completion else { return completion }
      if case .int(let number) = index.payload,
        members(of: type, "index", isStatic: false).functions.isEmpty
      {
        index = Value(.int(try checked(number.addingReportingOverflow(1), at: place.location)))
      } else {
        let after = Call.Argument(label: "after", value: index, location: place.location)
        index = try member(of: value, "index", call: Call(arguments: [after], location: place.location))
      }
      if case .unknown = index.payload { break }
    }
    return .normal
  }

  private func foreignElements(_ value: Value) throws -> [Value]? {
    switch value.payload {
    case .host(let host):
      if let elements = try concurrentElements(host) { return elements }
      for host in hosts {
        if let list = try host.member(of: value, name: "elements for in", call: nil, in: self),
          case .array(let elements) = list.payload
        {
          return elements
        }
      }
      return nil
    default: return nil
    }
  }

  func unique(_ values: [Value]) throws -> [Value] {
    try make(elements: values.count)
    var seen: Set<ValueKey> = []
    var result: [Value] = []
    for value in values {
      if let key = ValueKey(value) {
        if seen.insert(key).inserted { result.append(value) }
      } else if try !contains(result, value) {
        result.append(value)
      }
    }
    return result
  }

  func lookUp(_ key: Value, in dictionary: DictionaryValue) throws -> Value? {
    try position(of: key, in: dictionary).map { dictionary[$0] }
  }
  func position(of key: Value, in dictionary: DictionaryValue) throws -> Int? {
    guard let first = dictionary.firstKey else { return nil }
    let key = try fit(key, like: first)
    switch key.payload {
    case .string(let text): return dictionary.position(of: .string(text))
    case .int(let number): return dictionary.position(of: .int(number))
    case .host(let host):
      if let text = host.equalityText {
        return dictionary.position(of: .host(type: host.hostTypeName, text: text))
      }
    default: break
    }
    for (index, entry) in dictionary.entries.enumerated() where try areEqual(entry.key, key) { return index }
    return nil
  }
}
