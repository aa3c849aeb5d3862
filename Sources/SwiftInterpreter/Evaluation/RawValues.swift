import SightlineModel

extension Interpreter {
  func rawValue(of enumeration: EnumerationValue) throws -> Value? {
    guard let type = program.types[enumeration.typeName], let index = type.caseIndex[enumeration.caseName] else {
      return nil
    }
    return try rawValues(of: type)?[index]
  }

  private func rawValues(of type: TypeDecl) throws -> [Value]? {
    if let cached = rawValueCache[type.name] { return cached }
    guard let node = type.inherited.first else { return nil }
    let isText: Bool
    switch resolve(node, nil) {
    case .string: isText = true
    case .int, .double: isText = false
    // `enum Status: LocalizedStringKey { case all = "All" }`.
    default:
      guard !type.cases.isEmpty, type.cases.allSatisfy({ $0.rawValue != nil }) else { return nil }
      isText = true
    }
    var next = 0
    var result: [Value] = []
    for item in type.cases {
      if let raw = item.rawValue {
        let value = try evaluate(raw, type: node, owner: type)
        result.append(value)
        if case .int(let number) = value.payload { next = number &+ 1 }
      } else if isText {
        result.append(
          Value(
            .string(item.name), origin: item.origin(in: type)))
      } else {
        result.append(Value(.int(next)))
        next += 1
      }
    }
    rawValueCache[type.name] = result
    return result
  }

  func enumeration(_ type: TypeDecl, rawValue: Value) throws -> Value {
    if case .unknown(var unknown) = rawValue.payload {
      unknown.typeName = type.name
      return Value(.unknown(unknown.maybe))
    }
    guard let raw = try rawValues(of: type) else { return .none }
    let wanted = finalised(rawValue)
    for (item, value) in zip(type.cases, raw) where try areEqual(value, wanted) {
      return Value(
        .enumeration(EnumerationValue(typeName: type.name, caseName: item.name)),
        origin: item.origin(in: type))
    }
    return .none
  }
}
