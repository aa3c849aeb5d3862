extension Checker {
  /// Whether one of two candidates that fit equally is the more specific one.
  func isMoreSpecialised(_ left: Candidate, _ right: Candidate) -> Bool {
    guard let a = left.declaration, let b = right.declaration else { return false }
    if a === b { return false }
    let forward = isAsSpecialised(a, b)
    let backward = isAsSpecialised(b, a)
    if forward != backward { return forward }
    // What the sources declare is meant before what frameworks do
    if a.flags.contains(.isFramework) != b.flags.contains(.isFramework) { return !a.flags.contains(.isFramework) }
    if let first = program.owner(of: a), let second = program.owner(of: b), first !== second {
      if first.kind == .protocol, second.kind == .protocol {
        if program.conformances(of: first).contains(where: { $0.proto === second }) { return true }
        if program.conformances(of: second).contains(where: { $0.proto === first }) { return false }
      }
      if (first.kind == .protocol) != (second.kind == .protocol) { return second.kind == .protocol }
      if program.asSuper(program.declaredType(first), second) != nil { return true }
    }
    // Fewer defaults and no variadic parameters
    let (variadicA, variadicB) = (hasVariadic(a), hasVariadic(b))
    if variadicA != variadicB { return !variadicA }
    if a.parameters.count != b.parameters.count { return a.parameters.count < b.parameters.count }
    let (extra, other) = (constraintCount(a), constraintCount(b))
    if extra != other { return extra > other }
    return false
  }

  private func hasVariadic(_ declaration: Declaration) -> Bool {
    declaration.parameters.contains { $0.flags.contains(.variadic) }
  }

  private func constraintCount(_ declaration: Declaration) -> Int {
    var requirements = program.requirements(of: declaration)
    if let parent = declaration.parent, parent.kind == .extension { requirements += program.requirements(of: parent) }
    // What is one type is more than what conforms.
    return requirements.count * 2 + requirements.count(where: \.isSameType)
  }

  /// Whether what one declaration takes can be passed to the other.
  private func isAsSpecialised(_ left: Declaration, _ right: Declaration) -> Bool {
    let state = save()
    trials += 1
    defer {
      trials -= 1
      restore(state)
    }
    let (first, second) = (program.interface(of: left), program.interface(of: right))
    guard types.kind(first) == .function, types.kind(second) == .function else {
      // Variables: a member of the type itself comes before one of a protocol
      guard types.kind(first) != .function, types.kind(second) != .function else {
        return types.kind(first) != .function
      }
      return program.owner(of: left)?.kind != .protocol || program.owner(of: right)?.kind == .protocol
    }
    // The left one's parameters stay as they are; the right one's are opened
    var map = Substitution()
    var requirements = program.requirements(of: right)
    if let parent = right.parent, parent.kind == .extension { requirements += program.requirements(of: parent) }
    if let owner = program.owner(of: right) {
      if owner.kind == .protocol {
        map.add(program.number(owner.generics[0]), fresh())
      } else {
        for generic in program.allGenerics(owner) { map.add(program.number(generic), fresh()) }
      }
    }
    for generic in right.generics { map.add(program.number(generic), fresh()) }
    let opened = program.substitute(second, map)
    // Both are members: the receivers are compared like arguments
    if let first = program.owner(of: left), let second = program.owner(of: right),
      first !== second || first.kind == .protocol
    {
      let receiver = program.declaredType(first)
      let other =
        second.kind == .protocol
        ? map.values[0]
        : types.nominal(program.number(second), Array(map.values.prefix(program.allGenerics(second).count)))
      if second.kind == .protocol, types.kind(receiver) != .parameter || first.kind == .protocol {
        let before = context
        context = left
        let holds = program.conforms(receiver, second)
        context = before
        if !holds { return false }
      }
      if !convert(receiver, other) { return false }
    }
    let before = context
    context = left
    defer { context = before }
    let count = min(left.parameters.count, right.parameters.count)
    if left.parameters.count > right.parameters.count, left.parameters[count...].contains(where: { !$0.hasDefault }) {
      return false
    }
    for index in 0..<count {
      let (from, to) = (types.child(first, index), types.child(opened, index))
      // A literal's own score does not count here
      if !convert(from, to) { return false }
    }
    for requirement in requirements {
      let subject = program.substitute(requirement.subject, map)
      if requirement.isSameType {
        if !unify(subject, program.substitute(requirement.target, map)) { return false }
      } else if let target = program.nominal(requirement.target), target.kind == .protocol {
        let found = full(subject)
        if types.kind(found) == .variable { continue }
        if types.hasVariables(found) { continue }
        if !program.conforms(found, target) { return false }
      }
    }
    return settle()
  }
}
