import SightlineModel

/// A mutating method was looked for and not found on a target.
struct NotMutating: Error {}

extension Interpreter {
  /// A call with `&value`: a function that nobody knows leaves an unknown behind, never the value from before.
  func evaluateInoutCall(_ node: CallExpression, _ frame: Frame, _ expected: TypeNode?) throws -> Value {
    let outer = passedBack
    passedBack = nil
    defer { passedBack = outer }
    let result = try evaluateCall(node, frame, expected)
    switch passedBack {
    case .written: break
    case .values(let values):
      for (target, value) in zip(node.inoutTargets, values) { try target.modify(frame) { $0 = value } }
    case nil:
      let name = node.callee.dottedName ?? "a call"
      for target in node.inoutTargets {
        try target.modify(frame) { $0 = .unknown("\(name) changes it, and is not known", at: node.location) }
      }
    }
    return result
  }

  /// `items.append(.init(…))`: the declared type of the collection says what the argument is.
  func settleElements(_ arguments: Arguments, of target: Expression, _ frame: Frame) throws -> Arguments {
    guard
      arguments.values.contains(where: {
        switch $0.value.payload {
        case .implicit, .tuple: true
        default: $0.value.isLiteral
        }
      }), let type = try targetType(of: target, frame), let element = elementType(of: type, frame)
    else { return try settledByTypes(arguments, frame) }
    var result = arguments
    for index in result.values.indices {
      switch result.values[index].label {
      case nil where !result.values[index].isTrailingClosure:
        if case .function = result.values[index].value.payload { continue }
        result.values[index].value = try coerce(result.values[index].value, to: element, frame)
      case "contentsOf": result.values[index].value = try coerce(result.values[index].value, to: type, frame)
      default: continue
      }
    }
    return result
  }

  /// `store[\.items].append(.init(id: 1))`: nothing that is seen here says what the elements are.
  private func settledByTypes(_ arguments: Arguments, _ frame: Frame) throws -> Arguments {
    var result = arguments
    for index in result.values.indices {
      if case .implicit = result.values[index].value.payload {
        result.values[index].value = try settledByType(result.values[index].value, frame)
      }
    }
    return result
  }

  /// Runs a method that changes its receiver in place; `nil` when the receiver has no such method.
  func callMutating(
    _ member: MemberExpression, _ arguments: Arguments, _ frame: Frame, _ expected: TypeNode?
  ) throws -> Value? {
    var result: Value?
    do {
      try member.base.modify(frame) { value in
        switch value.payload {
        case .host:
          // `extension Data { mutating func add(_ text: String) }`.
          let candidates = members(of: typeName(of: value), member.name, isStatic: false).functions
          if let (decl, binding) = best(candidates, arguments, frame, expected), decl.isMutating {
            let box = Box(value)
            value.payload = .void
            defer { value = box.value }
            result = try invoke(decl, receiver: box, arguments, binding, frame)
            return
          }
          for host in hosts {
            guard let changed = try host.mutate(&value, name: member.name, call: arguments.call, in: self) else {
              continue
            }
            result = changed
            return
          }
          throw NotMutating()
        case .object, .unknown, .type, .none, .function: throw NotMutating()
        default: break
        }
        let candidates = members(of: typeName(of: value), member.name, isStatic: false).functions
        if let (decl, binding) = best(candidates, arguments, frame, expected) {
          guard decl.isMutating else { throw NotMutating() }
          let box = Box(value)
          value.payload = .void
          defer { value = box.value }
          result = try invoke(decl, receiver: box, arguments, binding, frame)
          return
        }
        guard let changed = try mutateStandard(&value, member.name, arguments, frame, at: member) else {
          throw NotMutating()
        }
        result = changed
      }
    } catch is NotMutating { return nil }
    return result
  }
}
