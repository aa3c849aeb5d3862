extension Program {
  /// A type as text: names with the types around them, generic parameters by depth and place, without `any`, labels of
  /// parameters and effects, so that two texts are equal when the types are.
  package func qualifiedName(_ type: TypeID) -> String {
    let name = written(type)
    guard name.contains("->"), name.contains(": ") else { return name }
    // Labels within a function's type say nothing about it
    return name.split(separator: " ", omittingEmptySubsequences: false).compactMap { word -> Substring? in
      guard word.hasSuffix(":"), word.count > 1 else { return word }
      let kept = word.prefix { $0 == "(" || $0 == "[" }
      return kept.isEmpty ? nil : kept + "\u{0}"
    }.joined(separator: " ").replacing("\u{0} ", with: "")
  }

  private func written(_ type: TypeID) -> String {
    switch types.kind(type) {
    case .none: return "-"
    case .dynamic: return "?"
    case .nominal:
      let owner = declaration(type)
      if owner.flags.contains(.isFramework), let sugar = sugared(owner, type) { return sugar }
      return nominalName(owner, Array(types.arguments(type)))
    case .function:
      let shape = types.shape(type)
      let parameters = types.parameters(type).enumerated().map { index, parameter in
        let name = written(parameter)
        return (shape.parameters[index].contains(.inOut) ? "inout " : "") + name
      }
      return "(\(parameters.joined(separator: ", "))) -> \(written(types.result(type)))"
    case .tuple:
      let labels = types.labels(type)
      let parts = types.arguments(type).enumerated().map { index, part in
        (labels[index].map { symbols.text($0) + ": " } ?? "") + written(part)
      }
      return "(\(parts.joined(separator: ", ")))"
    case .existential:
      if types.count(type) == 0 { return "Any" }
      let parts = types.arguments(type).map { part in
        types.count(part) > 0 && nominal(part)?.kind == .protocol ? nominalName(declaration(part), []) : written(part)
      }
      return parts.sorted().joined(separator: " & ")
    case .opaque: return "some"
    case .metatype: return written(types.child(type, 0)) + ".Type"
    case .parameter: return parameterName(declaration(type))
    case .associated: return written(types.child(type, 0)) + "." + symbols.text(Symbol(id: types.head(type)))
    case .variable: return "$\(types.head(type))"
    case .inOut: return "inout " + written(types.child(type, 0))
    }
  }

  private func sugared(_ owner: Declaration, _ type: TypeID) -> String? {
    switch owner.name {
    case Symbol(.Array): return "[\(written(types.child(type, 0)))]"
    case Symbol(.Dictionary): return "[\(written(types.child(type, 0))) : \(written(types.child(type, 1)))]"
    case Symbol(.Optional):
      let inner = written(types.child(type, 0))
      let needsBrackets =
        types.kind(types.child(type, 0)) == .function
        || types.kind(types.child(type, 0)) == .existential && types.count(types.child(type, 0)) > 1
      return needsBrackets ? "(\(inner))?" : inner + "?"
    default: return nil
    }
  }

  /// A generic parameter by depth and place, as the compiler writes it: `A`, `B1`.
  private func parameterName(_ parameter: Declaration) -> String {
    guard let owner = parameter.parent else { return symbols.text(parameter.name) }
    var depth = 0
    var next = owner.parent
    while let around = next {
      if around.kind == .extension {
        if let outer = extended(around) {
          next = outer
          continue
        }
      }
      if !around.generics.isEmpty { depth += 1 }
      next = around.parent
    }
    let place = owner.generics.firstIndex { $0 === parameter } ?? 0
    let letter = String(UnicodeScalar(UInt8(65 + place % 26)))
    return depth == 0 ? letter : letter + "\(depth)"
  }

  private func nominalName(_ owner: Declaration, _ arguments: [TypeID]) -> String {
    var arguments = arguments
    var own = ""
    if !owner.generics.isEmpty, owner.kind != .protocol, arguments.count >= owner.generics.count {
      own = "<" + arguments.suffix(owner.generics.count).map { written($0) }.joined(separator: ", ") + ">"
      arguments.removeLast(owner.generics.count)
    }
    let name = symbols.text(owner.name) + own
    guard let parent = owner.parent else { return name }
    if parent.isNominal { return nominalName(parent, arguments) + "." + name }
    if parent.kind == .extension, let outer = extended(parent) { return nominalName(outer, arguments) + "." + name }
    return name
  }
}
