import SwiftSyntax

extension TreeReader {
  func variables(_ node: VariableDeclSyntax, isMember: Bool) -> VariableStatement {
    var entries: [VariableStatement.Entry] = []
    var declared: [Declaration] = []
    var annotation: TypeText?
    let bindings = Array(node.bindings)
    var annotations = Array<(TypeText, Bool)?>(repeating: nil, count: bindings.count)
    for index in bindings.indices.reversed() {
      if let clause = bindings[index].typeAnnotation {
        annotation = type(clause.type)
        annotations[index] = (annotation!, clause.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self))
      } else if bindings[index].initializer == nil, let annotation {
        annotations[index] = (annotation, false)
      }
    }
    let isLocal = !isMember && !parents.isEmpty
    var modifiers = Declaration(.variable, Symbol(.empty))
    attributes(node.attributes, node.modifiers, on: modifiers)
    for (index, binding) in bindings.enumerated() {
      var made: [Declaration] = []
      var pattern = self.pattern(binding.pattern, isBinding: true) { name, place in
        let declaration = self.declare(isLocal ? .local : .variable, name, place)
        declaration.flags = modifiers.flags
        if node.bindingSpecifier.text == "let" { declaration.flags.insert(.isLet) }
        declaration.attributes = modifiers.attributes
        made.append(declaration)
        return declaration
      }
      if let (text, isUnwrapped) = annotations[index] {
        pattern = .typed(pattern, text)
        if made.count == 1, case .typed(.bind(let only), _) = pattern {
          only.typeText = text
          if isUnwrapped { only.flags.insert(.isImplicitUnwrapped) }
        }
      }
      var value: Expression?
      if let only = made.first, isMember || !isLocal { parents.append(only) }
      if let initialiser = binding.initializer { value = expression(initialiser.value) }
      if let only = made.first, isMember || !isLocal { _ = only; parents.removeLast() }
      if made.count == 1, case .bind(let only) = strip(pattern) { only.value = value }
      if let block = binding.accessorBlock, let only = made.first {
        parents.append(only)
        accessors(block, of: only)
        parents.removeLast()
      }
      if let only = made.first, isMember || !isLocal, value != nil { only.flags.insert(.hasDefault) }
      for declaration in made { declaration.end = end(binding) }
      entries.append(.init(pattern: pattern, value: value))
      declared += made
      modifiers = {
        let next = Declaration(.variable, Symbol(.empty)); next.flags = modifiers.flags
        next.attributes = modifiers.attributes
        return next
      }()
    }
    let statement = VariableStatement(
      entries: entries, declarations: declared, isAsync: node.modifiers.contains { $0.name.text == "async" })
    for declaration in declared { declaration.statement = statement }
    var number = 0
    for (index, entry) in entries.enumerated() {
      forEachBinding(entry.pattern) { declaration in
        declaration.statementIndex = index
        number += 1
      }
    }
    return statement
  }

  private func strip(_ pattern: Pattern) -> Pattern {
    if case .typed(let inner, _) = pattern { return inner }
    return pattern
  }

  func accessors(_ block: AccessorBlockSyntax, of made: Declaration) {
    switch block.accessors {
    case .getter(let items):
      made.flags.insert(.isComputed)
      parents.append(made)
      made.body = self.block(items)
      parents.removeLast()
    case .accessors(let list):
      for accessor in list {
        let kind = accessor.accessorSpecifier.text
        if kind == "get" || kind == "_read" || kind == "unsafeAddress" {
          made.flags.insert(.isComputed)
          if accessor.effectSpecifiers?.asyncSpecifier != nil { made.flags.insert(.isAsync) }
          if accessor.effectSpecifiers?.throwsClause != nil { made.flags.insert(.isThrowing) }
        }
        guard let body = accessor.body else { continue }
        parents.append(made)
        let read = self.block(body)
        if kind == "get" || kind == "_read" {
          made.body = read
        } else {
          if kind == "set" { made.flags.insert(.isComputed) }
          let name =
            accessor.parameters.map { symbol($0.name) } ?? (kind == "didSet" ? Symbol(.oldValue) : Symbol(.newValue))
          made.accessors.append((declare(.parameter, name, accessor), read))
        }
        parents.removeLast()
      }
    default: break
    }
  }

  func forEachBinding(_ pattern: Pattern, _ body: (Declaration) -> Void) {
    switch pattern {
    case .bind(let declaration): body(declaration)
    case .tuple(let elements): for element in elements { forEachBinding(element.pattern, body) }
    case .some(let inner), .typed(let inner, _), .cast(let inner, _): forEachBinding(inner, body)
    case .element(_, _, let payload?): for element in payload { forEachBinding(element.pattern, body) }
    case .wildcard, .is, .element, .expression: break
    }
  }
}
