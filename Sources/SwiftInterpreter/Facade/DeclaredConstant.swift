package import SightlineModel

/// A static property or a global one.
package struct DeclaredConstant {
  /// The type that holds it; a host's where an extension declares it; `nil` for a global.
  package var owner: String?
  package var name: String
  /// As written, or as the form of its value shows; `nil` where neither says.
  package var typeName: String?
  package var location: SourceLocation
  package var isStub: Bool
}

extension Interpreter {
  /// Static and global properties, sorted by place.
  package var declaredConstants: [DeclaredConstant] {
    let types = program.typeOrder.map { ($0.name, $0) } + program.foreignExtensions.map { ($0.key, $0.value) }
    let statics = types.flatMap { owner, type in
      type.statics.values.flatMap(\.properties).map { constant($0, owner: owner) }
    }
    let globals = program.globals.values.flatMap(\.properties).map { constant($0, owner: nil) }
    return (statics + globals).sorted {
      ($0.location, $0.owner ?? "", $0.name) < ($1.location, $1.owner ?? "", $1.name)
    }
  }

  /// Whether a file stands for an unseen module.
  package func isStub(_ path: String) -> Bool { stubPaths.contains(path) }
  /// Whether a tool wrote a file: nothing in it is reported.
  package func isGenerated(_ path: String) -> Bool { generatedPaths.contains(path) }

  /// Where anything is declared that has a name: types, members, globals, functions; not sorted.
  package var declaredPlaces: [SourceLocation] {
    let types = program.typeOrder + program.foreignExtensions.values
    func places(_ sets: some Sequence<MemberSet>) -> [Place] {
      sets.flatMap { $0.properties.map(\.place) + $0.functions.map(\.place) }
    }
    let members = types.flatMap { type in
      places(type.instance.values) + places(type.statics.values) + type.initializers.map(\.place)
        + (type.kind == nil ? [] : [type.place])
    }
    return (members + places(program.globals.values)).map(\.location)
  }

  /// The written type of a property that an extension adds to a host's type; `nil` where none is written.
  package func declaredType(ofProperty name: String, inExtensionOf type: String) -> String? {
    program.foreignExtensions[type]?.instance[name]?.properties.first?.declaredType.map { typeName(of: $0, nil) }
  }

  private func constant(_ property: PropertyDecl, owner: String?) -> DeclaredConstant {
    DeclaredConstant(
      owner: owner, name: property.name, typeName: property.declaredType.map { typeName(of: $0, nil) },
      location: property.place.location, isStub: property.place.file.isStub)
  }

  /// The value of a static or global property.
  package func value(of constant: DeclaredConstant) throws -> Value {
    if let owner = constant.owner { return try staticMember(of: owner, constant.name, call: nil) }
    let declared = program.globals[constant.name]?.properties ?? []
    guard let property = declared.first(where: { $0.place.location == constant.location }) ?? declared.first else {
      return .unknown("no global is named '\(constant.name)'", at: constant.location)
    }
    begin()
    return try readGlobal(property, owner: nil, at: constant.location)
  }
}
