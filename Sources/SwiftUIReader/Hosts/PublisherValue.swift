import SightlineModel
import SwiftInterpreter

/// A Combine publisher, as far as values flow from timers and properties into views.
final class PublisherValue: HostValue {
  /// Subjects by their own names, so that what the project adds to them is found.
  var hostTypeName: String {
    guard case .subject(let subject) = source, transforms.isEmpty else { return "Publisher" }
    return subject.isCurrentValue ? "CurrentValueSubject" : "PassthroughSubject"
  }
  indirect enum Source {
    /// Seconds between values.
    case timer(Double)
    /// A property that publishes its value.
    case current(() throws -> Value)
    /// `PassthroughSubject` and friends: values are sent by the project's code.
    case subject(Subject)
    /// Nothing ever comes: notifications, network.
    case silent(reason: String)
  }
  let source: Source
  /// `map`, `filter` and others, in order.
  var transforms: [(name: String, function: FunctionValue)] = []
  init(_ source: Source, transforms: [(name: String, function: FunctionValue)] = []) {
    self.source = source
    self.transforms = transforms
  }

  final class Subject {
    var current: Value?
    var receivers: [(Value) throws -> Void] = []
    /// `CurrentValueSubject`: a value is there from the start.
    let isCurrentValue: Bool
    init(current: Value? = nil) {
      self.current = current
      isCurrentValue = current != nil
    }
    func send(_ value: Value) throws {
      current = value
      for receiver in receivers { try receiver(value) }
    }
  }
}
