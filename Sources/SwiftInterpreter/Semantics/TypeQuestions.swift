import SightlineModel
import SwiftSemantics

/// What only the types of the sources decide: asked where values do not.
///
/// Nothing is read before the first question; each answer is kept. Questions are rare: most of what a context decides is
/// seen in values or in declarations.
final class TypeQuestions {
  private let files: [ParsedFile]
  private let flags: Set<String>
  /// Types of the project's own have names that tell namesakes apart.
  private let ownName: (_ name: String, _ place: Asked) -> String?
  private lazy var inquiry: TypeInquiry = {
    let made = TypeInquiry(
      files.map { ($0.path, $0.tree) }, configuration: SwiftSemantics.BuildConfiguration(flags: flags))
    made.ownName = { [ownName] name, path, offset in ownName(name, Asked(path: path, offset: offset)) }
    return made
  }()
  private var arguments: [Asked: [String: String]] = [:]
  private var types: [Asked: String?] = [:]
  private var allTypes: [Asked: [String]] = [:]
  private var meanings: [Asked: (path: String, offset: Int)?] = [:]
  private var associated: [AskedPart: String?] = [:]

  struct Asked: Hashable {
    let path: String
    let offset: Int
  }
  private struct AskedPart: Hashable {
    let type: Asked
    let name: String
  }

  init(_ files: [ParsedFile], flags: Set<String>, ownName: @escaping (_ name: String, _ place: Asked) -> String?) {
    self.files = files
    self.flags = flags
    self.ownName = ownName
  }

  /// What the generic parameters of what is called stand for.
  func genericArguments(ofCallAt place: Asked) -> [String: String] {
    if let known = arguments[place] { return known }
    let found = inquiry.genericArguments(ofCallAt: place.offset, in: place.path)
    arguments[place] = found
    return found
  }

  func type(at place: Asked) -> String? {
    if let known = types[place] { return known }
    let found = inquiry.type(ofExpressionAt: place.offset, in: place.path)
    types[place] = .some(found)
    return found
  }

  /// The types of all expressions that begin at a place.
  func types(at place: Asked) -> [String] {
    if let known = allTypes[place] { return known }
    let found = inquiry.types(ofExpressionsAt: place.offset, in: place.path)
    allTypes[place] = found
    return found
  }

  /// The type that both sides of an operator have, by where the right one begins.
  func operandType(besideOperandAt place: Asked) -> String? {
    inquiry.operandType(besideOperandAt: place.offset, in: place.path)
  }

  /// Where the declaration begins that a call means.
  func declaration(meantAt place: Asked) -> (path: String, offset: Int)? {
    if let known = meanings[place] { return known }
    let found = inquiry.declaration(meantAt: place.offset, in: place.path)
    meanings[place] = .some(found)
    return found
  }

  func associatedType(_ name: String, ofTypeAt place: Asked) -> String? {
    let part = AskedPart(type: place, name: name)
    if let known = associated[part] { return known }
    let found = inquiry.associatedType(name, ofTypeAt: place.offset, in: place.path)
    associated[part] = .some(found)
    return found
  }
}

extension Program {
  /// What a type is called that is declared around a place.
  func typeName(_ name: String, declaredAt place: TypeQuestions.Asked) -> String? {
    typeOrder.filter { type in
      type.simpleName == name && type.place.file.path == place.path && type.extent.contains(place.offset)
    }.min { $0.extent.count < $1.extent.count }?.name
  }
}

extension Interpreter {
  /// A place of the sources; `nil` where code stands that nobody wrote.
  func asked(_ spot: Spot) -> TypeQuestions.Asked? {
    if let (file, offset) = spot.written { return file.path.isEmpty ? nil : .init(path: file.path, offset: offset) }
    return asked(spot.location)
  }
  func asked(_ location: SourceLocation) -> TypeQuestions.Asked? {
    guard !location.file.isEmpty, let file = program.filesByPath[location.file],
      let offset = file.offset(of: location)
    else { return nil }
    return .init(path: file.path, offset: offset)
  }

  /// Whether the machine's stack has room for the checker, which runs on top of what runs.
  var mayAskForTypes: Bool { questions != nil && !StackGuard.isNearEnd(stackLimit &+ 2 << 20) }

  /// The type of an expression that no value shows: `.init()` where a generic parameter is wanted.
  func typeAsked(at location: SourceLocation) -> TypeNode? {
    guard mayAskForTypes, let place = asked(location) else { return nil }
    return questions?.type(at: place).map { parse(typeName: $0) }
  }

  /// Whether a value's own type decides between the two, and not what is known of it where it stands: a method of a
  /// superclass, what a protocol brings for its own requirement.
  func isOverridden(_ inherited: FunctionDecl, by own: FunctionDecl) -> Bool {
    guard let owner = inherited.owner, owner !== own.owner else { return false }
    if owner.isClass { return own.owner?.isClass == true }
    guard owner.kind == .contract else { return false }
    let labels = inherited.parameters.map(\.label)
    return ([owner.name] + conformances(of: owner.name)).contains { name in
      guard let contract = program.types[name] else { return false }
      let found = (inherited.isStatic ? contract.statics : contract.instance)[inherited.name]
      return found?.functions.contains { !$0.hasBody && $0.parameters.map(\.label) == labels } == true
    }
  }

  /// `.failed(error)` where nothing around it says of which type it is: the checker may know.
  func settledByType(_ value: Value, _ frame: Frame?) throws -> Value {
    guard case .implicit(let member) = value.payload, let type = typeAsked(at: member.location) else { return value }
    if case .open = resolve(type, frame) { return value }
    return try coerce(value, to: closed(type, frame), frame)
  }

  /// Whether what an extension gives to a protocol has the name of a type's own property, and no requirement leads to that.
  func isRivalled(_ set: MemberSet) -> Bool {
    guard set.properties.count > 1 else { return false }
    if set.properties.contains(where: { $0.constraints.contains { $0.left != "Self" } }) { return true }
    return set.properties.dropFirst().contains { other in
      guard let contract = other.owner, contract.kind == .contract else { return false }
      return !([contract.name] + conformances(of: contract.name)).contains { name in
        program.types[name]?.instance[other.name]?.properties.contains { $0.getter?.hasBody == false } == true
      }
    }
  }
  func meant(_ candidates: [PropertyDecl], at node: Expression) -> PropertyDecl? {
    let spot = (node as? MemberExpression)?.nameSpot ?? (node as? NameExpression)?.spot
    guard mayAskForTypes, let place = spot.flatMap({ asked($0) }), let found = questions?.declaration(meantAt: place)
    else { return candidates.first }
    return candidates.first { $0.place.file.path == found.path && $0.place.offset == found.offset }
      ?? candidates.first
  }

  /// Of overloads that values do not tell apart, the one that their types do.
  func meant(_ candidates: [FunctionDecl], at spot: Spot) -> FunctionDecl? {
    guard mayAskForTypes, let place = asked(spot), let found = questions?.declaration(meantAt: place) else {
      return nil
    }
    return candidates.first { candidate in
      candidate.place.file.path == found.path
        && (candidate.start == found.offset || candidate.place.offset == found.offset)
    }
  }
}
