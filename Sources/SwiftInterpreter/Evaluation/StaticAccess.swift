import SightlineModel

extension Interpreter {
  /// `Type.name`, not called.
  func readStaticMember(_ typeName: String, _ name: String, at node: Expression, _ frame: Frame?) throws -> Value {
    if name == "self" { return Value(.type(typeName)) }
    if name == "init" { return constructorFunction(typeName, at: node.location) }
    if name == "none", typeName.hasSuffix("?") || typeName == "Optional" { return .none }
    let frame = frame ?? rootFrame
    if let local = taskLocal(typeName, name) { return local }
    if let type = program.types[typeName] {
      if let value = try staticDeclared(typeName, name, at: node, frame) { return value }
      if let nested = nestedType(name, of: type) { return Value(.type(nested.name)) }
      if let alias = type.aliases[name] { return Value(.type(self.typeName(of: alias, frame))) }
      if let found = associated(name, of: type, specialArguments(typeName, of: type)) {
        return Value(.type(self.typeName(of: found, frame)))
      }
      if name == "allCases", type.kind == .enumeration { return allCases(type) }
      if name == "Type" || name == "Protocol" { return Value(.type(typeName)) }
      // What the standard library gives to what is expressed by a whole number.
      if name == "zero", isKind(typeName, of: "AdditiveArithmetic"),
        let zero = try literal(Value(.int(0)), as: type, frame)
      {
        return zero
      }
      if let found = try staticDynamicMember(of: type, name, at: node, frame) { return found }
      // `Step?.none`.
      if name == "none" { return .none }
      if name == "ID", let identity = identityType(of: type) { return Value(.type(self.typeName(of: identity, frame))) }
      // `View.method` as a value: the receiver comes first.
      if let function = unapplied(typeName, name, at: node) { return function }
    } else {
      if let value = try staticDeclared(typeName, name, at: node, frame) { return value }
      if let added = program.foreignExtensions[typeName] {
        if let nested = added.nested[name] { return Value(.type(nested.name)) }
        if let alias = added.aliases[name] { return Value(.type(self.typeName(of: alias, frame))) }
      }
      if let value = standardStatic(typeName, name, nil) { return value }
    }
    // A module's name in front: `SwiftUI.Color`.
    if program.context.imports.contains(typeName), !hosts.contains(where: { $0.declaresType(typeName) }) {
      if let own = ownType(name, ofModule: typeName) { return Value(.type(own.name)) }
      guard
        isPresent(module: typeName)
          || !missingModules.contains(typeName) && program.globals(name, from: node.place.file) != nil
      else {
        return notUnderstood("\(typeName).\(name)", why: .noDeclaration, at: node.location)
      }
      if isForeign(name) { return Value(.type(name)) }
      return try lookUp(NameExpression(name, selfSlot: nil, node.place), rootFrame)
    }
    for typeName in [typeName, foreignNamesake(of: typeName)].compactMap({ $0 }) {
      for host in hosts {
        if let value = try host.staticMember(type: typeName, name: name, call: nil, in: self) { return value }
        if host.declaresType(typeName + "." + name) { return Value(.type(typeName + "." + name)) }
      }
    }
    if typeName == "Task", let value = try taskStatic(name, nil) { return value }
    // A host type whose superclass or protocol declares it.
    if program.types[typeName] != nil {
      for conformance in conformances(of: typeName) where program.types[conformance] == nil {
        for host in hosts {
          if let value = try host.staticMember(type: conformance, name: name, call: nil, in: self) { return value }
        }
      }
    }
    // `[Int]?.none`.
    if name == "none", typeName.hasPrefix("[") || Self.standardTypes.contains(typeName) { return .none }
    return notUnderstood("\(typeName).\(name)", why: .notKnown("this member"), at: node.location)
  }

  /// The framework's type of the same name: `Notification.Name` beside a model called `Notification`, which has no such member and may
  /// be of a module that the file does not see.
  func foreignNamesake(of typeName: String) -> String? {
    guard typeName.contains("·"), let type = program.types[typeName], type.parent == nil, isForeign(type.simpleName)
    else {
      return nil
    }
    return type.simpleName
  }

  func allCases(_ type: TypeDecl) -> Value {
    Value(
      .array(
        type.cases.filter(\.parameters.isEmpty).map {
          Value(
            .enumeration(EnumerationValue(typeName: type.name, caseName: $0.name)),
            origin: $0.origin(in: type))
        }))
  }

  /// A method that takes its receiver first; `nil` where the type has none of that name.
  func unapplied(_ typeName: String, _ name: String, at node: Expression) -> Value? {
    let location = node.location
    guard !members(of: typeName, name, isStatic: false).functions.isEmpty else { return nil }
    return Value(
      .function(
        NativeFunction(name: name, location: location, parameterCount: 1) { arguments, interpreter in
          guard let receiver = arguments.first?.value else { return .void }
          let candidates = interpreter.members(of: typeName, name, isStatic: false).functions
          return Value(
            .function(BoundMethod(name: name, location: location, candidates: candidates, receiver: receiver)))
        }))
  }

  func constructorFunction(_ typeName: String, at location: SourceLocation) -> Value {
    Value(
      .function(
        NativeFunction(name: typeName, location: location, parameterCount: 1) { arguments, interpreter in
          try interpreter.constructPositional(typeName, arguments, location)
        }))
  }

  /// Types, key paths and cases where a function is wanted.
  package func asFunction(_ value: Value) -> Value? {
    switch value.payload {
    case .function: return value
    case .type(let name): return constructorFunction(name, at: SourceLocation(file: "", line: 0, column: 0))
    case .keyPath(_, let components):
      return Value(
        .function(
          NativeFunction(
            name: "\\." + components.joined(separator: "."), location: SourceLocation(file: "", line: 0, column: 0),
            parameterCount: 1
          ) { arguments, interpreter in
            guard let root = arguments.first?.value else { return .void }
            return try interpreter.follow(components, from: root)
          }))
    default: return nil
    }
  }

  /// Reads along a key path.
  func follow(_ components: [String], from root: Value) throws -> Value {
    var value = root
    for component in components {
      var name = component
      let isOptional = name.hasSuffix("?")
      if isOptional { name.removeLast() }
      if name.hasSuffix("!") { name.removeLast() }
      if name.hasPrefix("["), let index = Int(name.dropFirst().dropLast()) {
        value = try self.index(
          value, [Call.Argument(label: nil, value: Value(.int(index)), location: noPlace)], rootFrame, at: nowhere)
      } else if name.hasPrefix("["), let indices = keyPathIndices[name] {
        value = try self.index(value, indices, rootFrame, at: nowhere)
      } else {
        value = try member(of: value, name, call: nil)
      }
      if case .none = value.payload { return .none }
    }
    return value
  }

  /// What stands for a subscript with such indices in a key path: equal ones are called the same.
  func component(of indices: [Call.Argument]) -> String {
    if indices.count == 1, indices[0].label == nil, case .int(let number) = indices[0].value.payload {
      return "[\(number)]"
    }
    let words = indices.map { ($0.label.map { $0 + ": " } ?? "") + describe(Value(.array([$0.value]))) }
    let name = "[\(words.joined(separator: ", "))]"
    keyPathIndices[name] = indices.map {
      Call.Argument(label: $0.label, value: finalised($0.value), location: $0.location)
    }
    return name
  }

  func modify(_ components: [String], of root: inout Value, _ change: (inout Value) throws -> Void) throws {
    guard var first = components.first else { return try change(&root) }
    while first.hasSuffix("?") || first.hasSuffix("!") { first.removeLast() }
    if first.hasPrefix("["), let indices = keyPathIndices[first] {
      return try modifyIndex(of: &root, indices, rootFrame, at: nowhere) {
        try modify(Array(components.dropFirst()), of: &$0, change)
      }
    }
    if first.hasPrefix("["), let index = Int(first.dropFirst().dropLast()) {
      let argument = Call.Argument(label: nil, value: Value(.int(index)), location: noPlace)
      return try modifyIndex(of: &root, [argument], rootFrame, at: nowhere) {
        try modify(Array(components.dropFirst()), of: &$0, change)
      }
    }
    try modifyMember(of: &root, first, nil, at: nowhere) {
      try modify(Array(components.dropFirst()), of: &$0, change)
    }
  }

  // MARK: Implicit members

  /// `.name` where a type of the project's own is wanted.
  func resolveImplicit(
    _ member: ImplicitMember, in type: TypeDecl, _ frame: Frame?, typeArguments: [TypeNode] = []
  ) throws -> Value {
    guard let first = member.links.first else { return .void }
    let node = LocatedExpression(member.location, nowhere.place)
    var value: Value
    if first.name == "init" {
      value = try construct(
        type, Arguments(values: first.call?.arguments ?? [], location: member.location), frame,
        typeArguments: typeArguments)
    } else if let call = first.call, first.name.allSatisfy({ !$0.isLetter && !$0.isNumber && $0 != "_" }),
      let result = try userOperator(
        first.name,
        call.arguments.map { argument in
          guard case .implicit(let operand) = argument.value.payload else { return argument.value }
          return try resolveImplicit(operand, in: type, frame, typeArguments: typeArguments)
        }, frame, at: node)
    {
      value = result
    } else if let call = first.call {
      value = try callStatic(
        type.name, first.name, Arguments(values: call.arguments, location: call.location), at: node, frame ?? rootFrame,
        nil)
    } else {
      value = try readStaticMember(type.name, first.name, at: node, frame)
    }
    try follow(member.links.dropFirst(), &value, node, frame)
    return value
  }

  private func follow(
    _ links: ArraySlice<ImplicitMember.Link>, _ value: inout Value, _ node: Expression, _ frame: Frame?
  )
    throws
  {
    for link in links {
      if link.name == ImplicitMember.subscriptName, let call = link.call {
        value = try index(value, call.arguments, frame ?? rootFrame, at: node)
      } else if let call = link.call {
        value = try callMember(
          value, link.name, Arguments(values: call.arguments, location: call.location), at: node, frame ?? rootFrame,
          nil)
      } else {
        value = try readMember(of: value, link.name, at: node.place.offset, node, frame ?? rootFrame)
      }
    }
  }

  /// `.name` where a type of a host or of the standard library is wanted; stays open when nobody knows it.
  func resolveForeign(_ member: ImplicitMember, as typeName: String, _ frame: Frame?) throws -> Value {
    guard let first = member.links.first else { return .void }
    let node = LocatedExpression(member.location, nowhere.place)
    let rest = member.links.dropFirst()
    let set = members(of: typeName, first.name, isStatic: true)
    if !set.isEmpty, set.isVisible(in: member.location.file) {
      var value: Value
      if let call = first.call {
        value = try callStatic(
          typeName, first.name, Arguments(values: call.arguments, location: call.location), at: node,
          frame ?? rootFrame, nil)
      } else {
        value = try readStaticMember(typeName, first.name, at: node, frame)
      }
      try follow(rest, &value, node, frame)
      return value
    }
    if let added = program.foreignExtensions[typeName], first.name == "init", let call = first.call {
      let arguments = Arguments(values: call.arguments, location: call.location)
      if let made = try constructForeign(typeName, added.initializers, arguments, frame) { return made }
    }
    if first.name == "init", let call = first.call, Self.standardTypes.contains(typeName),
      var value = try standardConstruct(
        typeName, Arguments(values: call.arguments, location: call.location), frame)
    {
      try follow(rest, &value, node, frame)
      return value
    }
    if var value = standardStatic(typeName, first.name, first.call) {
      try follow(rest, &value, node, frame)
      return value
    }
    for host in hosts {
      if let value = try host.resolve(member.withFractions, as: typeName, in: self) { return value }
    }
    if first.name == "init", let call = first.call {
      for host in hosts {
        if var value = try host.construct(type: typeName, call: call, in: self) {
          try follow(rest, &value, node, frame)
          return value
        }
      }
    }
    for host in hosts {
      if var value = try host.staticMember(type: typeName, name: first.name, call: first.call, in: self) {
        try follow(rest, &value, node, frame)
        return value
      }
    }
    // A framework's enumeration that nobody knows here, but the project adds to: `extension NEVPNStatus { … }`.
    if rest.isEmpty, first.call == nil, first.name != "none", program.foreignExtensions[typeName] != nil,
      !isForeign(typeName), !Self.standardTypes.contains(typeName), Self.standardConformances[typeName] == nil
    {
      return Value(.enumeration(EnumerationValue(typeName: typeName, caseName: first.name)))
    }
    return Value(.implicit(member))
  }

  /// `.name` beside a value whose type it shares.
  func resolveImplicit(_ value: Value, like other: Value, _ frame: Frame?) throws -> Value {
    guard case .implicit(let member) = value.payload else { return value }
    switch other.payload {
    case .none, .implicit:
      if member.links.count == 1, member.links[0].name == "none" { return .none }
      return value
    case .unknown(let unknown):
      if let name = unknown.typeName { return try resolve(value, as: name) }
      return other
    case .type(let name): return try resolve(value, as: name)
    default:
      if member.links.count == 1, member.links[0].name == "none", !isCase("none", of: typeName(of: other)),
        members(of: typeName(of: other), "none", isStatic: true).isEmpty
      {
        return .none
      }
      let name = typeName(of: other)
      if let type = program.types[name] { return try resolveImplicit(member, in: type, frame) }
      return try resolveForeign(member, as: name, frame)
    }
  }
}

/// Stands for code that has no node of its own.
final class LocatedExpression: Expression {
  let known: SourceLocation
  init(_ known: SourceLocation, _ place: Place) {
    self.known = known
    super.init(place)
  }
  override var location: SourceLocation { known }
  override var spot: Spot { Spot(known) }
}
