/// Something with a name: a type, function, variable, parameter, case, extension, …, of the sources or of a framework.
package final class Declaration {
  package enum Kind: UInt8, Sendable {
    case module, structure, `class`, enumeration, `protocol`, actor, alias, associatedType, genericParameter
    case function, initialiser, deinitialiser, subscript_, variable, enumCase, parameter, local, `extension`, macro
  }

  package struct Flags: OptionSet, Sendable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }
    package static let isStatic = Flags(rawValue: 1)
    package static let isLet = Flags(rawValue: 2)
    package static let isComputed = Flags(rawValue: 4)
    package static let isFailable = Flags(rawValue: 8)
    package static let isAsync = Flags(rawValue: 16)
    package static let isThrowing = Flags(rawValue: 32)
    package static let isOverride = Flags(rawValue: 64)
    /// `private` and `fileprivate`.
    package static let isPrivate = Flags(rawValue: 128)
    package static let isMutating = Flags(rawValue: 256)
    package static let isFramework = Flags(rawValue: 512)
    package static let isLazy = Flags(rawValue: 1024)
    package static let isWeak = Flags(rawValue: 2048)
    package static let isDisfavoured = Flags(rawValue: 4096)
    package static let isIndirect = Flags(rawValue: 8192)
    package static let isImplicitUnwrapped = Flags(rawValue: 16384)
    /// Members come from a macro or other place that is not read: an unknown member is dynamic, not an error.
    package static let isOpen = Flags(rawValue: 32768)
    package static let hasDefault = Flags(rawValue: 65536)
    package static let isDeprecated = Flags(rawValue: 1 << 17)
    package static let isOptionSet = Flags(rawValue: 1 << 18)
    package static let isFilePrivate = Flags(rawValue: 1 << 19)
    package static let isPrefix = Flags(rawValue: 1 << 20)
    /// Of Foundation, on a type of the standard library: seen only where Foundation is imported.
    package static let isFoundation = Flags(rawValue: 1 << 22)
    package static let isPostfix = Flags(rawValue: 1 << 21)
  }

  package struct Parameter {
    package var label: Symbol?
    package var declaration: Declaration?
    package var type: TypeText
    package var flags: FunctionShape.Parameter = []
    package var hasDefault = false
    package var builder: TypeText?
    package var defaultValue: Expression?
  }

  package struct Attribute {
    package var name: TypeText
    package var symbol: Symbol
    package var arguments: [Expression.Argument]?
    package var offset: Int32
  }

  package let kind: Kind
  package let name: Symbol
  /// Number in the table of all declarations.
  package internal(set) var id: UInt32 = 0
  package internal(set) unowned(unsafe) var parent: Declaration?
  package internal(set) var file: Int32 = -1
  package let start: Int32
  package internal(set) var end: Int32 = 0
  package internal(set) var flags: Flags = []
  package internal(set) var generics: [Declaration] = []
  var requirementTexts: [RequirementText] = []
  package internal(set) var parameters: [Parameter] = []
  /// Type of a variable, result of a function, target of an alias, extended type.
  var typeText: TypeText?
  /// What a type or extension inherits and conforms to.
  var inherited: [TypeText] = []
  package internal(set) var attributes: [Attribute] = []
  package internal(set) var members: [Declaration] = []
  package internal(set) var body: Block?
  /// Accessors with their own body: setter, observers; what they call their value.
  package internal(set) var accessors: [(value: Declaration?, body: Block)] = []
  package internal(set) var value: Expression?
  /// The statement that a variable was declared in, with its place in it.
  var statement: VariableStatement?
  var statementIndex = 0
  var rawValue: Expression?

  // Filled in by the checker
  var state: UInt8 = 0
  /// Type of a variable; function type of a function; type of a case; alias target; extended type.
  package internal(set) var type = TypeID.none
  var resolvedRequirements: [Requirement]?
  var extensions: [Declaration] = []
  var lookup: [Symbol: [Declaration]]?
  var conformances: [Conformance]?
  var superclass = TypeID.none
  var nominal: Declaration?
  /// The wrapper of a wrapped property and what `_name` and `$name` are.
  package internal(set) var wrapper: WrapperUse?
  var tableRow: FrameworkRow?
  /// Rows of other tables about its members.
  var moreRows: [UnsafeBufferPointer<UInt8>] = []
  /// Rows of the vocabulary about its members.
  var vocabularyRows: [(StaticWord, UnsafeBufferPointer<UInt8>)] = []
  var isBodyChecked = false
  var locals: LocalScope?
  var witnesses: [Symbol: TypeID] = [:]
  var pendingWitnesses: Set<Symbol> = []
  var builder: Declaration?
  /// Primary associated types of a protocol.
  var primary: [Symbol] = []
  /// Stored properties that the memberwise initialiser takes.
  var memberwise: [Declaration]?
  /// The property that `_name` and `$name` belong to.
  var wrapped: Declaration?
  var declared = TypeID.none
  var boundArguments: [Requirement] = []

  init(_ kind: Kind, _ name: Symbol, _ start: Int32 = 0, parent: Declaration? = nil) {
    self.kind = kind
    self.name = name
    self.start = start
    self.parent = parent
  }

  package var isStatic: Bool { flags.contains(.isStatic) }
  package var isType: Bool {
    switch kind {
    case .structure, .class, .enumeration, .protocol, .actor, .alias, .associatedType, .genericParameter: true
    default: false
    }
  }
  package var isNominal: Bool {
    switch kind {
    case .structure, .class, .enumeration, .protocol, .actor: true
    default: false
    }
  }
  package var isFunctionLike: Bool { kind == .function || kind == .initialiser || kind == .subscript_ }
}

/// A requirement, resolved.
struct Requirement {
  var subject: TypeID
  var isSameType: Bool
  var target: TypeID
}

/// What a type conforms to, and under which conditions.
struct Conformance {
  var type: TypeID
  var proto: Declaration
  /// The extension whose requirements are the conditions.
  var source: Declaration?
}

/// The property wrappers around a variable, outermost first.
package final class WrapperUse {
  package internal(set) var declaration: Declaration
  /// Type of `_name`.
  package internal(set) var storage = TypeID.none
  /// Type of `$name`; `none` without projected value.
  package internal(set) var projected = TypeID.none
  /// Whether the memberwise initialiser takes the wrapped value.
  var takesValue = true
  /// Whether the wrapper can be made of nothing.
  var startsItself = false
  init(declaration: Declaration) { self.declaration = declaration }
}

/// Declarations of a block that can be used before they stand: functions and types.
final class LocalScope {}
