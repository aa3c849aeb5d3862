import SightlineModel

/// How integers lie in memory, which depends on their width: `port.bigEndian`, `UInt16(bigEndian: port)`.
extension Interpreter {
  /// `bigEndian`, `littleEndian`, `byteSwapped`; `nil` for other names.
  func byteOrder(of number: Int, _ name: String, at node: Expression, _ frame: Frame?) throws -> Value? {
    switch name {
    // As it is on the device.
    case "littleEndian": return Value(.int(number))
    case "bigEndian", "byteSwapped":
      guard let member = node as? MemberExpression else { return nil }
      guard let bytes = try byteCount(of: member.base, frame) else {
        return .unknown("the order of the bytes of a number whose width is not known", at: node.location)
      }
      return Value(.int(swapped(number, bytes)))
    default: return nil
    }
  }

  /// `UInt32(bigEndian: number)`; `nil` for other labels.
  func ordered(_ number: Int, _ label: String?, as type: String) -> Value? {
    switch label {
    case "littleEndian": Value(.int(number))
    case "bigEndian": Value(.int(swapped(number, Self.byteCount(ofType: type))))
    default: nil
    }
  }

  /// `withUnsafeBytes(of: number.bigEndian) { … }`: the closure is given the bytes.
  func unsafeBytes(_ arguments: Arguments, _ frame: Frame) throws -> Value? {
    guard let first = arguments.values.first, first.label == "of",
      let body = arguments.values.last?.value, case .function(let function)? = asFunction(body)?.payload
    else { return nil }
    // What it points at is only read.
    if arguments.nodes?.first?.expression is InoutExpression { passBack([first.value]) }
    guard case .int(let number) = first.value.payload, let expression = arguments.nodes?.first?.expression,
      let count = try byteCount(of: (expression as? InoutExpression)?.target ?? expression, frame)
    else { return try apply(function, .unknown("the bytes of a value in memory", at: arguments.location)) }
    let bytes = (0..<count).map { Value(.int((number >> ($0 * 8)) & 0xFF)) }
    return try apply(function, Value(.array(bytes)))
  }

  private func swapped(_ number: Int, _ bytes: Int) -> Int {
    switch bytes {
    case 1: number
    case 2: Int(UInt16(truncatingIfNeeded: number).byteSwapped)
    case 4: Int(UInt32(truncatingIfNeeded: number).byteSwapped)
    default: number.byteSwapped
    }
  }

  private static func byteCount(ofType name: String) -> Int { (Int(name.drop { !$0.isNumber }) ?? Int.bitWidth) / 8 }

  /// How many bytes what an expression gives takes; `nil` where its type is not known.
  private func byteCount(of expression: Expression, _ frame: Frame?) throws -> Int? {
    if let member = expression as? MemberExpression, ["bigEndian", "littleEndian", "byteSwapped"].contains(member.name)
    {
      return try byteCount(of: member.base, frame)
    }
    if let name = Self.madeInteger(expression) { return Self.byteCount(ofType: name) }
    if let width = integerWidth(of: expression) { return width.bits / 8 }
    if let frame, let type = try targetType(of: expression, frame) {
      let name = typeName(of: type, frame)
      return Self.integerNames.contains(name) ? Self.byteCount(ofType: name) : nil
    }
    return expression.place.file.namesNarrowIntegers ? nil : Int.bitWidth / 8
  }

  /// The type of `UInt32(count)` and of `pointer.load(as: UInt32.self)`.
  private static func madeInteger(_ expression: Expression) -> String? {
    guard let call = expression as? CallExpression else { return nil }
    if let name = call.name?.name { return integerNames.contains(name) ? name : nil }
    guard let name = call.member?.name, name == "load" || name == "loadUnaligned",
      let type = call.arguments.first(where: { $0.label == "as" })?.expression.dottedName
    else { return nil }
    let written = type.hasSuffix(".self") ? String(type.dropLast(5)) : type
    return integerNames.contains(written) ? written : nil
  }
}
