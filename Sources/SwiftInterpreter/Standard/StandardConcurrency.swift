import SightlineModel

/// `withTaskGroup`'s group: each task runs when it is added, so results come in the order of adding.
final class TaskGroupValue: LaunchedThing, HostValue {
  private let place = LaunchPlace()
  let hostTypeName = "TaskGroup"
  var results: [Result<Value, ThrownValue>] = []
  /// One of its tasks waits for something that does not come, so whoever waits for the group does too.
  var isSuspended = false
  var isCancelled = false
  init() { place.hold(self) }
  func kept() -> () -> Void {
    let (results, isSuspended, isCancelled) = (results, isSuspended, isCancelled)
    return { (self.results, self.isSuspended, self.isCancelled) = (results, isSuspended, isCancelled) }
  }
}

/// Structured concurrency, run one after the other: an audit sees what is there when all has ended.
extension Interpreter {
  static let concurrencyFunctions: Set<String> = [
    "withTaskGroup", "withThrowingTaskGroup", "withDiscardingTaskGroup", "withThrowingDiscardingTaskGroup",
    "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation",
    "withUnsafeThrowingContinuation", "withTaskCancellationHandler",
  ]

  func concurrencyFunction(_ name: String, _ arguments: Arguments) throws -> Value? {
    guard Self.concurrencyFunctions.contains(name) else { return nil }
    let label = name == "withTaskCancellationHandler" ? "operation" : "body"
    guard
      case .function(let body)? =
        (arguments.values.first { $0.label == label }
        ?? arguments.values.first {
          if case .function = $0.value.payload { true } else { false }
        })?.value.payload
    else { return nil }
    if name == "withTaskCancellationHandler" { return try apply(body, []) }
    if name.hasSuffix("TaskGroup") {
      let group = TaskGroupValue()
      let value = try apply(body, [Value(.host(group))])
      if group.isSuspended { throw TaskSuspended() }
      return value
    }
    let continuation = ContinuationValue()
    _ = try apply(body, [Value(.host(continuation))])
    // A task, or what is put off, may bring the answer.
    while continuation.results.isEmpty {
      if let tasks {
        guard try tasks.runNext() else { break }
      } else {
        if waitingTasks.isEmpty { break }
        try runWaitingTasks()
      }
    }
    guard let result = continuation.results.first else {
      return .unknown("a continuation that is resumed later", at: arguments.location)
    }
    return try result.get()
  }

  func concurrencyConstruct(_ name: String, _ arguments: Arguments) throws -> Value? {
    switch name {
    case "CancellationError": return Value(.structure(StructureValue(typeName: name)))
    case "AsyncStream", "AsyncThrowingStream":
      let stream = AsyncStreamValue()
      if case .function(let build)? = arguments.values.last?.value.payload {
        if arguments.values.first?.label == "unfolding" { return try unfolded(build, arguments) }
        _ = try apply(build, [Value(.host(stream.continuation))])
      }
      return Value(.host(stream))
    default: return nil
    }
  }

  /// `AsyncStream { nil }`: its elements are asked for one by one until there is none.
  private func unfolded(_ build: FunctionValue, _ arguments: Arguments) throws -> Value {
    guard hosts.isEmpty else { return .unknown("a stream that is made on demand", at: arguments.location) }
    let stream = AsyncStreamValue()
    while stream.continuation.results.count < 10_000 {
      do {
        let element = try apply(build, [])
        if element.isNone { break }
        stream.continuation.results.append(.success(element))
      } catch let thrown as ThrownValue {
        stream.continuation.results.append(.failure(thrown))
        break
      }
    }
    stream.continuation.isFinished = true
    return Value(.host(stream))
  }

  /// `AsyncStream.makeStream()`.
  func concurrencyStatic(_ type: String, _ name: String) -> Value? {
    guard type == "AsyncStream" || type == "AsyncThrowingStream", name == "makeStream" else { return nil }
    let stream = AsyncStreamValue()
    return Value(
      .tuple([
        TupleElement(label: "stream", value: Value(.host(stream))),
        TupleElement(label: "continuation", value: Value(.host(stream.continuation))),
      ]))
  }

  /// The elements that a loop over the value sees; an error ends it.
  func concurrentElements(_ value: any HostValue) throws -> [Value]? {
    switch value {
    case let group as TaskGroupValue:
      if group.isSuspended { throw TaskSuspended() }
      defer { group.results = [] }
      return try group.results.map { try $0.get() }
    default: return nil
    }
  }

  func concurrencyMember(_ value: any HostValue, _ name: String, _ arguments: Arguments?, at node: Expression) throws
    -> Value?
  {
    if let group = exactly(value, TaskGroupValue.self) { return try groupMember(group, name, arguments, at: node) }
    if let task = exactly(value, TaskValue.self) { return try taskMember(task, name) }
    if let continuation = exactly(value, ContinuationValue.self) { return try resume(continuation, name, arguments) }
    if let stream = exactly(value, AsyncStreamValue.self) {
      return try streamMember(stream, name, arguments, at: node)
    }
    guard let iterator = exactly(value, AsyncStreamIterator.self), name == "next" else { return nil }
    return try next(of: iterator.stream) ?? Value.none
  }

  private func groupMember(
    _ group: TaskGroupValue, _ name: String, _ arguments: Arguments?, at node: Expression
  ) throws -> Value? {
    switch name {
    case "addTask", "async", "addTaskUnlessCancelled", "asyncUnlessCancelled", "addImmediateTask":
      if group.isCancelled, name.hasSuffix("UnlessCancelled") { return Value(.bool(false)) }
      guard case .function(let task)? = arguments?.values.last?.value.payload else { return nil }
      do {
        group.results.append(.success(try apply(task, [])))
      } catch let thrown as ThrownValue {
        group.results.append(.failure(thrown))
      } catch is TaskSuspended { group.isSuspended = true }
      return Value(.bool(true))
    case "next", "nextResult":
      guard !group.results.isEmpty else {
        if group.isSuspended { throw TaskSuspended() }
        return Value.none
      }
      let first = group.results.removeFirst()
      guard name == "nextResult" else { return try first.get() }
      switch first {
      case .success(let value): return resultValue("success", value)
      case .failure(let thrown): return resultValue("failure", thrown.value)
      }
    case "waitForAll":
      _ = try concurrentElements(group)
      return .void
    case "cancelAll":
      group.isCancelled = true
      return .void
    case "isCancelled": return Value(.bool(group.isCancelled))
    case "isEmpty": return Value(.bool(group.results.isEmpty))
    default:
      let list = Value(.array(try concurrentElements(group) ?? []))
      return try collectionMember(list, name, arguments, at: node, nil)
    }
  }
}
