import SightlineModel

extension Interpreter {
  func construct(named name: String, _ arguments: Arguments, _ frame: Frame?) throws -> Value {
    if let type = program.types[name] {
      return try construct(type, arguments, frame, typeArguments: specialArguments(name, of: type))
    }
    return try construct(parse(typeName: name), arguments, frame)
  }

  /// A value of a type that others provide; initialisers in the project's extensions come first.
  func constructForeign(_ name: String, _ arguments: Arguments, _ frame: Frame?) throws -> Value {
    var added = program.foreignExtensions[name]?.initializers ?? []
    if Self.integerNames.contains(name), name != "Int" {
      added += program.foreignExtensions["Int"]?.initializers ?? []
    }
    for conformance in conformances(of: name) where program.types[conformance] == nil {
      added += program.foreignExtensions[conformance]?.initializers ?? []
    }
    // `extension Text { init(_ texts: [Text]) }`: what is not known is rather what the type itself takes.
    let holdsUnknown = arguments.values.contains { if case .unknown = $0.value.payload { true } else { false } }
    if holdsUnknown, !added.isEmpty, !added.contains(where: { isMeant($0, by: arguments, frame) }) {
      if let value = try constructHosted(name, arguments) { return value }
    }
    if let value = try constructForeign(name, added, arguments, frame) { return value }
    if let value = try standardConstruct(name, arguments, frame) { return value }
    if let value = try constructHosted(name, arguments) { return value }
    for argument in arguments.values {
      if case .unknown(let unknown) = argument.value.payload {
        return Value(.unknown(Unknown(reason: unknown.reason, location: unknown.location, typeName: name)))
      }
    }
    hand(arguments.values, to: name, at: arguments.location)
    return notUnderstood(
      "\(name)(\(Self.labels(arguments)))", why: .notKnown("this initialiser"), at: arguments.location)
  }

  /// By the first host that has the type; `nil` where none makes it of these.
  private func constructHosted(_ name: String, _ arguments: Arguments) throws -> Value? {
    for host in hosts {
      if let value = try host.construct(type: name, call: arguments.call, in: self) { return value }
    }
    return nil
  }

  func constructForeign(_ name: String, _ candidates: [FunctionDecl], _ arguments: Arguments, _ frame: Frame?) throws
    -> Value?
  {
    guard !candidates.isEmpty, let (decl, slots) = best(candidates, arguments, frame, nil) else { return nil }
    // The initialiser assigns to `self` what `self.init(…)` makes.
    let reason = "\(name) before its initialiser ran"
    let box = Box(Value(.unknown(Unknown(reason: reason, location: arguments.location, typeName: name))))
    constructing.append(name)
    defer { constructing.removeLast() }
    let result = try invoke(decl, receiver: box, arguments, slots, frame)
    if case .none = result.payload, decl.isFailable { return Value.none }
    return box.value
  }

  /// `Foo.init` as a function takes its arguments without labels.
  func constructPositional(_ name: String, _ values: [Call.Argument], _ location: SourceLocation) throws -> Value {
    if let type = program.types[name] {
      // An initialiser of several parameters takes the parts of each pair: `zip(a, b).map(Line.init)`.
      if values.count == 1, case .tuple(let parts) = values[0].value.payload, parts.count > 1,
        !initializers(of: type).contains(where: { bind($0.parameters, values, positional: true) != nil }),
        type.initializers.isEmpty || initializers(of: type).contains(where: { $0.parameters.count >= parts.count })
      {
        let split = parts.map { Call.Argument(label: nil, value: $0.value, location: location) }
        return try constructPositional(name, split, location)
      }
      for decl in initializers(of: type) {
        if bind(decl.parameters, values) != nil {
          return try construct(named: name, Arguments(values: values, location: location), nil)
        }
        if bind(decl.parameters, values, positional: true) != nil {
          let labelled = zip(values, decl.parameters).map { argument, parameter in
            Call.Argument(label: parameter.label, value: argument.value, location: argument.location)
          }
          return try construct(type, Arguments(values: labelled, location: location), nil)
        }
      }
      if type.initializers.allSatisfy(\.isFromExtension), type.kind == .structure, values.count > 0,
        values[0].label == nil
      {
        let names = allStored(type).filter { !($0.isLet && $0.initialValue != nil) }.map(\.name)
        let labelled = zip(values, names).map {
          Call.Argument(label: $1, value: $0.value, location: $0.location)
        }
        return try construct(type, Arguments(values: labelled, location: location), nil)
      }
      if type.kind == .enumeration, values.count == 1, values[0].label == nil {
        return try construct(
          type,
          Arguments(
            values: [Call.Argument(label: "rawValue", value: values[0].value, location: location)], location: location),
          nil)
      }
    }
    return try construct(named: name, Arguments(values: values, location: location), nil)
  }
}
