import SightlineModel

/// Which argument goes to which parameter.
enum Slot {
  case argument(Int)
  case variadic([Int])
  case omitted
  var isOmitted: Bool { if case .omitted = self { true } else { false } }
}

extension Interpreter {
  /// - Returns: `nil` when the labels do not fit.
  func bind(_ parameters: [ParameterDecl], _ arguments: [Call.Argument], positional: Bool = false) -> [Slot]? {
    var slots = [Slot](repeating: .omitted, count: parameters.count)
    var next = 0
    var index = 0
    while index < arguments.count {
      let argument = arguments[index]
      var found = false
      while next < parameters.count {
        let parameter = parameters[next]
        if fits(argument, parameter, positional), !isPassedOver(argument, next, parameters, arguments) {
          if parameter.isVariadic {
            var taken = [index]
            while index + 1 < arguments.count, arguments[index + 1].label == nil,
              !arguments[index + 1].isTrailingClosure || isFunction(parameter.type)
            {
              index += 1
              taken.append(index)
            }
            slots[next] = .variadic(taken)
          } else {
            slots[next] = .argument(index)
          }
          next += 1
          found = true
          break
        }
        guard parameter.defaultValue != nil || parameter.isVariadic || isOptionalFunction(parameter, argument) else {
          return nil
        }
        next += 1
      }
      guard found else { return nil }
      index += 1
    }
    while next < parameters.count {
      guard parameters[next].defaultValue != nil || parameters[next].isVariadic else { return nil }
      next += 1
    }
    return slots
  }

  private func fits(_ argument: Call.Argument, _ parameter: ParameterDecl, _ positional: Bool) -> Bool {
    if argument.isTrailingClosure, argument.label == nil { return mayTakeClosure(parameter) }
    return positional || argument.label == parameter.label
  }

  /// An unlabelled trailing closure goes to the first parameter that looks like a function.
  private func mayTakeClosure(_ parameter: ParameterDecl) -> Bool {
    switch resolve(parameter.type.unwrapped, nil) {
    case .function, .open: true
    case .foreign(let name, _): !Self.neverClosures.contains(name) && parameter.defaultValue == nil
    case .user(let type, _): type.kind == .contract
    default: false
    }
  }
  private static let neverClosures: Set<String> = [
    "String", "Color", "KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath", "PartialKeyPath", "AnyKeyPath",
    "LocalizedStringKey", "LocalizedStringResource", "Binding", "URL", "Date", "Font", "UUID", "Data",
  ]
  private func isFunction(_ type: TypeNode) -> Bool {
    if case .function = resolve(type.unwrapped, nil) { return true }
    return false
  }
  /// An unlabelled trailing closure passes over a closure with a default, where a later one needs a value.
  /// - Source: Swift Evolution 0286, forward scan matching.
  private func isPassedOver(
    _ argument: Call.Argument, _ index: Int, _ parameters: [ParameterDecl], _ arguments: [Call.Argument]
  ) -> Bool {
    guard argument.isTrailingClosure, argument.label == nil, parameters[index].defaultValue != nil else { return false }
    // `Row("b") { $0.title }`: what takes no argument is passed over by a closure that uses one.
    if case .function(let function) = argument.value.payload,
      case .function(let shape) = resolve(
        parameters[index].type.unwrapped, nil),
      function.parameterCount > shape.parameters.count,
      parameters[(index + 1)...].contains(where: { isFunction($0.type) })
    {
      return true
    }
    // `Card { … }` where several closures may be left out: the last one that takes it, as before Swift 6.
    if index + 1 < parameters.count, arguments.last?.label == nil, arguments.last?.isTrailingClosure == true,
      arguments.count(where: \.isTrailingClosure) == 1, case .function(let function) = argument.value.payload,
      parameters[(index + 1)...].contains(where: { takes($0, function) })
    {
      return true
    }
    return parameters[(index + 1)...].contains { later in
      later.defaultValue == nil && !later.isVariadic
        && !arguments.contains { $0.label != nil && $0.label == later.label }
    }
  }
  private func takes(_ parameter: ParameterDecl, _ function: FunctionValue) -> Bool {
    guard case .function(let shape) = resolve(parameter.type.unwrapped, nil) else { return false }
    return shape.parameters.count == function.parameterCount
  }
  private func isOptionalFunction(_ parameter: ParameterDecl, _ argument: Call.Argument) -> Bool { false }

  /// The overload whose labels and types fit best; the first of equals. One marked `@_disfavoredOverload` is taken only
  /// where no other fits, whatever it would cost.
  func best(_ candidates: [FunctionDecl], _ arguments: Arguments, _ frame: Frame?, _ expected: TypeNode?) -> (
    FunctionDecl, [Slot]
  )? {
    if candidates.contains(where: \.isDisfavored) {
      let others = candidates.filter { !$0.isDisfavored && takes($0, arguments, frame) }
      if let found = best(others, arguments, frame, expected) { return found }
    }
    if candidates.count > 1, let found = constrained(candidates, arguments) { return found }
    var result: (decl: FunctionDecl, slots: [Slot])?
    var resultScore = Int.min
    var equals: [(decl: FunctionDecl, slots: [Slot])] = []
    var wider: [(decl: FunctionDecl, slots: [Slot])] = []
    let isOnly = candidates.count == 1
    let wrapped = isOnly ? nil : optionalArguments(candidates, arguments, frame)
    let declared = isOnly ? [:] : declaredTypes(arguments, frame)
    for candidate in candidates {
      guard let slots = bind(candidate.parameters, arguments.values), !isForwarding(candidate, arguments, frame),
        !isRepeated(candidate, among: candidates, arguments, frame)
      else { continue }
      if isOnly, candidate.owner?.kind != nil {
        return isBesideInherited(candidate) && !takes(candidate, slots, arguments, frame) ? nil : (candidate, slots)
      }
      var total = 0
      for (parameter, slot) in zip(candidate.parameters, slots) {
        switch slot {
        case .argument(let index):
          total +=
            declared[index].flatMap { score(declared: $0, parameter.givenType, candidate, frame) }
            ?? score(arguments.values[index].value, parameter.givenType, candidate, frame)
          if wrapped?.contains(index) == true { total += parameter.type.isOptional ? 3 : -8 }
        case .variadic(let indices):
          for index in indices { total += score(arguments.values[index].value, parameter.type, candidate, frame) - 1 }
        case .omitted: total -= 1
        }
      }
      // A foreign type's own initialisers and functions may fit better, whatever both give back.
      let isAdded = candidate.owner != nil && candidate.owner?.kind == nil
      if isAdded, total < -50 { continue }
      if let expected, let type = candidate.returnType { total += agreement(expected, type, frame) }
      if isAdded, total < -50 { continue }
      if total > 0, isWider(candidate, slots, arguments) { wider.append((candidate, slots)) }
      if total > resultScore {
        if let result, overrides(result.decl, candidate) { continue }
        resultScore = total
        result = (candidate, slots)
        equals = []
      } else if total == resultScore, let first = result, !isOverridden(candidate, by: first.decl) {
        equals.append((candidate, slots))
      }
    }
    if !equals.isEmpty, let first = result,
      let found = meant([first.decl] + equals.map(\.decl), at: arguments.spot)
    {
      return found === first.decl ? first : equals.first { $0.decl === found }
    }
    // What a value is known as where it is passed decides, not what it is: an `Any`, a superclass.
    if let first = result, wider.contains(where: { $0.decl !== first.decl && !isOverridden($0.decl, by: first.decl) }),
      let found = meant([first.decl] + wider.map(\.decl), at: arguments.spot), found !== first.decl
    {
      return wider.first { $0.decl === found }
    }
    return result.map { ($0.decl, $0.slots) }
  }

  /// Whether one method takes the place of another, of a superclass whose parameters have other names.
  private func overrides(_ own: FunctionDecl, _ inherited: FunctionDecl) -> Bool {
    guard own.isOverride, own.owner !== inherited.owner, own.parameters.count == inherited.parameters.count else {
      return false
    }
    func isParameter(_ type: TypeNode, of decl: FunctionDecl) -> Bool {
      decl.owner?.genericParameters.contains(type.name) ?? false
    }
    return zip(own.parameters, inherited.parameters).allSatisfy { one, other in
      one.label == other.label
        && (one.type.name == other.type.name || isParameter(other.type, of: inherited)
          || isParameter(one.type, of: own) && isParameter(other.type, of: inherited))
    }
  }

  /// `extension Sequence where Element == Int { func mean() }` beside one for other elements: types decide, not values.
  private func constrained(_ candidates: [FunctionDecl], _ arguments: Arguments) -> (FunctionDecl, [Slot])? {
    guard candidates.contains(where: { $0.owner != nil && !$0.constraints.isEmpty }) else { return nil }
    let fitting = candidates.compactMap { candidate in
      bind(candidate.parameters, arguments.values).map { (decl: candidate, slots: $0) }
    }
    guard fitting.count > 1, fitting.contains(where: { $0.decl.isOfSomeInstances }),
      let found = meant(fitting.map(\.decl), at: arguments.spot)
    else { return nil }
    return fitting.first { $0.decl === found }
  }

  /// Whether a parameter takes more than values of the type that the argument has.
  private func isWider(_ candidate: FunctionDecl, _ slots: [Slot], _ arguments: Arguments) -> Bool {
    for (parameter, slot) in zip(candidate.parameters, slots) {
      guard case .argument(let index) = slot, case let value = arguments.values[index].value, !value.isLiteral else {
        continue
      }
      switch value.payload {
      case .structure, .object, .enumeration:
        if case .user(let type, _) = resolve(parameter.type, nil), type.kind == .contract || type.isClass,
          type.name != typeName(of: value)
        {
          return true
        }
      case .int, .double, .string, .bool, .array, .dictionary, .set: break
      default: continue
      }
      if case .open("Any") = resolve(parameter.type, nil) { return true }
    }
    return false
  }

  /// `func contains(_ kind: Kind) -> Bool { contains(Flags(kind)) }` of an option set: the standard library has one of that
  /// name for the type too, and the argument's type decides.
  func isBesideInherited(_ candidate: FunctionDecl) -> Bool {
    guard Self.inherited.contains(candidate.name), let owner = candidate.owner, owner.kind != nil else { return false }
    return inheritsStandardMembers(owner)
  }
  func inheritsStandardMembers(_ type: TypeDecl) -> Bool {
    conformances(of: type.name).contains { Self.collections.contains($0) }
  }
  static let inherited: Set<String> = [
    "contains", "insert", "remove", "update", "union", "intersection", "symmetricDifference", "subtracting",
    "formUnion",
    "formIntersection", "subtract", "isSubset", "isSuperset", "isDisjoint", "index", "distance", "formIndex", "map",
    "filter", "first", "firstIndex", "sorted", "min", "max", "prefix", "suffix", "append", "removeAll", "split",
    "joined",
  ]
  private static let collections: Set<String> = [
    "OptionSet", "SetAlgebra", "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection",
    "MutableCollection", "RangeReplaceableCollection",
  ]

  /// Whether no argument is surely of another type.
  private func takes(_ candidate: FunctionDecl, _ slots: [Slot], _ arguments: Arguments, _ frame: Frame?) -> Bool {
    zip(candidate.parameters, slots).allSatisfy { parameter, slot in
      guard case .argument(let index) = slot else { return true }
      return score(arguments.values[index].value, parameter.givenType, candidate, frame) > -50
    }
  }

  /// Whether each argument can be converted: a literal to what is expressed by one, another text to no key.
  func takes(_ candidate: FunctionDecl, _ arguments: Arguments, _ frame: Frame?) -> Bool {
    guard let slots = bind(candidate.parameters, arguments.values) else { return false }
    return zip(candidate.parameters, slots).allSatisfy { parameter, slot in
      guard case .argument(let index) = slot else { return true }
      let value = arguments.values[index].value
      guard score(value, parameter.givenType, candidate, frame) > 0 else { return false }
      if case .foreign(let name, _) = resolve(parameter.type.unwrapped, frame), Self.keys.contains(name) {
        switch value.payload {
        case .string, .interpolation: return value.isLiteral
        default: return true
        }
      }
      return true
    }
  }
  private static let keys: Set<String> = ["LocalizedStringResource", "LocalizedStringKey", "String.LocalizationValue"]

  /// `extension Font { static func custom(_ name: FontName, …) -> Font { .custom(name.rawValue, …) } }`: what an addition
  /// to a foreign type calls under its own name is the original, where nobody knows the type that distinguishes the two.
  ///
  /// A function with an opaque result never calls itself, since that would define its type by itself: within
  /// `extension View { func buttonStyle(_ style: (some PrimitiveButtonStyle)?) -> some View { … } }` the name is SwiftUI's.
  private func isForwarding(_ candidate: FunctionDecl, _ arguments: Arguments, _ frame: Frame?) -> Bool {
    guard let frame, let owner = candidate.owner, owner.kind == nil else { return false }
    if candidate.returnType?.isOpaque == true, arguments.spot.isInside(candidate) { return true }
    guard candidate === frame.function else { return false }
    // `extension Button { init(action: @escaping () async -> Void, label: …) { self = Button(action: { Task { … } }, …) } }`:
    // an initialiser that called itself would not end; the framework has one with these labels.
    if candidate.kind == .initializer, hosts.contains(where: { $0.declaresType(owner.name) }) { return true }
    // `extension Array { init(repeating: [Element], count: Int) { self.init([[Element]](repeating: …).flatMap { $0 }) } }`
    if candidate.kind == .initializer, Self.standardTypes.contains(owner.name) {
      return meant([candidate], at: arguments.spot) == nil
    }
    // `extension Int { init(_ id: ID) { self = Int(id.value) } }`: what is not known is not taken for another `ID`.
    for argument in arguments.values {
      if case .unknown = argument.value.payload { return true }
    }
    let known: Set<String> = ["Any", "AnyObject", "AnyHashable", "Never", "Element", "Key", "Value", "Self", "Wrapped"]
    return candidate.parameters.contains { parameter in
      guard case .named = parameter.type.unwrapped.shape else { return false }
      switch resolve(parameter.type.unwrapped, nil) {
      case .open(let name):
        return !candidate.genericParameters.contains(name) && !owner.genericParameters.contains(name)
          && !known.contains(name)
      case .foreign(let name, _):
        return !Self.standardTypes.contains(name) && !hosts.contains { $0.declaresType(name) }
      default: return false
      }
    }
  }

  /// `static func format(_ amount: Coins) -> String { format(amount.toLong()) }` beside one for `Int64`, `Coins` of a module
  /// that is missing: what is not known is not the function once more where another one takes it.
  private func isRepeated(
    _ candidate: FunctionDecl, among candidates: [FunctionDecl], _ arguments: Arguments, _ frame: Frame?
  ) -> Bool {
    guard let frame, candidate === frame.function, candidates.count > 1,
      arguments.values.contains(where: {
        if case .unknown(let unknown) = $0.value.payload { unknown.typeName == nil } else { false }
      })
    else { return false }
    return candidates.contains { other in
      guard other !== candidate, let slots = bind(other.parameters, arguments.values) else { return false }
      return takes(other, slots, arguments, frame)
    }
  }

  /// Arguments that the sources know as a superclass or a protocol of what they are: `button as Control`.
  private func declaredTypes(_ arguments: Arguments, _ frame: Frame?) -> [Int: TypeDecl] {
    guard let frame, let nodes = arguments.nodes, nodes.count == arguments.values.count else { return [:] }
    var result: [Int: TypeDecl] = [:]
    for index in nodes.indices {
      let value = arguments.values[index].value
      switch value.payload {
      case .structure, .object, .enumeration: break
      default: continue
      }
      var expression = nodes[index].expression
      while let inner = (expression as? ParenthesisExpression)?.inner { expression = inner }
      guard let cast = expression as? CastExpression, cast.kind == .coerce,
        case .user(let type, _) = resolve(cast.type, frame), type.isClass || type.kind == .contract,
        case let own = typeName(of: value), own != type.name, isKind(own, of: type.name)
      else { continue }
      result[index] = type
    }
    return result
  }
  private static let plainNames: Set<String> = ["String", "Int", "Double", "Bool"]

  /// Whether what nobody knows is surely of the types that a function takes.
  func isMeant(_ candidate: FunctionDecl, by arguments: Arguments, _ frame: Frame?) -> Bool {
    guard let slots = bind(candidate.parameters, arguments.values) else { return false }
    return zip(candidate.parameters, slots).allSatisfy { parameter, slot in
      guard case .argument(let index) = slot, case .unknown(let unknown) = arguments.values[index].value.payload else {
        return true
      }
      return unknown.typeName == typeName(of: parameter.type.unwrapped, frame)
    }
  }

  /// Whether a framework's value is given where a function takes a type that nobody declares.
  func isOfAnother(_ candidate: FunctionDecl, _ slots: [Slot], _ arguments: Arguments, _ frame: Frame?) -> Bool {
    zip(candidate.parameters, slots).contains { parameter, slot in
      guard case .argument(let index) = slot, case let value = arguments.values[index].value, value.isHost else {
        return false
      }
      if case .open(let name) = resolve(parameter.type.unwrapped, nil), !candidate.genericParameters.contains(name) {
        return true
      }
      return score(value, parameter.givenType, candidate, frame) < 0
    }
  }

  /// Whether each argument is surely of the type that a function takes.
  func isEvident(_ candidate: FunctionDecl, for arguments: Arguments, _ frame: Frame?) -> Bool {
    takes(candidate, arguments, frame) && isMeant(candidate, by: arguments, frame)
  }

  /// How well what is declared so fits a parameter; `nil` where its value decides.
  private func score(declared: TypeDecl, _ type: TypeNode, _ function: FunctionDecl, _ frame: Frame?) -> Int? {
    guard type.name != "Self", type.components.count != 1 || !function.genericParameters.contains(type.name) else {
      return nil
    }
    switch resolve(type, frame) {
    case .optional(let wrapped): return score(declared: declared, wrapped, function, frame).map { $0 - 1 }
    case .user(let wanted, _):
      if wanted === declared { return 10 }
      guard isKind(declared.name, of: wanted.name) else { return -100 }
      return wanted.kind == .contract ? 6 : max(4, 9 - distance(from: declared.name, to: wanted))
    default: return nil
    }
  }

  /// Which arguments are optionals, where an overload makes a difference of it.
  private func optionalArguments(_ candidates: [FunctionDecl], _ arguments: Arguments, _ frame: Frame?) -> Set<Int>? {
    guard let frame, let nodes = arguments.nodes, nodes.count == arguments.values.count,
      candidates.contains(where: { $0.parameters.contains { $0.type.isOptional } }),
      candidates.contains(where: { !$0.parameters.allSatisfy { $0.type.isOptional } })
    else { return nil }
    return Set(
      nodes.indices.filter {
        !arguments.values[$0].value.isNone && (try? isOptional(nodes[$0].expression, frame)) == true
      })
  }

  private func agreement(_ expected: TypeNode, _ type: TypeNode, _ frame: Frame?) -> Int {
    let wanted = typeName(of: expected.unwrapped, frame)
    let given = typeName(of: type.unwrapped, frame)
    if wanted == given { return 12 }
    if isKind(given, of: wanted) { return 8 }
    if case .open = resolve(type.unwrapped, nil) { return 0 }
    if case .open = resolve(expected.unwrapped, frame) { return 0 }
    return -20
  }

  /// How well a value fits a parameter: 10 exactly, −100 not at all.
  func score(_ value: Value, _ type: TypeNode, _ function: FunctionDecl?, _ frame: Frame?) -> Int {
    // Nobody knows yet what it will be.
    if case .function(let waiting as Closure) = value.payload, waiting.isAutoclosure { return 3 }
    if let name = type.components.first?.name, type.components.count == 1,
      function?.genericParameters.contains(name) == true
    {
      return constrainedScore(value, name, function)
    }
    // `Self` of the candidate, not of the caller.
    if type.name == "Self", let owner = function?.owner {
      if owner.kind == .contract { return 2 }
      return owner.kind == nil ? score(value, foreign: owner.name, type, frame) : score(value, owner, type, frame)
    }
    if case .unknown(let unknown) = value.payload {
      if unknown.typeName == typeName(of: type.unwrapped, frame) { return 9 }
      guard let known = unknown.typeName, Self.plainNames.contains(known) else { return 3 }
      switch resolve(type.unwrapped, frame) {
      case .array, .set, .dictionary, .tuple, .function: return -100
      case .user(let decl, _) where decl.kind != .contract: return -100
      default: return 3
      }
    }
    switch resolve(type, frame) {
    case .optional(let wrapped):
      if case .none = value.payload { return 9 }
      return score(value, wrapped, function, frame) - 1
    case .open: return 2
    case .int: return score(value, int: 10, double: value.isLiteral ? -100 : -100, type: type, frame)
    case .double: return score(value, int: value.isLiteral ? 6 : 1, double: 10, type: type, frame)
    case .bool: return matches(value, type, frame) { if case .bool = $0 { true } else { false } }
    case .string:
      return matches(value, type, frame) {
        switch $0 {
        case .string, .interpolation: true
        default: false
        }
      }
    case .array(let element):
      guard case .array(let elements) = value.payload else { return implicitScore(value, type, frame) ?? -100 }
      guard let element, let first = elements.first else { return 9 }
      return score(first, element, function, frame) < 0 ? -100 : 9
    case .set:
      switch value.payload {
      case .set: return 10
      case .array: return value.isLiteral ? 5 : -100
      default: return implicitScore(value, type, frame) ?? -100
      }
    case .dictionary:
      switch value.payload {
      case .dictionary: return 10
      case .array(let elements): return elements.isEmpty && value.isLiteral ? 5 : -100
      default: return -100
      }
    case .function(let shape): return score(value, shape)
    case .tuple:
      if case .tuple = value.payload { return 10 }
      return -100
    case .metatype:
      if case .type = value.payload { return 10 }
      return -100
    case .void:
      if case .void = value.payload { return 10 }
      return -100
    case .user(let decl, _): return score(value, decl, type, frame)
    case .foreign(let name, _): return score(value, foreign: name, type, frame)
    }
  }

  /// Steps up to a superclass.
  private func distance(from name: String, to ancestor: TypeDecl) -> Int {
    var steps = 0
    var type = program.types[name]
    while let current = type, current !== ancestor, steps < 20 {
      steps += 1
      type = superclass(of: current)
    }
    return steps
  }

  private func constrainedScore(_ value: Value, _ name: String, _ function: FunctionDecl?) -> Int {
    // What is missing has a type that says more than it does.
    if value.isNone { return 2 }
    for constraint in function?.constraints ?? [] where constraint.left == name {
      let wanted = typeName(of: constraint.right, nil)
      let given = typeName(of: value)
      if isKind(given, of: wanted) { return 5 }
      if Self.standardConformances[given] != nil || program.types[given] != nil { return -100 }
    }
    return 2
  }

  private func score(_ value: Value, int: Int, double: Int, type: TypeNode, _ frame: Frame?) -> Int {
    switch value.payload {
    case .int: int - (value.isLiteral ? 1 : 0)
    case .double: double
    default: implicitScore(value, type, frame) ?? -100
    }
  }
  private func matches(_ value: Value, _ type: TypeNode, _ frame: Frame?, _ test: (Value.Payload) -> Bool) -> Int {
    test(value.payload) ? 10 - (value.isLiteral ? 1 : 0) : implicitScore(value, type, frame) ?? -100
  }
  private func implicitScore(_ value: Value, _ type: TypeNode, _ frame: Frame?) -> Int? {
    guard case .implicit(let member) = value.payload, let first = member.links.first else { return nil }
    let name = typeName(of: type.unwrapped, frame)
    if let decl = program.types[name] {
      if decl.caseIndex[first.name] != nil { return 9 }
      if first.name == "init" { return 6 }
      return members(of: name, first.name, isStatic: true).isEmpty ? -100 : 9
    }
    guard members(of: name, first.name, isStatic: true).isEmpty else { return 9 }
    guard member.links.count == 1, first.call == nil else { return 2 }
    // `.horizontal` is an edge, and no insets.
    for host in hosts {
      if (try? host.staticMember(type: name, name: first.name, call: nil, in: self)) != nil { return 9 }
    }
    // `Color(.label)` beside the project's own `Color.init(_ hex: Int)`: no number is called so.
    if Self.integerNames.contains(name) || Self.floatNames.contains(name) || name == "Bool" || name == "String" {
      return standardStatic(name, first.name, nil) == nil && !type.isOptional ? -100 : 9
    }
    return 1
  }

  private func score(_ value: Value, _ shape: TypeNode.FunctionShape) -> Int {
    switch value.payload {
    case .function(let function):
      if let closure = function as? Closure, closure.decl == nil {
        if closure.parameters.isEmpty, closure.parameterCount <= shape.parameters.count { return 9 }
        for (given, wanted) in zip(closure.parameters, shape.parameters) {
          if case .notUnderstood = given.type.shape { continue }
          if case .open = resolve(wanted, nil) { continue }
          if typeName(of: given.type, nil) != typeName(of: wanted, nil) { return -60 }
        }
        return closure.parameterCount == shape.parameters.count ? 10 : -60
      }
      return function.parameterCount == shape.parameters.count ? 9 : 4
    case .keyPath: return shape.parameters.count == 1 ? 6 : -100
    case .type: return 4
    default: return -100
    }
  }

  private func score(_ value: Value, _ decl: TypeDecl, _ type: TypeNode, _ frame: Frame?) -> Int {
    switch value.payload {
    case .structure, .object, .enumeration:
      let name = typeName(of: value)
      if name == decl.name { return 10 }
      guard isKind(name, of: decl.name) else { return -100 }
      return decl.kind == .contract ? 6 : max(4, 9 - distance(from: name, to: decl))
    case .implicit: return implicitScore(value, type, frame) ?? -100
    case .none: return -100
    case .string, .interpolation:
      return value.isLiteral && isKind(decl.name, of: "ExpressibleByStringLiteral")
        || isKind(decl.name, of: "ExpressibleByStringInterpolation") ? 5 : foreignConformance(value, decl)
    case .int:
      return value.isLiteral && isKind(decl.name, of: "ExpressibleByIntegerLiteral")
        ? 5 : foreignConformance(value, decl)
    case .double:
      return value.isLiteral && isKind(decl.name, of: "ExpressibleByFloatLiteral") ? 5 : foreignConformance(value, decl)
    case .array:
      return isKind(decl.name, of: "ExpressibleByArrayLiteral") || isKind(decl.name, of: "OptionSet")
        ? 5 : foreignConformance(value, decl)
    default: return foreignConformance(value, decl)
    }
  }
  private func foreignConformance(_ value: Value, _ decl: TypeDecl) -> Int {
    decl.kind == .contract && isKind(typeName(of: value), of: decl.name) ? 7 : -100
  }

  /// What an optional is where the value in it is.
  private static let ofOptionals: Set<String> = [
    "Equatable", "Hashable", "Codable", "Encodable", "Decodable", "Sendable", "Any",
  ]

  private func score(_ value: Value, foreign name: String, _ type: TypeNode, _ frame: Frame?) -> Int {
    switch value.payload {
    case .implicit: return implicitScore(value, type, frame) ?? 2
    // `some Equatable` takes an optional, too.
    case .none: return Self.ofOptionals.contains(name) ? 1 : -100
    case .string, .interpolation:
      if isKind("String", of: name) { return value.isLiteral ? 5 : 8 }
      if Self.standardTypes.contains(name) || isKnown(foreign: name) && !Self.textLiterals.contains(name) {
        return -100
      }
      return value.isLiteral ? 5 : 1
    case .host(let host):
      if host.hostTypeName == name { return 10 }
      if isKind(host.hostTypeName, of: name) { return 8 }
      return Self.standardTypes.contains(name) || isKnown(foreign: name) ? -100 : -20
    case .function: return isKind("Function", of: name) ? 5 : -60
    // `price * 2` where the factor is a `Decimal`.
    case .int where value.isLiteral && name == "Decimal", .double where value.isLiteral && name == "Decimal": return 5
    case .keyPath where Self.keyPaths[name] != nil: return Self.keyPaths[name] ?? 0
    case .range(let range):
      // A range of positions is no `Range<Int>`.
      if let bound = range.lower ?? range.upper, case .foreign(_, let arguments) = resolve(type, frame),
        let wanted = arguments.first, wanted.name != "Self", score(bound, wanted, nil, frame) < 0
      {
        return -100
      }
      let given = typeName(of: value)
      let exact =
        range.upper == nil
        ? "PartialRangeFrom" : range.lower != nil ? given : range.isClosed ? "PartialRangeThrough" : "PartialRangeUpTo"
      return given == name || exact == name
        ? 10 : isKind(given, of: name) ? 8 : Self.standardTypes.contains(name) ? -100 : 0
    default:
      let given = typeName(of: value)
      if given == name { return 10 }
      if isKind(given, of: name) { return 8 }
      return Self.standardTypes.contains(name) ? -100 : 0
    }
  }

  /// A class of Foundation, or what a host has: no type that a missing module declares, of which nobody knows what it is made of.
  private func isKnown(foreign name: String) -> Bool {
    name.hasPrefix("NS") || hosts.contains { $0.declaresType(name) }
  }
  /// What a literal is without a word of it.
  private static let textLiterals: Set<String> = [
    "LocalizedStringKey", "LocalizedStringResource", "String.LocalizationValue", "AttributedString", "Character",
    "Substring",
    "StaticString", "KeyEquivalent", "PreviewDevice",
  ]

  /// Which of them a key path is, depends on what it leads through; one that can be written through is preferred.
  private static let keyPaths: [String: Int] = [
    "AnyKeyPath": 5, "PartialKeyPath": 6, "KeyPath": 8, "WritableKeyPath": 9, "ReferenceWritableKeyPath": 10,
  ]

  func callBest(
    _ candidates: [FunctionDecl], receiver: Box?, _ arguments: Arguments, _ frame: Frame?, _ expected: TypeNode?
  ) throws -> Value? {
    guard !candidates.isEmpty, let (decl, slots) = best(candidates, arguments, frame, expected) else { return nil }
    return try invoke(decl, receiver: receiver, arguments, slots, frame, expected)
  }
}
