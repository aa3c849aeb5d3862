import SightlineModel

/// A regular expression.
struct RegexValue: HostValue {
  let hostTypeName = "Regex"
  var regex: Regex<AnyRegexOutput>
  var cost: RegexCost
}

/// What one found.
struct RegexMatchValue: HostValue {
  let hostTypeName = "Regex.Match"
  let match: Regex<AnyRegexOutput>.Match
  let text: String
}

/// `/pattern/`.
final class RegexExpression: Expression {
  let pattern: String
  init(_ pattern: String, _ place: Place) {
    self.pattern = pattern
    super.init(place)
  }
  override func evaluate(_ frame: Frame, _ expected: TypeNode?) throws -> Value {
    guard RegexLimits.isHarmless(pattern) else {
      return frame.interpreter.notUnderstood(
        "/\(pattern)/", why: "a repetition inside of a repetition may take forever", at: location)
    }
    guard let regex = try? Regex(pattern) else {
      return frame.interpreter.notUnderstood("/\(pattern)/", why: "it is no regular expression", at: location)
    }
    return Value(.host(RegexValue(regex: regex, cost: RegexCost(pattern))))
  }
}

/// Matching backtracks: some patterns take exponential time.
package enum RegexLimits {
  /// Longest text that is searched.
  package static let textLength = 20_000

  /// Whether a pattern is done with a text of so many bytes in good time.
  package static func isHarmless(_ pattern: String, textOf length: Int) -> Bool {
    isHarmless(pattern) && isHarmless(RegexCost(pattern), textOf: length)
  }

  /// Longest text for which a choice under a repetition, whose work doubles with each round, is tried out.
  private static let shortText = 16
  private static let mostSteps = 100_000_000

  static func isHarmless(_ cost: RegexCost, textOf length: Int) -> Bool {
    guard length <= textLength, cost.options <= shortText else { return false }
    guard length > shortText else { return true }
    guard !cost.isAmbiguous else { return false }
    var steps = 1
    for _ in 0..<cost.degree + (cost.hasReference ? 1 : 0) { steps = steps.multiplied(saturating: length) }
    return steps <= mostSteps
  }

  /// No unbounded repetition of a group that holds one itself: `(a+)+`.
  package static func isHarmless(_ pattern: String) -> Bool {
    guard pattern.utf8.count <= 500 else { return false }
    var groups: [Bool] = [false]
    var closed = false
    var isEscaped = false
    var isInClass = false
    for character in pattern {
      if isEscaped {
        isEscaped = false
        closed = false
        continue
      }
      switch character {
      case "\\": isEscaped = true
      case "[": isInClass = true
      case "]": isInClass = false
      case _ where isInClass: continue
      case "(": groups.append(false)
      case ")":
        guard groups.count > 1 else { return false }
        closed = groups.removeLast()
        if closed { groups[groups.count - 1] = true }
        continue
      case "*", "+", "{":
        if closed { return false }
        groups[groups.count - 1] = true
      default: break
      }
      closed = false
    }
    return true
  }
}

extension Interpreter {
  /// `try Regex("pattern")`.
  func regex(_ first: Call.Argument?, _ arguments: Arguments) throws -> Value? {
    guard let first else { return nil }
    if case .function = first.value.payload {
      return .unknown("a regular expression that is built of parts", at: arguments.location)
    }
    if case .host(let host) = first.value.payload, host is RegexValue { return first.value }
    guard let pattern = text(of: first.value) else { return nil }
    guard RegexLimits.isHarmless(pattern) else {
      return .unknown("a regular expression that may take forever", at: arguments.location)
    }
    do {
      return Value(.host(RegexValue(regex: try Regex(pattern), cost: RegexCost(pattern))))
    } catch {
      let thrown = EnumerationValue(typeName: "RegexCompilationError", caseName: "invalid")
      throw ThrownValue(value: Value(.enumeration(thrown)), location: arguments.location)
    }
  }

  private func regex(_ value: Value?) -> RegexValue? {
    guard case .host(let host)? = value?.payload else { return nil }
    return host as? RegexValue
  }

  /// Members of strings that take a regular expression.
  func regexMember(_ text: String, _ name: String, _ arguments: Arguments?) throws -> Value? {
    guard let arguments, let found = arguments.values.lazy.compactMap({ self.regex($0.value) }).first else {
      return nil
    }
    guard text.utf8.count <= RegexLimits.textLength else {
      return .unknown("a search in a very long text", at: arguments.location)
    }
    guard RegexLimits.isHarmless(found.cost, textOf: text.utf8.count) else {
      return .unknown("a regular expression that may take forever", at: arguments.location)
    }
    let regex = found.regex
    func made(_ match: Regex<AnyRegexOutput>.Match?) -> Value {
      match.map { Value(.host(RegexMatchValue(match: $0, text: text))) } ?? Value.none
    }
    func list(_ parts: [Substring]) -> Value { Value(.array(parts.map { Value(.string(String($0))) })) }
    switch name {
    case "firstMatch": return made(try regex.firstMatch(in: text))
    case "wholeMatch": return made(try regex.wholeMatch(in: text))
    case "prefixMatch": return made(try regex.prefixMatch(in: text))
    case "matches": return Value(.array(text.matches(of: regex).map(made)))
    case "contains": return Value(.bool(try regex.firstMatch(in: text) != nil))
    case "starts": return Value(.bool(try regex.prefixMatch(in: text) != nil))
    case "ranges":
      return Value(
        .array(
          text.ranges(of: regex).map {
            Value(.range(RangeValue(lower: position($0.lowerBound), upper: position($0.upperBound), isClosed: false)))
          }))
    case "firstRange":
      return text.firstRange(of: regex).map {
        Value(.range(RangeValue(lower: position($0.lowerBound), upper: position($0.upperBound), isClosed: false)))
      } ?? Value.none
    case "split": return list(text.split(separator: regex))
    case "trimmingPrefix": return Value(.string(String(text.trimmingPrefix(regex))))
    case "replacing":
      guard let other = arguments.call["with"]?.value ?? arguments.values.last?.value else { return nil }
      if case .function(let function) = other.payload {
        return Value(
          .string(
            try text.replacing(regex) { match in
              describe(try apply(function, [Value(.host(RegexMatchValue(match: match, text: text)))]))
            }))
      }
      return self.text(of: other).map { Value(.string(text.replacing(regex, with: $0))) }
    default: return nil
    }
  }

  private func position(_ index: String.Index) -> Value { Value(.host(StringPosition(index: index))) }

  /// Members of regular expressions and of their matches.
  func matchMember(_ host: any HostValue, _ name: String, _ arguments: Arguments?) -> Value? {
    if let value = exactly(host, RegexValue.self) {
      func with(_ regex: Regex<AnyRegexOutput>) -> Value { Value(.host(RegexValue(regex: regex, cost: value.cost))) }
      switch name {
      case "ignoresCase":
        var isOn = true
        if case .bool(false)? = arguments?.values.first?.value.payload { isOn = false }
        return with(value.regex.ignoresCase(isOn))
      case "anchorsMatchLineEndings": return with(value.regex.anchorsMatchLineEndings())
      case "dotMatchesNewlines": return with(value.regex.dotMatchesNewlines())
      case "firstMatch", "wholeMatch", "prefixMatch":
        guard let text = arguments?.call["in"].flatMap({ self.text(of: $0.value) }) else { return nil }
        let argument = Call.Argument(label: "of", value: Value(.host(value)), location: noPlace)
        return (try? regexMember(text, name, Arguments(values: [argument], location: noPlace))) ?? nil
      default: return nil
      }
    }
    guard let found = exactly(host, RegexMatchValue.self) else { return nil }
    func group(_ element: AnyRegexOutput.Element) -> Value {
      element.substring.map { Value(.string(String($0))) } ?? Value.none
    }
    let output = found.match.output
    if let index = Int(name) { return index < output.count ? group(output[index]) : nil }
    switch name {
    case "output":
      guard output.count > 1 else { return group(output[0]) }
      return Value(.tuple(output.map { TupleElement(label: $0.name, value: group($0)) }))
    case "range":
      let range = found.match.range
      return Value(
        .range(RangeValue(lower: position(range.lowerBound), upper: position(range.upperBound), isClosed: false)))
    default: return output.first { $0.name == name }.map(group)
    }
  }
}
