import SightlineModel

extension Interpreter {
  func areEqual(_ left: Value, _ right: Value) throws -> Bool {
    switch (left.payload, right.payload) {
    case (.int(let a), .int(let b)): return a == b
    case (.string(let a), .string(let b)): return a == b
    default: break
    }
    try descend()
    switch (left.payload, right.payload) {
    case (.none, .none), (.void, .void): return true
    case (.none, _), (_, .none): return false
    case (.bool(let a), .bool(let b)): return a == b
    case (.double(let a), .double(let b)): return a == b
    case (.int(let a), .double(let b)): return Double(a) == b
    case (.double(let a), .int(let b)): return a == Double(b)
    case (.interpolation, _), (_, .interpolation): return try areEqual(finalised(left), finalised(right))
    case (.implicit(let a), .implicit(let b)): return a.links.map(\.name) == b.links.map(\.name)
    case (.implicit, _), (_, .implicit):
      let a = try resolveImplicit(left, like: right, nil)
      let b = try resolveImplicit(right, like: left, nil)
      // A member that the other's type does not have stays implicit: equal to nothing.
      if case .implicit = a.payload { return false }
      if case .implicit = b.payload { return false }
      return try areEqual(a, b)
    case (.tuple(let a), .tuple(let b)):
      guard a.count == b.count else { return false }
      for (x, y) in zip(a, b) where try !areEqual(x.value, y.value) { return false }
      return true
    case (.array(let a), .array(let b)):
      guard a.count == b.count else { return false }
      try work(a.count)
      for (x, y) in zip(a, b) where try !areEqual(x, y) { return false }
      return true
    case (.set(let a), .set(let b)):
      guard a.count == b.count else { return false }
      for x in a where try !contains(b, x) { return false }
      return true
    case (.dictionary(let a), .dictionary(let b)):
      guard a.entries.count == b.entries.count else { return false }
      for entry in a.entries {
        guard let other = try lookUp(entry.key, in: b), try areEqual(entry.value, other) else { return false }
      }
      return true
    case (.range(let a), .range(let b)):
      return try a.isClosed == b.isClosed && areEqual(a.lower ?? .none, b.lower ?? .none)
        && areEqual(a.upper ?? .none, b.upper ?? .none)
    case (.type(let a), .type(let b)): return a == b
    case (.keyPath(_, let a), .keyPath(_, let b)): return a == b
    case (.enumeration(let a), .enumeration(let b)):
      guard a.typeName == b.typeName else { return false }
      if let answer = try userEquality(left, right) { return answer }
      guard a.caseName == b.caseName, a.payload.count == b.payload.count else { return false }
      for (x, y) in zip(a.payload, b.payload) where try !areEqual(x.value, y.value) { return false }
      return true
    case (.structure(let a), .structure(let b)):
      guard a.typeName == b.typeName else { return false }
      if isBuildingViews, let type = program.types[a.typeName], isSoleValue(type) { ledger.looks.insert(.soleValue) }
      if let answer = try userEquality(left, right) { return answer }
      for (name, value) in a.fields {
        guard let other = b.fields[name], try areEqual(value, other) else { return false }
      }
      return true
    case (.object(let a), .object(let b)): return try a === b || userEquality(left, right) ?? false
    case (.function(let a), .function(let b)): return a === b
    case (.host(let a), .host(let b)):
      if let text = a.equalityText, let other = b.equalityText {
        return text == other && a.hostTypeName == b.hostTypeName
      }
      if isSameReference(left, right) { return true }
      for host in hosts {
        if let answer = try host.binaryOperator("==", left, right, in: self), case .bool(let flag) = answer.payload {
          return flag
        }
      }
      return try userEquality(left, right) ?? false
    default: return try userEquality(left, right) ?? false
    }
  }

  private func userEquality(_ left: Value, _ right: Value) throws -> Bool? {
    guard !members(of: typeName(of: left), "==", isStatic: true).functions.isEmpty else { return nil }
    guard let answer = try userOperator("==", [left, right], nil, at: nowhere), case .bool(let flag) = answer.payload
    else { return nil }
    return flag
  }

  func contains(_ values: [Value], _ value: Value) throws -> Bool {
    try work(values.count)
    for other in values where try areEqual(other, value) { return true }
    return false
  }
}
