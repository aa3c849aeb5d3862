/// What conforms to a protocol that nobody has at hand.
extension Interpreter {
  /// `struct Detail: ConnectedView { func body(props: Props) -> some View }`: the protocol of a host that asks for a
  /// member which a type declares, by its name and as that protocol.
  ///
  /// A type that conforms to a protocol nobody has is taken to conform to this one by way of it.
  func impliedConformances(of type: TypeDecl) -> [String] {
    var found: Set<String> = []
    for (name, set) in type.instance {
      for declared in set.properties.map(\.type) + set.functions.map(\.returnType) {
        guard let declared, case .anyOf(let inner) = declared.shape else { continue }
        if hosts.contains(where: { $0.resultBuilder(ofProtocol: inner.name, requirement: name) != nil }) {
          found.insert(inner.name)
        }
      }
    }
    return found.sorted()
  }

  /// Neither the sources nor anybody else declares the protocol or superclass.
  func isUndeclared(_ name: String) -> Bool {
    program.types[name] == nil && Self.standardConformances[name] == nil && !Self.standardTypes.contains(name)
      && !Self.languageProtocols.contains(name) && !hosts.contains { $0.declaresType(name) }
  }

  /// The sources, the standard library or a host declare a type of the name.
  package func hasDeclaration(ofType name: String) -> Bool {
    program.types[name] != nil || Self.standardTypes.contains(name) || hosts.contains { $0.declaresType(name) }
  }
}
