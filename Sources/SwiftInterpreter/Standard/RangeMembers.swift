import SightlineModel

extension Interpreter {
  /// `(1...).first { … }`, `(0...).prefix(3)`: as many numbers as it takes.
  func endlessMember(
    _ range: RangeValue, _ name: String, _ arguments: Arguments?, at node: Expression, _ frame: Frame?
  ) throws -> Value? {
    guard case .int(let lower)? = range.lower?.payload, let argument = arguments?.values.first else { return nil }
    switch (name, argument.value.payload) {
    case ("first", .function(let test)), ("prefix", .function(let test)):
      var taken: [Value] = []
      for number in lower..<lower.adding(saturating: ValueLimits.elements) {
        try step(at: node.place)
        let answer = try truth(of: apply(test, [Value(.int(number))]), frame ?? rootFrame, at: node)
        if name == "first", answer { return Value(.int(number)) }
        if name == "prefix", !answer { return Value(.array(taken)) }
        if name == "prefix" { taken.append(Value(.int(number))) }
      }
      throw RunStopped(reason: .size, detail: "a range of more than a million elements", location: node.location)
    case ("prefix", .int(let number)):
      let count = try count(number, of: name, at: node.location)
      try make(elements: count, at: node.location)
      return Value(.array((lower..<lower.adding(saturating: count)).map { Value(.int($0)) }))
    default: return nil
    }
  }

  func rangeMember(_ range: RangeValue, _ name: String, _ arguments: Arguments?) throws -> Value? {
    switch name {
    case "lowerBound": return range.lower
    case "upperBound": return range.upper
    case "contains":
      guard let value = arguments?.values.first, value.label == nil else { return nil }
      if case .unknown = value.value.payload { return value.value }
      if case .function = value.value.payload { return nil }
      return Value(.bool(try rangeContains(range, value.value)))
    case "count":
      if case .int(let lower)? = range.lower?.payload, case .int(let upper)? = range.upper?.payload {
        let length = try checked(upper.subtractingReportingOverflow(lower))
        return Value(.int(max(0, try checked(length.addingReportingOverflow(range.isClosed ? 1 : 0)))))
      }
      return nil
    case "isEmpty":
      if let lower = range.lower?.number, let upper = range.upper?.number {
        return Value(.bool(!range.isClosed && lower >= upper))
      }
      return nil
    case "clamped", "overlaps":
      guard case .range(let other)? = arguments?.values.first?.value.payload, let low = range.lower,
        let high = range.upper,
        let otherLow = other.lower, let otherHigh = other.upper
      else { return nil }
      let lower = try isLess(low, otherLow) ? otherLow : low
      let upper = try isLess(high, otherHigh) ? high : otherHigh
      if name == "clamped" { return Value(.range(RangeValue(lower: lower, upper: upper, isClosed: range.isClosed))) }
      return Value(.bool(try range.isClosed || other.isClosed ? !isLess(upper, lower) : isLess(lower, upper)))
    default: return nil
    }
  }
}
