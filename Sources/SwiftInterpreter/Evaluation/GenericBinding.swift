import SightlineModel

/// What the generic parameters of an instance's type stand for; shared by its copies.
final class TypeArguments {
  let nodes: [String: TypeNode]
  init(_ nodes: [String: TypeNode]) { self.nodes = nodes }
}

/// Generic parameters, found from arguments and from what the context expects.
extension Interpreter {
  /// Arguments whose type is settled decide first, then the context, then literals.
  func bindGenerics(
    _ decl: FunctionDecl, _ arguments: Arguments, _ slots: [Slot]?, _ frame: Frame, _ caller: Frame?,
    _ expected: TypeNode?
  ) {
    let names = decl.genericParameters
    var literals: [(TypeNode, Value)] = []
    for (index, parameter) in decl.parameters.enumerated() {
      guard let slots, case .argument(let position) = slots[index] else { continue }
      let value = arguments.values[position].value
      if isNumberLiteral(value) {
        literals.append((parameter.type, value))
      } else {
        match(parameter.type, value, names, &frame.generics)
      }
    }
    if let expected, let result = decl.returnType {
      match(result, expected, names.filter { frame.generics[$0] == nil }, caller, &frame.generics)
    }
    if !literals.isEmpty, expected == nil { askForDoubles(decl, literals.map(\.0), arguments, frame) }
    for (type, value) in literals { match(type, value, names, &frame.generics) }
    askForGenerics(decl, arguments, slots, frame, caller)
  }

  private func isNumberLiteral(_ value: Value) -> Bool {
    switch value.payload {
    case .int, .double: return value.isLiteral
    case .array(let elements): return value.isLiteral && elements.first?.number != nil
    case .range(let range):
      let bound = range.lower ?? range.upper
      return bound?.isLiteral == true && bound?.number != nil
    default: return false
    }
  }

  /// Finds what `names` stand for in `type`, given a value of that type.
  func match(_ type: TypeNode, _ value: Value, _ names: [String], _ result: inout [String: TypeNode]) {
    switch type.shape {
    case .optional(let wrapped):
      if !value.isNone { match(wrapped, value, names, &result) }
    case .anyOf(let inner): match(inner, value, names, &result)
    case .array(let element):
      if case .array(let elements) = value.payload { match(element, any: elements, names, &result) }
    case .dictionary(let key, let entry):
      guard case .dictionary(let dictionary) = value.payload else { return }
      match(key, any: dictionary.entries.map(\.key), names, &result)
      match(entry, any: dictionary.entries.map(\.value), names, &result)
    case .tuple(let elements):
      guard case .tuple(let parts) = value.payload, parts.count == elements.count else { return }
      for (element, part) in zip(elements, parts) { match(element.type, part.value, names, &result) }
    case .metatype(let inner):
      guard case .type(let found) = value.payload else { return }
      if names.contains(inner.name) {
        result[inner.name] = parse(typeName: found)
      } else if let component = inner.components.first, let type = program.types[found],
        type.simpleName == component.name, let known = specialisations[found]
      {
        // `Key<Value>.Type`, given `Key<Int>.self`.
        for (parameter, node) in zip(type.genericParameters, component.arguments) where names.contains(node.name) {
          result[node.name] = known.nodes[parameter]
        }
      }
    case .named(let components):
      guard components.count == 1, let first = components.first else { return }
      if names.contains(first.name) {
        guard let found = typeNode(of: value) else { return }
        // `(1, 2.5)` over one parameter: both are Doubles.
        if let known = result[first.name], !(known.name == "Int" && found.name == "Double") { return }
        result[first.name] = found
      } else if case .function(let function) = value.payload {
        if case .function(let shape) = resolve(type, nil) { match(shape, function, names, &result) }
      } else if !first.arguments.isEmpty {
        match(first, value, names, &result)
      }
    case .function(let shape):
      if case .function(let function) = value.payload { match(shape, function, names, &result) }
    case .notUnderstood: break
    }
  }

  /// A closure that was declared with a type gives it.
  private func match(
    _ shape: TypeNode.FunctionShape, _ function: FunctionValue, _ names: [String], _ result: inout [String: TypeNode]
  ) {
    let types: (parameters: [TypeNode], result: TypeNode?)
    switch function {
    case let closure as Closure:
      guard let known = closure.shape else {
        // `register { Clock() }`: what its only expression makes.
        guard let call = closure.body.single as? CallExpression, let made = madeType(by: call, nil) else { return }
        return match(shape.result, made, names.filter { result[$0] == nil }, nil, &result)
      }
      types = (known.parameters, known.result)
    case let global as GlobalFunction where global.candidates.count == 1:
      types = (global.candidates[0].parameters.map(\.type), global.candidates[0].returnType)
    default: return
    }
    guard types.parameters.count == shape.parameters.count else { return }
    for (type, known) in zip(shape.parameters, types.parameters) {
      match(type, known, names.filter { result[$0] == nil }, nil, &result)
    }
    if let known = types.result { match(shape.result, known, names.filter { result[$0] == nil }, nil, &result) }
  }

  private func match(
    _ component: TypeNode.Component, _ value: Value, _ names: [String], _ result: inout [String: TypeNode]
  ) {
    switch value.payload {
    case .array(let elements), .set(let elements):
      guard let argument = component.arguments.first else { return }
      match(argument, any: elements, names, &result)
    case .range(let range):
      guard let argument = component.arguments.first, let bound = range.lower ?? range.upper else { return }
      match(argument, bound, names, &result)
    case .structure, .object:
      guard let type = program.types[typeName(of: value)] else { return }
      guard type.simpleName == component.name else {
        matchProtocol(component, type, typeArguments(of: value), names, &result)
        return
      }
      guard let known = typeArguments(of: value) else { return }
      for (name, node) in zip(type.genericParameters, component.arguments) {
        guard names.contains(node.name), result[node.name] == nil, let bound = known.nodes[name] else { continue }
        result[node.name] = bound
      }
    case .host(let host):
      // `Binding<Kind>`, `CurrentValueSubject<Kind, Never>`: what it holds.
      guard let argument = component.arguments.first, names.contains(argument.name), result[argument.name] == nil,
        let name = Self.heldMembers[host.hostTypeName], let held = try? member(of: value, name, call: nil)
      else { return }
      match(argument, held, names, &result)
    default: break
    }
  }

  /// `some Store<State>`: what the type of the value has for the primary associated types of the protocol.
  private func matchProtocol(
    _ component: TypeNode.Component, _ type: TypeDecl, _ known: TypeArguments?, _ names: [String],
    _ result: inout [String: TypeNode]
  ) {
    guard
      let contract = conformances(of: type.name).compactMap({ program.types[$0] }).first(where: {
        $0.kind == .contract && $0.simpleName == component.name
      })
    else { return }
    let arguments = type.genericParameters.map { known?.nodes[$0] ?? Lowering.anyType }
    for (primary, node) in zip(contract.primaryAssociatedTypes, component.arguments)
    where names.contains(node.name) && result[node.name] == nil {
      if let found = associated(primary, of: type, arguments) { result[node.name] = found }
    }
  }

  /// `init<C: Coordinator>(_ coordinator: C) where C.Route == Route`: what the type of an argument has for it.
  private func matchAssociated(
    _ open: [String], of decl: FunctionDecl, _ slots: [Slot], _ arguments: Arguments,
    _ result: inout [String: TypeNode]
  ) {
    for constraint in decl.constraints where constraint.isSameType {
      // Either side may be the associated type.
      let (left, right) = (constraint.left, constraint.right.components.map(\.name).joined(separator: "."))
      guard let (path, name) = [(left, right), (right, left)].first(where: { open.contains($0.1) }),
        result[name] == nil,
        let dot = path.firstIndex(of: "."), !path[path.index(after: dot)...].contains(".")
      else { continue }
      let (parameter, member) = (String(path[..<dot]), String(path[path.index(after: dot)...]))
      for (declared, slot) in zip(decl.parameters, slots) {
        guard case .argument(let index) = slot, declared.type.unwrapped.name == parameter,
          let node = typeNode(of: arguments.values[index].value), case .user(let type, let known) = resolve(node, nil),
          let found = associated(member, of: type, known)
        else { continue }
        result[name] = found
        break
      }
    }
  }

  private static let heldMembers = ["Binding": "wrappedValue", "CurrentValueSubject": "value"]

  private func match(_ type: TypeNode, any values: [Value], _ names: [String], _ result: inout [String: TypeNode]) {
    guard let first = values.first(where: { !$0.isNone }) else { return }
    match(type, first, names, &result)
  }

  /// Finds what `names` stand for in `type`, where a value of the type `expected` is wanted.
  func match(
    _ type: TypeNode, _ expected: TypeNode, _ names: [String], _ caller: Frame?, _ result: inout [String: TypeNode]
  ) {
    guard !names.isEmpty else { return }
    switch (type.unwrapped.shape, expected.unwrapped.shape) {
    case (.named(let components), _) where components.count == 1 && names.contains(components[0].name):
      let wanted = type.isOptional ? expected.unwrapped : expected
      if case .open = resolve(wanted.unwrapped, caller) { return }
      result[components[0].name] = closed(wanted, caller)
    case (.array(let element), .array(let wanted)): match(element, wanted, names, caller, &result)
    case (.dictionary(let key, let value), .dictionary(let wantedKey, let wantedValue)):
      match(key, wantedKey, names, caller, &result)
      match(value, wantedValue, names, caller, &result)
    case (.tuple(let elements), .tuple(let wanted)) where elements.count == wanted.count:
      for (element, other) in zip(elements, wanted) { match(element.type, other.type, names, caller, &result) }
    case (.named(let components), .named(let wanted)):
      guard let own = components.last, let other = wanted.last, own.name == other.name,
        own.arguments.count == other.arguments.count
      else { return }
      for (node, wanted) in zip(own.arguments, other.arguments) { match(node, wanted, names, caller, &result) }
    default: break
    }
  }

  /// The type of a value, as far as the value shows it.
  func typeNode(of value: Value) -> TypeNode? {
    switch value.payload {
    case .unknown, .implicit, .none, .function, .void, .tuple, .keyPath: return nil
    case .array(let elements):
      guard let element = elements.first.flatMap(typeNode) else { return parse(typeName: "Array") }
      return TypeNode(.array(element))
    case .structure, .object:
      let name = typeName(of: value)
      guard let type = program.types[name], let known = typeArguments(of: value) else { return parse(typeName: name) }
      let arguments = type.genericParameters.map { known.nodes[$0] ?? Lowering.anyType }
      let node = TypeNode(.named([.init(name: name, arguments: arguments)]))
      node.resolved = .user(type, arguments)
      return node
    default: return parse(typeName: typeName(of: value))
    }
  }

  func typeArguments(of value: Value) -> TypeArguments? {
    switch value.payload {
    case .structure(let structure): structure.typeArguments
    case .object(let object): object.typeArguments
    case .type(let name): specialisations.isEmpty ? nil : specialisations[name]
    default: nil
    }
  }

  /// A type with the generic parameters of a running function filled in.
  func closed(_ node: TypeNode, _ frame: Frame?) -> TypeNode {
    guard let frame, !frame.generics.isEmpty else { return node }
    return substituted(node, frame.generics)
  }

  /// A type with its parameters replaced.
  func filled(_ node: TypeNode, _ generics: [String: TypeNode]) -> TypeNode {
    let copy = TypeNode(node.shape, place: node.place, owner: node.owner, file: node.file)
    return substituted(copy, generics)
  }

  func substituted(_ node: TypeNode, _ generics: [String: TypeNode]) -> TypeNode {
    func copy(_ shape: TypeNode.Shape) -> TypeNode {
      TypeNode(shape, place: node.place, owner: node.owner, file: node.file)
    }
    switch node.shape {
    case .optional(let wrapped):
      let inner = substituted(wrapped, generics)
      return inner === wrapped ? node : copy(.optional(inner))
    case .array(let element):
      let inner = substituted(element, generics)
      return inner === element ? node : copy(.array(inner))
    case .dictionary(let key, let value):
      let (newKey, newValue) = (substituted(key, generics), substituted(value, generics))
      return newKey === key && newValue === value ? node : copy(.dictionary(newKey, newValue))
    case .function(let shape):
      let parameters = shape.parameters.map { substituted($0, generics) }
      let result = substituted(shape.result, generics)
      if result === shape.result, zip(parameters, shape.parameters).allSatisfy({ $0 === $1 }) { return node }
      return copy(.function(.init(parameters: parameters, result: result, attributes: shape.attributes)))
    case .tuple(let elements):
      let types = elements.map { substituted($0.type, generics) }
      if zip(types, elements).allSatisfy({ $0 === $1.type }) { return node }
      return copy(.tuple(zip(elements, types).map { ($0.label, $1) }))
    case .named(let components):
      guard components.count == 1, let only = components.first else { return node }
      if only.arguments.isEmpty {
        guard let bound = generics[only.name], bound !== node else { return node }
        if let resolved = node.resolved {
          guard case .open = resolved else { return node }
        }
        return bound
      }
      let arguments = only.arguments.map { substituted($0, generics) }
      if zip(arguments, only.arguments).allSatisfy({ $0 === $1 }) { return node }
      return copy(.named([.init(name: only.name, arguments: arguments)]))
    default: return node
    }
  }

  /// What the parameters of a class are where its superclass is wanted: `Maybe()` as a `Box<Int?>`.
  func arguments(of type: TypeDecl, asKindOf expected: TypeNode, _ frame: Frame) -> [TypeNode] {
    guard type.isClass, let clause = superclassClause(of: type),
      case .user(let other, let wanted) = resolve(expected.unwrapped, frame), other === clause.type
    else { return [] }
    var found: [String: TypeNode] = [:]
    for (node, wanted) in zip(clause.arguments, wanted) { match(node, wanted, type.genericParameters, frame, &found) }
    let arguments = type.genericParameters.compactMap { found[$0] }
    return arguments.count == type.genericParameters.count ? arguments : []
  }

  /// What an instance's generic parameters stand for: as written (`Stack<Double>()`), as the context wants them, or as
  /// the arguments say. Its superclass's parameters are filled in by the clause that names it.
  func typeArguments(
    _ type: TypeDecl, written: [TypeNode], parameters: [ParameterDecl], slots: [Slot], _ arguments: Arguments,
    _ frame: Frame?, initializer: FunctionDecl? = nil
  ) -> TypeArguments? {
    var result: [String: TypeNode] = [:]
    for (name, node) in zip(type.genericParameters, written) {
      let filled = node.name == "Self" ? frame.flatMap(selfType) ?? node : closed(node, frame)
      if case .named(let components) = filled.shape, components.count == 1, components[0].name == "_" { continue }
      // `Grid<U>` where nobody knows U.
      if case .open(let open) = resolve(filled, nil), open != "Any", open != "AnyHashable" { continue }
      result[name] = filled
    }
    let open = type.genericParameters.filter { result[$0] == nil }
    if !open.isEmpty {
      for (parameter, slot) in zip(parameters, slots) {
        if case .argument(let index) = slot { match(parameter.type, arguments.values[index].value, open, &result) }
      }
    }
    if let initializer, open.contains(where: { result[$0] == nil }) {
      matchAssociated(open, of: initializer, slots, arguments, &result)
    }
    // Within the type itself its name means the instance's own.
    if let frame, frame.owner === type {
      for name in open where result[name] == nil { result[name] = frame.generics[name] }
    }
    let unknown = open.filter { result[$0] == nil }
    if !unknown.isEmpty {
      result.merge(askForGenerics(type, unknown, parameters, slots, arguments, frame)) { own, _ in own }
    }
    var child = type
    while let clause = superclassClause(of: child), !clause.type.genericParameters.isEmpty {
      for (name, node) in zip(clause.type.genericParameters, clause.arguments) where result[name] == nil {
        if result[node.name] == nil, child.genericParameters.contains(where: { node.mentions($0) }) { continue }
        result[name] = result[node.name] ?? node
      }
      child = clause.type
    }
    return result.isEmpty ? nil : TypeArguments(result)
  }
}

extension Interpreter {
  /// A function type with the generic parameters of a running function filled in.
  func closed(_ shape: TypeNode.FunctionShape, _ frame: Frame?) -> TypeNode.FunctionShape {
    guard let frame, !frame.generics.isEmpty else { return shape }
    return closed(TypeNode(.function(shape)), frame).function ?? shape
  }
}
