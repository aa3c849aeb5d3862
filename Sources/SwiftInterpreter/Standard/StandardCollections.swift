import SightlineModel

extension Interpreter {
  func sorted(_ elements: [Value], by function: FunctionValue?, _ frame: Frame?, at node: Expression) throws -> [Value]
  {
    let frame = frame ?? rootFrame
    let closure = (function as? Closure).flatMap { $0.isPlain(for: 2) ? $0 : nil }
    func isLess(_ a: Value, _ b: Value) throws -> Bool {
      if let closure {
        let answer = try perform(closure, a, b)
        if answer.kind == .other { drop() }
        return answer.kind == .bool && answer.bits != 0
      }
      if function == nil, case .int(let left) = a.payload, case .int(let right) = b.payload { return left < right }
      let answer = try function.map { try apply($0, a, b) } ?? binary("<", a, b, frame, at: node)
      if case .bool(let flag) = answer.payload { return flag }
      return false
    }
    let levels = Int.bitWidth - elements.count.leadingZeroBitCount
    try work(elements.count.multiplied(saturating: levels), at: node.location)
    // Merge sort: stable, and ends for an order that contradicts itself. Positions are moved, not values.
    let count = elements.count
    var (source, merged) = (Array(0..<count), [Int](repeating: 0, count: count))  // checked: as many as there are
    var width = 1
    while width < count {
      var start = 0
      while start < count {
        let (middle, end) = (min(start + width, count), min(start + 2 * width, count))
        var (i, j) = (start, middle)
        for place in start..<end {
          if i < middle, try j >= end || !isLess(elements[source[j]], elements[source[i]]) {
            merged[place] = source[i]
            i += 1
          } else {
            merged[place] = source[j]
            j += 1
          }
        }
        start = end
      }
      swap(&source, &merged)
      width *= 2
    }
    return source.map { elements[$0] }
  }

  /// Algorithms that every collection has.
  func collectionMember(_ value: Value, _ name: String, _ arguments: Arguments?, at node: Expression, _ frame: Frame?)
    throws
    -> Value?
  {
    guard Self.collectionNames.contains(name) else { return nil }
    let frame = frame ?? rootFrame
    let values = arguments?.values ?? []
    if let unknown = values.first(where: { if case .unknown = $0.value.payload { true } else { false } }) {
      return propagate(asUnknown(unknown.value), name)
    }
    let elements = try self.elements(of: value)
    if elements.count >= 64, !Self.quickCollectionNames.contains(name) { try work(elements.count, at: node.location) }
    func function() -> FunctionValue? {
      for argument in values.reversed() {
        if case .function(let found)? = asFunction(argument.value)?.payload { return found }
      }
      return nil
    }
    func test(_ function: FunctionValue, _ element: Value) throws -> Bool {
      try truth(of: apply(function, element), frame, at: node)
    }
    func number() -> Int? { if case .int(let number)? = values.first?.value.payload { number } else { nil } }
    func index(_ label: String) -> Int? {
      if case .int(let number)? = arguments?.call[label]?.value.payload { number } else { nil }
    }
    func position(_ index: Int) -> Value {
      guard case .string(let text) = value.payload else { return Value(.int(index)) }
      return Value(.host(StringPosition(index: text.index(text.startIndex, offsetBy: index))))
    }
    switch name {
    case "count":
      if let function = function() { return Value(.int(try elements.filter { try test(function, $0) }.count)) }
      return Value(.int(elements.count), origin: value.origin)
    case "isEmpty": return Value(.bool(elements.isEmpty))
    case "first":
      guard arguments != nil, let function = function() else { return elements.first ?? Value.none }
      for element in elements where try test(function, element) { return element }
      return Value.none
    case "last":
      guard arguments != nil, let function = function() else { return elements.last ?? Value.none }
      for element in elements.reversed() where try test(function, element) { return element }
      return Value.none
    case "indices":
      return Value(.range(RangeValue(lower: Value(.int(0)), upper: Value(.int(elements.count)), isClosed: false)))
    case "startIndex": return position(0)
    case "endIndex": return position(elements.count)
    case "lazy": return value
    case "map", "compactMap", "flatMap":
      guard let function = function() else { return nil }
      var result: [Value] = []
      result.reserveCapacity(elements.count)
      for element in elements {
        let mapped = try apply(function, element)
        switch name {
        case "map": result.append(finalised(mapped))
        case "compactMap": if !mapped.isNone { result.append(finalised(mapped)) }
        default:
          switch mapped.payload {
          case .none: break
          case .array, .set, .range, .dictionary, .string:
            let more = try self.elements(of: mapped)
            try make(elements: result.count + more.count, adding: more.count, at: node.location)
            result += more
          default: result.append(mapped)
          }
        }
      }
      return Value(.array(result))
    case "filter":
      guard let function = function() else { return nil }
      let kept = try elements.filter { try test(function, $0) }
      if case .set = value.payload { return Value(.set(kept)) }
      return Value(.array(kept), origin: value.origin)
    case "forEach":
      guard let function = function() else { return nil }
      for element in elements { _ = try apply(function, element) }
      return .void
    case "reduce": return try reduce(elements, values, frame)
    case "contains", "allSatisfy":
      if let function = function() {
        if name == "allSatisfy" { return Value(.bool(try elements.allSatisfy { try test(function, $0) })) }
        return Value(.bool(try elements.contains { try test(function, $0) }))
      }
      guard var wanted = values.first?.value else { return nil }
      if wanted.isLiteral, let like = elements.first { wanted = try fit(wanted, like: like) }
      return Value(.bool(try contains(elements, wanted)))
    case "firstIndex", "lastIndex":
      let indices = name == "firstIndex" ? Array(elements.indices) : elements.indices.reversed()
      if let function = function() {
        for index in indices where try test(function, elements[index]) { return position(index) }
        return Value.none
      }
      guard let wanted = values.first?.value else { return nil }
      try work(elements.count, at: node.location)
      for index in indices where try areEqual(elements[index], wanted) { return position(index) }
      return Value.none
    // By descriptors, which are the hosts' business.
    case "sorted" where values.contains { $0.label == "using" }: return nil
    case "sorted": return Value(.array(try sorted(elements, by: sortFunction(values), frame, at: node)))
    case "reversed": return Value(.array(elements.reversed()))
    case "shuffled": return Value(.array(elements))
    case "randomElement": return elements.isEmpty ? Value.none : .unknown("a random element", at: node.location)
    case "enumerated":
      return Value(
        .array(
          elements.enumerated().map {
            Value(
              .tuple([
                TupleElement(label: "offset", value: Value(.int($0.offset))),
                TupleElement(label: "element", value: $0.element),
              ]))
          }))
    case "prefix", "suffix", "dropFirst", "dropLast", "drop":
      let part = try part(elements, name, values, function(), at: node, test)
      if case .array(let taken)? = part?.payload { try make(elements: taken.count, at: node.location) }
      return part
    case "min", "max":
      guard let function = function() else {
        return try extreme(elements, isMax: name == "max", isSequence: true, frame, at: node)
      }
      guard var result = elements.first else { return Value.none }
      for element in elements.dropFirst() {
        let pair = name == "max" ? [result, element] : [element, result]
        if try truth(of: apply(function, pair), frame, at: node) { result = element }
      }
      return result
    case "joined":
      if elements.contains(where: { if case .array = $0.payload { true } else { false } }) {
        let lists = try elements.map { try self.elements(of: $0) }
        try make(elements: lists.reduce(0) { $0.adding(saturating: $1.count) }, at: node.location)
        return Value(.array(Array(lists.joined())))
      }
      if let unknown = elements.first(where: { if case .unknown = $0.payload { true } else { false } }) {
        return unknown
      }
      let separator = values.first.flatMap { text(of: $0.value) } ?? ""
      return Value(.string(try joined(elements, separator: separator)), origin: Self.origin(ofJoined: elements))
    case "elementsEqual", "starts":
      guard let other = values.first?.value else { return nil }
      let others = try self.elements(of: other)
      let own = name == "starts" ? Array(elements.prefix(others.count)) : elements
      guard own.count == others.count else { return Value(.bool(false)) }
      return Value(.bool(try zip(own, others).allSatisfy { try areEqual($0, $1) }))
    case "split": return try split(elements, values, function(), at: node, test)
    case "index":
      if case .string = value.payload { return nil }
      if let after = index("after") {
        return Value(.int(try checked(after.addingReportingOverflow(1), at: node.location)))
      }
      if let before = index("before") {
        return Value(.int(try checked(before.subtractingReportingOverflow(1), at: node.location)))
      }
      if let start = number(), let offset = index("offsetBy") {
        let end = try checked(start.addingReportingOverflow(offset), at: node.location)
        if let limit = index("limitedBy"), offset >= 0 ? start <= limit && end > limit : start >= limit && end < limit {
          return Value.none
        }
        return Value(.int(end))
      }
      return nil
    case "difference":
      guard let other = arguments?.call["from"]?.value else { return nil }
      let old = try self.elements(of: other)
      // At worst all of one with all of the other.
      try work(old.count.multiplied(saturating: elements.count), at: node.location)
      return try difference(from: old, to: elements)
    case "partition": return nil
    case "chunked": return nil
    case "makeIterator": return Value(.array(elements))
    case "lexicographicallyPrecedes":
      guard let other = values.first?.value else { return nil }
      let others = try self.elements(of: other)
      for (a, b) in zip(elements, others) {
        if try isLess(a, b) { return Value(.bool(true)) }
        if try isLess(b, a) { return Value(.bool(false)) }
      }
      return Value(.bool(elements.count < others.count))
    case "underestimatedCount": return Value(.int(elements.count))
    case "inserting": return nil
    default: return nil
    }
  }

  /// What takes as long for many elements as for few, or is counted by what it gives or asks.
  private static let quickCollectionNames: Set<String> = [
    "count", "isEmpty", "first", "last", "indices", "startIndex", "endIndex", "lazy", "contains", "firstIndex",
    "lastIndex", "sorted", "randomElement", "prefix", "suffix", "dropFirst", "dropLast", "drop", "index",
    "underestimatedCount", "makeIterator", "difference",
  ]

  static let collectionNames: Set<String> = [
    "count", "isEmpty", "first", "last", "indices", "startIndex", "endIndex", "lazy", "map", "compactMap", "flatMap",
    "filter", "forEach", "reduce", "contains", "allSatisfy", "firstIndex", "lastIndex", "sorted", "reversed",
    "shuffled", "randomElement", "enumerated", "prefix", "suffix", "dropFirst", "dropLast", "drop", "min", "max",
    "joined", "elementsEqual", "starts", "split", "index", "underestimatedCount", "makeIterator",
    "lexicographicallyPrecedes", "difference",
  ]

  /// The changes of `difference(from:)` in the order in which they are applied.
  private func difference(from old: [Value], to new: [Value]) throws -> Value {
    let changes = new.difference(from: old) { [self] in (try? areEqual($0, $1)) ?? false }
    return Value(
      .array(
        changes.map { change in
          let (name, offset, element): (String, Int, Value) =
            switch change {
            case .insert(let offset, let element, _): ("insert", offset, element)
            case .remove(let offset, let element, _): ("remove", offset, element)
            }
          return Value(
            .enumeration(
              EnumerationValue(
                typeName: "CollectionDifference.Change", caseName: name,
                payload: [
                  TupleElement(label: "offset", value: Value(.int(offset))),
                  TupleElement(label: "element", value: element),
                  TupleElement(label: "associatedWith", value: .none),
                ])))
        }))
  }

  private func asUnknown(_ value: Value) -> Unknown {
    if case .unknown(let unknown) = value.payload { return unknown }
    return Unknown(reason: "an argument")
  }

  /// `sorted(by:)`, and `sorted(using:)` for a key path's order as the hosts describe it.
  private func sortFunction(_ values: [Call.Argument]) -> FunctionValue? {
    for argument in values {
      if case .function(let found)? = asFunction(argument.value)?.payload { return found }
    }
    return nil
  }

  /// Whether an implicit member can be one of a value's type; what is added to it says otherwise.
  private func mayName(_ value: Value, in other: Value) -> Bool {
    guard case .implicit(let member) = value.payload, let name = member.links.first?.name else { return true }
    let type = typeName(of: other)
    guard let declared = program.types[type] else { return true }
    return name == "init" || declared.caseIndex[name] != nil || !members(of: type, name, isStatic: true).isEmpty
  }

  /// The frame of `reduce(into:)`'s closure: it alone holds what is gathered, so that it grows in place.
  private func accumulating(_ result: Value, _ element: Value, _ closure: Closure, _ frame: Frame) throws -> Frame {
    let arguments = Arguments(
      values: [result, element].map { Call.Argument(label: nil, value: $0, location: closure.location) },
      location: closure.location)
    return try prepare(closure, arguments, frame)
  }

  private func reduce(_ elements: [Value], _ values: [Call.Argument], _ frame: Frame) throws -> Value? {
    guard values.count == 2, case .function(let function)? = asFunction(values[1].value)?.payload else { return nil }
    // `.zero` is of the elements' type more often than not.
    var result = values[0].value
    if let first = elements.first, mayName(result, in: first) {
      result = try resolveImplicit(result, like: first, frame)
    }
    if case .implicit = result.payload { result = try settledByType(result, frame) }
    // `prices.reduce(0, +)`, where the literal is one of what the elements are.
    if result.isLiteral, let first = elements.first, first.isStructure, let native = function as? NativeFunction,
      Self.operatorNames.contains(native.name)
    {
      result = try fit(result, like: first)
    }
    result = finalised(result)
    if values[0].label == "into" {
      guard let closure = function as? Closure else { return nil }
      for element in elements {
        let inner = try accumulating(result, element, closure, frame)
        result = .void
        try enter(Spot(closure.location), nil)
        defer { leave() }
        _ = try run(closure.body, builder: nil, inner)
        if let slot = closure.body.parameterSlots.first, let box = inner.slots[slot] { result = box.value }
      }
      return result
    }
    for element in elements {
      var next = element
      if case .double = result.payload, case .int(let number) = element.payload {
        next = Value(.double(Double(number)))
      }
      if case .int(let number) = result.payload, values[0].value.isLiteral, case .double = element.payload {
        result = Value(.double(Double(number)))
      }
      let sum = finalised(try apply(function, result, next))
      // Labels are those of what it started from.
      if case .tuple = sum.payload, case .tuple = result.payload {
        result = try fit(sum, like: result)
      } else {
        result = sum
      }
    }
    return result
  }

  private func part(
    _ elements: [Value], _ name: String, _ values: [Call.Argument], _ function: FunctionValue?, at node: Expression,
    _ test: (FunctionValue, Value) throws -> Bool
  ) throws -> Value? {
    var count = 1
    let label = values.first?.label
    if case .int(let number)? = values.first?.value.payload {
      guard ["upTo", "through", "from"].contains(label) else {
        count = try self.count(number, of: name, at: node.location)
        return part(elements, name, count)
      }
      guard (0...(label == "through" ? elements.count - 1 : elements.count)).contains(number) else {
        // As many as there are, where there are presumed to be more: `count > 5 ? 5 : count`.
        guard followsPresumption else { throw outOfRange(number, elements.count, at: node) }
        return Value(.array(elements))
      }
      count = number
    }
    switch name {
    case "prefix" where label == "through": return Value(.array(Array(elements.prefix(count + 1))))
    case "suffix" where label == "from": return Value(.array(Array(elements.dropFirst(count))))
    case "prefix":
      if let function { return Value(.array(Array(try elements.prefix { try test(function, $0) }))) }
      return part(elements, name, count)
    case "drop":
      guard let function else { return nil }
      return Value(.array(Array(try elements.drop { try test(function, $0) })))
    default: return part(elements, name, count)
    }
  }

  private func part(_ elements: [Value], _ name: String, _ count: Int) -> Value? {
    switch name {
    case "prefix": Value(.array(Array(elements.prefix(count))))
    case "suffix": Value(.array(Array(elements.suffix(count))))
    case "dropFirst": Value(.array(Array(elements.dropFirst(count))))
    case "dropLast": Value(.array(Array(elements.dropLast(count))))
    default: nil
    }
  }

  /// As Swift stops for it.
  func outOfRange(_ index: Int, _ count: Int, at node: Expression) -> RunStopped {
    trap("index \(index) is out of range 0..<\(count)", at: node.location)
  }

  /// Words of the code's own before those that the system, a table or data has given.
  private static func origin(ofJoined elements: [Value]) -> Origin? {
    let origins = elements.lazy.prefix(100).compactMap(\.origin)
    let own = origins.first { origin in
      !origin.steps.contains { step in
        switch step.kind {
        case .data, .sample, .typed, .string: true
        default: false
        }
      }
    }
    return own ?? origins.first { _ in true }
  }

  func joined(_ elements: [Value], separator: String) throws -> String {
    var text = ""
    for (index, element) in elements.enumerated() {
      let part = describe(element)
      try make(text: text.utf8.count + part.utf8.count + separator.utf8.count, adding: part.utf8.count)
      if index > 0 { text += separator }
      text += part
    }
    return text
  }

  private func split(
    _ elements: [Value], _ values: [Call.Argument], _ function: FunctionValue?, at node: Expression,
    _ test: (FunctionValue, Value) throws -> Bool
  ) throws -> Value? {
    var cutsLeft = Int.max
    if case .int(let number)? = values.first(where: { $0.label == "maxSplits" })?.value.payload {
      cutsLeft = try count(number, of: "split(maxSplits:)", at: node.location)
    }
    let keepsEmpty = values.contains {
      if $0.label == "omittingEmptySubsequences", case .bool(false) = $0.value.payload { true } else { false }
    }
    let separator = values.first { $0.label == "separator" }?.value
    var groups: [[Value]] = [[]]
    for element in elements {
      let isCut =
        try cutsLeft > 0
        && (function.map { try test($0, element) } ?? separator.map { try areEqual($0, element) } ?? false)
      guard isCut else {
        groups[groups.count - 1].append(element)
        continue
      }
      // A cut that leaves nothing behind is none.
      if keepsEmpty || !groups[groups.count - 1].isEmpty { cutsLeft -= 1 }
      groups.append([])
    }
    if !keepsEmpty { groups.removeAll(where: \.isEmpty) }
    return Value(.array(groups.map { Value(.array($0)) }))
  }
}
