import SightlineModel

/// Type variables of the expression being checked, with what is known of them.
struct Variable {
  enum Literal: UInt8 { case none, integer, float, string, boolean, character }
  var binding = TypeID.none
  var literal = Literal.none
  var protocols: [Declaration] = []
}

/// Costs of conversions, the worst first, as the compiler ranks them.
enum Cost {
  static let disfavoured = 1 << 40
  static let unresolvedViaOptional = 1 << 36
  static let valueConversion = 1 << 32
  static let userConversion = 1 << 28
  static let functionConversion = 1 << 24
  static let nonDefaultLiteral = 1 << 20
  static let collectionUpcast = 1 << 16
  static let valueToOptional = 1 << 10
  static let existential = 1 << 5
}

/// A state to which a trial returns.
struct SolverState {
  var trail: Int
  var variables: Int
  var pending: [PendingEquality]
  var score: Int
}

/// Two types that have to be equal once more is known.
struct PendingEquality {
  var left: TypeID
  var right: TypeID
  /// The protocol that `left` has to conform to, in place of equality.
  var proto: Declaration?
}

extension Checker {
  func fresh(_ literal: Variable.Literal = .none) -> TypeID {
    variables.append(Variable(literal: literal))
    return types.variable(variables.count - 1)
  }

  func save() -> SolverState {
    SolverState(trail: trail.count, variables: variables.count, pending: pending, score: score)
  }

  func restore(_ state: SolverState) {
    while trail.count > state.trail {
      let (index, old) = trail.removeLast()
      if index < variables.count { variables[index] = old }
    }
    if variables.count > state.variables { variables.removeLast(variables.count - state.variables) }
    pending = state.pending
    score = state.score
  }

  private func change(_ index: Int, _ body: (inout Variable) -> Void) {
    trail.append((index, variables[index]))
    body(&variables[index])
  }

  /// The type that a variable stands for, as far as it is known; not its parts.
  func shallow(_ type: TypeID) -> TypeID {
    var type = type
    while types.kind(type) == .variable {
      guard Int(types.head(type)) < variables.count else { return .dynamic }
      let next = variables[Int(types.head(type))].binding
      if next == .none { return type }
      type = next
    }
    if types.kind(type) == .associated, types.hasVariables(type) {
      let base = shallow(types.child(type, 0))
      if types.kind(base) != .variable {
        let found = program.canonical(program.associated(of: base, Symbol(id: types.head(type))), context)
        return found == type ? type : shallow(found)
      }
    }
    return type
  }

  /// The type with everything that is known put in place of variables.
  func full(_ type: TypeID) -> TypeID {
    guard types.hasVariables(type) else { return type }
    let found = shallow(type)
    if found != type { return full(found) }
    if types.kind(type) == .variable { return type }
    if types.kind(type) == .associated {
      let base = full(types.child(type, 0))
      if base == types.child(type, 0) { return type }
      return program.canonical(program.associated(of: base, Symbol(id: types.head(type))), context)
    }
    return program.mapChildren(type) { full($0) }
  }

  func literal(_ type: TypeID) -> Variable.Literal {
    types.kind(type) == .variable ? variables[Int(types.head(type))].literal : .none
  }

  // MARK: Binding

  func bind(_ variable: TypeID, _ type: TypeID) -> Bool {
    let index = Int(types.head(variable))
    let own = variables[index]
    if types.kind(type) == .variable {
      let other = Int(types.head(type))
      if other == index { return true }
      let literal = merge(own.literal, variables[other].literal)
      guard let literal, literal == .none || mayConform(literal, own.protocols + variables[other].protocols) else {
        return false
      }
      change(other) { state in
        state.literal = literal
        for proto in own.protocols where !state.protocols.contains(where: { $0 === proto }) {
          state.protocols.append(proto)
        }
      }
      change(index) { $0.binding = type }
      return true
    }
    if types.hasVariables(type), occurs(variable, type) { return false }
    if own.literal != .none, !accepts(type, own.literal) { return false }
    for proto in own.protocols where !conforms(type, proto) { return false }
    change(index) { $0.binding = type }
    if own.literal != .none, !isDefault(type, own.literal) { score += Cost.nonDefaultLiteral }
    return true
  }

  /// Whether a type that a literal usually has conforms to all of the protocols.
  private func mayConform(_ literal: Variable.Literal, _ protocols: [Declaration]) -> Bool {
    guard !protocols.isEmpty else { return true }
    let names: [KnownName]
    switch literal {
    case .none: return true
    case .integer: names = [.Int, .Double, .UInt, .CGFloat]
    case .float: names = [.Double, .CGFloat]
    case .string, .character: names = [.String, .Character, .LocalizedStringKey, .Substring]
    case .boolean: names = [.Bool]
    }
    return names.contains { name in protocols.allSatisfy { program.conforms(program.type(name), $0) } }
  }

  private func merge(_ left: Variable.Literal, _ right: Variable.Literal) -> Variable.Literal? {
    if left == right || right == .none { return left }
    if left == .none { return right }
    switch (left, right) {
    case (.integer, .float), (.float, .integer): return .float
    case (.string, .character), (.character, .string): return .string
    default: return nil
    }
  }

  private func occurs(_ variable: TypeID, _ type: TypeID) -> Bool {
    let type = shallow(type)
    if type == variable { return true }
    guard types.hasVariables(type) else { return false }
    for index in 0..<types.count(type) where occurs(variable, types.child(type, index)) { return true }
    return false
  }

  /// Whether a literal can be of the type.
  func accepts(_ type: TypeID, _ literal: Variable.Literal) -> Bool {
    if type == .dynamic { return true }
    let names: KnownName
    switch literal {
    case .none: return true
    case .integer: names = .ExpressibleByIntegerLiteral
    case .float: names = .ExpressibleByFloatLiteral
    case .string: names = .ExpressibleByStringLiteral
    case .boolean: names = .ExpressibleByBooleanLiteral
    case .character: names = .ExpressibleByExtendedGraphemeClusterLiteral
    }
    guard let proto = program.protocolDeclaration(names) else { return true }
    if program.conforms(type, proto) { return true }
    if literal == .character, let proto = program.protocolDeclaration(.ExpressibleByUnicodeScalarLiteral) {
      if program.conforms(type, proto) { return true }
      guard let proto = program.protocolDeclaration(.ExpressibleByStringLiteral) else { return false }
      return program.conforms(type, proto)
    }
    return false
  }

  func isDefault(_ type: TypeID, _ literal: Variable.Literal) -> Bool {
    switch literal {
    case .none: true
    case .integer: program.isNominal(type, .Int)
    case .float: program.isNominal(type, .Double)
    case .string, .character: program.isNominal(type, .String)
    case .boolean: program.isNominal(type, .Bool)
    }
  }

  func defaultType(_ literal: Variable.Literal) -> TypeID? {
    switch literal {
    case .none: nil
    case .integer: program.type(.Int)
    case .float: program.type(.Double)
    case .string, .character: program.type(.String)
    case .boolean: program.type(.Bool)
    }
  }

  func conforms(_ type: TypeID, _ proto: Declaration) -> Bool {
    let type = shallow(type)
    if types.kind(type) == .variable {
      let index = Int(types.head(type))
      if variables[index].literal != .none, !mayConform(variables[index].literal, [proto]) { return false }
      if !variables[index].protocols.contains(where: { $0 === proto }) {
        change(index) { $0.protocols.append(proto) }
      }
      return true
    }
    if types.kind(type) == .associated, types.hasVariables(type) {
      pending.append(PendingEquality(left: type, right: .none, proto: proto))
      return true
    }
    return program.conforms(full(type), proto)
  }

  // MARK: Equality

  func unify(_ left: TypeID, _ right: TypeID) -> Bool {
    let (left, right) = (shallow(left), shallow(right))
    if left == right || left == .dynamic || right == .dynamic { return true }
    let (a, b) = (types.kind(left), types.kind(right))
    if waits(left, right) || waits(right, left) {
      pending.append(PendingEquality(left: left, right: right, proto: nil))
      return true
    }
    if a == .variable { return bind(left, right) }
    if b == .variable { return bind(right, left) }
    if a == .associated && types.hasVariables(left) || b == .associated && types.hasVariables(right) {
      pending.append(PendingEquality(left: left, right: right, proto: nil))
      return true
    }
    guard a == b, types.count(left) == types.count(right) else { return false }
    switch a {
    case .nominal where types.head(left) != types.head(right): return false
    case .opaque where types.head(left) != types.head(right): return false
    case .parameter: return false
    case .associated where types.head(left) != types.head(right): return false
    case .tuple:
      let (l, r) = (types.labels(left), types.labels(right))
      for index in l.indices where l[index] != r[index] && l[index] != nil && r[index] != nil { return false }
    case .existential:
      if types.count(left) == 0 { return false }
    default: break
    }
    for index in 0..<types.count(left) where !unify(types.child(left, index), types.child(right, index)) {
      return false
    }
    return true
  }

  private func stride(_ type: TypeID, _ literal: TypeID) -> (TypeID, TypeID)? {
    guard waits(literal, type), types.head(type) == strideName.id else { return nil }
    let base = shallow(types.child(type, 0))
    return self.literal(base) == .none ? nil : (base, literal)
  }

  /// Looks again at what waited for more to be known.
  func settle() -> Bool {
    var rounds = 0
    while !pending.isEmpty, rounds < 8 {
      let waiting = pending
      pending = []
      var progressed = false
      for item in waiting {
        let left = full(item.left)
        if let proto = item.proto {
          if types.kind(left) == .associated, types.hasVariables(left) {
            pending.append(item)
          } else {
            progressed = true
            if !conforms(left, proto) { return false }
          }
          continue
        }
        let right = full(item.right)
        let isStuck =
          types.kind(left) == .associated && types.hasVariables(left) && types.kind(right) != .variable
          || types.kind(right) == .associated && types.hasVariables(right) && types.kind(left) != .variable
          || waits(left, right) || waits(right, left)
        if isStuck, isFinishing, let base = stride(left, right) ?? stride(right, left) {
          // Numbers are their own strides
          progressed = true
          if !unify(base.0, base.1) { return false }
        } else if isStuck {
          pending.append(PendingEquality(left: left, right: right, proto: nil))
        } else {
          progressed = true
          if !unify(left, right) { return false }
        }
      }
      if !progressed { return true }
      rounds += 1
    }
    return true
  }
}
