import SightlineModel

/// What a member or a bare name was found to read, for one type of value.
enum MemberTarget {
  /// A plain stored property of a struct or an object: its place among the fields.
  case field(FieldTarget)
  /// A computed property.
  case getter(ReceiverKind, FunctionDecl, FunctionBody)
  /// A static, or a global, that is stored.
  case global(ReceiverKind, PropertyDecl)
  /// A type's name.
  case type(ReceiverKind, Value)
}

/// A plain stored property, found.
final class FieldTarget {
  let layout: FieldLayout
  let position: Int
  let name: String
  let type: TypeNode?
  /// It has observers, or is lazy: more than its value changes.
  let isObserved: Bool
  /// The object that was noted to be read last, and when.
  private var noted = (serial: -1, turn: -1)
  /// Notes that views read the field of an object.
  @inline(__always)
  func noteRead(of object: ObjectValue, in ledger: ChangeLedger) {
    if noted.serial == object.serial, noted.turn == ledger.turn { return }
    noted = (object.serial, ledger.turn)
    object.reads.insert(name, in: ledger)
    ledger.reader?.note(name, of: object)
  }
  init(_ property: PropertyDecl, _ layout: FieldLayout, _ position: Int) {
    (self.layout, self.position, name, type) = (layout, position, property.name, property.declaredType)
    isObserved = property.didSet != nil || property.willSet != nil || property.isLazy
  }
}

/// What a place in the source read so far: most read one kind of value, some a few.
struct MemberTargets {
  private var known: [MemberTarget] = []
  private var misses = 0
  /// The plain stored property that was found first.
  var sole: FieldTarget? { lone?.takeUnretainedValue() }
  /// The same, kept by `known`.
  private(set) var lone: Unmanaged<FieldTarget>?
  var isFull: Bool { misses > 8 }
  /// Computed properties of values whose fields are laid out so, kept by `known`.
  private(set) var getters: [LeanGetter] = []
  struct LeanGetter {
    let layout: Unmanaged<FieldLayout>
    let decl: Unmanaged<FunctionDecl>
    let body: Unmanaged<FunctionBody>
    /// Whose member it is.
    let type: Unmanaged<TypeDecl>?
  }
  @inline(__always)
  func getter(of value: Value) -> LeanGetter? {
    for getter in getters where value.hasLayout(getter.layout) { return getter }
    return nil
  }
  /// The plain stored property of a value, where it was found before.
  @inline(__always)
  func field(of value: Value) -> FieldTarget? {
    let layout: FieldLayout
    switch value.payload {
    case .structure(let structure): layout = structure.storage.fields.layout
    case .object(let object): layout = object.fields.layout
    default: return nil
    }
    if let lone, lone._withUnsafeGuaranteedRef({ $0.layout === layout }) { return lone.takeUnretainedValue() }
    for case .field(let field) in known where field.layout === layout { return field }
    return nil
  }
  /// - Parameter value: What it was found for, where it is looked up by the layout of its fields.
  mutating func add(_ target: MemberTarget?, for value: Value? = nil) {
    misses += 1
    guard let target, known.count < 8 else { return }
    known.append(target)
    if case .getter(_, let decl, let body) = target, decl.returnType != nil, !decl.isStatic, let layout = value?.layout
    {
      getters.append(
        LeanGetter(
          layout: layout, decl: .passUnretained(decl), body: .passUnretained(body),
          type: decl.owner.flatMap { $0.kind == nil ? nil : .passUnretained($0) }))
    }
    if lone == nil, case .field(let field) = target { lone = .passUnretained(field) }
  }
  @inline(__always)
  func first<Result>(_ read: (MemberTarget) throws -> Result?) rethrows -> Result? {
    for target in known {
      if let result = try read(target) { return result }
    }
    return nil
  }
}

/// Members of the standard library's values that are read all the time.
enum StandardName: UInt8 {
  case other, count, isEmpty, first, last
  init(_ name: String) {
    switch name {
    case "count": self = .count
    case "isEmpty": self = .isEmpty
    case "first": self = .first
    case "last": self = .last
    default: self = .other
    }
  }
}

/// Methods of texts that are asked all the time.
enum TextQuestion: UInt8 {
  case other, hasPrefix, hasSuffix, contains, uppercased, lowercased
  init(_ name: String) {
    switch name {
    case "hasPrefix": self = .hasPrefix
    case "hasSuffix": self = .hasSuffix
    case "contains": self = .contains
    case "uppercased": self = .uppercased
    case "lowercased": self = .lowercased
    default: self = .other
    }
  }
}

extension Interpreter {
  // MARK: Members of a value

  /// Reads what the place read before; `nil` where it has to be looked up.
  @inline(__always)
  func readQuickly(_ targets: MemberTargets, of value: Value, at spot: @autoclosure () -> Spot) throws -> Value? {
    try targets.first { try readQuickly($0, of: value, at: spot()) }
  }
  @inline(__always)
  private func readQuickly(_ target: MemberTarget, of value: Value, at spot: @autoclosure () -> Spot) throws -> Value? {
    switch target {
    case .field(let field): return read(field, of: value)
    case .getter(let kind, let getter, let body):
      guard ReceiverKind(value) == kind else { return nil }
      return try get(getter, body, of: value, at: spot())
    case .global(let kind, let property):
      guard kind != .none, ReceiverKind(value) == kind else { return nil }
      return try readGlobal(property)
    case .type: return nil
    }
  }

  /// A plain stored property, where the value has it.
  @inline(__always)
  func read(_ field: FieldTarget, of value: Value) -> Value? {
    switch value.payload {
    case .structure(let structure):
      guard structure.storage.fields.layout === field.layout else { return nil }
      return structure.storage.fields.values[field.position]
    case .object(let object):
      guard object.fields.layout === field.layout, let stored = object.fields.values[field.position] else {
        return nil
      }
      if isBuildingViews { field.noteRead(of: object, in: ledger) }
      return stored
    default: return nil
    }
  }
  /// Whether nothing is there in a plain stored property.
  @inline(__always)
  func readsNothing(_ field: FieldTarget, of value: Value) -> Bool {
    switch value.payload {
    case .structure(let structure):
      guard structure.storage.fields.layout === field.layout else { return false }
      return structure.storage.fields.values[field.position]?.isNone ?? false
    case .object(let object):
      guard object.fields.layout === field.layout, object.fields.values[field.position] != nil else { return false }
      if isBuildingViews { field.noteRead(of: object, in: ledger) }
      return object.fields.values[field.position]?.isNone ?? false
    default: return false
    }
  }
  /// The same; numbers and truths come in registers.
  @inline(__always)
  func pass(_ field: FieldTarget, of value: Value) -> Scalar? {
    switch value.payload {
    case .structure(let structure):
      guard structure.storage.fields.layout === field.layout,
        let stored = structure.storage.fields.values[field.position]
      else { return nil }
      return pass(stored)
    case .object(let object):
      guard object.fields.layout === field.layout, let stored = object.fields.values[field.position] else {
        return nil
      }
      if isBuildingViews { field.noteRead(of: object, in: ledger) }
      return pass(stored)
    default: return nil
    }
  }

  /// Runs a getter that was found before.
  func get(_ getter: FunctionDecl, _ body: FunctionBody, of value: Value, at spot: Spot) throws -> Value {
    try checkStack()
    note(getter.place)
    var frame = frame(for: body, owner: getter.owner)
    frame.start(getter)
    frame.declare(0, value)
    if let known = typeArguments(of: value) { frame.take(known) }
    try enter(spot, getter.owner?.kind == nil ? nil : getter.owner)
    defer { leave() }
    let result = try run(body, builder: nil, frame)
    recycle(&frame, of: body)
    return result
  }

  /// A stored global or static, whose value may be there already.
  private func readGlobal(_ property: PropertyDecl) throws -> Value {
    if case .none? = property.wrapperCache, let box = globals[ObjectIdentifier(property)] {
      noteRead(box, of: property)
      if box.looked != 0 { onLook?(box.looked) }
      return box.value
    }
    return try readGlobal(property, owner: property.owner, at: property.place.location)
  }

  /// What a member of values like this one reads, where that is the same for all of them.
  func memberTarget(_ name: String, of value: Value) -> MemberTarget? {
    let kind = ReceiverKind(value)
    switch kind {
    case .none: return nil
    case .instance(let typeName):
      guard program.types[typeName] != nil, !isAddedToOptionals(name),
        case let set = members(of: typeName, name, isStatic: false), let property = set.properties.first,
        !isRivalled(set)
      else { return nil }
      if let getter = property.getter { return target(getter, name, kind, typeName) }
      guard case .none = wrapper(of: property), !property.isLazy, computed(under: property) == nil else { return nil }
      switch value.payload {
      case .structure(let structure): return field(property, structure.fields.layout)
      case .object(let object): return field(property, object.fields.layout)
      default: return nil
      }
    case .type(let typeName):
      // `Type.name`.
      guard name != "self", name != "init", name != "none", let type = program.types[typeName],
        type.caseIndex[name] == nil
      else { return nil }
      return global(members(of: typeName, name, isStatic: true), kind)
    }
  }
  private func field(_ property: PropertyDecl, _ layout: FieldLayout) -> MemberTarget? {
    layout.position(of: property.name).map { .field(FieldTarget(property, layout, $0)) }
  }
  private func global(_ set: MemberSet, _ kind: ReceiverKind) -> MemberTarget? {
    guard let property = set.properties.first, property.getter == nil else { return nil }
    return .global(kind, property)
  }
  private func target(_ getter: FunctionDecl, _ name: String, _ kind: ReceiverKind, _ typeName: String) -> MemberTarget?
  {
    guard let body = getter.body, body.parameterSlots.isEmpty, !getter.isMutating, !getter.place.file.isStub,
      getter.genericParameters.isEmpty, builderName(in: getter.attributes) == nil,
      getter.isStatic || inheritedBuilder(getter.name, of: typeName) == nil
    else { return nil }
    return .getter(kind, getter, body)
  }

  // MARK: Members of the standard library

  /// Counts and ends of collections; `nil` for everything else.
  @inline(__always)
  func standardQuickly(_ name: StandardName, of value: Value) throws -> Value? {
    switch value.payload {
    case .array(let elements):
      switch name {
      case .count: return Value(.int(elements.count), origin: value.origin)
      case .isEmpty: return Value(.bool(elements.isEmpty))
      case .first: return elements.first ?? Value.none
      case .last: return elements.last ?? Value.none
      case .other: return nil
      }
    case .string(let text):
      switch name {
      case .count:
        try work(text.utf8.count >> 2)
        return Value(.int(text.count))
      case .isEmpty: return Value(.bool(text.isEmpty))
      default: return nil
      }
    case .dictionary(let dictionary):
      switch name {
      case .count: return Value(.int(dictionary.count), origin: value.origin)
      case .isEmpty: return Value(.bool(dictionary.count == 0))
      default: return nil
      }
    case .set(let elements):
      switch name {
      case .count: return Value(.int(elements.count), origin: value.origin)
      case .isEmpty: return Value(.bool(elements.isEmpty))
      default: return nil
      }
    default: return nil
    }
  }
  /// The same of what a variable holds.
  func askText(_ node: CallExpression, _ member: MemberExpression, _ frame: Frame) throws -> Scalar? {
    guard !member.isMutating(self), let slot = member.baseSlot else { return nil }
    let base = frame.look(slot) { box -> Value? in
      guard box.isPlain, case .string = box.value.payload else { return nil }
      return box.value
    }
    guard case .some(.some(let value)) = base, case .string(let text) = value.payload else { return nil }
    return try callQuickly(node, member, onText: text, frame).map { pass($0.keepingOrigin(of: value)) }
  }
  /// Questions about a text; `nil` for everything else.
  func callQuickly(_ node: CallExpression, _ member: MemberExpression, onText text: String, _ frame: Frame) throws
    -> Value?
  {
    guard member.textQuestion != .other, member.isStandardlyRead(self) else { return nil }
    if node.arguments.isEmpty {
      switch member.textQuestion {
      case .uppercased, .lowercased:
        try work(text.utf8.count >> 2)
        return Value(.string(member.textQuestion == .uppercased ? text.uppercased() : text.lowercased()))
      default: return nil
      }
    }
    guard node.arguments.count == 1, node.arguments[0].label == nil else { return nil }
    guard let literal = node.arguments[0].expression as? LiteralExpression,
      case .string(let other) = literal.value.payload
    else { return nil }
    switch member.textQuestion {
    case .hasPrefix: return Value(.bool(text.hasPrefix(other)))
    case .hasSuffix:
      try work(text.utf8.count >> 2)
      return Value(.bool(text.hasSuffix(other)))
    case .contains:
      guard let found = Self.contains(text, other) else { return nil }
      try work(text.utf8.count >> 2)
      return Value(.bool(found))
    case .other, .uppercased, .lowercased: return nil
    }
  }
  /// Whether a short text is part of another; `nil` where that is more than a question of bytes.
  private static func contains(_ text: String, _ other: String) -> Bool? {
    var (text, other) = (text, other)
    return text.withUTF8 { bytes -> Bool? in
      other.withUTF8 { part -> Bool? in
        guard part.count <= 16, part.allSatisfy(isPlain), bytes.allSatisfy(isPlain) else { return nil }
        guard let first = part.first else { return true }
        guard bytes.count >= part.count else { return false }
        for start in 0...(bytes.count - part.count) where bytes[start] == first {
          var length = 1
          while length < part.count, bytes[start + length] == part[length] { length += 1 }
          if length == part.count { return true }
        }
        return false
      }
    }
  }
  /// ASCII, each byte a character.
  private static func isPlain(_ byte: UInt8) -> Bool { byte < 0x80 && byte != 0x0D }

  /// Whether nobody declares a member of that name for arrays and texts.
  func isStandard(_ name: String) -> Bool {
    ["Array", "String"].allSatisfy { members(of: $0, name, isStatic: false).isEmpty }
  }

  // MARK: Bare names

  /// Reads what the name stood for before; `nil` where it has to be looked up.
  @inline(__always)
  func lookUpQuickly(_ node: NameExpression, _ frame: Frame) throws -> Value? {
    if let slot = node.selfSlot, let field = node.targets.sole,
      let found = frame.look(slot, { read(field, of: $0.value) }) ?? nil
    {
      return found
    }
    let box = node.selfSlot.flatMap { frame.slots[$0] }
    return try node.targets.first { target in
      switch target {
      case .field, .getter:
        guard let box else { return nil }
        return try readQuickly(target, of: box.value, at: Spot(node.place))
      case .global(let kind, let property):
        guard box.map({ ReceiverKind($0.value) }) ?? .none == kind else { return nil }
        return try readGlobal(property)
      case .type(let kind, let type):
        guard box.map({ ReceiverKind($0.value) }) ?? .none == kind else { return nil }
        return type
      }
    }
  }

  /// The same way as `lookUp` goes, as far as nothing of it depends on values.
  func nameTarget(_ node: NameExpression, _ frame: Frame) -> MemberTarget? {
    guard node.typeArguments.isEmpty, node.labels == nil, node.name != "Self", frame.generics[node.name] == nil,
      frame.function?.genericParameters.contains(node.name) != true
    else { return nil }
    var kind = ReceiverKind.none
    if let value = implicitSelf(node, frame) {
      kind = ReceiverKind(value)
      switch (kind, value.payload) {
      case (.none, .void): break
      case (.none, _): return nil
      case (.instance(let typeName), _):
        guard program.types[typeName] != nil else { return nil }
        if !members(of: typeName, node.name, isStatic: false).isEmpty { return memberTarget(node.name, of: value) }
        if node.name.hasPrefix("$") || node.name.hasPrefix("_") { return nil }
      case (.type(let typeName), _):
        guard let type = program.types[typeName], type.caseIndex[node.name] == nil else { return nil }
        let set = members(of: typeName, node.name, isStatic: true)
        if !set.isEmpty { return global(set, kind) }
      }
    }
    var scope = frame.owner
    while let type = scope {
      guard type.caseIndex[node.name] == nil, type.kind != nil else { return nil }
      let set = members(of: type.name, node.name, isStatic: true)
      if !set.isEmpty { return global(set, kind) }
      scope = type.parent
    }
    if let found = findName(node.name, owner: frame.owner, file: node.place.file, at: node.place) {
      guard case .type(let type) = found else { return nil }
      return .type(kind, Value(.type(type.name)))
    }
    guard let set = program.globals(node.name, from: node.place.file), !set.properties.isEmpty else { return nil }
    let property = set.properties.first { $0.place.file === node.place.file } ?? set.properties[0]
    return property.getter == nil ? .global(kind, property) : nil
  }
}
