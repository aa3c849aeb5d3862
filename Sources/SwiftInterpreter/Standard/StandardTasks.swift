import SightlineModel

/// `Task { … }` where no host runs it: its work is done when somebody waits, in the order in which tasks were made.
final class TaskValue: LaunchedThing, HostValue {
  private let place = LaunchPlace()
  let hostTypeName = "Task"
  /// What it has still to do.
  var body: FunctionValue?
  var result: Result<Value, ThrownValue>?
  var isCancelled = false
  /// What the task-local values around it were when it was made.
  let locals: [TaskLocalBinding]
  init(_ body: FunctionValue, _ locals: [TaskLocalBinding]) {
    (self.body, self.locals) = (body, locals)
    place.hold(self)
  }
  func kept() -> () -> Void {
    let (body, result, isCancelled) = (body, result, isCancelled)
    return { (self.body, self.result, self.isCancelled) = (body, result, isCancelled) }
  }
  func empty() { body = nil }
}

/// A task-local value while it is given another one.
struct TaskLocalBinding {
  let property: PropertyDecl
  let value: Value
  let before: Value
}

extension Interpreter {
  /// `Task { … }`, for programs that no host looks after.
  func task(_ arguments: Arguments, isDetached: Bool = false) -> Value? {
    guard case .function(let body)? = arguments.values.last?.value.payload else { return nil }
    let task = TaskValue(body, isDetached ? [] : taskLocals)
    waitingTasks.append(task)
    return Value(.host(task))
  }

  /// Runs the tasks that wait, the first ones first; those that they make come last.
  func runWaitingTasks() throws {
    while !waitingTasks.isEmpty { try run(waitingTasks.removeFirst()) }
  }

  private func run(_ task: TaskValue) throws {
    guard let body = task.body else { return }
    task.body = nil
    let (outer, locals) = (currentTask, taskLocals)
    for local in taskLocals.reversed() { globals[ObjectIdentifier(local.property)]?.value = local.before }
    for local in task.locals { globals[ObjectIdentifier(local.property)]?.value = local.value }
    (currentTask, taskLocals) = (task, task.locals)
    defer {
      for local in task.locals.reversed() { globals[ObjectIdentifier(local.property)]?.value = local.before }
      for local in locals { globals[ObjectIdentifier(local.property)]?.value = local.value }
      (currentTask, taskLocals) = (outer, locals)
    }
    do {
      task.result = .success(try apply(body, []))
    } catch let thrown as ThrownValue { task.result = .failure(thrown) }
  }

  func taskMember(_ task: TaskValue, _ name: String) throws -> Value? {
    switch name {
    case "value", "result":
      try runWaitingTasks()
      // One that waits for itself never ends.
      guard let result = task.result else { throw TaskSuspended() }
      if name == "value" { return try result.get() }
      switch result {
      case .success(let value): return resultValue("success", value)
      case .failure(let thrown): return resultValue("failure", thrown.value)
      }
    case "isCancelled": return Value(.bool(task.isCancelled))
    case "cancel":
      task.isCancelled = true
      return .void
    default: return nil
    }
  }

  /// `Task.yield()` and its like, which a host answers where there is one.
  func taskStatic(_ name: String, _ call: Call?) throws -> Value? {
    let isCancelled = currentTask?.isCancelled ?? false
    switch name {
    case "isCancelled": return Value(.bool(isCancelled))
    case "checkCancellation", "sleep":
      if isCancelled {
        throw ThrownValue(
          value: Value(.structure(StructureValue(typeName: "CancellationError"))), location: call?.location ?? noPlace)
      }
      if name == "sleep" { try runWaitingTasks() }
      return .void
    case "yield":
      try runWaitingTasks()
      return .void
    case "detached", "immediate":
      return call.flatMap {
        task(Arguments(values: $0.arguments, location: $0.location), isDetached: name == "detached")
      }
    default: return nil
    }
  }
}
