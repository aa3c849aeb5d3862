import SightlineModel

extension Interpreter {
  /// What the sources declare under `name` for values of a type: its own members first, then superclasses', then those
  /// of extensions of hosts' types and of protocols.
  func members(of typeName: String, _ name: String, isStatic: Bool) -> MemberSet {
    let key = MemberKey(type: typeName, name: name, isStatic: isStatic)
    if let cached = memberCache[key] { return cached }
    var result = MemberSet()
    func own(_ type: TypeDecl?) {
      guard let type, let found = (isStatic ? type.statics : type.instance)[name] else { return }
      result.properties += found.properties.filter { applies($0.constraints, to: typeName) }
      result.functions += found.functions.filter { applies($0.constraints, to: typeName) }
    }
    var type = program.types[typeName]
    while let current = type {
      if current.kind != .contract { own(current) }
      own(program.foreignExtensions[current.name])
      type = superclass(of: current)
    }
    if program.types[typeName] == nil { own(program.foreignExtensions[typeName]) }
    // `[Item]` is written as an extension of `Array`.
    let family = Self.family(of: typeName)
    if let family { own(program.foreignExtensions[family]) }
    for conformance in conformances(of: family ?? typeName) {
      if let contract = program.types[conformance] {
        guard contract.kind == .contract else { continue }
        ownDefaults(contract, name, isStatic, typeName, &result)
      } else {
        own(program.foreignExtensions[conformance])
      }
    }
    if let contract = program.types[typeName], contract.kind == .contract {
      ownDefaults(contract, name, isStatic, typeName, &result)
    }
    // A value that is there may be asked what an extension gives to optionals.
    if result.isEmpty, !isStatic { own(program.foreignExtensions["Optional"]) }
    memberCache[key] = result
    return result
  }

  /// `Array` of `[Int]`, `Optional` of `Int?`.
  private static func family(of name: String) -> String? {
    if name.hasSuffix("?") { return "Optional" }
    guard name.hasPrefix("["), name.hasSuffix("]") else { return nil }
    return ResolvedName.hasColon(name) ? "Dictionary" : "Array"
  }

  /// The members of a value as they are named at an expression. What an extension gives to optionals and the value has too
  /// (`isEmpty` of a `String?`) is the optional's where an optional is asked: `name.isEmpty`, and no `name?.isEmpty`.
  func members(of value: Value, _ name: String, namedAt node: Expression, _ frame: Frame) throws -> MemberSet {
    let typeName = typeName(of: value)
    guard let added = program.foreignExtensions["Optional"], added.instance[name] != nil, !value.isNone else {
      return members(of: typeName, name, isStatic: false)
    }
    if try asksOptional(node, frame) { return members(of: "Optional", name, isStatic: false) }
    let set = members(of: typeName, name, isStatic: false)
    let isOfOptionals = set.properties.first?.owner === added || set.functions.first?.owner === added
    guard isOfOptionals, try hasStandardMember(value, name, at: node, frame) else { return set }
    return MemberSet()
  }

  /// Whether the sources give optionals a member of that name: what it means depends on where it is asked.
  func isAddedToOptionals(_ name: String) -> Bool { program.foreignExtensions["Optional"]?.instance[name] != nil }

  /// Whether what a member is asked of is an optional, whatever its value is.
  private func asksOptional(_ node: Expression, _ frame: Frame) throws -> Bool {
    func isOwn() -> Bool { frame.owner?.kind == nil && frame.owner?.name == "Optional" }
    switch node {
    case is NameExpression: return isOwn()
    case let member as MemberExpression:
      switch member.base {
      case is SelfExpression: return isOwn()
      case is OptionalExpression, is ForceExpression: return false
      case is NameExpression, is LocalExpression:
        if try isOptional(member.base, frame) { return true }
        // `let first = items.first`: nobody wrote its type. Its own is the innermost of those that begin there.
        guard mayAskForTypes, let place = asked(member.base.location) else { return false }
        return questions?.types(at: place).last?.hasSuffix("?") ?? false
      default: return try isOptional(member.base, frame)
      }
    default: return false
    }
  }

  /// Whether a value of the standard library, or a framework's, has a member of that name without the sources.
  private func hasStandardMember(_ value: Value, _ name: String, at node: Expression, _ frame: Frame) throws -> Bool {
    switch value.payload {
    case .host: true
    case .structure, .object, .enumeration, .function, .tuple: false
    default: try Self.methods.contains(name) || standardMember(of: value, name, nil, at: node, frame) != nil
    }
  }

  /// `items(with:)`, not called: a function, whatever else is called `items`.
  func labelled(_ node: NameExpression, _ labels: [String], _ frame: Frame) -> Value? {
    func fitting(_ functions: [FunctionDecl]) -> [FunctionDecl] {
      functions.filter { $0.parameters.map { $0.label ?? "_" } == labels }
    }
    if let receiver = implicitSelf(node, frame) {
      let isStatic = if case .type = receiver.payload { true } else { false }
      let own = fitting(members(of: typeName(of: receiver), node.name, isStatic: isStatic).functions)
      if !own.isEmpty {
        return Value(
          .function(BoundMethod(name: node.name, location: node.location, candidates: own, receiver: receiver)))
      }
    }
    let globals = fitting(program.globals(node.name, from: node.place.file)?.functions ?? [])
    guard !globals.isEmpty else { return nil }
    return Value(.function(GlobalFunction(name: node.name, location: node.location, candidates: globals)))
  }

  /// A method or an initialiser of a type of the sources by its labels; `nil` where it has none that is written so.
  func labelled(_ node: LabelledExpression, _ frame: Frame) throws -> Value? {
    let (member, location) = (node.member, node.member.nameLocation)
    let receiver = try member.base.evaluate(frame, nil)
    let labels = node.labels.map { $0 == "_" ? nil : $0 }
    if case .type(let type) = receiver.payload, member.name == "init" {
      guard program.types[type] != nil else { return nil }
      return Value(
        .function(
          NativeFunction(name: type, location: location, parameterCount: labels.count) { arguments, interpreter in
            let named = zip(labels, arguments).map { Call.Argument(label: $0, value: $1.value, location: $1.location) }
            return try interpreter.construct(named: type, Arguments(values: named, location: location), nil)
          }))
    }
    let isStatic = if case .type = receiver.payload { true } else { false }
    let named = members(of: typeName(of: receiver), member.name, isStatic: isStatic).functions.filter {
      $0.parameters.map(\.label) == labels
    }
    guard !named.isEmpty else { return nil }
    return Value(
      .function(BoundMethod(name: member.name, location: location, candidates: named, receiver: receiver)))
  }

  /// Members with bodies; requirements have none.
  private func ownDefaults(
    _ contract: TypeDecl, _ name: String, _ isStatic: Bool, _ typeName: String, _ result: inout MemberSet
  ) {
    guard let found = (isStatic ? contract.statics : contract.instance)[name] else { return }
    result.functions += found.functions.filter { $0.hasBody && applies($0.constraints, to: typeName) }
    let properties = found.properties.filter {
      ($0.getter?.hasBody == true || $0.initialValue != nil) && applies($0.constraints, to: typeName)
    }
    // What is for some types alone goes first.
    result.properties += properties.filter { !$0.constraints.isEmpty } + properties.filter(\.constraints.isEmpty)
  }

  /// Only what is said of `Self` can be judged; the rest is taken as true.
  private func applies(_ constraints: [ConstraintNode], to typeName: String) -> Bool {
    for constraint in constraints where constraint.left == "Wrapped" && typeName != "Optional" {
      let wanted = self.typeName(of: constraint.right, nil)
      guard Self.standardTypes.contains(wanted) || program.types[wanted].map({ $0.kind != .contract }) == true else {
        continue
      }
      if constraint.isSameType, typeName != wanted, wanted.contains("<") == typeName.contains("<") { return false }
    }
    if let type = program.types[typeName], let raw = rawType(of: type) {
      for constraint in constraints where constraint.left == "RawValue" {
        let wanted = self.typeName(of: constraint.right, nil)
        if constraint.isSameType ? raw != wanted : !isKind(raw, of: wanted) { return false }
      }
    }
    if let type = program.types[typeName], type.kind != .contract, type.genericParameters.isEmpty {
      for constraint in constraints where constraint.left != "Self" && constraint.left != "Wrapped" {
        // `where Response == Void`, where the type says what it is.
        guard let alias = type.aliases[constraint.left] else { continue }
        let (own, wanted) = (self.typeName(of: alias, nil), self.typeName(of: constraint.right, nil))
        if constraint.isSameType ? own != wanted : program.types[own] != nil && !isKind(own, of: wanted) {
          return false
        }
      }
    }
    for constraint in constraints where constraint.left == "Self" {
      let wanted = self.typeName(of: constraint.right, nil)
      if constraint.isSameType {
        // Asked on the protocol itself (`.primary` as a ButtonStyle), every case counts.
        let isOnContract = program.types[typeName].map { $0.kind == .contract } ?? true
        if typeName != wanted, !(isOnContract && isKind(wanted, of: typeName)) { return false }
      } else if !isKind(typeName, of: wanted), program.types[typeName] != nil,
        program.types[typeName]?.kind != .contract
      {
        return false
      }
    }
    return true
  }

  func isCase(_ name: String, of typeName: String) -> Bool {
    if typeName == "Result" { return name == "success" || name == "failure" }
    return program.types[typeName]?.caseIndex[name] != nil
  }

  // MARK: Wrapped properties

  func wrapper(of property: PropertyDecl) -> WrapperKind {
    if let known = property.wrapperCache { return known }
    var result = WrapperKind.none
    for attribute in property.attributes {
      guard attribute.name.first?.isUppercase == true, !Self.plainAttributes.contains(attribute.name) else { continue }
      if case .user(let type, _) = resolve(TypeNode.named(attribute.name, owner: property.owner), nil) {
        if type.isPropertyWrapper {
          result = .user(type, attribute)
          break
        }
      } else if builderName(attribute.name) == nil {
        result = .host(attribute)
        break
      }
    }
    property.wrapperCache = result
    return result
  }
  static let plainAttributes: Set<String> = [
    "MainActor", "IBOutlet", "IBInspectable", "IBAction", "NSManaged", "ObservationIgnored", "ObservationTracked",
    "Sendable", "GlobalActor", "NSCopying", "Entry", "TaskLocal", "Attribute", "Relationship", "Transient",
    "Previewable",
  ]

  /// The result builder among attributes, if any.
  func builderName(in attributes: [String]) -> String? {
    for name in attributes {
      if let builder = builderName(name) { return builder }
    }
    return nil
  }
  func builderName(_ attribute: String) -> String? {
    guard attribute.first?.isUppercase == true else { return nil }
    if case .user(let type, _) = resolve(parse(typeName: attribute), nil) {
      return type.isResultBuilder ? type.name : nil
    }
    return hosts.contains { $0.declaresResultBuilder(attribute) } ? attribute : nil
  }
  /// For a member that a protocol declares under a builder: `body`.
  func inheritedBuilder(_ member: String, of typeName: String) -> String? {
    let key = MemberKey(type: typeName, name: member, isStatic: false)
    if let known = builderCache[key] { return known }
    var result: String?
    for conformance in conformances(of: typeName) {
      if let contract = program.types[conformance] {
        if let set = contract.instance[member] {
          for property in set.properties where !property.attributes.isEmpty {
            result = result ?? builderName(in: property.attributes.map(\.name))
          }
          for function in set.functions { result = result ?? builderName(in: function.attributes) }
        }
      } else {
        for host in hosts { result = result ?? host.resultBuilder(ofProtocol: conformance, requirement: member) }
      }
      if result != nil { break }
    }
    builderCache[key] = .some(result)
    return result
  }
}

extension TypeNode {
  static func named(_ name: String, owner: TypeDecl?) -> TypeNode {
    TypeNode(.named(components(of: name)), owner: owner, file: owner?.place.file)
  }
}

private enum ResolvedName {
  /// Whether a name in brackets is that of a dictionary: `[String: [Int]]`, and not `[[String: Int]]`.
  static func hasColon(_ name: String) -> Bool {
    var depth = 0
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: ":") where depth == 1: return true
      default: break
      }
    }
    return false
  }
}

struct MemberKey: Hashable {
  let type: String
  let name: String
  let isStatic: Bool
}
