package import SightlineModel

/// A continuation of `withCheckedContinuation`, or of a stream.
final class ContinuationValue: LaunchedThing, HostValue {
  private let place = LaunchPlace()
  let hostTypeName = "CheckedContinuation"
  /// What nobody has taken yet.
  var results: [Result<Value, ThrownValue>] = []
  /// Nothing follows any more.
  var isFinished = false
  /// A task that waits for more, and what it does with each; false once it is done.
  fileprivate var listener: ((Value) throws -> Bool)?
  /// A sequence made of it, which ends with it.
  fileprivate var follower: ContinuationValue?
  init() { place.hold(self) }
  func kept() -> () -> Void {
    let (results, isFinished, listener, follower) = (results, isFinished, listener, follower)
    return {
      (self.results, self.isFinished, self.listener, self.follower) = (results, isFinished, listener, follower)
    }
  }
}

/// `AsyncStream`: what was put into it, until it is taken.
final class AsyncStreamValue: HostValue {
  let hostTypeName = "AsyncStream"
  let continuation = ContinuationValue()
}

/// What goes through a stream by hand: `var iterator = stream.makeAsyncIterator()`.
final class AsyncStreamIterator: HostValue {
  let hostTypeName = "AsyncStream.Iterator"
  let stream: AsyncStreamValue
  init(_ stream: AsyncStreamValue) { self.stream = stream }
}

/// A task waits for what does not come within the time that is looked at: the rest of it is not run.
package struct TaskSuspended: Error {
  package init() {}
}

/// How often a loop that awaits something came round at one moment.
package struct LoopTurns {
  package var count = 0
  package var moment: Double?
  package init() {}
}

/// Who runs tasks beside each other, on the one thread that there is.
package protocol TaskScheduler: AnyObject {
  /// A loop that awaits something in each turn came round.
  ///
  /// - Throws: `TaskSuspended` where it waits for what does not come.
  func comeRound(_ turns: inout LoopTurns) throws
  /// Runs one thing that is due now; false where nothing is.
  func runNext() throws -> Bool
  /// Runs something once whoever runs at present is done.
  func putOff(at place: SourceLocation?, _ run: @escaping () throws -> Void)
  /// Runs once the tasks that there are have no meaning any more, so that nobody keeps what they wait for.
  func whenLeft(_ run: @escaping () -> Void)
}

/// A stream has no end until it is finished: who has taken all waits, and goes on when something is put into it.
extension Interpreter {
  /// Waits until something is there.
  ///
  /// - Returns: False at the end of the stream, and where nobody runs tasks beside each other.
  /// - Throws: `TaskSuspended` where nothing comes.
  private func wait(for continuation: ContinuationValue) throws -> Bool {
    while continuation.results.isEmpty, !continuation.isFinished {
      guard let tasks else {
        if waitingTasks.isEmpty { return false }
        try runWaitingTasks()
        continue
      }
      guard try tasks.runNext() else { throw TaskSuspended() }
    }
    return !continuation.results.isEmpty
  }

  func next(of stream: AsyncStreamValue) throws -> Value? {
    guard try wait(for: stream.continuation) else { return nil }
    return try stream.continuation.results.removeFirst().get()
  }

  /// `for await`: what is put in after everything was taken runs the loop's body then; what follows the loop is not run.
  func iterate(over stream: AsyncStreamValue, _ visit: @escaping (Value) throws -> Completion) throws -> Completion {
    let continuation = stream.continuation
    while true {
      let element: Value?
      do { element = try next(of: stream) } catch let suspended as TaskSuspended {
        listen(to: continuation) { if case .normal = try visit($0) { true } else { false } }
        throw suspended
      }
      guard let element else { return .normal }
      let completion = try visit(element)
      guard case .normal = completion else { return completion }
    }
  }

  /// A stream into which a host puts what comes.
  package func stream(_ feed: (_ put: @escaping (Value) throws -> Void, _ finish: @escaping () -> Void) throws -> Void)
    rethrows -> Value
  {
    let stream = AsyncStreamValue()
    let continuation = stream.continuation
    let put: (Value) throws -> Void = { [reference] value in
      continuation.results.append(.success(value))
      reference.interpreter?.wake(continuation, at: nil)
    }
    try feed(put) { [reference] in
      continuation.isFinished = true
      reference.interpreter?.wake(continuation, at: nil)
    }
    return Value(.host(stream))
  }

  private func listen(to continuation: ContinuationValue, _ listener: @escaping (Value) throws -> Bool) {
    continuation.listener = listener
    tasks?.whenLeft { [weak continuation] in
      continuation?.listener = nil
      continuation?.follower = nil
    }
  }

  /// Runs the body of the loop that waits, once whoever brought something is done.
  private func wake(_ continuation: ContinuationValue, at place: SourceLocation?) {
    guard continuation.listener != nil, let tasks else { return }
    tasks.putOff(at: place) { [reference] in try reference.interpreter?.hand(on: continuation) }
  }

  /// Gives what is there to who waits; an error ends it, as `finish` does.
  private func hand(on continuation: ContinuationValue) throws {
    while let listener = continuation.listener, !continuation.results.isEmpty {
      let result = continuation.results.removeFirst()
      // A body that waits for something else, or stops, hears no more.
      continuation.listener = nil
      if case .success(let element) = result, try listener(element) {
        continuation.listener = listener
        continue
      }
      if case .failure = result, let follower = continuation.follower { follower.results.append(result) }
      continuation.isFinished = true
    }
    guard continuation.isFinished, let follower = continuation.follower else { return }
    follower.isFinished = true
    wake(follower, at: nil)
  }

  func streamMember(_ stream: AsyncStreamValue, _ name: String, _ arguments: Arguments?, at node: Expression) throws
    -> Value?
  {
    if name == "makeAsyncIterator" { return Value(.host(AsyncStreamIterator(stream))) }
    if tasks != nil, ["map", "filter", "compactMap"].contains(name),
      case .function(let change)? = arguments?.values.last?.value.payload
    {
      return Value(.host(try changed(stream, name, by: change)))
    }
    while !stream.continuation.isFinished, try tasks?.runNext() == true {}
    if tasks != nil, stream.continuation.results.isEmpty, !stream.continuation.isFinished { throw TaskSuspended() }
    let elements = try stream.continuation.results.map { try $0.get() }
    return try collectionMember(Value(.array(elements)), name, arguments, at: node, nil)
  }

  /// `map`, `filter` and `compactMap` of a stream: a stream of what is put into the first one, as it comes.
  private func changed(_ stream: AsyncStreamValue, _ name: String, by change: FunctionValue) throws -> AsyncStreamValue
  {
    let made = AsyncStreamValue()
    stream.continuation.follower = made.continuation
    listen(to: stream.continuation) { [reference] element in
      guard let self = reference.interpreter else { return false }
      let value = try self.apply(change, [element])
      if name == "filter" {
        if case .bool(true) = value.payload { made.continuation.results.append(.success(element)) }
      } else if name == "map" || !value.isNone {
        made.continuation.results.append(.success(value))
      }
      self.wake(made.continuation, at: nil)
      return true
    }
    try hand(on: stream.continuation)
    return made
  }

  func resume(_ continuation: ContinuationValue, _ name: String, _ arguments: Arguments?) throws -> Value? {
    switch name {
    case "resume", "yield":
      defer { wake(continuation, at: arguments?.location) }
      let argument = arguments?.values.first
      switch argument?.label {
      case "throwing":
        continuation.results.append(
          .failure(
            ThrownValue(
              value: try settledByType(argument!.value, nil), location: arguments?.location ?? noPlace)))
      case "with":
        if case .enumeration(let result)? = argument?.value.payload, let content = result.payload.first?.value {
          continuation.results.append(
            result.caseName == "success"
              ? .success(content) : .failure(ThrownValue(value: content, location: arguments?.location ?? noPlace)))
        } else if let value = argument?.value {
          continuation.results.append(.success(value))
        }
      default:
        // `yield(.started)`: whoever waits for it may be of any type.
        continuation.results.append(
          .success(try argument.map { try finalised(settledByType($0.value, nil)) } ?? .void))
      }
      return .void
    case "finish":
      if let error = arguments?.values.first(where: { $0.label == "throwing" })?.value, !error.isNone {
        continuation.results.append(.failure(ThrownValue(value: error, location: arguments?.location ?? noPlace)))
      }
      continuation.isFinished = true
      wake(continuation, at: arguments?.location)
      return .void
    case "onTermination": return Value.none
    default: return nil
    }
  }
}
