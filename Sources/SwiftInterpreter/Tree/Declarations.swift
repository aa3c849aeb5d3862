import SightlineModel
import SwiftSyntax

/// A type of the project's own, or what its extensions add to a type of a host (`kind` is `nil`).
final class TypeDecl {
  /// With the enclosing types; made unique where two files declare the same private name.
  let name: String
  let simpleName: String
  let kind: DeclaredType.Kind?
  let place: Place
  /// Kept by the program, as all types are.
  unowned(unsafe) let parent: TypeDecl?
  /// Of the declaration in its file, in UTF-8; code of the type outside of it stands in extensions.
  var extent = 0..<0
  /// Of its extensions.
  var extensions: [(file: SourceFile, range: Range<Int>)] = []
  /// The lines of its declaration and of its extensions, found at first use.
  lazy var lines: [(file: String, range: ClosedRange<Int>)] =
    ([(file: place.file, range: extent)] + extensions).map { part in
      let ends = [part.range.lowerBound, part.range.upperBound].map { part.file.location(utf8Offset: $0).line }
      return (part.file.path, ends[0]...max(ends[0], ends[1]))
    }
  /// In its declaration, or in an extension of it.
  func isWritten(at location: SightlineModel.SourceLocation) -> Bool {
    lines.contains { $0.file == location.file && $0.range.contains(location.line) }
  }
  var attributes: [AttributeNode] = []
  var inherited: [TypeNode] = []
  var genericParameters: [String] = []
  /// Of a protocol.
  var associatedTypes: Set<String> = []
  /// Of a protocol, those that may be written in brackets behind its name, in their order.
  var primaryAssociatedTypes: [String] = []
  /// What each is said to conform to, in the words of the source.
  var genericConstraints: [String: [String]] = [:]
  var nested: [String: TypeDecl] = [:]
  var nestedOrder: [TypeDecl] = []
  var aliases: [String: TypeNode] = [:]
  var instance: [String: MemberSet] = [:]
  var statics: [String: MemberSet] = [:]
  var staticNames: [String] = []
  var stored: [PropertyDecl] = []
  var initializers: [FunctionDecl] = []
  var subscripts: [FunctionDecl] = []
  var staticSubscripts: [FunctionDecl] = []
  var cases: [EnumCaseDecl] = []
  var caseIndex: [String: Int] = [:]
  var hasSyntaxErrors = false
  var isNotRead = false
  /// `private` or `fileprivate` at the top of a file: no other file sees it.
  var isOfItsFile = false
  var isResultBuilder: Bool { attributes.contains { $0.name == "resultBuilder" } }
  var isPropertyWrapper: Bool { attributes.contains { $0.name == "propertyWrapper" } }
  var isDynamicMemberLookup: Bool { attributes.contains { $0.name == "dynamicMemberLookup" } }

  // Found at first use.
  var valueNames: [String: Bool] = [:]
  var isSoleValue: Bool?
  var superclassCache: (type: TypeDecl, arguments: [TypeNode])??
  var dynamicMembersCache: Bool?
  var memberCache: [String: MemberSet] = [:]
  var staticCache: [String: MemberSet] = [:]
  var allStoredCache: [PropertyDecl]?
  var layoutCache: FieldLayout?

  init(name: String, simpleName: String, kind: DeclaredType.Kind?, place: Place, parent: TypeDecl?) {
    self.name = name
    self.simpleName = simpleName
    self.kind = kind
    self.place = place
    self.parent = parent
  }
  var isClass: Bool { kind == .object || kind == .actor }
}

/// Everything of one name: a property, or the overloads of a method.
struct MemberSet {
  var properties: [PropertyDecl] = []
  var functions: [FunctionDecl] = []
  var isEmpty: Bool { properties.isEmpty && functions.isEmpty }
  /// Whether any of it may be named in a file: what is private is seen in its own only.
  func isVisible(in path: String) -> Bool {
    properties.contains { !$0.isPrivate || $0.place.file.path == path }
      || functions.contains { !$0.isPrivate || $0.place.file.path == path }
  }
  mutating func add(_ other: MemberSet) {
    properties += other.properties
    functions += other.functions
  }
}

final class EnumCaseDecl {
  let name: String
  let parameters: [ParameterDecl]
  let rawValue: LazyExpression?
  let place: Place
  /// Whether a function of its name is not meant (`case failed(String)` beside `static func failed(code: Int)`).
  func takes(_ arguments: [Call.Argument]) -> Bool {
    var next = 0
    for parameter in parameters {
      if next < arguments.count, arguments[next].label == parameter.label {
        next += 1
      } else if parameter.defaultValue == nil {
        return false
      }
    }
    return next == arguments.count
  }
  /// Whether they are its parameters, one by one.
  func takes(_ arguments: [ArgumentNode]) -> Bool {
    guard arguments.count == parameters.count else { return false }
    for index in arguments.indices
    where arguments[index].label != nil && arguments[index].label != parameters[index].label {
      return false
    }
    return true
  }
  /// Shared by all values of the case.
  private var known: Origin?
  init(name: String, parameters: [ParameterDecl], rawValue: LazyExpression?, place: Place) {
    self.name = name
    self.parameters = parameters
    self.rawValue = rawValue
    self.place = place
  }
  func origin(in type: TypeDecl) -> Origin {
    if let known { return known }
    let made = Origin(DerivationStep(.enumerationCase(type: type.name, name: name), at: place.location))
    known = made
    return made
  }
}

/// `@Environment(\.dismiss)`: the arguments are lowered when asked for.
final class AttributeNode {
  let name: String
  /// `Binding<Bool>` has one.
  let typeArguments: [TypeNode]
  let syntax: AttributeSyntax.Arguments?
  let place: Place
  let owner: TypeDecl?
  private(set) lazy var arguments: LazyArguments? = {
    guard case .argumentList(let list)? = syntax else { return nil }
    return LazyArguments(list, place: place, owner: owner)
  }()
  init(name: String, typeArguments: [TypeNode], syntax: AttributeSyntax.Arguments?, place: Place, owner: TypeDecl?) {
    self.name = name
    self.typeArguments = typeArguments
    self.syntax = syntax
    self.place = place
    self.owner = owner
  }
}

struct ParameterDecl {
  /// `nil` for `_`.
  let label: String?
  let name: String
  let type: TypeNode
  let defaultValue: LazyExpression?
  let isVariadic: Bool
  let isInout: Bool
  let attributes: [String]
  /// Of a closure: no type is written.
  var isUntyped: Bool { if case .notUnderstood = type.shape { true } else { false } }
  /// What a caller writes: an autoclosure takes the value itself.
  var givenType: TypeNode { isAutoclosure ? type.function?.result ?? type : type }
  var isAutoclosure: Bool {
    attributes.contains("autoclosure") || type.function?.attributes.contains("autoclosure") == true
  }
}

/// `where Self == PrimaryButtonStyle`, `where Element: Equatable`.
struct ConstraintNode {
  let left: String
  let right: TypeNode
  let isSameType: Bool
}

/// A function, initialiser, accessor or subscript.
final class FunctionDecl {
  enum Kind { case function, initializer, getter, setter, observer, subscript_ }
  let name: String
  let kind: Kind
  let place: Place
  let parameters: [ParameterDecl]
  let returnType: TypeNode?
  let owner: TypeDecl?
  var isStatic = false
  var isMutating = false
  var isFailable = false
  var isNonmutating = false
  var isOverride = false
  var isConvenience = false
  /// Leaves the memberwise initialiser in place.
  var isFromExtension = false
  var isPrivate = false
  var attributes: [String] = []
  var isDisfavored: Bool { attributes.contains("_disfavoredOverload") }
  /// `f()` calls it.
  var needsNoArguments: Bool { parameters.allSatisfy { $0.defaultValue != nil || $0.isVariadic } }
  var genericParameters: [String] = []
  var constraints: [ConstraintNode] = []
  /// Whether an extension gives it to some instances of a type alone: `where Element == Int`.
  var isOfSomeInstances: Bool {
    constraints.contains { constraint in
      let name = constraint.left.prefix { $0 != "." }
      return name != "Self" && !genericParameters.contains { $0 == name }
    }
  }
  /// Of its body in its file, in UTF-8.
  var extent = 0..<0
  /// Where its declaration begins, attributes and modifiers included.
  var start = -1
  /// Generic parameters that the body uses as values; found at first use.
  var valueNames: [String: Bool] = [:]
  /// Of what a setter or an observer is given: its property's.
  var valueType: TypeNode?
  /// `throws(Failure)`.
  var thrownType: TypeNode?
  /// Where its source ends, in its file; `nil` for what is no function as written.
  var end: Int?
  /// Of a subscript.
  var getter: FunctionDecl?
  var setter: FunctionDecl?
  /// Slots of a local function's captures are filled by the closure it becomes.
  private var source: (() -> FunctionBody)?
  private(set) lazy var body: FunctionBody? = {
    defer { source = nil }
    return source?()
  }()
  var hasBody: Bool { source != nil || body != nil }
  /// Whether somebody observes its calls; found at its first.
  var isWatched: Bool?
  /// Found when something calls it; see `ScalarCompiler`.
  var compiled = Compiled.unknown {
    didSet { code = if case .yes(let code) = compiled { .passUnretained(code) } else { nil } }
  }
  private(set) var code: Unmanaged<CompiledFunction>?
  enum Compiled {
    case unknown, no
    case yes(CompiledFunction)
  }

  /// Nothing calls it any more: its code leads back to it.
  func letGo() {
    if source == nil { body?.letGo() }
    (source, body, compiled) = (nil, nil, .no)
    for function in [getter, setter] { function?.letGo() }
    (getter, setter) = (nil, nil)
  }

  init(
    name: String, kind: Kind, place: Place, parameters: [ParameterDecl], returnType: TypeNode?, owner: TypeDecl?,
    source: (() -> FunctionBody)?
  ) {
    self.name = name
    self.kind = kind
    self.place = place
    self.parameters = parameters
    self.returnType = returnType
    self.owner = owner
    self.source = source
  }
}

/// A lowered body: statements over numbered slots. Slot 0 is `self` where there is one; parameters follow.
final class FunctionBody: FramePool {
  private(set) var statements: [Statement]
  let slotCount: Int
  /// Outer slot → own slot, copied when a closure is made.
  let captures: [Captured]
  let parameterSlots: [Int]
  /// A lone expression is the result.
  private(set) var single: Expression?
  /// A `return` with a value turns a result builder off.
  let hasReturn: Bool
  let hasDefer: Bool
  private(set) var block: Block
  /// Frames of calls that have ended, to be used again.
  private var spare: Unmanaged<Frame>?
  private(set) var spareCount = 0
  @inline(__always)
  func takeFrame() -> Frame? {
    guard let first = spare else { return nil }
    let frame = first.takeRetainedValue()
    spare = frame.next
    frame.next = nil
    spareCount -= 1
    return frame
  }
  @inline(__always)
  func keep(_ frame: Frame) {
    frame.next = spare
    spare = .passRetained(frame)
    spareCount += 1
  }
  /// The interpreter knows that it keeps frames.
  var isPool = false
  func forgetFrames() { while takeFrame() != nil {} }
  deinit {
    forgetFrames()
    slots.deallocate()
  }
  /// Nothing runs it any more: what its calls found leads back to it.
  func letGo() {
    (statements, single, sole, block) = ([], nil, nil, Block([]))
    forgetFrames()
  }
  init(
    statements: [Statement], slotCount: Int, captures: [Captured], parameterSlots: [Int],
    hasReturn: Bool
  ) {
    self.statements = statements
    self.slotCount = slotCount
    self.captures = captures
    self.parameterSlots = parameterSlots
    self.hasReturn = hasReturn
    hasDefer = statements.contains { $0 is DeferStatement }
    block = Block(statements, hasDefer: hasDefer)
    single = statements.count == 1 ? (statements[0] as? ExpressionStatement)?.expression.asResult : nil
    sole = single.map { .passUnretained($0) }
    parameterCount = parameterSlots.count
    slots = .allocate(capacity: max(1, parameterCount))
    slots.initialize(from: parameterSlots, count: parameterCount)
  }
  /// `single`, to look at without holding on to it.
  private(set) var sole: Unmanaged<Expression>?
  let parameterCount: Int
  private let slots: UnsafeMutablePointer<Int>
  @inline(__always)
  func slot(ofParameter index: Int) -> Int { slots[index] }
}

final class PropertyDecl {
  let name: String
  let place: Place
  let type: TypeNode?
  let attributes: [AttributeNode]
  let isStatic: Bool
  let isLet: Bool
  let owner: TypeDecl?
  var isLazy = false
  var isPrivate = false
  var initialValue: LazyExpression?
  var getter: FunctionDecl?
  var setter: FunctionDecl?
  var willSet: FunctionDecl?
  var didSet: FunctionDecl?
  var constraints: [ConstraintNode] = []
  /// What the initial value's form says of the type, where none is written.
  var inferredType: TypeNode?
  /// Found at first use: the attribute that is a property wrapper, and the project's type if it is one.
  var wrapperCache: WrapperKind?
  /// `let (a, (b, c)) = pair`: the way into the tuple.
  var tuplePath: [Int] = []
  init(
    name: String, place: Place, type: TypeNode?, attributes: [AttributeNode], isStatic: Bool, isLet: Bool,
    owner: TypeDecl?
  ) {
    self.name = name
    self.place = place
    self.type = type
    self.attributes = attributes
    self.isStatic = isStatic
    self.isLet = isLet
    self.owner = owner
  }
  var isStored: Bool { getter == nil }
  var isObserved: Bool { self.willSet != nil || self.didSet != nil }
  var declaredType: TypeNode? { type ?? inferredType }
}

enum WrapperKind {
  case none
  case user(TypeDecl, AttributeNode)
  case host(AttributeNode)
}

/// An initial or default value, lowered at first use in a scope of its own; slot 0 is `self`.
final class LazyExpression {
  let place: Place
  let end: Int
  private var source: (() -> (Expression, Int))?
  private(set) lazy var lowered: (expression: Expression, slotCount: Int) = {
    defer { source = nil }
    return source!()
  }()
  init(place: Place, end: Int, source: @escaping () -> (Expression, Int)) {
    self.place = place
    self.end = end
    self.source = source
  }
  var text: String { place.file.slice(place.offset, end) }
}

final class LazyArguments {
  private let list: LabeledExprListSyntax
  private let place: Place
  private let owner: TypeDecl?
  private(set) lazy var lowered: (arguments: [ArgumentNode], slotCount: Int) = {
    let lowering = Lowering(file: place.file, owner: owner)
    let nodes = lowering.arguments(list)
    return (nodes, lowering.scope.slotCount)
  }()
  init(_ list: LabeledExprListSyntax, place: Place, owner: TypeDecl?) {
    self.list = list
    self.place = place
    self.owner = owner
  }
}

struct ArgumentNode {
  let label: String?
  let expression: Expression
  let place: Place
  let isTrailing: Bool
  /// Of the expression.
  let isCallOfFunction: Bool
  /// An `@autoclosure` parameter may take it.
  let isDeferred: Bool
  init(label: String?, expression: Expression, place: Place, isTrailing: Bool) {
    (self.label, self.expression, self.place, self.isTrailing) = (label, expression, place, isTrailing)
    isDeferred = expression is DeferredExpression
    isCallOfFunction = expression.isCallOfFunction
  }
}
