import SightlineModel
import SwiftInterpreter

/// Combine: what flows from publishers into `sink`, `assign` and `onReceive`.
struct PublisherMembers {
  let reading: Reading
  let interpreter: Interpreter

  func member(_ publisher: PublisherValue, _ name: String, _ call: Call?) throws -> Value? {
    switch name {
    case "autoconnect", "eraseToAnyPublisher", "receive", "removeDuplicates", "share", "subscribe", "debounce",
      "throttle", "delay", "dropFirst", "first", "prepend", "merge", "connect", "handleEvents", "print",
      "mapError", "catch", "replaceError", "retry", "setFailureType", "assertNoFailure", "breakpoint", "multicast",
      "timeout", "buffer", "last":
      return .host(publisher)
    case "flatMap", "combineLatest", "zip", "collect", "scan", "encode", "decode", "switchToLatest", "output",
      "tryScan",
      "dataTaskPublisher", "reduce", "count", "contains", "allSatisfy", "min", "max":
      return .host(PublisherValue(.silent(reason: "what \(name) makes of a publisher")))
    case "map", "filter", "compactMap", "tryMap":
      guard let function = call?.closure() ?? keyPathFunction(call) else { return .host(publisher) }
      return .host(PublisherValue(publisher.source, transforms: publisher.transforms + [(name, function)]))
    case "sink":
      guard let function = call?.closure("receiveValue") ?? call?.closure() else { return nil }
      return try subscribe(publisher) { _ = try interpreter.call(function, [argument($0, call)]) }
    case "assign":
      return .host(OpaqueValue(hostTypeName: "AnyCancellable"))
    case "send":
      if case .subject(let subject) = publisher.source { try subject.send(call?[position: 0] ?? .void) }
      return .void
    case "value":
      if case .subject(let subject) = publisher.source { return subject.current ?? Value.none }
      return nil
    case "upstream": return .host(publisher)
    default: return nil
    }
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
    let transformed: (Value) throws -> Void = { value in
      if let value = try self.transform(value, publisher.transforms) { try receive(value) }
    }
    switch publisher.source {
    case .timer(let interval):
      let reading = reading
      reading.clock.schedule(
        after: interval, every: interval, isCancelled: { handle.fields["isCancelled"]?.bool ?? false }
      ) { try transformed(.host(DateValue(date: reading.date))) }
    case .current(let get): try transformed(get())
    case .subject(let subject):
      subject.receivers.append(transformed)
      if let current = subject.current { try transformed(current) }
    case .silent: break
    }
    return .host(handle)
  }

  private func transform(
    _ value: Value, _ transforms: [(name: String, function: FunctionValue)]
  ) throws -> Value? {
    var value = value
    for step in transforms {
      let result = try interpreter.call(
        step.function, [Call.Argument(label: nil, value: value, location: .nowhere)])
      if step.name == "filter" {
        if result.bool == false { return nil }
      } else {
        if step.name == "compactMap", result.isNone { return nil }
        value = result
      }
    }
    return value
  }
}

/// Combine and Observation as types.
final class CombineHost: HostBase {
  private static let types: Set<String> = [
    "ObservableObject", "Published", "AnyCancellable", "PassthroughSubject", "CurrentValueSubject", "AnyPublisher",
    "Publisher", "Just", "Empty", "Fail", "Future", "Subject", "ObservableObjectPublisher", "Observable", "Cancellable",
    "Publishers",
  ]
  override func declaresType(_ name: String) -> Bool { Self.types.contains(TypeName.plain(name)) }
  override func conformances(ofType name: String) -> [String] {
    switch TypeName.plain(name) {
    case "CurrentValueSubject", "PassthroughSubject": ["Subject", "Publisher"]
    case "AnyPublisher", "Just", "Empty", "Fail", "Future", "Subject", "ObservableObjectPublisher": ["Publisher"]
    default: []
    }
  }

  override func construct(type: String, call: Call, in interpreter: Interpreter) throws -> Value? {
    switch TypeName.plain(type) {
    case "PassthroughSubject", "ObservableObjectPublisher":
      return .host(PublisherValue(.subject(PublisherValue.Subject())))
    case "CurrentValueSubject":
      return .host(PublisherValue(.subject(PublisherValue.Subject(current: call[position: 0]))))
    case "Just":
      let value = call[position: 0] ?? .void
      return .host(PublisherValue(.current { value }))
    case "Empty", "Fail", "Future": return .host(PublisherValue(.silent(reason: type)))
    case "AnyCancellable": return .host(HostObject("AnyCancellable"))
    default: return nil
    }
  }

  override func member(of value: Value, name: String, call: Call?, in interpreter: Interpreter) throws -> Value? {
    switch value.payload {
    case .object where name == "objectWillChange":
      return .host(PublisherValue(.subject(PublisherValue.Subject())))
    case .host(let object as HostObject) where object.hostTypeName == "AnyCancellable":
      if name == "cancel" { object.fields["isCancelled"] = .bool(true) }
      return .void
    default: return nil
    }
  }

  override func function(name: String, call: Call, in interpreter: Interpreter) throws -> Value? {
    guard name == "withObservationTracking", let body = call.arguments.first?.value.function else { return nil }
    return try interpreter.call(body, [])
  }
}
