extension Program {
  // MARK: Names of types

  /// The type that a text stands for within a declaration.
  func resolve(_ text: TypeText, in context: Declaration?, open: Bool = false) -> TypeID {
    switch text {
    case .name(let name, let arguments, let offset):
      return resolve(name, arguments, in: context, open: open, offset: offset)
    case .member(let base, let name, let arguments):
      if case .name(let module, let none, _) = base, none.isEmpty, isModule(module, in: context) {
        let found = module == application.name ? application.lookup?[name] : frameworks.lookup?[name]
        if let type = found?.first(where: { $0.isType }) {
          return instantiate(
            type, arguments.map { resolve($0, in: context, open: open) }, outer: [], open: open, context)
        }
        return unknownType(name, context, offsetOf(base))
      }
      let owner = resolve(base, in: context, open: open)
      return memberType(of: owner, name, arguments.map { resolve($0, in: context, open: open) }, context, open: open)
        ?? unknownType(name, context, offsetOf(base))
    case .optional(let inner): return optional(resolve(inner, in: context, open: open))
    case .array(let inner): return array(resolve(inner, in: context, open: open))
    case .dictionary(let key, let value):
      return type(.Dictionary, [resolve(key, in: context, open: open), resolve(value, in: context, open: open)])
    case .function(let parameters, let result, let isAsync, let isThrowing):
      var shape = FunctionShape(parameters: parameters.map(\.flags))
      shape.isAsync = isAsync
      shape.isThrowing = isThrowing
      let made = parameters.map { resolve($0.type, in: context, open: open) }
      return types.function(made, resolve(result, in: context, open: open), shape)
    case .tuple(let elements):
      return types.tuple(elements.map { resolve($0.type, in: context, open: open) }, labels: elements.map(\.label))
    case .some(let inner):
      return opaque(resolveConstraints(inner, in: context), of: context)
    case .any(let inner): return existential(resolveConstraints(inner, in: context))
    case .composition: return existential(resolveConstraints(text, in: context))
    case .metatype(let inner): return types.metatype(resolve(inner, in: context, open: open))
    case .inOut(let inner): return types.inOut(resolve(inner, in: context, open: open))
    case .missing: return open ? checker.fresh() : .dynamic
    }
  }

  private func offsetOf(_ text: TypeText) -> Int32 {
    if case .name(_, _, let offset) = text { return offset }
    return -1
  }

  func isModule(_ name: Symbol, in context: Declaration?) -> Bool {
    (moduleNames.contains(name) || name == application.name) && findType(name, in: context) == nil
  }

  func opaque(_ parts: [TypeID], of context: Declaration?) -> TypeID {
    let key = context.map { number($0) } ?? 0
    return types.opaque(key, [existential(parts)])
  }

  func existential(_ parts: [TypeID]) -> TypeID {
    if parts.isEmpty { return .any }
    if parts.count == 1, !isProtocol(parts[0]) { return parts[0] }
    let sorted = Array(Set(parts)).sorted { $0.id < $1.id }
    return types.existential(sorted)
  }

  func isProtocol(_ type: TypeID) -> Bool { nominal(type)?.kind == .protocol }

  /// The protocols and classes that a constraint names; protocols as types of their own.
  func resolveConstraints(_ text: TypeText, in context: Declaration?) -> [TypeID] {
    switch text {
    case .composition(let parts): return parts.flatMap { resolveConstraints($0, in: context) }
    case .any(let inner), .some(let inner): return resolveConstraints(inner, in: context)
    case .missing: return []
    default:
      let found = resolve(text, in: context)
      if types.kind(found) == .existential { return Array(types.arguments(found)) }
      return found == .dynamic ? [] : [found]
    }
  }

  func unknownType(_ name: Symbol, _ context: Declaration?, _ offset: Int32) -> TypeID {
    if offset >= 0 { note(.unknownType, name, file: fileOf(context), offset: offset) }
    return .dynamic
  }

  func fileOf(_ context: Declaration?) -> Int32 {
    var next = context
    while let found = next {
      if found.file >= 0 { return found.file }
      next = found.parent
    }
    return checker.file
  }

  private func resolve(
    _ name: Symbol, _ arguments: [TypeText], in context: Declaration?, open: Bool, offset: Int32
  ) -> TypeID {
    if name == Symbol(.Any) { return .any }
    if name == Symbol(.Self), let own = selfType(of: context) { return canonical(own, context) }
    if let local = checker.localType(name) {
      return instantiate(local, arguments.map { resolve($0, in: context, open: open) }, outer: nil, open: open, context)
    }
    guard let found = findType(name, in: context) else {
      if name == Symbol(.AnyClass) { return types.metatype(type(.AnyObject)) }
      return unknownType(name, context, offset)
    }
    let given = arguments.map { resolve($0, in: context, open: open) }
    return instantiate(found, given, outer: nil, open: open, context)
  }

  /// The declaration that the name of a type stands for, from inside out.
  func findType(_ name: Symbol, in context: Declaration?) -> Declaration? {
    var next = context
    while let scope = next {
      if scope.kind == .module { break }
      for generic in scope.generics where generic.name == name { return generic }
      if scope.isNominal || scope.kind == .extension {
        let owner = scope.kind == .extension ? extended(scope) : scope
        if let owner {
          if scope.kind == .extension {
            for generic in owner.generics where generic.name == name { return generic }
          }
          if owner.name == name, owner.kind != .protocol || true,
            scope.kind != .extension || owner.parent?.kind != .module
          {
            return owner
          }
          if headerOwner !== owner, let found = findMemberType(name, in: owner) { return found }
          if scope.kind == .extension {
            // Names around the extended type count as well
            var outer = owner.parent
            while let around = outer, around.isNominal {
              for generic in around.generics where generic.name == name { return generic }
              if let found = findMemberType(name, in: around) { return found }
              outer = around.parent
            }
          }
        }
      } else {
        for member in scope.members where member.isType && member.name == name { return member }
      }
      next = scope.parent
    }
    if let found = application.lookup?[name]?.first(where: { $0.isType }) { return found }
    return frameworks.lookup?[name]?.first { $0.isType }
  }

  /// A type that is declared in a nominal type, in what it inherits or conforms to.
  func findMemberType(_ name: Symbol, in owner: Declaration, depth: Int = 0) -> Declaration? {
    if owner.name == Symbol(.empty) || depth > 12 { return nil }
    if let found = members(in: owner)[name]?.first(where: { $0.isType }) { return found }
    for proto in inheritedDeclarations(owner) {
      if let found = findMemberType(name, in: proto, depth: depth + 1) { return found }
    }
    return nil
  }

  /// What a type inherits, as declarations; conditions are not looked at.
  func inheritedDeclarations(_ owner: Declaration) -> [Declaration] {
    conformances(of: owner).map(\.proto) + (superclass(of: owner).flatMap { nominal($0) }.map { [$0] } ?? [])
  }

  /// `Self` within a declaration.
  func selfType(of context: Declaration?) -> TypeID? {
    var next = context
    while let scope = next {
      if scope.isNominal { return declaredType(scope) }
      if scope.kind == .extension { return extended(scope).map { declaredType($0) } }
      next = scope.parent
    }
    return nil
  }

  /// The nominal type that a declaration belongs to.
  func owner(of declaration: Declaration) -> Declaration? {
    var next = declaration.parent
    while let scope = next {
      if scope.isNominal { return scope }
      if scope.kind == .extension { return extended(scope) }
      next = scope.parent
    }
    return nil
  }

  /// The nominal type whose extension this is.
  func extended(_ declaration: Declaration) -> Declaration? {
    if let known = declaration.nominal { return known }
    guard declaration.state == 0, let text = declaration.typeText else { return nil }
    declaration.state = 1
    let resolved = resolve(text, in: declaration.parent)
    declaration.type = resolved
    switch types.kind(resolved) {
    case .nominal: declaration.nominal = self.declaration(resolved)
    case .existential where types.count(resolved) == 1: declaration.nominal = nominal(types.child(resolved, 0))
    default: break
    }
    // `extension Array<Int>` and aliases with arguments are conditions
    if let owner = declaration.nominal, owner.kind != .protocol {
      let own = types.arguments(declaredType(owner))
      for (parameter, argument) in zip(own, types.arguments(resolved))
      where parameter != argument && argument != .dynamic {
        declaration.boundArguments.append(Requirement(subject: parameter, isSameType: true, target: argument))
      }
    }
    return declaration.nominal
  }

  // MARK: Types of declarations

  /// Generic parameters of a type, those of outer types first.
  func allGenerics(_ owner: Declaration) -> [Declaration] {
    guard let parent = owner.parent else { return owner.generics }
    if owner.kind == .protocol { return [] }
    if parent.isNominal, parent.kind != .protocol { return allGenerics(parent) + owner.generics }
    if parent.kind == .extension, let outer = extended(parent), outer.kind != .protocol {
      return allGenerics(outer) + owner.generics
    }
    if parent.isFunctionLike { return outerGenerics(parent) + owner.generics }
    return owner.generics
  }

  private func outerGenerics(_ function: Declaration) -> [Declaration] {
    var made = function.generics
    if let parent = function.parent {
      if parent.isFunctionLike { made = outerGenerics(parent) + made }
      if parent.isNominal { made = allGenerics(parent) + made }
      if parent.kind == .extension, let outer = extended(parent) { made = allGenerics(outer) + made }
    }
    return made
  }

  /// The type as its own members see it: with its parameters as arguments; `Self` for protocols.
  func declaredType(_ owner: Declaration) -> TypeID {
    if owner.kind == .protocol { return types.parameter(number(owner.generics[0])) }
    if owner.declared != .none { return owner.declared }
    let made = types.nominal(number(owner), allGenerics(owner).map { types.parameter(number($0)) })
    owner.declared = made
    return made
  }

  /// A type declaration with arguments.
  ///
  /// - Parameter outer: Arguments of outer types; `nil` where the name is used without them.
  func instantiate(
    _ found: Declaration, _ arguments: [TypeID], outer: [TypeID]?, open: Bool, _ context: Declaration?
  ) -> TypeID {
    switch found.kind {
    case .genericParameter:
      return canonical(types.parameter(number(found)), context)
    case .associatedType:
      // Named within the protocol or within a type that conforms to it
      guard let own = selfType(of: context) else { return .dynamic }
      return canonical(associated(of: own, found.name), context)
    case .alias: return alias(found, arguments, outer: outer, open: open, context)
    case .protocol:
      let proto = types.nominal(number(found), arguments)
      return types.existential([proto])
    default:
      let parameters = allGenerics(found)
      guard !parameters.isEmpty else { return types.nominal(number(found), []) }
      let outerCount = parameters.count - found.generics.count
      var full: [TypeID] = []
      if let outer, outer.count == outerCount {
        full = outer
      } else {
        full = outerArguments(found, parameters.prefix(outerCount), open: open, context)
      }
      if arguments.isEmpty, !found.generics.isEmpty {
        if isWithin(context, found) {
          full += found.generics.map { canonical(types.parameter(number($0)), context) }
        } else {
          full += found.generics.map { _ in open ? checker.fresh() : .dynamic }
        }
      } else {
        full += arguments
        while full.count < parameters.count { full.append(open ? checker.fresh() : .dynamic) }
      }
      return types.nominal(number(found), Array(full.prefix(parameters.count)))
    }
  }

  private func outerArguments(
    _ found: Declaration, _ parameters: ArraySlice<Declaration>, open: Bool, _ context: Declaration?
  ) -> [TypeID] {
    // Within the outer type its parameters stand for themselves; within a subclass or conformer for its arguments
    parameters.map { parameter in
      if let owner = parameter.parent, isWithin(context, owner) || owner.isFunctionLike {
        return canonical(types.parameter(number(parameter)), context)
      }
      if let own = selfType(of: context), let base = superclass(of: own), let owner = nominal(base),
        let index = allGenerics(owner).firstIndex(where: { $0 === parameter })
      {
        return types.child(base, index)
      }
      return open ? checker.fresh() : .dynamic
    }
  }

  func isWithin(_ context: Declaration?, _ owner: Declaration) -> Bool {
    var next = context
    while let scope = next {
      if scope === owner { return true }
      if scope.kind == .extension, extended(scope) === owner { return true }
      next = scope.parent
    }
    return false
  }

  private func alias(
    _ found: Declaration, _ arguments: [TypeID], outer: [TypeID]?, open: Bool, _ context: Declaration?
  ) -> TypeID {
    if found.state == 1 { return .dynamic }
    if found.type == .none {
      found.state = 1
      found.type = found.typeText.map { resolve($0, in: found) } ?? .dynamic
      found.state = 2
    }
    var target = found.type
    if !types.isPlain(target) {
      var map = Substitution()
      for (index, generic) in found.generics.enumerated() {
        map.add(number(generic), index < arguments.count ? arguments[index] : open ? checker.fresh() : .dynamic)
      }
      if let owner = owner(of: found) {
        if owner.kind == .protocol, let own = selfType(of: context) { map.add(number(owner.generics[0]), own) }
        if let outer, owner.kind != .protocol {
          for (generic, type) in zip(allGenerics(owner), outer) { map.add(number(generic), type) }
        } else if !isWithin(context, owner), let own = selfType(of: context), owner.kind != .protocol {
          if let base = asSuper(own, owner) {
            for (generic, type) in zip(allGenerics(owner), types.arguments(base)) { map.add(number(generic), type) }
          }
        }
      }
      target = substitute(target, map)
    }
    if open, types.kind(target) == .nominal, types.hasDynamic(target), found.generics.isEmpty {
      // `typealias Rows = Array` without arguments
      target = types.with(target, types.arguments(target).map { $0 == .dynamic ? checker.fresh() : $0 })
    }
    return target
  }

  /// A type named as member of a type: `Outer.Inner`, `T.Element`.
  func memberType(
    of owner: TypeID, _ name: Symbol, _ arguments: [TypeID], _ context: Declaration?, open: Bool
  ) -> TypeID? {
    switch types.kind(owner) {
    case .nominal:
      let declared = declaration(owner)
      if let found = findMemberType(name, in: declared) {
        if found.kind == .associatedType { return canonical(associated(of: owner, name), context) }
        if let holder = self.owner(of: found), holder !== declared {
          if holder.kind == .protocol, found.kind == .alias {
            var map = Substitution()
            map.add(number(holder.generics[0]), owner)
            return substitute(alias(found, arguments, outer: nil, open: open, holder), map)
          }
          let base = asSuper(owner, holder) ?? owner
          return instantiate(found, arguments, outer: Array(types.arguments(base)), open: open, context)
        }
        return instantiate(found, arguments, outer: Array(types.arguments(owner)), open: open, context)
      }
      for (generic, type) in zip(allGenerics(declared), types.arguments(owner)) where generic.name == name {
        return type
      }
      let found = associated(of: owner, name)
      return types.kind(found) == .associated ? nil : found
    case .parameter, .associated, .opaque, .existential: return canonical(associated(of: owner, name), context)
    case .variable: return types.associated(owner, name)
    case .dynamic: return .dynamic
    default: return nil
    }
  }
}

/// Types in place of generic parameters.
struct Substitution {
  var keys: [UInt32] = []
  var values: [TypeID] = []
  var isEmpty: Bool { keys.isEmpty }
  mutating func add(_ key: UInt32, _ value: TypeID) {
    keys.append(key)
    values.append(value)
  }
  func value(_ key: UInt32) -> TypeID? {
    for index in keys.indices.reversed() where keys[index] == key { return values[index] }
    return nil
  }
}
