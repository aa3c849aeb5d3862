import SightlineModel
import SwiftInterpreter

/// Who is handed to `receive(subscriber:)` of the project's own publishers; passes values on.
final class SubscriberValue: HostValue {
  let hostTypeName = "AnySubscriber"
  private let receive: (Value) throws -> Void
  private let finish: () throws -> Void
  init(_ receive: @escaping (Value) throws -> Void, finish: @escaping () throws -> Void = {}) {
    self.receive = receive
    self.finish = finish
  }

  func member(_ name: String, _ call: Call?, _ interpreter: Interpreter) throws -> Value? {
    guard name == "receive", let call else { return nil }
    if let subscription = call.value("subscription") {
      guard !subscription.isUnknown else { return .void }
      let demand = Call.Argument(label: nil, value: Self.unlimited, location: call.location)
      _ = try interpreter.member(
        of: subscription, "request", call: Call(arguments: [demand], location: call.location))
      return .void
    }
    if call["completion"] != nil {
      try finish()
      return .void
    }
    try receive(call[position: 0] ?? .void)
    return Self.unlimited
  }

  /// `Subscribers.Demand.unlimited`.
  private static var unlimited: Value { Value(.int(.max)) }
}
