extension Interpreter {
  /// `state.copy(isLoading: false)`: a struct with a macro of a package attached, a method that no source declares, and
  /// arguments each of which names a stored property. The macro's method gives a copy that differs in them.
  ///
  /// - Source: `@Copyable` of SwiftCopyableMacro and packages like it, after Kotlin's `copy`; an argument that is left out keeps
  ///   the property's value.
  /// - Returns: `nil` for any other call.
  func changedCopy(of base: Value, _ name: String, _ arguments: Arguments, _ frame: Frame) throws -> Value? {
    guard case .structure(var structure) = base.payload, !arguments.values.isEmpty,
      let type = program.types[structure.typeName], type.attributes.contains(where: isMacroOfPackage)
    else { return nil }
    let stored = allStored(type)
    for argument in arguments.values {
      guard let property = stored.first(where: { $0.name == argument.label }), case .none = wrapper(of: property) else {
        return nil
      }
      structure.fields[property.name] =
        try property.declaredType.map { try coerce(argument.value, to: $0, frame) }
        ?? finalised(argument.value)
    }
    return Value(.structure(structure))
  }

  /// Neither an attribute of Swift's nor of a type that the sources declare.
  private func isMacroOfPackage(_ attribute: AttributeNode) -> Bool {
    attribute.name.first?.isUppercase == true && attribute.name != "MainActor" && program.types[attribute.name] == nil
  }
}
