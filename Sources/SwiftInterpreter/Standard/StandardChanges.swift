import SightlineModel

extension Interpreter {
  func setStandardMember(of value: inout Value, _ name: String, _ newValue: Value) throws -> Bool {
    if case .string = value.payload, name == "unicodeScalars", case .array(let scalars) = newValue.payload {
      value = Value(.string(scalars.compactMap { text(of: $0) }.joined()))
      return true
    }
    guard case .structure(var structure) = value.payload, program.types[structure.typeName] == nil else { return false }
    if structure.fields[name] != nil {
      structure.fields[name] = try fit(newValue, like: structure.fields[name]!)
      value.payload = .structure(structure)
      return true
    }
    return false
  }

  /// - Returns: What the method gives; `nil` when the value has no such method.
  func mutateStandard(_ value: inout Value, _ name: String, _ arguments: Arguments, _ frame: Frame, at node: Expression)
    throws
    -> Value?
  {
    // Taken out before anything else looks at it: a second holder would mean a copy for every change.
    if var elements = value.takeElements() {
      defer { value.payload = .array(elements) }
      return try mutate(&elements, name, arguments, frame, at: node)
    }
    if var text = value.takeText() {
      defer { value = Value(.string(text)) }
      return try mutate(&text, name, arguments, frame)
    }
    if var elements = value.takeSet() {
      defer { value.payload = .set(elements) }
      return try mutate(set: &elements, name, arguments)
    }
    if var dictionary = value.takeDictionary() {
      defer { value.payload = .dictionary(dictionary) }
      return try mutate(&dictionary, name, arguments)
    }
    switch value.payload {
    case .bool(let flag):
      guard name == "toggle" else { return nil }
      value = Value(.bool(!flag))
      return .void
    case .int(let number):
      guard name == "negate" else { return nil }
      value = Value(.int(try checked(0.subtractingReportingOverflow(number), at: node.location)))
      return .void
    case .double(let number):
      if name == "negate" {
        value = Value(.double(-number))
      } else if name == "round" {
        value = try numberMember(value, "rounded", arguments) ?? value
      } else {
        return nil
      }
      return .void
    case .structure(let structure) where isKind(structure.typeName, of: "OptionSet"):
      let methods = [
        "insert": "union", "formUnion": "union", "remove": "subtracting", "subtract": "subtracting",
        "formIntersection": "intersection", "formSymmetricDifference": "symmetricDifference", "update": "union",
      ]
      guard let method = methods[name],
        let result = try optionSetMember(structure, method, arguments, frame)
      else { return nil }
      value = result
      guard ["insert", "remove", "update"].contains(name) else { return .void }
      return try optionSetMember(structure, name, arguments, frame) ?? .void
    default: return nil
    }
  }
}
