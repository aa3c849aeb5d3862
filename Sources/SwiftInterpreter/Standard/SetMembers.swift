import SightlineModel

extension Interpreter {
  func setMember(_ elements: [Value], _ name: String, _ arguments: Arguments?) throws -> Value? {
    guard let argument = arguments?.values.first else { return nil }
    if case .unknown = argument.value.payload { return argument.value }
    let others: () throws -> [Value] = { [self] in try fitted(self.elements(of: argument.value), like: elements) }
    switch name {
    case "union": return Value(.set(try unique(elements + others())))
    case "intersection":
      let list = try others()
      return Value(.set(try elements.filter { try contains(list, $0) }))
    case "subtracting":
      let list = try others()
      return Value(.set(try elements.filter { try !contains(list, $0) }))
    case "symmetricDifference":
      let list = try others()
      return Value(
        .set(try elements.filter { try !contains(list, $0) } + list.filter { try !contains(elements, $0) }))
    case "isSubset":
      let list = try others()
      return Value(.bool(try elements.allSatisfy { try contains(list, $0) }))
    case "isSuperset": return Value(.bool(try others().allSatisfy { try contains(elements, $0) }))
    case "isDisjoint": return Value(.bool(try others().allSatisfy { try !contains(elements, $0) }))
    case "isStrictSubset", "isStrictSuperset":
      let list = try unique(others())
      let (small, large) = name == "isStrictSubset" ? (elements, list) : (list, elements)
      return Value(.bool(try small.count < large.count && small.allSatisfy { try contains(large, $0) }))
    default: return nil
    }
  }

  /// Literals take the type of a set's elements.
  func fitted(_ values: [Value], like elements: [Value]) throws -> [Value] {
    guard let like = elements.first else { return values }
    return try values.map { try fit($0, like: like) }
  }

  func mutate(set elements: inout [Value], _ name: String, _ arguments: Arguments) throws -> Value? {
    if name == "reserveCapacity" { return .void }
    guard let first = arguments.values.first?.value else {
      if name == "removeAll" {
        elements = []
        return .void
      }
      if name == "popFirst" || name == "removeFirst" { return elements.isEmpty ? Value.none : elements.removeFirst() }
      return nil
    }
    // An `IndexSet` is a set of numbers: `insert(integersIn: 2..<5)`.
    if arguments.values.first?.label == "integersIn", name == "insert" || name == "remove" {
      let numbers = try self.elements(of: first)
      elements =
        name == "insert" ? try unique(elements + numbers) : try elements.filter { try !contains(numbers, $0) }
      return .void
    }
    let value = try elements.first.map { try fit(first, like: $0) } ?? finalised(first)
    switch name {
    case "insert":
      var present: Value?
      for element in elements where try areEqual(element, value) { present = element }
      if present == nil {
        try make(elements: elements.count + 1, adding: 1)
        elements.append(value)
      }
      return Value(
        .tuple([
          TupleElement(label: "inserted", value: Value(.bool(present == nil))),
          TupleElement(label: "memberAfterInsert", value: present ?? value),
        ]))
    case "update":
      for (index, element) in elements.enumerated() where try areEqual(element, value) {
        elements[index] = value
        return element
      }
      try make(elements: elements.count + 1, adding: 1)
      elements.append(value)
      return Value.none
    case "formSymmetricDifference":
      let others = try unique(fitted(self.elements(of: first), like: elements))
      let both = try elements.filter { try contains(others, $0) }
      elements = try (elements + others).filter { try !contains(both, $0) }
      return .void
    case "remove":
      for (index, element) in elements.enumerated() where try areEqual(element, value) {
        return elements.remove(at: index)
      }
      return Value.none
    case "formUnion":
      elements = try unique(elements + fitted(self.elements(of: first), like: elements))
      return .void
    case "formIntersection":
      let others = try fitted(self.elements(of: first), like: elements)
      elements = try elements.filter { try contains(others, $0) }
      return .void
    case "subtract":
      let others = try fitted(self.elements(of: first), like: elements)
      elements = try elements.filter { try !contains(others, $0) }
      return .void
    case "removeAll":
      elements = []
      return .void
    default: return nil
    }
  }
}
