import SightlineModel
import SwiftInterpreter

/// Combine: what flows from publishers into `sink`, `assign` and `onReceive`.
struct PublisherMembers {
  let reading: Reading
  let interpreter: Interpreter

  /// Operators that change when a value comes, or who gets it, but not the value.
  private static let passing: Set<String> = [
    "autoconnect", "eraseToAnyPublisher", "share", "subscribe", "connect",
    "print", "mapError", "retry", "setFailureType", "assertNoFailure", "breakpoint", "multicast", "timeout", "buffer",
    "catch", "upstream", "publisher",
  ]

  func member(_ publisher: PublisherValue, _ name: String, _ call: Call?) throws -> Value? {
    if name == "receive" || name == "subscribe", let subscriber = subscriber(call) {
      try attach(subscriber, to: publisher)
      return .void
    }
    if Self.passing.contains(name) { return .host(publisher) }
    if name == "first", let test = call?.closure("where") ?? call?.closure() {
      return .host(publisher.adding(.filter(test)).adding(.prefix(1)))
    }
    if let step = try step(name, call) { return .host(publisher.adding(step)) }
    switch name {
    case "zip", "combineLatest":
      guard let others = publishers(call) else { return unknown(publisher, name, call) }
      return combined([publisher] + others, isZip: name == "zip", call)
    case "merge":
      guard let others = publishers(call) else { return unknown(publisher, name, call) }
      return .host(PublisherValue(.merged([publisher] + others)))
    case "prepend":
      let values = call?.unlabelled.map(\.value) ?? []
      return .host(PublisherValue(.merged([PublisherValue(.sequence(values)), publisher])))
    case "append":
      let values = call?.unlabelled.map(\.value) ?? []
      let after = values.first.flatMap { PublisherValue.of($0, in: interpreter) } ?? PublisherValue(.sequence(values))
      return .host(PublisherValue(.merged([publisher, after])))
    case "output":
      guard let index = call?.value("at")?.integer else { return unknown(publisher, name, call) }
      return .host(publisher.adding(.dropFirst(index)).adding(.prefix(1)))
    case "encode", "tryReduce", "tryScan", "drop", "tryCatch", "measureInterval", "tryRemoveDuplicates":
      return unknown(publisher, name, call)
    case "sink": return try sink(publisher, call)
    case "assign": return try assign(publisher, call)
    case "send":
      // What a subject holds may be shown.
      if case .subject(let subject) = publisher.source, subject.kind != .passthrough { reading.ledger.note() }
      if case .subject(let subject) = publisher.source { try subject.send(call?[position: 0] ?? .void) }
      return .void
    case "value":
      if case .subject(let subject) = publisher.source { return subject.current ?? Value.none }
      return nil
    case "values":
      // A loop over what comes: `for await value in publisher.values`.
      return try interpreter.stream { put, finish in
        try subscribe(publisher, put)
        if publisher.ends { finish() }
      }
    default: return nil
    }
  }

  /// A step that is not known: a value comes, and nobody knows which.
  private func unknown(_ publisher: PublisherValue, _ name: String, _ call: Call?) -> Value {
    let reason = "what \(name) makes of a publisher's values"
    let location = call?.location ?? .nowhere
    interpreter.reportUnresolved("Publisher.\(name)", why: .notKnown("this step of a publisher"), at: location)
    let step = NativeFunction(name: name, location: location, parameterCount: 1) { _, _ in
      .unknown(reason, at: location)
    }
    return .host(publisher.adding(.map(step)))
  }

  private func step(_ name: String, _ call: Call?) throws -> PublisherValue.Step? {
    func function() -> FunctionValue? { call?.arguments.last?.value.function ?? keyPathFunction(call) }
    switch name {
    case "map", "tryMap": return function().map { .map($0) }
    case "filter", "tryFilter": return function().map { .filter($0) }
    case "decode": return decoding(call).map { .map($0) }
    case "count", "last", "min", "max", "reduce", "contains", "allSatisfy", "replaceEmpty":
      return call.flatMap { PublisherEnding(name: name, call: $0) }.map { .ending($0) }
    case "compactMap", "tryCompactMap": return function().map { .compactMap($0) }
    case "flatMap": return function().map { .flatMap($0) }
    case "switchToLatest": return .flatMap(nil)
    case "scan":
      guard let start = call?[position: 0], let function = function() else { return nil }
      return .scan(start, function)
    case "removeDuplicates": return .removeDuplicates
    case "receive", "debounce", "throttle", "delay": return .later
    case "dropFirst": return .dropFirst(call?[position: 0]?.integer ?? 1)
    case "prefix": return call?[position: 0]?.integer.map { .prefix($0) }
    case "first": return call?.arguments.isEmpty != false ? .prefix(1) : nil
    case "replaceNil": return call?.value("with").map { .replaceNil($0) }
    case "replaceError": return call?.value("with").map { .replaceError($0) }
    case "collect": return call?.arguments.isEmpty != false ? .collect : nil
    case "handleEvents": return call?.closure("receiveOutput").map { .output($0) } ?? .dropFirst(0)
    default: return nil
    }
  }

  /// `decode(type: [House].self, decoder: JSONDecoder())`.
  private func decoding(_ call: Call?) -> FunctionValue? {
    guard let call, let type = call.value("type"), let decoder = call.value("decoder") else { return nil }
    return NativeFunction(name: "decode", location: call.location, parameterCount: 1) { arguments, interpreter in
      let data = arguments.first?.value ?? .void
      if data.isUnknown { return data }
      let parts = [
        Call.Argument(label: nil, value: type, location: call.location),
        Call.Argument(label: "from", value: data, location: call.location),
      ]
      return try interpreter.member(
        of: decoder, "decode", call: Call(arguments: parts, location: call.location))
    }
  }

  private func publishers(_ call: Call?) -> [PublisherValue]? {
    let others = call?.arguments.compactMap { PublisherValue.of($0.value, in: interpreter) } ?? []
    return others.isEmpty ? nil : others
  }

  /// `combineLatest(other) { … }` maps as well.
  private func combined(_ publishers: [PublisherValue], isZip: Bool, _ call: Call?) -> Value {
    let result = PublisherValue(.combined(publishers, isZip: isZip))
    guard let function = call?.arguments.last?.value.function else { return .host(result) }
    return .host(result.adding(.map(function)))
  }

  private func sink(_ publisher: PublisherValue, _ call: Call?) throws -> Value? {
    let completion = call?.closure("receiveCompletion")
    guard let function = call?.closure("receiveValue") ?? (completion == nil ? call?.closure() : nil) else {
      return completion == nil ? nil : .host(HostObject("AnyCancellable"))
    }
    let handle = try subscribe(publisher) { _ = try interpreter.call(function, [argument($0, call)]) }
    if let completion, publisher.ends {
      let finished = EnumerationValue(typeName: "Subscribers.Completion", caseName: "finished")
      _ = try interpreter.call(completion, [argument(Value(.enumeration(finished)), call)])
    }
    return handle
  }

  /// `assign(to: \.title, on: self)` and `assign(to: &$title)`.
  private func assign(_ publisher: PublisherValue, _ call: Call?) throws -> Value? {
    guard let target = call?.value("to") else { return nil }
    if case .keyPath(_, let components) = target.payload, var object = call?.value("on") {
      return try subscribe(publisher) { try interpreter.setValue(at: components, of: &object, to: $0) }
    }
    guard let property = target.host(PublisherValue.self), case .subject(let subject) = property.source else {
      return nil
    }
    interpreter.passBack([target])
    return try subscribe(publisher) { try subject.assign?($0) }
  }

  /// `map(\.title)`.
  private func keyPathFunction(_ call: Call?) -> FunctionValue? {
    guard case .keyPath(_, let components)? = call?[position: 0]?.payload else { return nil }
    let body: NativeFunction.Body = { arguments, interpreter in
      try interpreter.value(at: components, of: arguments.first?.value ?? .void)
    }
    return NativeFunction(name: "key path", location: call?.location ?? .nowhere, parameterCount: 1, body: body)
  }

  private func argument(_ value: Value, _ call: Call?) -> Call.Argument {
    Call.Argument(label: nil, value: value, location: call?.location ?? .nowhere)
  }

  /// Calls the receiver with every value; what never sends is left alone.
  @discardableResult
  func subscribe(_ publisher: PublisherValue, _ receive: @escaping (Value) throws -> Void) throws -> Value {
    let handle = HostObject("AnyCancellable", fields: ["isCancelled": .bool(false)])
    try follow(publisher, handle) { value in
      if handle.fields["isCancelled"]?.bool != true { try receive(value) }
    }
    return .host(handle)
  }

  private func follow(
    _ publisher: PublisherValue, _ handle: HostObject, _ receive: @escaping (Value) throws -> Void
  ) throws {
    let flow = PublisherFlow(publisher.steps, interpreter: interpreter, clock: reading.clock, receive) {
      [self] inner, next in try follow(inner, handle, next)
    }
    switch publisher.source {
    case .timer(let interval):
      let reading = reading
      reading.clock.schedule(
        after: interval, every: interval, isCancelled: { handle.fields["isCancelled"]?.bool ?? false }
      ) { try flow.send(.host(DateValue(date: reading.date))) }
    case .sequence(let values):
      for value in values { try flow.send(value) }
      try flow.finish()
    case .subject(let subject):
      subject.receivers.append { try flow.send($0) }
      if subject.kind != .passthrough, let current = subject.current { try flow.send(current) }
    case .merged(let publishers):
      for one in publishers { try follow(one, handle) { try flow.send($0) } }
    case .combined(let publishers, let isZip):
      let gathered = GatheredValues(count: publishers.count, isZip: isZip)
      for (index, one) in publishers.enumerated() {
        try follow(one, handle) { value in
          if let tuple = gathered.add(value, at: index) { try flow.send(tuple) }
        }
      }
    case .own(let value):
      let subscriber = SubscriberValue({ try flow.send($0) }, finish: { try flow.finish() })
      _ = try interpreter.member(of: value, "receive", call: Self.subscription(of: .host(subscriber)))
    case .silent: break
    }
  }

  /// `receive(subscriber:)` and `subscribe(_:)`, which `subscribe(on:)` is not.
  private func subscriber(_ call: Call?) -> Value? {
    call?.value("subscriber")
      ?? call?[position: 0].flatMap { value in
        switch value.payload {
        case .structure, .object: value
        case .host: value.host(SubscriberValue.self) != nil ? value : nil
        default: nil
        }
      }
  }

  private static func subscription(of subscriber: Value) -> Call {
    Call(arguments: [.init(label: "subscriber", value: subscriber, location: .nowhere)], location: .nowhere)
  }

  /// `receive(subscriber:)`: of ours, or of a type of the project's.
  private func attach(_ subscriber: Value, to publisher: PublisherValue) throws {
    try subscribe(publisher) { value in
      let argument = Call.Argument(label: nil, value: value, location: .nowhere)
      _ = try interpreter.member(of: subscriber, "receive", call: Call(arguments: [argument], location: .nowhere))
    }
  }
}

extension PublisherValue {
  /// All its values come when it is asked for them.
  fileprivate var ends: Bool {
    switch source {
    case .sequence: true
    case .merged(let parts), .combined(let parts, _): parts.allSatisfy(\.ends)
    default: false
    }
  }
}
