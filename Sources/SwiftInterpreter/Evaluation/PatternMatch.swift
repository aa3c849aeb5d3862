import SightlineModel

extension Interpreter {
  /// `pattern ~= value`.
  func patternMatch(_ pattern: Value, _ value: Value, _ frame: Frame, at place: Place) throws -> Match {
    if case .unknown(let unknown) = value.payload { return .unknown(unknown) }
    if case .unknown(let unknown) = pattern.payload { return .unknown(unknown) }
    if case .range(let range) = pattern.payload, !isRange(value) {
      return try rangeContains(range, value) ? .yes : .no
    }
    if case .host(let host) = pattern.payload, let regex = host as? RegexValue, let text = text(of: value) {
      return try regex.regex.wholeMatch(in: text) == nil ? .no : .yes
    }
    let custom = LocatedExpression(place.location, place)
    let candidates =
      members(of: typeName(of: pattern), "~=", isStatic: true).functions
      + members(of: typeName(of: value), "~=", isStatic: true).functions + (program.globals["~="]?.functions ?? [])
    if !candidates.isEmpty, let result = try userOperator("~=", [pattern, value], frame, at: custom),
      case .bool(let flag) = result.payload
    {
      return flag ? .yes : .no
    }
    let answer = try binary("==", pattern, value, frame, at: custom)
    switch answer.payload {
    case .bool(let flag): return flag ? .yes : .no
    case .unknown(let unknown): return .unknown(unknown)
    default: return .no
    }
  }

  private func isRange(_ value: Value) -> Bool { if case .range = value.payload { true } else { false } }

  func rangeContains(_ range: RangeValue, _ value: Value) throws -> Bool {
    func holds(_ name: String, _ a: Value, _ b: Value) throws -> Bool {
      if case .bool(let flag) = try binary(name, a, b, nil, at: nowhere).payload { return flag }
      return false
    }
    if let lower = range.lower, try !holds("<=", lower, value) { return false }
    if let upper = range.upper, try !holds(range.isClosed ? "<=" : "<", value, upper) { return false }
    return true
  }
}
