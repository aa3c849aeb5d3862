import Foundation
import SightlineModel

extension Interpreter {
  func mathFunction(_ name: String, _ values: [Value]) throws -> Value? {
    guard Self.standardFunctions.contains(name), let first = values.first else { return nil }
    for value in values { if case .unknown = value.payload { return value } }
    guard let x = first.number else { return nil }
    let y = values.count > 1 ? values[1].number ?? 0 : 0
    let result: Double
    switch name {
    case "sqrt": result = x.squareRoot()
    case "pow": result = Foundation.pow(x, y)
    case "floor": result = x.rounded(.down)
    case "ceil": result = x.rounded(.up)
    case "round": result = x.rounded()
    case "trunc": result = x.rounded(.towardZero)
    case "sin": result = Foundation.sin(x)
    case "cos": result = Foundation.cos(x)
    case "tan": result = Foundation.tan(x)
    case "asin": result = Foundation.asin(x)
    case "acos": result = Foundation.acos(x)
    case "atan": result = Foundation.atan(x)
    case "atan2": result = Foundation.atan2(x, y)
    case "exp": result = Foundation.exp(x)
    case "log": result = Foundation.log(x)
    case "log2": result = Foundation.log2(x)
    case "log10": result = Foundation.log10(x)
    case "hypot": result = Foundation.hypot(x, y)
    case "sinh": result = Foundation.sinh(x)
    case "cosh": result = Foundation.cosh(x)
    case "tanh": result = Foundation.tanh(x)
    case "asinh": result = Foundation.asinh(x)
    case "acosh": result = Foundation.acosh(x)
    case "atanh": result = Foundation.atanh(x)
    case "exp2": result = Foundation.exp2(x)
    case "expm1": result = Foundation.expm1(x)
    case "log1p": result = Foundation.log1p(x)
    case "cbrt": result = Foundation.cbrt(x)
    case "remainder": result = Foundation.remainder(x, y)
    case "copysign": result = Foundation.copysign(x, y)
    case "fmin": result = Foundation.fmin(x, y)
    case "fmax": result = Foundation.fmax(x, y)
    case "rint", "nearbyint": result = x.rounded(.toNearestOrEven)
    case "fmod": result = Foundation.fmod(x, y)
    case "lround": return Value(.int(Int(saturating: x.rounded())))
    default: return nil
    }
    return Value(.double(result))
  }

  /// Statics of numbers and strings, plain or called.
  func standardStatic(_ typeName: String, _ name: String, _ call: Call?) -> Value? {
    let isDouble = Self.floatNames.contains(typeName)
    let isInt = Self.integerNames.contains(typeName)
    if typeName == "Result", name == "success" || name == "failure", let call {
      return resultValue(name, call.arguments.first.map { finalised($0.value) } ?? .void)
    }
    if let value = concurrencyStatic(typeName, name) { return value }
    if let value = memoryLayout(typeName, name) { return value }
    guard
      isDouble || isInt
        || ["Bool", "CGSize", "CGPoint", "CGRect", "String", "Array", "Set", "Dictionary"].contains(typeName)
    else { return nil }
    func size(_ a: Double, _ b: Double) -> Value {
      Value(
        .structure(
          StructureValue(typeName: "CGSize", fields: ["width": Value(.double(a)), "height": Value(.double(b))])))
    }
    func point(_ a: Double, _ b: Double) -> Value {
      Value(.structure(StructureValue(typeName: "CGPoint", fields: ["x": Value(.double(a)), "y": Value(.double(b))])))
    }
    switch (typeName, name) {
    case (_, "infinity") where isDouble: return Value(.double(.infinity))
    case (_, "pi") where isDouble: return Value(.double(.pi))
    case (_, "zero") where isDouble: return Value(.double(0))
    case (_, "nan") where isDouble: return Value(.double(.nan))
    case (_, "greatestFiniteMagnitude") where isDouble: return Value(.double(.greatestFiniteMagnitude))
    case (_, "leastNonzeroMagnitude") where isDouble: return Value(.double(.leastNonzeroMagnitude))
    case (_, "ulpOfOne") where isDouble: return Value(.double(.ulpOfOne))
    case (_, "leastNormalMagnitude") where isDouble: return Value(.double(.leastNormalMagnitude))
    case (_, "maximum") where isDouble, (_, "minimum") where isDouble:
      guard let call, call.arguments.count == 2, let a = call.arguments[0].value.number,
        let b = call.arguments[1].value.number
      else { return nil }
      return Value(.double(name == "maximum" ? Double.maximum(a, b) : Double.minimum(a, b)))
    case (_, "zero") where isInt: return Value(.int(0))
    case (_, "max") where isInt:
      return Value(.int(Self.integerRange(typeName).upperBound))
    case (_, "min") where isInt:
      return Value(.int(Self.integerRange(typeName).lowerBound))
    case (_, "bitWidth") where isInt:
      return Value(.int(Int(typeName.drop { !$0.isNumber }) ?? Int.bitWidth))
    case (_, "random") where isInt || isDouble || typeName == "Bool":
      return .unknown("a random number", at: call?.location)
    case ("CGSize", "zero"): return size(0, 0)
    case ("CGPoint", "zero"): return point(0, 0)
    case ("CGRect", "zero"):
      return Value(.structure(StructureValue(typeName: "CGRect", fields: ["origin": point(0, 0), "size": size(0, 0)])))
    case ("Array", "empty"): return Value(.array([]))
    default: return nil
    }
  }

  // Not inlined: with them, the optimiser of Swift 6.3.1 stops at `numberMember`.
  @inline(never)
  private static func number(_ argument: Call.Argument) -> Double? { argument.value.number }
  @inline(never)
  private static func integer(_ argument: Call.Argument) -> Int? {
    if case .int(let number) = argument.value.payload { number } else { nil }
  }

  func numberMember(_ value: Value, _ name: String, _ arguments: Arguments?) throws -> Value? {
    let first = arguments?.values.first
    let whole = first.flatMap(Self.integer)
    let given = first.flatMap(Self.number)
    switch (value.payload, name) {
    case (.int(let number), "isMultiple"):
      guard let other = whole else { return nil }
      return Value(.bool(number.isMultiple(of: other)))
    // A duration is its seconds.
    case (.double(let seconds), "components") where arguments == nil && seconds.isFinite:
      let whole = seconds.rounded(.towardZero)
      return Value(
        .tuple([
          TupleElement(label: "seconds", value: Value(.int(Int(saturating: whole)))),
          TupleElement(label: "attoseconds", value: Value(.int(Int(saturating: ((seconds - whole) * 1e18).rounded())))),
        ]))
    case (.int(let number), "magnitude"): return Value(.int(Int(saturating: number.magnitude)))
    case (.int(let number), "signum"): return Value(.int(number.signum()))
    case (.int(let number), "nonzeroBitCount"): return Value(.int(number.nonzeroBitCount))
    case (.int(let number), "quotientAndRemainder"):
      guard let other = whole else { return nil }
      if other == 0 { throw trap("division by zero") }
      let quotient = try checked(number.dividedReportingOverflow(by: other))
      let remainder = number.remainderReportingOverflow(dividingBy: other).partialValue
      return Value(
        .tuple([
          TupleElement(label: "quotient", value: Value(.int(quotient))),
          TupleElement(label: "remainder", value: Value(.int(remainder))),
        ]))
    case (.int(let number), "advanced"):
      guard let other = whole else { return nil }
      return Value(.int(try checked(number.addingReportingOverflow(other))))
    case (.int(let number), "distance"):
      guard let other = whole else { return nil }
      return Value(.int(try checked(other.subtractingReportingOverflow(number))))
    case (.int, "bitWidth"): return Value(.int(Int.bitWidth))
    case (.int(let number), "trailingZeroBitCount"): return Value(.int(number.trailingZeroBitCount))
    case (.int(let number), "leadingZeroBitCount"): return Value(.int(number.leadingZeroBitCount))
    case (.int, "hashValue"), (.double, "hashValue"): return value
    case (.int, "isFinite"): return Value(.bool(true))
    case (.double(let number), "magnitude"): return Value(.double(Swift.abs(number)))
    case (.double(let number), "nextUp"): return Value(.double(number.nextUp))
    case (.double(let number), "nextDown"): return Value(.double(number.nextDown))
    case (.double(let number), "ulp"): return Value(.double(number.ulp))
    case (.double(let number), "significand"): return Value(.double(number.significand))
    case (.double(let number), "exponent") where number.isFinite && number != 0: return Value(.int(number.exponent))
    case (.double(let number), "isNormal"): return Value(.bool(number.isNormal))
    case (.double(let number), "isSubnormal"): return Value(.bool(number.isSubnormal))
    case (.double(let number), "addingProduct"):
      guard let a = given, let b = arguments?.values.last?.value.number else { return nil }
      return Value(.double(number.addingProduct(a, b)))
    case (.double(let number), "squareRoot"): return Value(.double(number.squareRoot()))
    case (.double(let number), "isNaN"): return Value(.bool(number.isNaN))
    case (.double(let number), "isFinite"): return Value(.bool(number.isFinite))
    case (.double(let number), "isInfinite"): return Value(.bool(number.isInfinite))
    case (.double(let number), "isZero"): return Value(.bool(number.isZero))
    case (.double(let number), "sign"):
      return Value(
        .implicit(
          ImplicitMember(links: [.init(name: number.sign == .minus ? "minus" : "plus", call: nil)], location: noPlace)))
    case (.double(let number), "truncatingRemainder"):
      return given.map { Value(.double(number.truncatingRemainder(dividingBy: $0))) }
    case (.double(let number), "remainder"):
      return given.map { Value(.double(number.remainder(dividingBy: $0))) }
    case (.double(let number), "rounded"): return Value(.double(number.rounded(rule(first?.value))))
    case (.double(let number), "distance"): return given.map { Value(.double($0 - number)) }
    case (.double(let number), "advanced"): return given.map { Value(.double($0 + number)) }
    case (.int, "description"), (.double, "description"), (.bool, "description"): return Value(.string(describe(value)))
    case (.int, "id"), (.double, "id"): return nil
    default: return nil
    }
  }

  private func rule(_ value: Value?) -> FloatingPointRoundingRule {
    guard case .implicit(let member)? = value?.payload else { return .toNearestOrAwayFromZero }
    switch member.links.first?.name {
    case "up": return .up
    case "down": return .down
    case "towardZero": return .towardZero
    case "toNearestOrEven": return .toNearestOrEven
    case "awayFromZero": return .awayFromZero
    default: return .toNearestOrAwayFromZero
    }
  }

  // MARK: Formats

  /// `String(format:)`: the conversions of C, `%@`, positions, widths and precisions.
  func formatted(_ format: String, _ values: [Value]) -> String {
    var result = ""
    var rest = Substring(format)
    var next = 0
    while let percent = rest.firstIndex(of: "%"), result.utf8.count <= ValueLimits.text {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      var flags = ""
      while let character = rest.first, "0123456789.-+ #'$*".contains(character) {
        flags.append(character)
        rest = rest.dropFirst()
      }
      var index = next
      if let dollar = flags.firstIndex(of: "$") {
        index = max(1, min(Int(flags[..<dollar]) ?? 1, values.count + 1)) - 1
        flags = String(flags[flags.index(after: dollar)...])
      } else {
        next += 1
      }
      while let character = rest.first, "lhqzjt".contains(character) { rest = rest.dropFirst() }
      guard let conversion = rest.first else { break }
      rest = rest.dropFirst()
      // A width or precision from the arguments comes before what it is for.
      while let star = flags.firstIndex(of: "*") {
        let size = values.indices.contains(index) ? Int(saturating: values[index].number ?? 0) : 0
        flags.replaceSubrange(
          star...star, with: String(max(-ValueLimits.formatWidth, min(size, ValueLimits.formatWidth))))
        index += 1
        next += 1
      }
      guard values.indices.contains(index) else { continue }
      result += convert(values[index], conversion, Self.bounded(flags))
    }
    return result + rest
  }

  /// Flags, width and precision as C takes them: a width of a few hundred at most, one point.
  private static func bounded(_ flags: String) -> String {
    let parts = flags.filter { $0 != "'" }.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    func size(_ digits: Substring) -> String {
      digits.isEmpty ? "" : String(min(Int(digits) ?? ValueLimits.formatWidth, ValueLimits.formatWidth))
    }
    let signs = parts[0].prefix { "-+ #0".contains($0) }
    let width = parts[0].dropFirst(signs.count).prefix { $0.isASCII && $0.isNumber }
    guard parts.count > 1 else { return signs + size(width) }
    return signs + size(width) + "." + size(parts[1].prefix { $0.isASCII && $0.isNumber })
  }

  private func convert(_ value: Value, _ conversion: Character, _ flags: String) -> String {
    switch conversion {
    case "@": return describe(value)
    case "d", "i", "u":
      return String(format: "%\(flags)ld", value.wholeNumber)
    case "x", "X", "o": return String(format: "%\(flags)l\(conversion)", value.wholeNumber)
    case "f", "F", "e", "E", "g", "G": return String(format: "%\(flags)\(conversion)", value.number ?? 0)
    case "s":
      let text = describe(value)
      let width = Int(flags.filter(\.isNumber)) ?? 0
      let spaces = String(repeating: " ", count: max(0, min(width, ValueLimits.formatWidth) - text.count))
      return flags.hasPrefix("-") ? text + spaces : spaces + text
    case "c": return describe(value)
    default: return ""
    }
  }
}

extension Value {
  /// A number as an Int, however large: exact where it is one.
  var wholeNumber: Int {
    switch payload {
    case .int(let number): number
    case .double(let number): Int(saturating: number)
    default: 0
    }
  }
}

extension Interpreter {
  /// What a type of integers can hold, as far as an Int can.
  static func integerRange(_ typeName: String) -> ClosedRange<Int> {
    switch typeName {
    case "Int8": Int(Int8.min)...Int(Int8.max)
    case "Int16": Int(Int16.min)...Int(Int16.max)
    case "Int32": Int(Int32.min)...Int(Int32.max)
    case "UInt8": 0...Int(UInt8.max)
    case "UInt16": 0...Int(UInt16.max)
    case "UInt32": 0...Int(UInt32.max)
    case "UInt", "UInt64": 0...Int.max
    default: Int.min...Int.max
    }
  }
}
