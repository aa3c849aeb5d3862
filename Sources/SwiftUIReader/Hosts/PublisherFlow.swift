import SwiftInterpreter

/// The way of one subscription's values from their publisher to who receives them; keeps what each step remembers.
final class PublisherFlow: LaunchedThing {
  private let place = LaunchPlace()
  typealias Receiver = (Value) throws -> Void
  private let interpreter: Interpreter
  private let steps: [PublisherValue.Step]
  private let receive: Receiver
  /// Subscribes to a publisher that a step makes.
  private let follow: (PublisherValue, @escaping Receiver) throws -> Void
  private let clock: VirtualClock
  /// A value is on its way: one that it causes waits for its turn where a step says so.
  private var isSending = false
  private var counts: [Int: Int] = [:]
  private var last: [Int: Value] = [:]
  private var collected: [Int: [Value]] = [:]

  init(
    _ steps: [PublisherValue.Step], interpreter: Interpreter, clock: VirtualClock, _ receive: @escaping Receiver,
    follow: @escaping (PublisherValue, @escaping Receiver) throws -> Void
  ) {
    self.steps = steps
    self.interpreter = interpreter
    self.clock = clock
    self.receive = receive
    self.follow = follow
    place.hold(self)
  }
  func kept() -> () -> Void {
    let (counts, last, collected) = (counts, last, collected)
    return { (self.counts, self.last, self.collected) = (counts, last, collected) }
  }

  func send(_ value: Value) throws {
    let isCaused = isSending && steps.contains { if case .later = $0 { true } else { false } }
    guard !isCaused else { return clock.schedule(after: Self.turn) { [self] in try send(value) } }
    let wasSending = isSending
    isSending = true
    defer { isSending = wasSending }
    try send(value, from: 0)
  }
  /// Seconds until a value that was caused by the one before is sent: a debounce's usual interval.
  private static let turn = 0.3

  /// The publisher has ended: what was collected is sent.
  func finish() throws {
    for (index, step) in steps.enumerated() {
      switch step {
      case .collect: try send(Value(.array(collected[index] ?? [])), from: index + 1)
      case .ending(let ending):
        for value in try ending.values(collected[index] ?? [], interpreter) { try send(value, from: index + 1) }
      default: break
      }
    }
  }

  private func send(_ value: Value, from start: Int) throws {
    var value = value
    for index in start..<steps.count {
      do {
        guard let next = try pass(value, index) else { return }
        value = next
      } catch let error as ThrownValue {
        // The subscription ends with the error, unless a later step puts a value in its place.
        for later in (index + 1)..<max(index + 1, steps.count) {
          if case .replaceError(let other) = steps[later] { return try send(other, from: later + 1) }
        }
        _ = error
        return
      }
    }
    try receive(value)
  }

  /// - Returns: `nil` where the value goes no further, or not now.
  private func pass(_ value: Value, _ index: Int) throws -> Value? {
    switch steps[index] {
    case .map(let function): return try interpreter.call(function, arguments(value))
    case .filter(let function): return try interpreter.call(function, arguments(value)).bool == false ? nil : value
    case .compactMap(let function):
      let result = try interpreter.call(function, arguments(value))
      return result.isNone ? nil : result
    case .flatMap(let function):
      let made = try function.map { try interpreter.call($0, arguments(value)) } ?? value
      guard let inner = PublisherValue.of(made, in: interpreter) else { return nil }
      try follow(inner) { [self] in try send($0, from: index + 1) }
      return nil
    case .scan(let start, let function):
      let pair = [last[index] ?? start, value].map { Call.Argument(label: nil, value: $0, location: .nowhere) }
      let next = try interpreter.call(function, pair)
      last[index] = next
      return next
    case .removeDuplicates:
      defer { last[index] = value }
      guard let last = last[index] else { return value }
      return try interpreter.isEqual(last, value) ? nil : value
    case .dropFirst(let count):
      counts[index, default: 0] += 1
      return counts[index]! > count ? value : nil
    case .prefix(let count):
      counts[index, default: 0] += 1
      return counts[index]! <= count ? value : nil
    case .replaceNil(let other): return value.isNone ? other : value
    case .replaceError, .later: return value
    case .output(let function):
      _ = try interpreter.call(function, arguments(value))
      return value
    case .collect, .ending:
      collected[index, default: []].append(value)
      return nil
    }
  }

  private func arguments(_ value: Value) -> [Call.Argument] {
    [Call.Argument(label: nil, value: value, location: .nowhere)]
  }
}

/// What several publishers have sent so far.
final class GatheredValues: LaunchedThing {
  private let place = LaunchPlace()
  private var queues: [[Value]]
  private let isZip: Bool
  init(count: Int, isZip: Bool) {
    queues = Array(repeating: [], count: count)  // checked: publishers
    self.isZip = isZip
    place.hold(self)
  }
  func kept() -> () -> Void {
    let queues = queues
    return { self.queues = queues }
  }

  /// - Returns: A tuple, once each of them has sent a value.
  func add(_ value: Value, at index: Int) -> Value? {
    if isZip { queues[index].append(value) } else { queues[index] = [value] }
    guard queues.allSatisfy({ !$0.isEmpty }) else { return nil }
    let parts = queues.map { TupleElement(value: $0[0]) }
    if isZip { for place in queues.indices { queues[place].removeFirst() } }
    return Value(.tuple(parts))
  }
}
