import SightlineModel
import SwiftInterpreter

/// Combine and Observation as types.
final class CombineHost: HostBase {
  private static let types: Set<String> = [
    "ObservableObject", "Published", "AnyCancellable", "PassthroughSubject", "CurrentValueSubject", "AnyPublisher",
    "Publisher", "Just", "Empty", "Fail", "Future", "Subject", "ObservableObjectPublisher", "Observable", "Cancellable",
    "Publishers", "Publishers.Sequence", "Publishers.Merge", "Publishers.Merge3", "Publishers.Merge4",
    "Publishers.Merge5", "Publishers.MergeMany", "Publishers.CombineLatest", "Publishers.CombineLatest3",
    "Publishers.CombineLatest4", "Publishers.Zip", "Publishers.Zip3", "Publishers.Zip4", "Subscribers", "Subscriber",
    "AnySubscriber",
    "Subscribers.Completion",
  ]
  override func declares(_ name: String) -> Bool { Self.types.contains(name) }
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
      return .host(PublisherValue(.subject(PublisherValue.Subject(.currentValue, current: call[position: 0]))))
    case "Just":
      return .host(PublisherValue(.sequence([call[position: 0] ?? .void])))
    case "Empty", "Fail", "Future": return .host(PublisherValue(.silent(reason: type)))
    case "Publishers.Sequence":
      guard let sequence = call.value("sequence") else { return nil }
      if sequence.isUnknown { return .host(PublisherValue(.silent(reason: sequence.unknownReason ?? "a sequence"))) }
      return .host(PublisherValue(.sequence(try interpreter.sequence(sequence, at: call.location))))
    case "Publishers.Merge", "Publishers.Merge3", "Publishers.Merge4", "Publishers.Merge5", "Publishers.MergeMany":
      let parts = call.arguments.flatMap { $0.value.elements ?? [$0.value] }
      return .host(PublisherValue(.merged(parts.compactMap { PublisherValue.of($0, in: interpreter) })))
    case "Publishers.CombineLatest", "Publishers.CombineLatest3", "Publishers.CombineLatest4", "Publishers.Zip",
      "Publishers.Zip3", "Publishers.Zip4":
      let parts = call.arguments.compactMap { PublisherValue.of($0.value, in: interpreter) }
      guard parts.count == call.arguments.count, !parts.isEmpty else { return nil }
      return .host(PublisherValue(.combined(parts, isZip: type.contains("Zip"))))
    case "AnyCancellable": return .host(HostObject("AnyCancellable"))
    default: return nil
    }
  }

  override func member(of value: Value, name: String, call: Call?, in interpreter: Interpreter) throws -> Value? {
    switch value.payload {
    case .object where name == "objectWillChange":
      return .host(PublisherValue(.subject(PublisherValue.Subject())))
    case .host(let subscriber as SubscriberValue): return try subscriber.member(name, call, interpreter)
    case .host(let object as HostObject) where object.hostTypeName == "AnyCancellable":
      if name == "cancel" { object.fields["isCancelled"] = .bool(true) }
      if name == "store", let list = call?.value("in") { interpreter.passBack([list]) }
      return .void
    case .structure, .object:
      guard let publisher = PublisherValue.of(value, in: interpreter) else { return nil }
      return try PublisherMembers(reading: reading, interpreter: interpreter).member(publisher, name, call)
    case .array(let values) where name == "publisher" && call == nil: return .host(PublisherValue(.sequence(values)))
    case .enumeration(let result) where name == "publisher" && result.typeName == "Result":
      guard result.caseName == "success", let value = result.payload.first?.value else {
        return .host(PublisherValue(.silent(reason: "a failure")))
      }
      return .host(PublisherValue(.sequence([value])))
    default: return nil
    }
  }

  override func function(name: String, call: Call, in interpreter: Interpreter) throws -> Value? {
    guard name == "withObservationTracking", let body = call.arguments.first?.value.function else { return nil }
    return try interpreter.call(body, [])
  }
}
