package import SightlineModel

/// A variable: closures that capture it share it.
final class Box {
  var value: Value
  var type: TypeNode?
  private var behind: Behind?
  /// Of a global: the evaluation of views that read it last; -1 where none did.
  var readIn = -1
  /// Of a global: what its first value looked at of the surroundings that a variant sets; a host says which bit is which.
  var looked: UInt16 = 0
  init(_ value: Value, type: TypeNode? = nil) {
    self.value = value
    self.type = type
  }

  /// What stands behind the few variables that hold no value themselves.
  private final class Behind {
    var getter: Closure?
    var setter: Closure?
    var storage: Value?
  }
  private func change(behind change: (Behind) -> Void) {
    let behind = self.behind ?? Behind()
    self.behind = behind
    change(behind)
  }
  /// Neither computed nor wrapped.
  @inline(__always) var isPlain: Bool { behind == nil }
  /// A local computed variable.
  var getter: Closure? {
    get { behind?.getter }
    set { change { $0.getter = newValue } }
  }
  var setter: Closure? {
    get { behind?.setter }
    set { change { $0.setter = newValue } }
  }
  /// Of a local property wrapper: what holds the value.
  var storage: Value? {
    get { behind?.storage }
    set { change { $0.storage = newValue } }
  }

  /// Takes another variable's place, where nobody holds on to this one.
  @inline(__always)
  func restart(_ value: Value, type: TypeNode?) {
    self.value = value
    if self.type !== type { self.type = type }
    if behind != nil { behind = nil }
    readIn = -1
  }
  /// The same with a number or a truth.
  @inline(__always)
  func restart(_ scalar: Scalar, type: TypeNode?) {
    put(scalar)
    if self.type !== type { self.type = type }
    if behind != nil { behind = nil }
    readIn = -1
  }
  /// Changes the value to a number or a truth.
  @inline(__always)
  func put(_ scalar: Scalar) {
    if value.isTrivial {
      withUnsafeMutablePointer(to: &value) { $0.initialize(to: Value(scalar)) }
    } else {
      value = Value(scalar)
    }
  }
  /// Lets go of the value.
  @inline(__always)
  func empty() {
    if !value.isTrivial { value = .void }
    if behind != nil { behind = nil }
  }

  /// Changes the value without holding on to the variable, which code that runs meanwhile may look at.
  ///
  /// What has a reference stays where it is; everything else is taken out, so that it is changed in place.
  func change<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    var taken = Value.void
    switch value.payload {
    case .object(let object):
      taken = value
      defer { if case .object(let other) = taken.payload, other === object {} else { value = taken } }
      return try body(&taken)
    case .host(let host) where Swift.type(of: host) is AnyClass:
      taken = value
      defer {
        if case .host(let other) = taken.payload, (other as AnyObject) === (host as AnyObject) {} else { value = taken }
      }
      return try body(&taken)
    default: break
    }
    swap(&taken, &value)
    defer { value = taken }
    return try body(&taken)
  }
}

/// The variables of one running function or closure.
final class Frame {
  /// Not counted, since the program that the interpreter has keeps frames to be used again; a plain property all the
  /// same, which code that runs need not hold on to. See `init`.
  let interpreter: Interpreter
  let slots: UnsafeMutableBufferPointer<Box?>
  /// The same, to look at without holding on to them.
  private let raw: UnsafeMutablePointer<Unmanaged<Box>?>
  /// Variables of a call that has ended, which nobody holds on to.
  private let spare: UnsafeMutableBufferPointer<Box?>
  private let rawSpare: UnsafeMutablePointer<Unmanaged<Box>?>
  /// Of the frames that are kept for the next call.
  var next: Unmanaged<Frame>?
  /// The type whose body the code is written in.
  let owner: TypeDecl?
  /// Kept by the declaration or the closure that runs.
  private var resultType: Unmanaged<TypeNode>?
  var returnType: TypeNode? {
    @inline(__always) get { resultType?.takeUnretainedValue() }
    @inline(__always) set { resultType = newValue.map { .passUnretained($0) } }
  }
  /// The same, without a hold on it.
  @inline(__always)
  func withReturnType<Result>(_ body: (TypeNode?) throws -> Result) rethrows -> Result {
    guard let resultType else { return try body(nil) }
    return try resultType._withUnsafeGuaranteedRef { try body($0) }
  }
  var generics: [String: TypeNode] = [:] {
    didSet { (typeArguments, argumentsIdentity) = (nil, nil) }
  }
  /// The instance's that `generics` are; `nil` for all others.
  private(set) var typeArguments: TypeArguments?
  /// Of `typeArguments`, to be compared.
  private(set) var argumentsIdentity: UnsafeRawPointer?
  /// What the call before left is left as it is, where it is the same.
  @inline(__always)
  func take(_ known: TypeArguments?) {
    guard let known else {
      if argumentsIdentity != nil { generics = [:] }
      return
    }
    let identity = UnsafeRawPointer(Unmanaged.passUnretained(known).toOpaque())
    if argumentsIdentity == identity { return }
    generics = known.nodes
    (typeArguments, argumentsIdentity) = (known, identity)
  }
  /// What the parameters of an instance's type stand for.
  @inline(__always)
  func takeArguments(of value: Value, _ interpreter: Interpreter) {
    switch value.payload {
    case .structure(let structure): take(structure.storage.typeArguments)
    case .object(let object): take(object.typeArguments)
    case .type: take(interpreter.typeArguments(of: value))
    default: take(nil)
    }
  }
  /// An initialiser runs: assignments to wrapped properties start their storage.
  var isInitializer = false
  /// The declaration that runs; `nil` in closures.
  var function: FunctionDecl?

  init(_ interpreter: Interpreter, slotCount: Int, owner: TypeDecl?) {
    self.interpreter = interpreter
    Unmanaged.passUnretained(interpreter).release()
    self.owner = owner
    let count = max(slotCount, 1)
    slots = .allocate(capacity: count)
    slots.initialize(repeating: nil)
    spare = .allocate(capacity: count)
    spare.initialize(repeating: nil)
    raw = UnsafeMutableRawPointer(slots.baseAddress.unsafelyUnwrapped).assumingMemoryBound(to: Unmanaged<Box>?.self)
    rawSpare = UnsafeMutableRawPointer(spare.baseAddress.unsafelyUnwrapped)
      .assumingMemoryBound(to: Unmanaged<Box>?.self)
  }
  deinit {
    // What is let go of with the other properties was never held: see `init`.
    _ = Unmanaged.passRetained(interpreter)
    slots.deinitialize()
    slots.deallocate()
    spare.deinitialize()
    spare.deallocate()
  }

  /// What a variable holds, where that is a number or a truth.
  @inline(__always)
  func scalar(_ slot: Int) -> Scalar? {
    raw[slot]?._withUnsafeGuaranteedRef { $0.isPlain ? $0.value.scalar : nil }
  }
  /// How many elements the array has that a variable holds; `nil` for everything else.
  @inline(__always)
  func count(_ slot: Int) -> Scalar? {
    look(slot) { box in
      guard box.isPlain, case .array(let elements) = box.value.payload else { return nil }
      return Scalar(elements.count, .int, from: box.value.history)
    } ?? nil
  }
  /// An element of the array that a variable holds; `nil` for everything else.
  @inline(__always)
  func element(_ slot: Int, _ index: Int) -> Value? {
    look(slot) { box in
      guard box.isPlain, case .array(let elements) = box.value.payload, index >= 0, index < elements.count else {
        return nil
      }
      return elements[index]
    } ?? nil
  }
  /// A variable, without a hold on it.
  @inline(__always)
  func look<Result>(_ slot: Int, _ body: (Box) throws -> Result) rethrows -> Result? {
    try raw[slot]?._withUnsafeGuaranteedRef(body)
  }

  /// A new variable; that of the turn or the call before takes its place where nothing captured it.
  @inline(__always)
  func declare(_ slot: Int, _ value: Value, type: TypeNode? = nil) {
    if isReady(slot) {
      raw[slot].unsafelyUnwrapped._withUnsafeGuaranteedRef { $0.restart(value, type: type) }
    } else {
      slots[slot] = Box(value, type: type)
    }
  }
  @inline(__always)
  func declare(_ slot: Int, _ scalar: Scalar, type: TypeNode? = nil) {
    if isReady(slot) {
      raw[slot].unsafelyUnwrapped._withUnsafeGuaranteedRef { $0.restart(scalar, type: type) }
    } else {
      slots[slot] = Box(Value(scalar), type: type)
    }
  }
  /// Whether there is a variable that nobody else holds on to.
  @inline(__always)
  private func isReady(_ slot: Int) -> Bool {
    if raw[slot] != nil { return isKnownUniquelyReferenced(&slots[slot]) }
    guard let box = rawSpare[slot] else { return false }
    rawSpare[slot] = nil
    raw[slot] = box
    return true
  }

  /// Says what the code that runs gives.
  @inline(__always)
  func give(_ type: Unmanaged<TypeNode>?) { resultType = type }

  /// The function whose body it is for; most often that of the call before.
  @inline(__always)
  func start(_ decl: FunctionDecl) {
    if function !== decl {
      function = decl
      returnType = decl.returnType
    }
  }

  /// Leaves nothing of a call behind but variables to be used again.
  func clear() {
    for slot in 0..<slots.count {
      guard let box = raw[slot] else { continue }
      guard rawSpare[slot] == nil, isKnownUniquelyReferenced(&slots[slot]) else {
        slots[slot] = nil
        continue
      }
      box._withUnsafeGuaranteedRef { $0.empty() }
      rawSpare[slot] = box
      raw[slot] = nil
    }
    isInitializer = false
    // What an instance's parameters stand for is most often the next one's; see `take`.
    if argumentsIdentity == nil, !generics.isEmpty { generics = [:] }
  }
}

/// How a statement ended.
enum Completion {
  case normal
  case returned(Value)
  case broke(label: String?)
  case continued(label: String?)
  case fellThrough
}

/// A closure or local function with what it captured.
final class Closure: FunctionValue {
  let body: FunctionBody
  let parameters: [ParameterDecl]
  /// A variable of the code around it, and its own place for it.
  struct Capture {
    let slot: Int
    let variable: Box
  }
  let captured: [Capture]
  let owner: TypeDecl?
  var returnType: TypeNode? { didSet { areTypesKnown = false } }
  var generics: [String: TypeNode]
  /// Of a local function; its labels and defaults count.
  let decl: FunctionDecl?
  /// The function type it was bound to.
  var shape: TypeNode.FunctionShape? { didSet { areTypesKnown = false } }
  /// Of its parameters, and of what it gives; kept by `parameters`, `shape` and `returnType`.
  private var types: [Unmanaged<TypeNode>?] = []
  private var result: Unmanaged<TypeNode>?
  private var areTypesKnown = false
  /// The result builder it runs under.
  var builder: String? { didSet { isBuilding = builder != nil } }
  private(set) var isBuilding = false
  /// An argument of an `@autoclosure` parameter.
  var isAutoclosure = false
  unowned let interpreter: Interpreter

  init(
    name: String, at spot: Spot, body: FunctionBody, parameters: [ParameterDecl], parameterCount: Int,
    captured: [Capture], owner: TypeDecl?, returnType: TypeNode?, generics: [String: TypeNode], decl: FunctionDecl?,
    interpreter: Interpreter
  ) {
    self.body = body
    self.parameters = parameters
    self.captured = captured
    self.owner = owner
    self.returnType = returnType
    self.generics = generics
    self.decl = decl
    self.interpreter = interpreter
    super.init(name: name, at: spot, parameterCount: parameterCount, isClosure: true)
  }

  /// Whether that many values are bound to its parameters one by one.
  @inline(__always)
  func isPlain(for count: Int) -> Bool {
    decl == nil && body.parameterCount <= count
  }

  /// The type that a parameter was given, or that the closure was bound to.
  @inline(__always)
  func plainType(of index: Int) -> Unmanaged<TypeNode>? {
    if !areTypesKnown { findTypes() }
    return index < types.count ? types[index] : nil
  }
  @inline(__always)
  var resultType: Unmanaged<TypeNode>? {
    if !areTypesKnown { findTypes() }
    return result
  }
  @inline(never)
  private func findTypes() {
    types = (0..<max(parameters.count, shape?.parameters.count ?? 0)).map { index in
      if index < parameters.count, !parameters[index].isUntyped { return .passUnretained(parameters[index].type) }
      guard let shape, index < shape.parameters.count else { return nil }
      return .passUnretained(shape.parameters[index])
    }
    result = (returnType ?? shape?.result).map { .passUnretained($0) }
    areTypesKnown = true
  }

  /// The same closure bound to a function type or builder.
  func bound(to shape: TypeNode.FunctionShape?, builder: String?) -> Closure {
    let copy = Closure(
      name: name, at: spot, body: body, parameters: parameters, parameterCount: parameterCount,
      captured: captured, owner: owner, returnType: returnType, generics: generics, decl: decl,
      interpreter: interpreter)
    copy.shape = shape ?? self.shape
    copy.builder = builder ?? self.builder
    return copy
  }
}

/// `viewModel.nextPage` as a value.
final class BoundMethod: FunctionValue {
  let candidates: [FunctionDecl]
  let receiver: Value
  init(name: String, location: SourceLocation, candidates: [FunctionDecl], receiver: Value) {
    self.candidates = candidates
    self.receiver = receiver
    super.init(name: name, location: location, parameterCount: candidates.first?.parameters.count ?? 0)
  }
}

/// A global function as a value.
final class GlobalFunction: FunctionValue {
  let candidates: [FunctionDecl]
  init(name: String, location: SourceLocation, candidates: [FunctionDecl]) {
    self.candidates = candidates
    super.init(name: name, location: location, parameterCount: candidates.first?.parameters.count ?? 0)
  }
}

/// Leaves an optional chain early.
struct ChainEnded: Error {}

/// `throw` in the interpreted program. Never leaves the thread that runs it.
package struct ThrownValue: Error, @unchecked Sendable {
  package var value: Value
  package var location: SourceLocation
  package init(value: Value, location: SourceLocation) {
    self.value = value
    self.location = location
  }
}

/// Ends a run; the program being interpreted can't catch it.
package struct RunStopped: Error, CustomStringConvertible {
  package enum Reason: String, Sendable {
    case steps = "more steps than the budget allows; is there an endless loop?"
    case depth = "calls nested deeper than the budget allows; is there an endless recursion?"
    case trap = "stopped by the program"
    case size = "values larger than memory should hold"
  }
  package var reason: Reason
  package var detail: String
  package var location: SourceLocation
  package var description: String { "\(location): \(detail.isEmpty ? reason.rawValue : detail)" }
}
