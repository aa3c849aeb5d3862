/// Something with a name: a type, function, variable, parameter, case, extension, …, of the sources or of a framework.
public final class Declaration {
  public enum Kind: UInt8, Sendable {
    case module, structure, `class`, enumeration, `protocol`, actor, alias, associatedType, genericParameter
    case function, initialiser, deinitialiser, subscript_, variable, enumCase, parameter, local, `extension`, macro
  }

  public struct Flags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let isStatic = Flags(rawValue: 1)
    public static let isLet = Flags(rawValue: 2)
    public static let isComputed = Flags(rawValue: 4)
    public static let isFailable = Flags(rawValue: 8)
    public static let isAsync = Flags(rawValue: 16)
    public static let isThrowing = Flags(rawValue: 32)
    public static let isOverride = Flags(rawValue: 64)
    /// `private` and `fileprivate`.
    public static let isPrivate = Flags(rawValue: 128)
    public static let isMutating = Flags(rawValue: 256)
    public static let isFramework = Flags(rawValue: 512)
    public static let isLazy = Flags(rawValue: 1024)
    public static let isWeak = Flags(rawValue: 2048)
    public static let isDisfavoured = Flags(rawValue: 4096)
    public static let isIndirect = Flags(rawValue: 8192)
    public static let isImplicitUnwrapped = Flags(rawValue: 16384)
    /// Members come from a macro or other place that is not read: an unknown member is dynamic, not an error.
    public static let isOpen = Flags(rawValue: 32768)
    public static let hasDefault = Flags(rawValue: 65536)
    public static let isDeprecated = Flags(rawValue: 1 << 17)
    public static let isOptionSet = Flags(rawValue: 1 << 18)
    public static let isFilePrivate = Flags(rawValue: 1 << 19)
    public static let isPrefix = Flags(rawValue: 1 << 20)
    /// Of Foundation, on a type of the standard library: seen only where Foundation is imported.
    public static let isFoundation = Flags(rawValue: 1 << 22)
    public static let isPostfix = Flags(rawValue: 1 << 21)
  }

  public struct Parameter {
    public var label: Symbol?
    public var declaration: Declaration?
    public var type: TypeText
    public var flags: FunctionShape.Parameter = []
    public var hasDefault = false
    public var builder: TypeText?
    public var defaultValue: Expression?
  }

  public struct Attribute {
    public var name: TypeText
    public var symbol: Symbol
    public var arguments: [Expression.Argument]?
    public var offset: Int32
  }

  public let kind: Kind
  public let name: Symbol
  /// Number in the table of all declarations.
  public internal(set) var id: UInt32 = 0
  public internal(set) unowned(unsafe) var parent: Declaration?
  public internal(set) var file: Int32 = -1
  public let start: Int32
  public internal(set) var end: Int32 = 0
  public internal(set) var flags: Flags = []
  public internal(set) var generics: [Declaration] = []
  var requirementTexts: [RequirementText] = []
  public internal(set) var parameters: [Parameter] = []
  /// Type of a variable, result of a function, target of an alias, extended type.
  var typeText: TypeText?
  /// What a type or extension inherits and conforms to.
  var inherited: [TypeText] = []
  public internal(set) var attributes: [Attribute] = []
  public internal(set) var members: [Declaration] = []
  public internal(set) var body: Block?
  /// Accessors with their own body: setter, observers; what they call their value.
  public internal(set) var accessors: [(value: Declaration?, body: Block)] = []
  public internal(set) var value: Expression?
  /// The statement that a variable was declared in, with its place in it.
  var statement: VariableStatement?
  var statementIndex = 0
  var rawValue: Expression?

  // Filled in by the checker
  var state: UInt8 = 0
  /// Type of a variable; function type of a function; type of a case; alias target; extended type.
  public internal(set) var type = TypeID.none
  var resolvedRequirements: [Requirement]?
  var extensions: [Declaration] = []
  var lookup: [Symbol: [Declaration]]?
  var conformances: [Conformance]?
  var superclass = TypeID.none
  var nominal: Declaration?
  /// The wrapper of a wrapped property and what `_name` and `$name` are.
  public internal(set) var wrapper: WrapperUse?
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

  public var isStatic: Bool { flags.contains(.isStatic) }
  public var isType: Bool {
    switch kind {
    case .structure, .class, .enumeration, .protocol, .actor, .alias, .associatedType, .genericParameter: true
    default: false
    }
  }
  public var isNominal: Bool {
    switch kind {
    case .structure, .class, .enumeration, .protocol, .actor: true
    default: false
    }
  }
  public var isFunctionLike: Bool { kind == .function || kind == .initialiser || kind == .subscript_ }
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
public final class WrapperUse {
  public internal(set) var declaration: Declaration
  /// Type of `_name`.
  public internal(set) var storage = TypeID.none
  /// Type of `$name`; `none` without projected value.
  public internal(set) var projected = TypeID.none
  /// Whether the memberwise initialiser takes the wrapped value.
  var takesValue = true
  /// Whether the wrapper can be made of nothing.
  var startsItself = false
  init(declaration: Declaration) { self.declaration = declaration }
}

/// Declarations of a block that can be used before they stand: functions and types.
final class LocalScope {}
