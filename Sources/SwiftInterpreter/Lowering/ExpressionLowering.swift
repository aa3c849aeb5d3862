import SightlineModel
import SwiftSyntax

extension Lowering {
  /// Deeper than any program that people write; the machine's stack is finite.
  static let depthLimit = 900

  func expression(_ syntax: ExprSyntax) -> Expression {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit else {
      return UnsupportedExpression("an expression nested deeper than \(Self.depthLimit) levels", place(syntax))
    }
    let place = place(syntax)
    switch syntax.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let literal): return integer(literal.literal.text, place)
    case .floatLiteralExpr(let literal):
      return LiteralExpression(Value(.double(Self.float(literal.literal.text))), place)
    case .booleanLiteralExpr(let literal):
      return LiteralExpression(Value(.bool(literal.literal.tokenKind == .keyword(.true))), place)
    case .nilLiteralExpr: return LiteralExpression(.none, place)
    case .stringLiteralExpr(let literal): return string(literal, place)
    case .arrayExpr(let array): return self.array(array, place)
    case .dictionaryExpr(let dictionary):
      guard case .elements(let list) = dictionary.content else { return DictionaryExpression([], place) }
      return DictionaryExpression(list.map { (expression($0.key), expression($0.value)) }, place)
    case .tupleExpr(let tuple):
      if tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil {
        return ParenthesisExpression(expression(only.expression), place)
      }
      return TupleExpression(arguments(tuple.elements), place)
    case .declReferenceExpr(let reference): return name(reference, place)
    case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .forceUnwrapExpr, .optionalChainingExpr,
      .postfixIfConfigExpr:
      var isOptional = false
      let chain = link(syntax, &isOptional)
      return isOptional ? ChainExpression(chain, place) : chain
    case .genericSpecializationExpr(let generic):
      return TypeExpression(type(TypeSyntax(Self.stringType(generic))), place)
    case .closureExpr(let closure): return self.closure(closure)
    case .sequenceExpr(let sequence): return fold(Array(sequence.elements))
    case .prefixOperatorExpr(let prefix): return self.prefix(prefix, place)
    case .postfixOperatorExpr(let postfix):
      return PostfixExpression(postfix.operator.text, expression(postfix.expression), place)
    case .inOutExpr(let inout_): return InoutExpression(expression(inout_.expression), place)
    case .tryExpr(let attempt):
      return TryExpression(Self.tryKind(attempt), expression(attempt.expression), place)
    case .awaitExpr(let wait): return expression(wait.expression)
    case .unsafeExpr(let marked): return expression(marked.expression)
    case .consumeExpr(let marked): return expression(marked.expression)
    case .copyExpr(let marked): return expression(marked.expression)
    case .ifExpr(let branch): return self.branch(branch, label: nil)
    case .switchExpr(let branch): return self.branch(branch, label: nil)
    case .keyPathExpr(let path): return keyPath(path, place)
    case .typeExpr(let type): return TypeExpression(self.type(type.type), place)
    case .superExpr:
      guard let slot = scope.slot(of: "self") else { return UnsupportedExpression("super", place) }
      return SuperExpression(slot: slot, place)
    case .discardAssignmentExpr: return DiscardExpression(place)
    case .macroExpansionExpr(let macro):
      var list = arguments(macro.arguments)
      if let trailing = macro.trailingClosure {
        list.append(
          ArgumentNode(
            label: nil, expression: closure(trailing), place: self.place(trailing), isTrailing: true))
      }
      return MacroExpression(macro.macroName.text, list, place)
    case .regexLiteralExpr(let literal): return RegexExpression(literal.regex.text, place)
    case .missingExpr, .editorPlaceholderExpr: return UnsupportedExpression("a missing expression", place)
    default:
      return UnsupportedExpression("\(syntax.kind)", place)
    }
  }

  private static func stringType(_ generic: GenericSpecializationExprSyntax) -> TypeSyntax {
    // `Foo<Bar>` and `Outer.Foo<Bar>` as types.
    func base(_ expression: ExprSyntax, _ arguments: GenericArgumentClauseSyntax?) -> TypeSyntax {
      if let member = expression.as(MemberAccessExprSyntax.self), let inner = member.base {
        return TypeSyntax(
          MemberTypeSyntax(
            baseType: base(inner, nil), name: member.declName.baseName, genericArgumentClause: arguments))
      }
      let token = expression.as(DeclReferenceExprSyntax.self)?.baseName ?? .identifier(expression.trimmedDescription)
      return TypeSyntax(IdentifierTypeSyntax(name: token, genericArgumentClause: arguments))
    }
    return base(generic.expression, generic.genericArgumentClause)
  }

  static func tryKind(_ attempt: TryExprSyntax) -> TryExpression.Kind {
    switch attempt.questionOrExclamationMark?.tokenKind {
    case .postfixQuestionMark: .optional
    case .exclamationMark: .forced
    default: .plain
    }
  }

  private func integer(_ text: String, _ place: Place) -> Expression {
    let digits = text.contains("_") ? text.replacing("_", with: "") : text
    let value: Int?
    if digits.hasPrefix("0x") {
      value =
        Int(digits.dropFirst(2), radix: 16) ?? UInt64(digits.dropFirst(2), radix: 16).map { Int(bitPattern: UInt($0)) }
    } else if digits.hasPrefix("0b") {
      value = Int(digits.dropFirst(2), radix: 2)
    } else if digits.hasPrefix("0o") {
      value = Int(digits.dropFirst(2), radix: 8)
    } else {
      value = Int(digits)
    }
    guard let value else {
      return LiteralExpression(Value(.double(Double(digits) ?? .infinity)), place)
    }
    return LiteralExpression(Value(.int(value)), place)
  }
  private static func float(_ text: String) -> Double {
    Double(text.contains("_") ? text.replacing("_", with: "") : text) ?? 0
  }

  private func array(_ array: ArrayExprSyntax, _ place: Place) -> Expression {
    // `[Foo]()` reaches us as an array literal that is called.
    ArrayExpression(array.elements.map { expression($0.expression) }, place)
  }

  private func name(_ reference: DeclReferenceExprSyntax, _ place: Place) -> Expression {
    let token = reference.baseName
    switch token.tokenKind {
    case .keyword(.self):
      if let slot = scope.slot(of: "self") { return SelfExpression(slot: slot, place) }
      return UnsupportedExpression("self", place)
    case .dollarIdentifier(let text):
      if let index = Int(text.dropFirst()) {
        // Belongs to the innermost closure without parameters of its own.
        var holder: Scope? = scope
        while let current = holder, !current.isClosureWithoutParameters { holder = current.parent }
        if let holder {
          while holder.shorthandCount <= index {
            holder.shorthandSlots.append(holder.declareAtTop("$\(holder.shorthandCount)"))
            holder.shorthandCount += 1
          }
        }
      }
      if let slot = scope.slot(of: text) { return LocalExpression(slot: slot, name: text, place) }
      return NameExpression(text, selfSlot: scope.slot(of: "self"), place)
    default:
      let name = token.cleanText
      if let slot = scope.projection(of: name) { return ProjectedExpression(slot: slot, place) }
      if let slot = scope.slot(of: name) { return LocalExpression(slot: slot, name: name, place) }
      let labels = reference.argumentNames?.arguments.map(\.name.text)
      return NameExpression(name, selfSlot: scope.slot(of: "self"), labels: labels, place)
    }
  }

  /// One link of a postfix chain.
  private func link(_ syntax: ExprSyntax, _ isOptional: inout Bool) -> Expression {
    depth += 1
    defer { depth -= 1 }
    let place = place(syntax)
    guard depth < Self.depthLimit else {
      return UnsupportedExpression("a chain longer than \(Self.depthLimit) links", place)
    }
    switch syntax.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let member):
      let name = member.declName.baseName
      guard let base = member.base ?? grafts[syntax.id] else {
        return ImplicitExpression(name.cleanText, place)
      }
      // `[Item].samples`: a static member of a collection type.
      if let array = base.as(ArrayExprSyntax.self), array.elements.count == 1, let type = Self.elementType(array) {
        let list = TypeExpression(TypeNode(.array(self.type(type)), place: place, owner: owner, file: file), place)
        return name.tokenKind == .keyword(.self)
          ? list
          : MemberExpression(
            list, name.cleanText, nameOffset: name.positionAfterSkippingLeadingTrivia.utf8Offset, place)
      }
      // `[String: Int].self`.
      if base.is(DictionaryExprSyntax.self), name.tokenKind == .keyword(.self), let type = Self.type(of: base) {
        return TypeExpression(self.type(type), place)
      }
      // `[Int]?.none`.
      if base.is(OptionalChainingExprSyntax.self), ["none", "some"].contains(name.text), let type = Self.type(of: base)
      {
        let optional = TypeExpression(self.type(type), place)
        return MemberExpression(
          optional, name.cleanText, nameOffset: name.positionAfterSkippingLeadingTrivia.utf8Offset, place)
      }
      let lowered = link(base, &isOptional)
      if name.tokenKind == .keyword(.self) { return lowered }
      let read = MemberExpression(
        lowered, name.cleanText, nameOffset: name.positionAfterSkippingLeadingTrivia.utf8Offset, place)
      guard let labels = member.declName.argumentNames?.arguments.map(\.name.text) else { return read }
      return LabelledExpression(read, labels, place)
    case .functionCallExpr(let call):
      let callee: Expression
      if let array = call.calledExpression.as(ArrayExprSyntax.self), array.elements.count == 1,
        let type = Self.elementType(array)
      {
        callee = TypeExpression(TypeNode(.array(self.type(type)), place: place, owner: owner, file: file), place)
      } else if let dictionary = call.calledExpression.as(DictionaryExprSyntax.self),
        case .elements(let list) = dictionary.content, list.count == 1, let only = list.first,
        let key = Self.type(of: only.key), let value = Self.type(of: only.value)
      {
        callee = TypeExpression(
          TypeNode(.dictionary(self.type(key), self.type(value)), place: place, owner: owner, file: file), place)
      } else {
        callee = link(call.calledExpression, &isOptional)
      }
      let name = (callee as? NameExpression)?.name ?? (callee as? MemberExpression)?.name
      var list = arguments(call.arguments, mayBeDeferred: name.map(context.deferring.contains) ?? false)
      if let trailing = call.trailingClosure {
        list.append(
          ArgumentNode(
            label: nil, expression: closure(trailing), place: self.place(trailing), isTrailing: true))
      }
      for extra in call.additionalTrailingClosures {
        list.append(
          ArgumentNode(
            label: extra.label.cleanText, expression: closure(extra.closure), place: self.place(extra.closure),
            isTrailing: true))
      }
      return CallExpression(callee, list, place)
    case .subscriptCallExpr(let call):
      var list = arguments(call.arguments)
      if let trailing = call.trailingClosure {
        list.append(
          ArgumentNode(
            label: nil, expression: closure(trailing), place: self.place(trailing), isTrailing: true))
      }
      return IndexExpression(link(call.calledExpression, &isOptional), list, place)
    case .forceUnwrapExpr(let force): return ForceExpression(link(force.expression, &isOptional), place)
    case .optionalChainingExpr(let optional):
      isOptional = true
      return OptionalExpression(link(optional.expression, &isOptional), place)
    case .postfixIfConfigExpr(let conditional):
      let base = conditional.base ?? grafts[syntax.id]
      guard case .postfixExpression(let chosen)? = context.clause(of: conditional.config) else {
        return base.map { link($0, &isOptional) } ?? UnsupportedExpression("#if", place)
      }
      return linkOnto(base, chosen, &isOptional)
    default: return expression(syntax)
    }
  }

  /// `base #if … .modifier() #endif`: the chosen chain starts at an implicit member, which becomes `base`'s. The syntax
  /// stays as it is, so that places do.
  private func linkOnto(_ base: ExprSyntax?, _ chain: ExprSyntax, _ isOptional: inout Bool) -> Expression {
    if let base { grafts[Self.start(of: chain)] = base }
    return link(chain, &isOptional)
  }

  /// Where a chain starts: at the member or the `#if` that nothing stands in front of.
  private static func start(of chain: ExprSyntax) -> SyntaxIdentifier {
    var link = chain
    while true {
      let inner: ExprSyntax? =
        switch link.as(ExprSyntaxEnum.self) {
        case .memberAccessExpr(let member): member.base
        case .functionCallExpr(let call): call.calledExpression
        case .subscriptCallExpr(let call): call.calledExpression
        case .forceUnwrapExpr(let force): force.expression
        case .optionalChainingExpr(let optional): optional.expression
        case .postfixIfConfigExpr(let conditional): conditional.base
        default: nil
        }
      guard let inner else { return link.id }
      link = inner
    }
  }

  /// What `[Item]()`, `[String: Int]()` and `Set<Tag>()` make.
  static func collectionType(madeBy value: ExprSyntax) -> TypeSyntax? {
    guard let callee = value.as(FunctionCallExprSyntax.self)?.calledExpression else { return nil }
    switch callee.as(ExprSyntaxEnum.self) {
    case .arrayExpr, .dictionaryExpr: return type(of: callee)
    case .genericSpecializationExpr(let generic):
      let name = generic.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
      return name == "Set" || name == "Array" || name == "Dictionary" ? TypeSyntax(stringType(generic)) : nil
    default: return nil
    }
  }
  private static func elementType(_ array: ArrayExprSyntax) -> TypeSyntax? {
    array.elements.first.flatMap { type(of: $0.expression) }
  }
  /// An expression that can only be a type.
  private static func type(of expression: ExprSyntax) -> TypeSyntax? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference):
      guard reference.baseName.text.first?.isUppercase == true else { return nil }
      return TypeSyntax(IdentifierTypeSyntax(name: reference.baseName))
    case .memberAccessExpr(let member):
      guard let base = member.base.flatMap(type(of:)), member.declName.baseName.text.first?.isUppercase == true else {
        return nil
      }
      return TypeSyntax(MemberTypeSyntax(baseType: base, name: member.declName.baseName))
    case .typeExpr(let type): return type.type
    case .genericSpecializationExpr(let generic): return TypeSyntax(stringType(generic))
    case .arrayExpr(let array):
      return array.elements.count == 1 ? elementType(array).map { TypeSyntax(ArrayTypeSyntax(element: $0)) } : nil
    case .dictionaryExpr(let dictionary):
      guard case .elements(let list) = dictionary.content, list.count == 1, let only = list.first,
        let key = type(of: only.key), let value = type(of: only.value)
      else { return nil }
      return TypeSyntax(DictionaryTypeSyntax(key: key, value: value))
    case .sequenceExpr(let sequence):
      // `(Int) -> Void`.
      let parts = Array(sequence.elements)
      guard parts.count == 3, let parameters = parts[0].as(TupleExprSyntax.self), parts[1].is(ArrowExprSyntax.self)
      else { return nil }
      let types = parameters.elements.map { type(of: $0.expression) }
      guard let result = type(of: parts[2]), types.allSatisfy({ $0 != nil }) else { return nil }
      return TypeSyntax(
        FunctionTypeSyntax(
          parameters: TupleTypeElementListSyntax(types.map { TupleTypeElementSyntax(type: $0!) }),
          returnClause: ReturnClauseSyntax(type: result)))
    case .optionalChainingExpr(let optional):
      return type(of: optional.expression).map { TypeSyntax(OptionalTypeSyntax(wrappedType: $0)) }
    case .tupleExpr(let tuple):
      let elements = tuple.elements.map { (label: $0.label, type: type(of: $0.expression)) }
      guard elements.allSatisfy({ $0.type != nil }) else { return nil }
      return TypeSyntax(
        TupleTypeSyntax(
          elements: TupleTypeElementListSyntax(
            elements.map { TupleTypeElementSyntax(firstName: $0.label, type: $0.type!) })))
    default: return nil
    }
  }

  /// - Parameter mayBeDeferred: Some function of that name has an `@autoclosure` parameter.
  func arguments(_ list: LabeledExprListSyntax, mayBeDeferred: Bool = false) -> [ArgumentNode] {
    list.map { argument in
      ArgumentNode(
        label: argument.label.flatMap { $0.tokenKind == .wildcard ? nil : $0.cleanText },
        expression: mayBeDeferred && Self.hasEffects(argument.expression)
          ? DeferredExpression(autoclosure(argument.expression)) : expression(argument.expression),
        place: place(argument.expression), isTrailing: false)
    }
  }

  /// Whether it makes a difference when, and how often, it is evaluated.
  private static func hasEffects(_ syntax: ExprSyntax) -> Bool {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .nilLiteralExpr, .closureExpr, .keyPathExpr,
      .inOutExpr, .regexLiteralExpr, .superExpr:
      false
    case .stringLiteralExpr(let text): text.segments.contains { $0.is(ExpressionSegmentSyntax.self) }
    case .memberAccessExpr(let member): member.base != nil
    default: true
    }
  }

  private func prefix(_ prefix: PrefixOperatorExprSyntax, _ place: Place) -> Expression {
    let name = prefix.operator.text
    // The lowest Int has no positive counterpart.
    if name == "-", let integer = prefix.expression.as(IntegerLiteralExprSyntax.self),
      let lowest = Int("-" + integer.literal.text.replacing("_", with: "")), lowest == .min
    {
      return LiteralExpression(Value(.int(lowest)), place)
    }
    let operand = expression(prefix.expression)
    if name == "-", let literal = operand as? LiteralExpression {
      switch literal.value.payload {
      case .int(let number) where number != .min:
        return LiteralExpression(Value(.int(-number)), place)  // checked: not the lowest
      case .double(let number): return LiteralExpression(Value(.double(-number)), place)
      default: break
      }
    }
    return PrefixExpression(name, operand, place)
  }

  private func keyPath(_ path: KeyPathExprSyntax, _ place: Place) -> Expression {
    var names: [String] = []
    var subscripts: [Int: [ArgumentNode]] = [:]
    for component in path.components {
      switch component.component {
      case .property(let property):
        let name = property.declName.baseName.cleanText
        if name != "self" { names.append(name) }
      case .subscript(let index):
        let text = index.arguments.trimmedDescription
        if Int(text) == nil { subscripts[names.count] = arguments(index.arguments) }
        names.append("[\(text)]")
      case .optional: if !names.isEmpty { names[names.count - 1] += "?" }
      default: return UnsupportedExpression("this form of key path", place)
      }
    }
    return KeyPathExpression(
      root: path.root.map { type($0) }, components: names, subscripts: subscripts, place)
  }
}

extension Scope {
  /// Declares a name in the outermost block.
  func declareAtTop(_ name: String) -> Int {
    let slot = newSlot()
    setTop(name, slot)
    return slot
  }
}
