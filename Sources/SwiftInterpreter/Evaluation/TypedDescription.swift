import SightlineModel

/// What the sources' types say of a value that is shown.
extension Interpreter {
  /// The type of an expression that is shown, where it may make a difference.
  ///
  /// Nobody asks for an app: there a text with `Optional(…)` in it is one that its author has seen to.
  func shownType(of node: ArgumentNode, _ frame: Frame) -> TypeNode? {
    isPlainNumber(node.expression, frame) ? nil : writtenType(ofShown: node).map { closed($0, frame) }
  }
  /// The same with the names of generic parameters.
  func writtenType(ofShown node: ArgumentNode) -> TypeNode? {
    // What the only function of its name gives is declared there: nobody has to be asked.
    if let call = node.expression as? CallExpression, call.name?.name.first?.isLowercase == true,
      let made = madeType(by: call, nil)
    {
      return made
    }
    guard program.isScript, !(node.expression is LiteralExpression), !(node.expression is InterpolationExpression),
      mayAskForTypes, let place = asked(Spot(node.place)), let found = questions?.types(at: place)
    else { return nil }
    // `value as Any` is shown as what the value is.
    let isCast = (node.expression as? CastExpression)?.kind == .coerce
    guard let text = isCast ? found.first(where: { !Self.isAny($0) }) : found.first else { return nil }
    return parse(typeName: text)
  }

  /// A number that is counted or worked out: nobody has to be asked what it is.
  func isPlainNumber(_ expression: Expression, _ frame: Frame) -> Bool {
    switch expression {
    case let parenthesis as ParenthesisExpression: return isPlainNumber(parenthesis.inner, frame)
    case let local as LocalExpression:
      guard let type = frame.slots[local.slot]?.type else { return false }
      return type === intType || type.name == "Int" && program.types["Int"] == nil
    case let sum as BinaryExpression where sum.symbol.isArithmetic:
      func isPlain(_ side: Expression) -> Bool { side is LiteralExpression || isPlainNumber(side, frame) }
      let isWritten = sum.left is LiteralExpression && sum.right is LiteralExpression
      return !isWritten && isPlain(sum.left) && isPlain(sum.right)
    default: return false
    }
  }

  /// Whether nothing but a running function says what it is.
  func isOpen(_ type: TypeNode) -> Bool { if case .open = resolve(type, nil) { true } else { false } }
  private static func isAny(_ name: String) -> Bool { name == "Any" || name.hasPrefix("any ") || name == "AnyObject" }

  /// Whether a value of the type is shown otherwise than its look says.
  func holdsOptionals(_ type: TypeNode) -> Bool {
    switch type.shape {
    case .optional: true
    case .array(let element): holdsOptionals(element)
    case .dictionary(let key, let value): holdsOptionals(key) || holdsOptionals(value)
    case .tuple(let elements): elements.contains { holdsOptionals($0.type) }
    case .anyOf(let inner): holdsOptionals(inner)
    case .named(let components):
      components.contains { $0.name == "Optional" || $0.arguments.contains(where: holdsOptionals) }
    case .function, .metatype, .notUnderstood: false
    }
  }

  /// What the parameters of a type stand for where it is named with arguments.
  func generics(of type: TypeDecl, in node: TypeNode?) -> [String: TypeNode] {
    guard !type.genericParameters.isEmpty, let node, case .user(let found, let arguments) = resolve(node, nil),
      found === type, arguments.count == type.genericParameters.count
    else { return [:] }
    return Dictionary(zip(type.genericParameters, arguments)) { first, _ in first }
  }

  /// - Parameter inner: Shows a part.
  /// - Returns: `nil` where the type says no more than the value does.
  func describe(_ value: Value, as type: TypeNode, _ inner: (Value, TypeNode?) -> String) -> String? {
    switch resolve(type, nil) {
    case .optional(let wrapped):
      if value.isNone, !wrapped.isOptional { return "nil" }
      return value.isNone ? nil : "Optional(" + inner(value, wrapped) + ")"
    case .array(let element?):
      guard case .array(let elements) = value.payload else { return nil }
      return "[" + elements.map { inner($0, element) }.joined(separator: ", ") + "]"
    case .set(let element?):
      guard case .set(let elements) = value.payload else { return nil }
      return "[" + elements.map { inner($0, element) }.joined(separator: ", ") + "]"
    case .dictionary(let key?, let entry?):
      guard case .dictionary(let dictionary) = value.payload, dictionary.count > 0 else { return nil }
      return "["
        + dictionary.entries.map { inner($0.key, key) + ": " + inner($0.value, entry) }.joined(separator: ", ") + "]"
    case .tuple(let types):
      guard case .tuple(let parts) = value.payload, parts.count == types.count else { return nil }
      return "("
        + zip(parts, types).map { ($0.label.map { $0 + ": " } ?? "") + inner($0.value, $1.type) }
        .joined(separator: ", ") + ")"
    default: return nil
    }
  }
}
