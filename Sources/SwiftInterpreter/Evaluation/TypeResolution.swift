import SightlineModel
import SwiftParser
import SwiftSyntax

extension Interpreter {
  static let integerNames: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]
  static let floatNames: Set<String> = [
    "Double", "Float", "CGFloat", "TimeInterval", "Float32", "Float64", "Float16",
    "CLLocationDegrees", "CLLocationDistance", "CLLocationDirection", "CLLocationSpeed", "CLLocationAccuracy",
  ]
  static let stringNames: Set<String> = ["String", "Substring", "Character", "StaticString"]

  /// - Parameter frame: Knows the generic parameters; `nil` outside of any call.
  func resolve(_ node: TypeNode, _ frame: Frame?) -> ResolvedType {
    // Aliases and parameters that lead to one another have no type.
    guard resolveDepth < Self.resolveLimit else { return .open(node.name) }
    resolveDepth += 1
    defer { resolveDepth -= 1 }
    if let resolved = node.resolved {
      if case .open(let name) = resolved, let bound = frame?.generics[name], bound !== node {
        // Parameters of two functions may be bound to each other's names.
        if let next = bound.resolved, case .open(let other) = next, frame?.generics[other] != nil { return next }
        return resolve(bound, frame)
      }
      if case .open = resolved, let frame, let found = associated(node, frame) { return resolve(found, frame) }
      if case .foreign("Self", _) = resolved { return resolveSelf(frame, node) }
      return resolved
    }
    let result = find(node, frame)
    node.resolved = result
    if case .open = result { return resolve(node, frame) }
    if case .foreign("Self", _) = result { return resolveSelf(frame, node) }
    return result
  }

  /// Aliases and parameters on the way to a type.
  private static let resolveLimit = 100

  private func resolveSelf(_ frame: Frame?, _ node: TypeNode) -> ResolvedType {
    if let value = frame?.slots.first??.value {
      switch value.payload {
      case .structure(let structure): if let type = program.types[structure.typeName] { return .user(type, []) }
      case .object(let object): if let type = program.types[object.typeName] { return .user(type, []) }
      case .enumeration(let enumeration): if let type = program.types[enumeration.typeName] { return .user(type, []) }
      case .type(let name):
        if let type = program.types[name] { return .user(type, []) } else { return .foreign(name, []) }
      // An enumeration before its initialiser ran.
      case .unknown(let unknown):
        if let type = program.types[unknown.typeName ?? ""], type.kind == .enumeration { return .user(type, []) }
      // In an extension of a protocol that they conform to.
      case .string, .int, .double, .bool:
        if (node.owner ?? frame?.owner)?.kind == .contract {
          return resolve(parse(typeName: typeName(of: value)), nil)
        }
      default: break
      }
    }
    guard let owner = node.owner ?? frame?.owner else { return .open("Self") }
    return owner.kind == nil ? .foreign(owner.name, []) : .user(owner, [])
  }

  private func find(_ node: TypeNode, _ frame: Frame?) -> ResolvedType {
    switch node.shape {
    case .optional(let wrapped): return .optional(wrapped)
    case .array(let element): return .array(element)
    case .dictionary(let key, let value): return .dictionary(key, value)
    case .function(let shape): return .function(shape)
    case .tuple(let elements):
      if elements.isEmpty { return .void }
      return elements.count == 1 ? resolve(elements[0].type, frame) : .tuple(elements)
    case .metatype(let type): return .metatype(type)
    case .anyOf(let type): return resolve(type, frame)
    case .notUnderstood(let text): return .open(text)
    case .named(let components): return find(components, node)
    }
  }

  private func find(_ components: [TypeNode.Component], _ node: TypeNode) -> ResolvedType {
    guard let first = components.first else { return .open("") }
    if components.count == 1, first.name == "Self" { return .foreign("Self", []) }
    var rest = components.dropFirst()
    // `Self.Model`, where the model is nested in the type.
    let own = first.name == "Self" ? node.owner.flatMap { $0.kind == nil ? nil : FoundName.type($0) } : nil
    if let start = own ?? findName(first.name, owner: node.owner, file: node.file, at: node.place) {
      switch start {
      case .type(var type):
        var arguments = first.arguments
        while let next = rest.first {
          if let nested = nestedType(next.name, of: type) {
            type = nested
            arguments = next.arguments
            rest = rest.dropFirst()
          } else if let alias = type.aliases[next.name], rest.count == 1 {
            return resolve(specialised(alias, next.arguments), nil)
          } else if next.name == "ID", rest.count == 1, let identity = identityType(of: type) {
            return resolve(identity, nil)
          } else {
            return foreign(components.map(\.name).joined(separator: "."), components.last!.arguments)
          }
        }
        return .user(type, arguments)
      case .alias(let alias):
        guard alias !== node else { return .open(first.name) }
        if rest.isEmpty { return resolve(specialised(alias, first.arguments), nil) }
        let longer = TypeNode(
          .named(TypeNode.named(alias.name).components + rest), place: node.place, owner: alias.owner, file: alias.file)
        return resolve(longer, nil)
      case .generic: return .open(components.map(\.name).joined(separator: "."))
      }
    }
    // `SwiftUI.Animation` is never the project's own.
    if components.count > 1, program.context.imports.contains(first.name) || first.name == "Swift" {
      if components.count == 2, let type = ownType(components[1].name, ofModule: first.name) {
        return .user(type, components[1].arguments)
      }
      guard isPresent(module: first.name) else { return .open(components.map(\.name).joined(separator: ".")) }
      return foreign(rest.map(\.name).joined(separator: "."), components.last!.arguments)
    }
    return foreign(components.map(\.name).joined(separator: "."), components.last!.arguments)
  }

  /// What an alias stands for with type arguments of its use: its own parameters are filled, and without any it is another
  /// name of a generic type (`typealias Key = Store.Key`, used as `Key<Bool>`).
  func specialised(_ alias: TypeNode, _ arguments: [TypeNode]) -> TypeNode {
    guard !arguments.isEmpty else { return alias }
    if alias.aliasParameters.count == arguments.count {
      let generics = Dictionary(zip(alias.aliasParameters, arguments)) { first, _ in first }
      return filled(alias, generics)
    }
    guard alias.aliasParameters.isEmpty, case .named(var components) = alias.shape, let last = components.last,
      last.arguments.isEmpty
    else { return alias }
    components[components.count - 1] = TypeNode.Component(name: last.name, arguments: arguments)
    return TypeNode(.named(components), place: alias.place, owner: alias.owner, file: alias.file)
  }

  /// What `ID` stands for in a type with an `id`.
  func identityType(of type: TypeDecl) -> TypeNode? {
    members(of: type.name, "id", isStatic: false).properties.first?.type
  }

  func nestedType(_ name: String, of type: TypeDecl) -> TypeDecl? {
    if let found = type.nested[name] { return found }
    return superclass(of: type).flatMap { nestedType(name, of: $0) }
  }

  private func foreign(_ name: String, _ arguments: [TypeNode]) -> ResolvedType {
    if Self.integerNames.contains(name) { return .int }
    if Self.floatNames.contains(name) { return .double }
    if Self.stringNames.contains(name) { return .string }
    switch name {
    case "Bool": return .bool
    case "Void": return .void
    case "Any", "AnyObject", "AnyHashable", "_", "Never": return .open(name)
    case "Array", "ArraySlice", "ContiguousArray": return .array(arguments.first)
    case "Set": return .set(arguments.first)
    case "Dictionary": return .dictionary(arguments.first, arguments.last)
    case "Optional": return arguments.first.map { .optional($0) } ?? .foreign(name, [])
    default:
      if hosts.contains(where: { $0.declaresType(name) }) || Self.standardTypes.contains(name) {
        return .foreign(name, arguments)
      }
      return program.foreignExtensions[name] != nil ? .foreign(name, arguments) : .open(name)
    }
  }

  enum FoundName {
    case type(TypeDecl)
    case alias(TypeNode)
    case generic
  }

  /// A type name as seen from inside `owner`.
  ///
  /// - Parameter place: Of the name. In an extension that is written outside of the types around `owner`
  ///   (`extension Note.Image { … }`), their names are only seen where a framework has none of that name.
  func findName(_ name: String, owner: TypeDecl?, file: SourceFile?, at place: Place? = nil) -> FoundName? {
    if let place, let alias = place.file.localAlias(name, at: place.offset) { return .alias(alias) }
    var scope = owner
    while let type = scope {
      let isOutside = type.parent != nil && isInExtension(place, of: type)
      if type.simpleName == name, type.kind != nil, !isOutside || !isForeign(name) { return .type(type) }
      if let found = nestedType(name, of: type) { return .type(found) }
      if let alias = type.aliases[name] { return .alias(alias) }
      if type.genericParameters.contains(name) { return .generic }
      if isOutside,
        program.type(name, from: place?.file) != nil || program.alias(name, from: place?.file) != nil
          || isForeign(name)
      {
        break
      }
      scope = type.parent
    }
    let from = file ?? owner?.place.file
    // `Image` of a module that the file does not import is not SwiftUI's namesake there.
    func isSeen(_ declared: SourceFile?) -> Bool {
      guard let declared, let from, isForeign(name) else { return true }
      return program.sees(declared, from: from)
    }
    if let type = program.type(name, from: from), isSeen(type.place.file) { return .type(type) }
    if let alias = program.alias(name, from: from), case let file = alias.file ?? alias.place?.file, isSeen(file) {
      // Asked for by name alone, a framework's type is meant: no value's type is called after an alias.
      if from != nil || !isForeign(name) || file?.module == nil { return .alias(alias) }
    }
    // As we call one of two namesakes.
    if name.utf8.contains(0xB7), name.contains("·"), let type = program.types[name] { return .type(type) }
    return nil
  }

  private func isInExtension(_ place: Place?, of type: TypeDecl) -> Bool {
    guard let place, !type.extent.isEmpty else { return false }
    return place.file !== type.place.file || !type.extent.contains(place.offset)
  }

  /// A framework declares a type of this name.
  func isForeign(_ name: String) -> Bool { hosts.contains { $0.declaresType(name) } }

  /// What `Module.Name` means, where the project declares it: a module of its own stands in a folder of that name; a
  /// framework's type is never the project's namesake, nor one of a module that is missing.
  func ownType(_ name: String, ofModule module: String) -> TypeDecl? {
    // `Swift.Result` is the library's, whatever the project declares.
    if module == "Swift" { return nil }
    guard !missingModules.contains(module), let candidates = program.topLevel[name] else { return nil }
    return candidates.first { $0.place.file.folders.contains { $0 == module } }
      ?? (isForeign(name) ? nil : candidates[0])
  }

  /// Whether hosts or sources have what a module declares: `SQLite.Table` is not SwiftUI's `Table`.
  func isPresent(module name: String) -> Bool {
    if let known = modulesPresent[name] { return known }
    let isPresent =
      name == "Swift" || isSystemModule(name) || ownModules.contains(name)
      || program.files.contains { $0.isStub && !$0.isGenerated || $0.folders.contains { $0 == name } }
    modulesPresent[name] = isPresent
    return isPresent
  }

  // MARK: Questions about types

  func typeName(of node: TypeNode, _ frame: Frame?) -> String {
    typeName(of: node, frame, depth: 0, withArguments: false)
  }

  /// `Store<AppState, Action>` where `typeName(of:)` says `Store`.
  func wholeTypeName(of node: TypeNode, _ generics: [String: TypeNode] = [:]) -> String {
    guard !generics.isEmpty else { return typeName(of: node, nil, depth: 0, withArguments: true) }
    let frame = Frame(self, slotCount: 0, owner: nil)
    frame.generics = generics
    return typeName(of: node, frame, depth: 0, withArguments: true)
  }

  /// - Parameter depth: An alias that holds itself (`typealias A = [A]`) has a name without end.
  private func typeName(of node: TypeNode, _ frame: Frame?, depth: Int, withArguments: Bool) -> String {
    guard depth < Self.resolveLimit else { return node.name }
    func typeName(of node: TypeNode, _ frame: Frame?) -> String {
      self.typeName(of: node, frame, depth: depth + 1, withArguments: withArguments)
    }
    switch resolve(node, frame) {
    case .open(let name): return name
    case .void: return "Void"
    case .bool: return "Bool"
    case .int: return integerTypeName(node)
    case .double: return node.name == "Float" ? "Float" : node.name == "CGFloat" ? "CGFloat" : "Double"
    case .string: return node.name == "Character" ? "Character" : "String"
    case .array(let element): return element.map { "[\(typeName(of: $0, frame))]" } ?? "Array"
    case .set(let element): return element.map { "Set<\(typeName(of: $0, frame))>" } ?? "Set"
    case .dictionary(let key, let value):
      guard let key, let value else { return "Dictionary" }
      return "[\(typeName(of: key, frame)): \(typeName(of: value, frame))]"
    case .optional(let wrapped): return typeName(of: wrapped, frame) + "?"
    case .user(let type, let arguments):
      guard withArguments, !arguments.isEmpty, type.kind != .contract else { return type.name }
      return "\(type.name)<\(arguments.map { typeName(of: $0, frame) }.joined(separator: ", "))>"
    case .foreign(let name, _): return name
    case .tuple, .function, .metatype: return node.name
    }
  }

  private func integerTypeName(_ node: TypeNode) -> String {
    let name = node.name
    return Self.integerNames.contains(name) ? name : "Int"
  }

  func elementType(of node: TypeNode, _ frame: Frame?) -> TypeNode? {
    switch resolve(node, frame) {
    case .array(let element), .set(let element): return element
    case .optional(let wrapped): return elementType(of: wrapped, frame)
    default: return nil
    }
  }
  func dictionaryTypes(of node: TypeNode, _ frame: Frame?) -> (key: TypeNode, value: TypeNode)? {
    switch resolve(node, frame) {
    case .dictionary(let key?, let value?): return (key, value)
    case .optional(let wrapped): return dictionaryTypes(of: wrapped, frame)
    default: return nil
    }
  }
  /// `Double` of `ClosedRange<Double>`.
  func boundType(of node: TypeNode, _ frame: Frame?) -> TypeNode? {
    guard case .foreign(let name, let arguments) = resolve(node.unwrapped, frame), Self.rangeNames.contains(name) else {
      return nil
    }
    return arguments.first
  }
  /// `node` where it is a number type.
  func numberType(_ node: TypeNode) -> TypeNode? {
    switch resolve(node, nil) {
    case .double, .int: return node
    case .optional(let wrapped): return numberType(wrapped)
    default: return nil
    }
  }

  /// The number type a literal beside `value` takes.
  func numberType(of value: Value) -> TypeNode? {
    switch value.payload {
    case .double: return doubleType
    case .int: return value.isLiteral ? nil : intType
    default: return nil
    }
  }

  /// A type given as text, by a host.
  func parse(typeName: String) -> TypeNode {
    if let known = parsedTypes[typeName] { return known }
    let node: TypeNode
    if let element = Self.element(ofArray: typeName) {
      node = TypeNode(.array(parse(typeName: element)))
    } else if Self.isPlain(typeName) {
      node = TypeNode.named(typeName)
      if let type = program.types[typeName] {
        node.resolved = .user(type, [])
      } else if program.topLevel[typeName] != nil, isForeign(typeName) {
        node.resolved = foreign(typeName, [])
      }
    } else {
      let file = SourceFile(path: "", text: "let x: \(typeName)", isStub: false)
      file.context = program.context
      scratchFiles.append(file)
      let tree = Parser.parse(source: file.text)
      let variable = tree.statements.first?.item.as(VariableDeclSyntax.self)
      let syntax = variable?.bindings.first?.typeAnnotation?.type
      node = syntax.map { Lowering(file: file, owner: nil).type($0) } ?? TypeNode(.notUnderstood(typeName))
    }
    parsedTypes[typeName] = node
    return node
  }

  private static func isPlain(_ name: some StringProtocol) -> Bool {
    name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" || $0 == "·" }
  }

  /// `Item` of `[Item]`; `nil` for what takes a parser to read.
  private static func element(ofArray name: String) -> String? {
    guard name.first == "[", name.last == "]" else { return nil }
    let element = name.dropFirst().dropLast()
    return !element.isEmpty && isPlain(element) ? String(element) : nil
  }

  // MARK: Inheritance

  func superclass(of type: TypeDecl) -> TypeDecl? { superclassClause(of: type)?.type }

  /// The superclass with what its parameters stand for, through aliases too
  /// (`typealias Model = Store<State, Action>; class Home: Model`).
  func superclassClause(of type: TypeDecl) -> (type: TypeDecl, arguments: [TypeNode])? {
    if let cached = type.superclassCache { return cached }
    type.superclassCache = .some(nil)
    guard type.isClass, let first = type.inherited.first, case .named = first.shape,
      case .user(let found, let arguments) = resolve(first, nil), found.isClass, !isSubclass(found, of: type)
    else { return nil }
    type.superclassCache = .some((found, arguments))
    return (found, arguments)
  }

  /// Whether `type` is itself `other`, or below it: classes that inherit one another have no superclass.
  private func isSubclass(_ type: TypeDecl, of other: TypeDecl) -> Bool {
    var current: TypeDecl? = type
    while let next = current {
      if next === other { return true }
      current = superclass(of: next)
    }
    return false
  }

  /// Superclasses and protocols, the nearest first.
  func conformances(of typeName: String) -> [String] {
    if let cached = conformanceCache[typeName] { return cached }
    conformanceCache[typeName] = []
    var result: [String] = []
    var seen: Set<String> = [typeName]
    func add(_ name: String) {
      guard seen.insert(name).inserted else { return }
      result.append(name)
      visit(name)
    }
    func visit(_ name: String) {
      if let type = program.types[name] {
        for node in type.inherited { for name in inheritedNames(node) { add(name) } }
        if type.attributes.contains(where: { $0.name == "Model" || $0.name == "SwiftData.Model" }) {
          add("PersistentModel")
        }
      } else if name == typeName || !isValueType(name) {
        for host in hosts { for name in host.conformances(ofType: name) { add(name) } }
        for name in Self.standardConformances[name] ?? [] { add(name) }
      }
      if let added = program.foreignExtensions[name] {
        for node in added.inherited { for name in inheritedNames(node) { add(name) } }
      }
    }
    visit(typeName)
    if let type = program.types[typeName], type.kind == .enumeration, rawType(of: type) != nil {
      add("RawRepresentable")
    }
    if let type = program.types[typeName], type.kind == .structure,
      result.contains(where: { isUndeclared($0) || isValueType($0) })
    {
      for name in impliedConformances(of: type) { add(name) }
    }
    conformanceCache[typeName] = result
    return result
  }

  /// Of an enumeration, the type of its raw values: `Double` of `enum Speed: Double`.
  func rawType(of type: TypeDecl) -> String? {
    guard type.kind == .enumeration else { return nil }
    return type.inherited.lazy.map(\.name).first { Self.rawTypes.contains($0) && program.types[$0] == nil }
  }
  private static let rawTypes: Set<String> = [
    "String", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float", "CGFloat",
  ]

  /// `struct Draft: Content` conforms to a protocol that nobody declares, not to what a host knows by the name.
  private func isValueType(_ name: String) -> Bool { hosts.contains { $0.isValueType(name) } }

  private func inheritedNames(_ node: TypeNode) -> [String] {
    switch resolve(node, nil) {
    case .user(let type, _): return [type.name]
    case .foreign(let name, _): return [name]
    case .open(let name): return [name]
    case .int: return ["Int"]
    case .string: return ["String"]
    case .double: return ["Double"]
    default: return []
    }
  }

  /// Protocols and superclasses of a type that neither the sources nor anybody else declares.
  package func unknownConformances(of typeName: String) -> [String] {
    guard program.types[typeName] != nil else { return [] }
    return conformances(of: typeName).filter(isUndeclared)
  }
  static let languageProtocols: Set<String> = [
    "Sendable", "Codable", "Encodable", "Decodable", "Identifiable", "AnyObject", "CaseIterable", "RawRepresentable",
    "Error", "LocalizedError", "CustomStringConvertible", "CustomDebugStringConvertible", "Hashable", "Equatable",
    "Comparable", "OptionSet", "Any", "AnyActor", "Actor", "CodingKey", "Copyable", "BitwiseCopyable", "Observable",
    "ObservableObject", "Transferable",
  ]

  package func isKind(_ typeName: String, of other: String) -> Bool {
    if typeName == other || conformances(of: typeName).contains(other) { return true }
    // What a type is without saying so.
    return Self.markers.contains(other) || other == "AnyObject" && program.types[typeName]?.isClass == true
  }
  private static let markers: Set<String> = [
    "Any", "Sendable", "SendableMetatype", "Copyable", "Escapable", "BitwiseCopyable",
  ]
}

extension TypeNode {
  var components: [Component] {
    if case .named(let components) = shape { return components }
    return []
  }
}
