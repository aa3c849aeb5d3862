import SightlineModel

/// Evaluated arguments, with the nodes they come from where there are any.
struct Arguments {
  var values: [Call.Argument]
  var nodes: [ArgumentNode]?
  let spot: Spot
  var location: SourceLocation { spot.location }
  init(values: [Call.Argument], nodes: [ArgumentNode]? = nil, location: SourceLocation) {
    self.init(values: values, nodes: nodes, at: Spot(location))
  }
  init(values: [Call.Argument], nodes: [ArgumentNode]? = nil, at spot: Spot) {
    self.values = values
    self.nodes = nodes
    self.spot = spot
  }
  /// As a host takes it: lengths and shares have fractions, so a literal quotient keeps its own.
  var call: Call { Call(arguments: values.map(\.withFraction), at: spot) }
}

extension Call.Argument {
  var withFraction: Call.Argument {
    guard let fraction else { return self }
    var argument = self
    argument.value = fraction
    return argument
  }
}

extension ImplicitMember {
  /// As a host takes it.
  var withFractions: ImplicitMember {
    guard links.contains(where: { $0.call?.arguments.contains { $0.fraction != nil } ?? false }) else { return self }
    var member = self
    for index in member.links.indices {
      guard var call = member.links[index].call else { continue }
      call.arguments = call.arguments.map(\.withFraction)
      member.links[index].call = call
    }
    return member
  }
}

extension Interpreter {
  /// - Parameter types: What the parameters ask for, where that is known beforehand and matters: of arguments that are
  ///   calls, whose generic result may follow from it.
  ///   - candidates: Functions that may take them; asked for where the arguments may have to wait.
  func evaluate(
    _ nodes: [ArgumentNode], _ frame: Frame, types: [TypeNode?] = [], for candidates: () -> [FunctionDecl] = { [] }
  ) throws -> [Call.Argument] {
    var result: [Call.Argument] = []
    result.reserveCapacity(nodes.count)
    let waiting = nodes.contains(where: \.isDeferred) ? autoclosures(of: candidates(), nodes) : []
    for (index, node) in nodes.enumerated() {
      let type = index < types.count ? types[index] : nil
      if waiting.contains(index), let deferred = node.expression as? DeferredExpression {
        result.append(
          Call.Argument(
            label: node.label, value: Value(.function(try deferred.deferred(frame, nil))), at: Spot(node.place)))
        continue
      }
      var argument = Call.Argument(
        label: node.label, value: try node.expression.evaluate(frame, type), at: Spot(node.place),
        isTrailingClosure: node.isTrailing)
      if case .int(let whole) = argument.value.payload, !(node.expression is LiteralExpression),
        node.expression.isLiteralArithmetic
      {
        let exact = try node.expression.evaluate(frame, doubleType)
        if exact.number != Double(whole) { argument.fraction = exact }
      } else if case .range = argument.value.payload, let range = node.expression as? BinaryExpression,
        range.left.isLiteralArithmetic, range.right.isLiteralArithmetic
      {
        argument.fraction = try range.evaluate(frame, rangeOfDoublesType)
      }
      result.append(argument)
    }
    return result
  }

  /// Positions of the arguments that every function which takes them by their labels takes as an `@autoclosure`.
  private func autoclosures(of candidates: [FunctionDecl], _ nodes: [ArgumentNode]) -> Set<Int> {
    let labelled = Self.labelled(nodes)
    let fitting = candidates.compactMap { candidate in
      bind(candidate.parameters, labelled).map { slots in
        Set(
          zip(candidate.parameters, slots).compactMap { parameter, slot -> Int? in
            if parameter.isAutoclosure, case .argument(let index) = slot { index } else { nil }
          })
      }
    }
    guard let first = fitting.first else { return [] }
    return fitting.dropFirst().reduce(first) { $0.intersection($1) }
  }

  private static func labelled(_ nodes: [ArgumentNode]) -> [Call.Argument] {
    nodes.map { Call.Argument(label: $0.label, value: .void, at: Spot($0.place), isTrailingClosure: $0.isTrailing) }
  }

  /// Functions that a bare name may call, by the first of self, a type and the whole program that has any.
  func candidates(for name: NameExpression, _ frame: Frame) -> [FunctionDecl] {
    if let slot = name.selfSlot, let value = frame.slots[slot]?.value {
      let isStatic = if case .type = value.payload { true } else { false }
      let own = members(of: typeName(of: value), name.name, isStatic: isStatic).functions
      if !own.isEmpty { return own }
    }
    if case .type(let type)? = findName(name.name, owner: frame.owner, file: name.place.file, at: name.place) {
      return initializers(of: type)
    }
    return program.globals(name.name, from: name.place.file)?.functions ?? []
  }

  /// Functions that a member of a value, or of a type, may call.
  func candidates(for name: String, of base: Value) -> [FunctionDecl] {
    guard case .type(let type) = base.payload else {
      return members(of: typeName(of: base), name, isStatic: false).functions
    }
    if name == "init" { return program.types[type].map(initializers) ?? [] }
    return members(of: type, name, isStatic: true).functions
  }

  /// The types of the parameters where the labels alone decide which function is meant: `Model(api: resolve())`.
  func argumentTypes(of name: NameExpression, _ nodes: [ArgumentNode], _ frame: Frame) -> [TypeNode?] {
    guard nodes.contains(where: \.expression.isCallOfFunction) else { return [] }
    var lists = candidates(for: name, frame).map(\.parameters)
    if lists.isEmpty,
      case .type(let type)? = findName(name.name, owner: frame.owner, file: name.place.file, at: name.place),
      case .structure = type.kind
    {
      lists = [memberwiseParameters(type)]
    }
    guard !lists.isEmpty else { return [] }
    let labelled = Self.labelled(nodes)
    var found: [TypeNode?]?
    for parameters in lists {
      guard let slots = bind(parameters, labelled) else { continue }
      guard found == nil else { return [] }
      var types = [TypeNode?](repeating: nil, count: nodes.count)
      for (parameter, slot) in zip(parameters, slots) {
        if case .argument(let index) = slot, nodes[index].expression.isCallOfFunction { types[index] = parameter.type }
      }
      found = types
    }
    return found ?? []
  }
}
