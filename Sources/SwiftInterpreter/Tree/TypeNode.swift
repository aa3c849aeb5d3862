/// A type as written, with what it turned out to mean.
final class TypeNode {
  struct Component {
    let name: String
    let arguments: [TypeNode]
  }
  struct FunctionShape {
    let parameters: [TypeNode]
    let result: TypeNode
    /// Attributes of the type itself: `escaping`, `autoclosure`.
    let attributes: [String]
  }
  indirect enum Shape {
    case named([Component])
    case optional(TypeNode)
    case array(TypeNode)
    case dictionary(TypeNode, TypeNode)
    case function(FunctionShape)
    case tuple([(label: String?, type: TypeNode)])
    case metatype(TypeNode)
    /// `some P` and `any P`.
    case anyOf(TypeNode)
    case notUnderstood(String)
  }
  let shape: Shape
  let place: Place?
  /// The type whose body it is written in.
  let owner: TypeDecl?
  let file: SourceFile?
  /// The rest of a composition: `Aged` of `Named & Aged`.
  var others: [TypeNode] = []
  /// Of an alias: `Reducer<State, Action>` has two.
  var aliasParameters: [String] = []
  /// `Account!`: what is nil there ends the program where it is used.
  var isImplicitlyUnwrapped = false
  /// `some P`: as a result, one type that the function's body decides.
  var isOpaque = false
  /// Found at first use; types are linked by then.
  var resolved: ResolvedType? { didSet { plain = PlainType(resolved) } }
  /// Says of most values at once that they have the type already.
  var plain: PlainType = []
  /// The same of a generic parameter, for the instance that asked last.
  private var knownPlain: PlainType = []
  private var knownArguments: TypeArguments?
  private var knownIdentity: UnsafeRawPointer?
  @inline(__always)
  func plain(in frame: Frame?) -> PlainType? {
    guard let identity = frame?.argumentsIdentity, identity == knownIdentity else { return nil }
    return knownPlain
  }
  func note(_ plain: PlainType, for arguments: TypeArguments) {
    (knownPlain, knownArguments) = (plain, arguments)
    knownIdentity = UnsafeRawPointer(Unmanaged.passUnretained(arguments).toOpaque())
  }

  init(_ shape: Shape, place: Place? = nil, owner: TypeDecl? = nil, file: SourceFile? = nil) {
    self.shape = shape
    self.place = place
    self.owner = owner
    self.file = file
  }

  static func named(_ name: String) -> TypeNode {
    TypeNode(.named(components(of: name)))
  }
  /// Most names have one part, and looking for others costs more than all the rest.
  static func components(of name: String) -> [Component] {
    if !name.isEmpty, !name.utf8.contains(UInt8(ascii: ".")) { return [Component(name: name, arguments: [])] }
    return name.split(separator: ".").map { Component(name: String($0), arguments: []) }
  }

  /// Without `some`, `any` and generic arguments; as hosts know it.
  var name: String {
    switch shape {
    case .named(let components): components.map(\.name).joined(separator: ".")
    case .optional(let wrapped): wrapped.name + "?"
    case .array(let element): "[\(element.name)]"
    case .dictionary(let key, let value): "[\(key.name): \(value.name)]"
    case .function(let shape): "(\(shape.parameters.map(\.name).joined(separator: ", "))) -> \(shape.result.name)"
    case .tuple(let elements):
      "(\(elements.map { ($0.label.map { $0 + ": " } ?? "") + $0.type.name }.joined(separator: ", ")))"
    case .metatype(let type): type.name + ".Type"
    case .anyOf(let type): type.name
    case .notUnderstood(let text): text
    }
  }

  /// `Foo` for `Foo?`, `some Foo` and `any Foo`.
  var unwrapped: TypeNode {
    switch shape {
    case .optional(let wrapped), .anyOf(let wrapped): wrapped.unwrapped
    case .tuple(let elements) where elements.count == 1: elements[0].type.unwrapped
    case .named(let components) where components.count == 1 && components[0].name == "Optional":
      components[0].arguments.first?.unwrapped ?? self
    default: self
    }
  }
  /// Of an array.
  var element: TypeNode? { if case .array(let element) = shape { element } else { nil } }
  /// Whether a name stands anywhere in it.
  func mentions(_ name: String) -> Bool {
    switch shape {
    case .named(let components):
      components.contains { $0.name == name || $0.arguments.contains { $0.mentions(name) } }
    case .optional(let inner), .array(let inner), .metatype(let inner), .anyOf(let inner): inner.mentions(name)
    case .dictionary(let key, let value): key.mentions(name) || value.mentions(name)
    case .function(let shape): shape.result.mentions(name) || shape.parameters.contains { $0.mentions(name) }
    case .tuple(let elements): elements.contains { $0.type.mentions(name) }
    case .notUnderstood: false
    }
  }
  var isOptional: Bool {
    switch shape {
    case .optional: true
    case .anyOf(let type): type.isOptional
    case .tuple(let elements) where elements.count == 1: elements[0].type.isOptional
    case .named(let components): components.count == 1 && components[0].name == "Optional"
    default: false
    }
  }
  var function: FunctionShape? {
    if case .function(let shape) = unwrapped.shape { return shape }
    return nil
  }
}

/// Values that a type takes as they are, by their look.
struct PlainType: OptionSet {
  let rawValue: UInt8
  static let int = PlainType(rawValue: 1)
  static let double = PlainType(rawValue: 2)
  static let bool = PlainType(rawValue: 4)
  static let string = PlainType(rawValue: 8)
  static let none = PlainType(rawValue: 16)
  /// Of types of the project's own; which, the sources' own compiler has looked at.
  static let instance = PlainType(rawValue: 32)

  init(rawValue: UInt8) { self.rawValue = rawValue }
  init(_ type: ResolvedType?) {
    switch type {
    case .int: self = .int
    case .double: self = .double
    case .bool: self = .bool
    case .string: self = .string
    case .user: self = .instance
    case .optional(let wrapped) where !wrapped.plain.isEmpty: self = wrapped.plain.union(.none)
    default: self = []
    }
  }
  /// Whether a value is of the type as it is.
  @inline(__always)
  func takes(_ value: Value) -> Bool {
    switch value.payload {
    case .int: contains(.int)
    case .double: contains(.double)
    case .bool: contains(.bool)
    case .string: contains(.string)
    case .none: contains(.none)
    case .structure, .object, .enumeration: contains(.instance)
    default: false
    }
  }
}
