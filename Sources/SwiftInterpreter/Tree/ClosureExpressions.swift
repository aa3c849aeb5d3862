import SightlineModel

/// `&x`: evaluates to the value; calls write back through it.
final class InoutExpression: Expression {
  let target: Expression
  init(_ target: Expression, _ place: Place) {
    self.target = target
    super.init(place)
  }
  override func evaluate(_ frame: Frame, _ expected: TypeNode?) throws -> Value {
    try target.evaluate(frame, nil)
  }
}

/// `\Root.a.b`.
final class KeyPathExpression: Expression {
  let root: TypeNode?
  let components: [String]
  /// Of components that are subscripts with other indices than a whole number.
  let subscripts: [Int: [ArgumentNode]]
  init(root: TypeNode?, components: [String], subscripts: [Int: [ArgumentNode]], _ place: Place) {
    self.root = root
    self.components = components
    self.subscripts = subscripts
    super.init(place)
  }
  override func evaluate(_ frame: Frame, _ expected: TypeNode?) throws -> Value {
    let interpreter = frame.interpreter
    var components = components
    for (place, nodes) in subscripts {
      let arguments = try interpreter.evaluate(nodes, frame)
      components[place] = interpreter.component(of: arguments) + (components[place].hasSuffix("?") ? "?" : "")
    }
    return Value(.keyPath(root: root.map { interpreter.typeName(of: $0, frame) }, components: components))
  }
}

/// `{ … }`.
final class ClosureExpression: Expression {
  let body: FunctionBody
  let parameters: [ParameterDecl]
  let parameterCount: Int
  let returnType: TypeNode?
  /// `[count = items.count]`: evaluated when the closure is made.
  let captureList: [(slot: Int, value: Expression)]
  let owner: TypeDecl?
  init(
    body: FunctionBody, parameters: [ParameterDecl], parameterCount: Int, returnType: TypeNode?,
    captureList: [(slot: Int, value: Expression)], owner: TypeDecl?, _ place: Place
  ) {
    self.body = body
    self.parameters = parameters
    self.parameterCount = parameterCount
    self.returnType = returnType
    self.captureList = captureList
    self.owner = owner
    super.init(place)
  }
  override func evaluate(_ frame: Frame, _ expected: TypeNode?) throws -> Value {
    var captured: [Closure.Capture] = []
    captured.reserveCapacity(body.captures.count + captureList.count)
    for capture in body.captures {
      guard let variable = frame.slots[capture.outer] else { continue }
      if capture.changes { frame.interpreter.share(variable) }
      captured.append(Closure.Capture(slot: capture.inner, variable: variable))
    }
    for item in captureList {
      captured.append(Closure.Capture(slot: item.slot, variable: Box(try item.value.evaluate(frame, nil))))
    }
    let closure = Closure(
      name: "closure", at: Spot(place), body: body, parameters: parameters, parameterCount: parameterCount,
      captured: captured, owner: owner, returnType: returnType, generics: frame.generics, decl: nil,
      interpreter: frame.interpreter)
    closure.shape = expected?.function
    return Value(.function(closure))
  }
}

/// An argument that an `@autoclosure` parameter may take: evaluated at once for every other.
final class DeferredExpression: Expression {
  let closure: ClosureExpression
  init(_ closure: ClosureExpression) {
    self.closure = closure
    super.init(closure.place)
  }
  override func evaluate(_ frame: Frame, _ expected: TypeNode?) throws -> Value {
    try frame.interpreter.apply(deferred(frame, expected), [])
  }
  /// What evaluates an operand in its own frame, once it is asked for.
  static func waiting(_ operand: Expression, in frame: Frame) -> Value {
    Value(
      .function(
        NativeFunction(name: "operand", location: operand.location, parameterCount: 0, isOperand: true) { _, _ in
          try operand.evaluate(frame, nil)
        }))
  }
  /// What evaluates it later.
  func deferred(_ frame: Frame, _ expected: TypeNode?) throws -> Closure {
    guard case .function(let function) = try closure.evaluate(frame, nil).payload, let made = function as? Closure
    else {
      preconditionFailure("a closure expression makes a closure")
    }
    made.shape = expected.map { TypeNode.FunctionShape(parameters: [], result: $0, attributes: []) }
    made.isAutoclosure = true
    return made
  }
}

/// `name(…)`, `base.name(…)`, `.name(…)`, `value(…)`.
/// A method that takes its arguments one by one, of values whose fields are laid out so.
struct LeanMethod {
  let layout: Unmanaged<FieldLayout>
  let quick: Unmanaged<QuickCall>
}

/// The case of an enum that a call makes of arguments which are its parameters one by one.
final class QuickCase {
  /// What was wanted when it was found.
  let expected: TypeNode
  let typeName: String
  let name: String
  let labels: [String?]
  let types: [TypeNode]
  let place: Place
  init(_ item: EnumCaseDecl, of type: TypeDecl, where expected: TypeNode) {
    self.expected = expected
    (typeName, name, place) = (type.name, item.name, type.place)
    labels = item.parameters.map(\.label)
    types = item.parameters.map(\.type)
  }
}

final class CallExpression: Expression {
  let callee: Expression
  let arguments: [ArgumentNode]
  /// `&value`: what the call may change. A generator of random numbers is as good after it as before.
  let inoutTargets: [Expression]
  /// The callee, where it is a name or a member.
  let name: NameExpression?
  let member: MemberExpression?
  /// What it was found to call.
  var target = CallTarget.unknown
  /// The same, where it is called with its arguments one by one; for `self` of one layout, where it is a method.
  var lean: Unmanaged<QuickCall>?
  var leanLayout: Unmanaged<FieldLayout>?
  /// Methods of that kind, kept by `methods`.
  var leanMethods: [LeanMethod] = []
  /// The first of them.
  var leanMethod: LeanMethod?
  /// A generic function that takes numbers and truths.
  var generic: Unmanaged<QuickCall>?
  var plainAppend: Bool?
  var plainPop: Bool?
  /// The methods that it was found to call.
  var methods: [(kind: ReceiverKind, quick: QuickCall)] = []
  /// How often it was looked up.
  var misses = 0
  /// When it was noted last that it ran while views were built.
  var viewEpoch: UInt32 = 0
  init(_ callee: Expression, _ arguments: [ArgumentNode], _ place: Place) {
    self.callee = callee
    self.arguments = arguments
    name = callee as? NameExpression
    member = callee as? MemberExpression
    calledName = name.map { .passUnretained($0) }
    calledMember = member.map { .passUnretained($0) }
    calledSlot = (callee as? LocalExpression)?.slot
    unowned = .allocate(capacity: max(1, arguments.count))
    for (index, argument) in arguments.enumerated() {
      (unowned + index).initialize(to: .passUnretained(argument.expression))
    }
    argumentCount = arguments.count
    isOfText = member.map { $0.textQuestion != .other && $0.baseSlot != nil } ?? false
    calleePlace = callee.place
    hasInout = arguments.contains { $0.expression is InoutExpression }
    inoutTargets = arguments.compactMap { $0.label == "using" ? nil : ($0.expression as? InoutExpression)?.target }
    super.init(place)
  }
  /// The expressions of the arguments, to look at without holding on to them.
  private let unowned: UnsafeMutablePointer<Unmanaged<Expression>>
  @inline(__always)
  func argument(_ index: Int) -> Expression { unowned[index].takeUnretainedValue() }
  @inline(__always)
  func withArgument<Result>(_ index: Int, _ body: (Expression) throws -> Result) rethrows -> Result {
    try unowned[index]._withUnsafeGuaranteedRef(body)
  }
  let argumentCount: Int
  let calleePlace: Place
  /// The case that it makes, where an enum is wanted.
  var quickCase: QuickCase?
  /// `name` and `member`, to look at without holding on to them.
  private let calledName: Unmanaged<NameExpression>?
  private let calledMember: Unmanaged<MemberExpression>?
  /// Of the local variable that is called, where it is one.
  private let calledSlot: Int?
  let hasInout: Bool
  /// `word.hasPrefix("a")` of a variable.
  private let isOfText: Bool
  /// All arguments are what they look like.
  private(set) lazy var isSimple = Interpreter.areSimple(arguments)
  deinit { unowned.deallocate() }
  override var formTypeName: String? {
    guard let name = callee.dottedName, let last = name.split(separator: ".").last, last.first?.isUppercase == true
    else { return nil }
    return name
  }
  override var isImplicit: Bool { callee.isImplicit }
  override var isCallOfFunction: Bool {
    switch callee {
    case let member as MemberExpression: member.name.first?.isLowercase == true && member.name != "init"
    case let name as NameExpression: name.name.first?.isLowercase == true
    default: false
    }
  }
  /// Of the name that is called.
  var namePlace: Place { member.map { Place(file: place.file, offset: $0.nameOffset) } ?? callee.place }
  override func evaluate(_ frame: Frame, _ expected: TypeNode?) throws -> Value {
    try frame.interpreter.step(self)
    frame.interpreter.noteViewCall(self)
    if leanMethod != nil, let result = try performMember(frame) { return frame.interpreter.value(result) }
    guard !inoutTargets.isEmpty else { return try frame.interpreter.evaluateCall(self, frame, expected) }
    return try frame.interpreter.evaluateInoutCall(self, frame, expected)
  }
  override func scalar(_ frame: Frame, _ expected: TypeNode?) throws -> Scalar {
    let interpreter = frame.interpreter
    try interpreter.step(self)
    interpreter.noteViewCall(self)
    guard inoutTargets.isEmpty else {
      return interpreter.pass(try interpreter.evaluateInoutCall(self, frame, expected))
    }
    if let calledName {
      let result = try calledName._withUnsafeGuaranteedRef {
        try interpreter.performQuickly(self, $0, frame, expected)
      }
      if let result { return result }
    } else if leanMethod != nil, let result = try performMember(frame) {
      return result
    } else if isOfText || plainAppend == true, let result = try askMember(frame) {
      return result
    } else if let calledSlot, let closure = frame.look(calledSlot, { $0.isPlain ? $0.value.closure : nil }) ?? nil,
      let result = try interpreter.performQuickly(closure, self, frame)
    {
      return result
    }
    return interpreter.pass(try interpreter.evaluateCall(self, frame, expected))
  }
  @inline(__always)
  private func performMember(_ frame: Frame) throws -> Scalar? {
    try calledMember?._withUnsafeGuaranteedRef { try frame.interpreter.performQuickly(self, $0, frame) }
  }
  /// A question about a text, or something that is appended to what a variable or a property holds.
  private func askMember(_ frame: Frame) throws -> Scalar? {
    try calledMember?._withUnsafeGuaranteedRef { member in
      isOfText
        ? try frame.interpreter.askText(self, member, frame) : try frame.interpreter.append(self, member, frame)
    }
  }
  override func run(_ frame: Frame) throws -> Completion {
    if try scalar(frame, nil).kind == .other { frame.interpreter.drop() }
    return .normal
  }
}

/// `#file`, `#line`, `#function`, or a macro that is not read.
final class MacroExpression: Expression {
  let name: String
  let arguments: [ArgumentNode]
  init(_ name: String, _ arguments: [ArgumentNode], _ place: Place) {
    self.name = name
    self.arguments = arguments
    super.init(place)
  }
  override func evaluate(_ frame: Frame, _ expected: TypeNode?) throws -> Value {
    switch name {
    case "file", "filePath", "fileID": return Value(.string(location.file))
    case "line": return Value(.int(location.line))
    case "column": return Value(.int(location.column))
    case "function": return Value(.string(frame.function?.name ?? ""))
    default:
      return try frame.interpreter.expandMacro(self, frame)
    }
  }
}
