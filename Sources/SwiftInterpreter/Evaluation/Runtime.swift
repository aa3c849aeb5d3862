import Foundation
import SightlineModel
import WorkJournal

extension Interpreter {
  // MARK: Budgets

  /// Remembers whose code runs; most often it is the file of the step before.
  @inline(__always)
  func note(_ place: Place) {
    if place.fileIdentity != lastFileRun { noteAnew(place) }
  }
  @inline(never)
  private func noteAnew(_ place: Place) {
    lastFileRun = place.fileIdentity
    filesRun[ObjectIdentifier(place.file)] = place.file
  }

  @inline(__always)
  func step(_ node: Expression) throws { try step(at: node.place) }
  @inline(__always)
  func step(at place: Place) throws {
    note(place)
    countStep()
    if stepsLeft < 0 || StackGuard.isNearEnd(stackLimit) { throw ended(at: place) }
  }
  @inline(never)
  func ended(at place: Place) -> RunStopped {
    RunStopped(reason: stepsLeft < 0 ? .steps : .depth, detail: "", location: somewhere(place.location))
  }

  /// Counts a step.
  ///
  /// - Returns: Whether that was one too many.
  @inline(__always)
  func countsDown() -> Bool {
    countStep()
    return stepsLeft < 0
  }

  /// Long loops give a sign now and then that they get on.
  @inline(__always)
  private func countStep() {
    stepsLeft -= 1
    if stepsLeft & 0xFFFF == 0 { giveSign() }
  }
  @inline(never)
  private func giveSign() {
    WorkJournal.beat()
    if timeLimit.isOver { stepsLeft = min(stepsLeft, 0) }
  }

  /// A step for what descends into values, or into code, without running an expression.
  @inline(__always)
  func descend() throws {
    countStep()
    if stepsLeft < 0 { throw RunStopped(reason: .steps, detail: "", location: callPlace) }
    try checkStack()
  }

  /// For what may come back to itself without running an expression: initial values, wrappers, superclasses.
  @inline(__always)
  func checkStack() throws {
    if StackGuard.isNearEnd(stackLimit) { throw RunStopped(reason: .depth, detail: "", location: callPlace) }
  }

  /// A place, or where the call that runs stands, for what has none, as what a key path reads.
  private func somewhere(_ place: SourceLocation) -> SourceLocation { place.file.isEmpty ? callPlace : place }

  @inline(__always)
  func enter(_ spot: Spot, _ type: TypeDecl?) throws {
    if calls.count >= budget.callDepth {
      throw RunStopped(reason: .depth, detail: "", location: somewhere(spot.location))
    }
    calls.push(spot, current)
    if let type { current = .passUnretained(type) }
  }
  @inline(__always)
  func enter(_ place: Place, _ type: TypeDecl?) throws {
    if calls.count >= budget.callDepth {
      throw RunStopped(reason: .depth, detail: "", location: somewhere(place.location))
    }
    calls.push(place, current)
    if let type { current = .passUnretained(type) }
  }
  @inline(__always)
  func enter(_ place: Place, member type: Unmanaged<TypeDecl>?) throws {
    if calls.count >= budget.callDepth {
      throw RunStopped(reason: .depth, detail: "", location: somewhere(place.location))
    }
    calls.push(place, current)
    if let type { current = type }
  }
  @inline(__always)
  func leave() {
    current = calls.pop()
  }

  /// Prepares for a call from outside: steps are counted from 0 for each outermost call.
  func begin() {
    guard calls.isEmpty else { return }
    WorkJournal.beat()
    launched.run()
    if !endlessQuestions.isEmpty { endlessQuestions = [] }
    partsHeld = 0
    stepsBefore = stepsUsed
    stepsGranted = budget.steps
    stepsLeft = timeLimit.isOver ? 0 : budget.steps
    // Asking is slow on the main thread of Linux: it reads the process's memory map.
    let thread = StackGuard.thread
    guard thread != stackThread else { return }
    stackThread = thread
    stackLimit = StackGuard.limit()
  }

  // MARK: Unknowns

  /// Reports what is not understood and gives the unknown value that takes its place.
  func notUnderstood(_ what: String, why: UnresolvedReason, at location: SourceLocation) -> Value {
    reportUnresolved(what, why: why, at: location)
    return .unknown("\(what): \(why.words)", at: location)
  }

  func decide(_ unknown: Unknown, at location: SourceLocation, isUnwanted: Bool = false) -> Bool {
    questionCount += 1
    var question = BranchQuestion(location: location, reason: unknown.reason, typeName: currentType)
    question.isUnwanted = isUnwanted
    let answer = decisions.decide(question)
    ledger.reader?.note(question, answer)
    // Code that calls itself as long as something unknown is so would never end: from far down on it is otherwise.
    if calls.count > budget.callDepth / 2 { endlessQuestions.insert(location) }
    if !endlessQuestions.isEmpty { ledger.reader?.isUnrepeatable = true }
    return !endlessQuestions.isEmpty && endlessQuestions.contains(location) ? !answer : answer
  }

  func truth(of value: Value, _ frame: Frame, at node: Expression) throws -> Bool {
    switch value.payload {
    case .bool(let flag): return flag
    case .unknown(let unknown): return decide(unknown, at: node.location)
    case .implicit(let member):
      let name = member.links.map { "." + $0.name }.joined()
      guard
        case .unknown(let unknown) = notUnderstood(name, why: .typeNotKnown, at: node.location).payload
      else { return false }
      return decide(unknown, at: node.location)
    default:
      let found = notUnderstood("a condition of type \(typeName(of: value))", why: "it is no Bool", at: node.location)
      guard case .unknown(let unknown) = found.payload else { return false }
      return decide(unknown, at: node.location)
    }
  }

  @inline(__always)
  func record(
    arm: Int, of arms: @autoclosure () -> [Int], at node: Expression, _ form: AskedCondition.Form, _ frame: Frame
  ) {
    if node.recorded.isKnown(arm, branches.epoch, isBuildingViews) { return }
    note(arm, arms(), node, form, frame)
    node.recorded.add(arm, branches.epoch, isBuildingViews)
  }
  @inline(never)
  private func note(_ arm: Int, _ arms: [Int], _ node: Expression, _ form: AskedCondition.Form, _ frame: Frame) {
    branches.note(
      arm: arm, of: arms, at: node.place, form, owner: frame.owner?.name, isOfViews: isBuildingViews)
  }

  var nowhere: Expression { nowhereNode }
  var noPlace: SourceLocation { SourceLocation(file: "", line: 0, column: 0) }

  func expandMacro(_ node: MacroExpression, _ frame: Frame) throws -> Value {
    if node.name == NestedLiterals.macroName {
      return notUnderstood(
        "an array literal", why: "nested deeper than \(NestedLiterals.levels) levels, not read", at: node.location)
    }
    let call = Call(arguments: try evaluate(node.arguments, frame), location: node.location)
    for host in hosts {
      if let value = try host.function(name: "#" + node.name, call: call, in: self) { return value }
    }
    if let type = program.macros[node.name] {
      for host in hosts {
        if let value = try host.expansion(ofType: type, call: call, in: self) { return value }
      }
    }
    return notUnderstood("#\(node.name)", why: .notKnown("this macro"), at: node.location)
  }

  /// A payload of a host's value under a case name: `.success(let value)`.
  func hostCase(_ value: Value, _ name: String, at location: SourceLocation) throws -> [TupleElement]? {
    for host in hosts {
      if let found = try host.member(of: value, name: "case " + name, call: nil, in: self) {
        switch found.payload {
        case .tuple(let parts): return parts
        case .none: return nil
        default: return [TupleElement(value: found)]
        }
      }
    }
    return nil
  }

  // MARK: Types at run time

  /// `Any`, a composition of protocols, or a generic parameter that nothing says more of.
  private func isValue(_ value: Value, open name: String) -> Bool {
    let parts = name.split(separator: "&").map { part in
      part.split(separator: " ").filter { $0 != "any" && $0 != "some" }.joined()
    }
    if parts.count > 1 { return parts.allSatisfy { isKind(typeName(of: value), of: $0) } }
    switch name {
    case "Never": return false
    case "AnyObject":
      switch value.payload {
      case .object, .host, .function: return true
      default: return false
      }
    default: return true
    }
  }

  /// What a composition asks for beside its first part.
  private func composed(_ type: TypeNode, depth: Int = 0) -> [TypeNode] {
    // Aliases that lead to one another.
    guard depth < 20 else { return [] }
    switch type.shape {
    case .anyOf(let inner): return type.others + composed(inner, depth: depth + 1)
    case .named(let components) where components.count == 1:
      guard case .alias(let alias)? = findName(components[0].name, owner: type.owner, file: type.file), alias !== type
      else { return [] }
      return composed(alias, depth: depth + 1)
    default: return []
    }
  }

  /// `value is T`: a Bool, or unknown.
  func isValue(_ value: Value, _ type: TypeNode, _ frame: Frame) throws -> Value {
    if case .unknown = value.payload { return value }
    for other in composed(type) {
      let answer = try isValue(value, other, frame)
      if case .bool(true) = answer.payload { continue }
      return answer
    }
    let answer: Bool
    switch resolve(type, frame) {
    case .optional(let wrapped):
      if case .none = value.payload { return Value(.bool(true)) }
      return try isValue(value, wrapped, frame)
    case .open(let name): answer = isValue(value, open: name)
    case .void: answer = if case .void = value.payload { true } else { false }
    case .bool: answer = if case .bool = value.payload { true } else { false }
    case .int: answer = if case .int = value.payload { true } else { false }
    case .double: answer = if case .double = value.payload { true } else { false }
    case .string:
      answer =
        if case .string = value.payload { true } else if case .interpolation = value.payload { true } else { false }
    case .array(let element):
      guard case .array(let elements) = value.payload else { return Value(.bool(false)) }
      return try all(elements, are: element, frame)
    case .set(let element):
      guard case .set(let elements) = value.payload else { return Value(.bool(false)) }
      return try all(elements, are: element, frame)
    case .dictionary(_, let entry):
      guard case .dictionary(let dictionary) = value.payload else { return Value(.bool(false)) }
      return try all(dictionary.entries.map(\.value), are: entry, frame)
    case .tuple: answer = if case .tuple = value.payload { true } else { false }
    case .function: answer = if case .function = value.payload { true } else { false }
    case .metatype: answer = if case .type = value.payload { true } else { false }
    case .user(let decl, let arguments):
      answer = isKind(typeName(of: value), of: decl.name) && hasArguments(arguments, of: decl, value, frame)
    case .foreign(let name, _): answer = isKind(typeName(of: value), of: name)
    }
    return Value(.bool(answer))
  }

  /// Whether nothing that is known of the value's generic arguments speaks against those of a type: a `Box<Int>` is no
  /// `Box<String>`.
  private func hasArguments(_ wanted: [TypeNode], of type: TypeDecl, _ value: Value, _ frame: Frame) -> Bool {
    guard !wanted.isEmpty, let known = typeArguments(of: value) else { return true }
    // A subclass may call another parameter by the same name.
    if let own = program.types[typeName(of: value)], own !== type, !own.genericParameters.isEmpty { return true }
    return !zip(type.genericParameters, wanted).contains { name, node in
      known.nodes[name].map { differ($0, closed(node, frame), frame) } ?? false
    }
  }

  /// Whether two types are certainly not the same.
  private func differ(_ one: TypeNode, _ other: TypeNode, _ frame: Frame) -> Bool {
    switch (resolve(one, nil), resolve(other, frame)) {
    case (.open, _), (_, .open): return false
    case (.int, .int), (.double, .double): return false
    case (.user(let one, let left), .user(let other, let right)):
      if one !== other { return one.kind != .contract && other.kind != .contract }
      return left.count == right.count && zip(left, right).contains { differ($0, $1, frame) }
    case (.optional(let one), .optional(let other)): return differ(one, other, frame)
    case (.array(let one?), .array(let other?)), (.set(let one?), .set(let other?)): return differ(one, other, frame)
    case (.bool, .bool), (.string, .string), (.void, .void), (.array, .array), (.set, .set), (.tuple, .tuple),
      (.dictionary, .dictionary), (.function, .function), (.metatype, .metatype):
      return false
    // A number of another width, or what a host calls by several names.
    case (.foreign, _), (_, .foreign): return false
    case (.user(let type, _), _), (_, .user(let type, _)): return type.kind != .contract
    default: return true
    }
  }
  private func all(_ values: [Value], are type: TypeNode?, _ frame: Frame) throws -> Value {
    guard let type else { return Value(.bool(true)) }
    for value in values {
      let answer = try isValue(value, type, frame)
      if case .bool(true) = answer.payload { continue }
      return answer
    }
    return Value(.bool(true))
  }

  package func typeName(of value: Value) -> String {
    switch value.payload {
    case .void: "Void"
    case .none: "Optional"
    case .bool: "Bool"
    case .int: "Int"
    case .double: "Double"
    case .string, .interpolation: "String"
    case .tuple: "Tuple"
    case .array: "Array"
    case .dictionary: "Dictionary"
    case .set: "Set"
    case .range(let range):
      range.lower == nil || range.upper == nil ? "PartialRange" : range.isClosed ? "ClosedRange" : "Range"
    case .function: "Function"
    case .type(let name): name + ".Type"
    case .structure(let structure): structure.typeName
    case .object(let object): object.typeName
    case .enumeration(let enumeration): enumeration.typeName
    case .keyPath: "KeyPath"
    case .implicit: "implicit member"
    case .host(let host):
      namesakes.contains(host.hostTypeName) ? "Swift." + host.hostTypeName : host.hostTypeName
    case .unknown(let unknown): unknown.typeName ?? "unknown"
    }
  }

  // MARK: Dynamic members

  /// `@dynamicMemberLookup` on the type itself, a superclass, or a protocol that it conforms to.
  func hasDynamicMembers(_ typeName: String) -> Bool {
    guard let type = program.types[typeName] else { return false }
    if let known = type.dynamicMembersCache { return known }
    let found =
      type.isDynamicMemberLookup
      || conformances(of: typeName).contains { program.types[$0]?.isDynamicMemberLookup ?? false }
    type.dynamicMembersCache = found
    return found
  }
  /// `static subscript(dynamicMember:)`: `Symbol.arrowUp`, which nothing declares.
  func staticDynamicMember(of type: TypeDecl, _ name: String, at node: Expression, _ frame: Frame?) throws -> Value? {
    guard type.isDynamicMemberLookup, !type.staticSubscripts.isEmpty else { return nil }
    let argument = Call.Argument(label: "dynamicMember", value: Value(.string(name)), location: node.location)
    let arguments = Arguments(values: [argument], location: node.location)
    guard let (decl, slots) = best(type.staticSubscripts, arguments, frame, nil), let getter = decl.getter else {
      return nil
    }
    return try invoke(getter, receiver: Box(Value(.type(type.name))), arguments, slots, frame)
  }
  func dynamicMember(of value: Value, _ name: String, at node: Expression, _ frame: Frame?) throws -> Value? {
    let owner = typeName(of: value)
    guard hasDynamicMembers(owner) else { return nil }
    let subscripts = self.subscripts(of: owner)
    for (label, argument) in [
      ("dynamicMember", Value(.string(name))), ("dynamicMember", Value(.keyPath(root: nil, components: [name]))),
    ] {
      let arguments = Arguments(
        values: [Call.Argument(label: label, value: argument, location: node.location)], location: node.location)
      let isPath = label == "dynamicMember" && argument.isKeyPath
      let candidates = subscripts.filter {
        ($0.parameters.first?.type.components.first?.name.hasSuffix("KeyPath") ?? false) == isPath
      }
      if let (decl, slots) = best(candidates, arguments, frame, nil), let getter = decl.getter {
        return try invoke(getter, receiver: Box(value), arguments, slots, frame)
      }
    }
    return nil
  }
  func setDynamicMember(of value: inout Value, _ name: String, _ newValue: Value, at node: Expression) throws -> Bool {
    let owner = typeName(of: value)
    guard hasDynamicMembers(owner) else { return false }
    let subscripts = self.subscripts(of: owner)
    for argument in [Value(.string(name)), Value(.keyPath(root: nil, components: [name]))] {
      let arguments = Arguments(
        values: [Call.Argument(label: "dynamicMember", value: argument, location: node.location)],
        location: node.location)
      let candidates = subscripts.filter {
        ($0.parameters.first?.type.components.first?.name.hasSuffix("KeyPath") ?? false) == argument.isKeyPath
      }
      guard let (decl, slots) = best(candidates, arguments, nil, nil), let setter = decl.setter else { continue }
      try setIndex(setter, decl, slots, of: &value, arguments, newValue)
      return true
    }
    return false
  }
}

extension Value {
  var isKeyPath: Bool { if case .keyPath = payload { true } else { false } }
}
