extension Interpreter {
  /// What static and global variables hold that were asked for so far, and what objects the constants among them are:
  /// by name, in the order of the sources.
  package var keptVariables: [(name: String, value: Value)] {
    storedGlobals.compactMap { name, property in
      guard let value = globals[ObjectIdentifier(property)]?.value else { return nil }
      if property.isLet { guard case .object = value.payload else { return nil } }
      return (name, value)
    }
  }

  /// Of the project's own files.
  func findStoredGlobals() -> [(name: String, property: PropertyDecl)] {
    let types = program.typeOrder.map { ($0.name, $0) } + program.foreignExtensions.map { ($0.key, $0.value) }
    let statics = types.flatMap { owner, type in
      type.statics.values.flatMap(\.properties).map { (owner + "." + $0.name, $0) }
    }
    let others = program.globals.values.flatMap(\.properties).map { ($0.name, $0) }
    return (statics + others).filter { $0.1.isStored && !$0.1.place.file.isStub }
      .map { (name: $0.0, property: $0.1, place: $0.1.place.location) }
      .sorted { ($0.place, $0.name) < ($1.place, $1.name) }
      .map { (name: $0.name, property: $0.property) }
  }
}
