import SightlineModel
import SwiftInterpreter

/// A Combine publisher, as far as its values flow into views.
final class PublisherValue: HostValue {
  /// What a subject is called where it is named: what the project adds to them is found.
  var hostTypeName: String {
    guard case .subject(let subject) = source, steps.isEmpty else { return "Publisher" }
    return subject.kind.rawValue
  }
  indirect enum Source {
    /// Seconds between values.
    case timer(Double)
    /// All values at once, then the end: `Just`, `[1, 2].publisher`.
    case sequence([Value])
    /// `PassthroughSubject` and friends, `@Published` properties: values are sent by the project's code.
    case subject(Subject)
    /// `Publishers.Merge`: whatever any of them sends.
    case merged([PublisherValue])
    /// `combineLatest` and `zip`: a tuple of what each has sent.
    case combined([PublisherValue], isZip: Bool)
    /// Of a type of the project's own, which its `receive(subscriber:)` runs.
    case own(Value)
    /// Nothing ever comes: notifications, network.
    case silent(reason: String)
  }
  /// What happens to each value on its way, in order.
  enum Step {
    case map(FunctionValue)
    case filter(FunctionValue)
    case compactMap(FunctionValue)
    /// Each value makes a publisher, whose values follow; `nil` where the value is one.
    case flatMap(FunctionValue?)
    case scan(Value, FunctionValue)
    case removeDuplicates
    case dropFirst(Int)
    case prefix(Int)
    case replaceNil(Value)
    case replaceError(Value)
    case output(FunctionValue)
    case collect
    /// Waits for the end and makes one value of all: `count()`, `last()`.
    case ending(PublisherEnding)
    /// `receive(on:)`, `debounce`, `delay`: another turn of the run loop, which matters where a value causes the next.
    case later
  }
  let source: Source
  let steps: [Step]
  init(_ source: Source, steps: [Step] = []) {
    self.source = source
    self.steps = steps
  }
  /// A publisher of Combine's, or of a type that the project declares.
  static func of(_ value: Value, in interpreter: Interpreter) -> PublisherValue? {
    if let publisher = value.host(PublisherValue.self) { return publisher }
    switch value.payload {
    case .structure, .object:
      return interpreter.isKind(interpreter.typeName(of: value), of: "Publisher") ? PublisherValue(.own(value)) : nil
    default: return nil
    }
  }
  func adding(_ step: Step) -> PublisherValue { PublisherValue(source, steps: steps + [step]) }

  final class Subject: LaunchedThing {
    private let place = LaunchPlace()
    enum Kind: String {
      case currentValue = "CurrentValueSubject"
      case passthrough = "PassthroughSubject"
      case published = "Publisher"
    }
    let kind: Kind
    var current: Value?
    var receivers: [(Value) throws -> Void] = []
    /// Of a `@Published` property: `assign(to: &$name)` sets it.
    let assign: ((Value) throws -> Void)?
    init(_ kind: Kind = .passthrough, current: Value? = nil, assign: ((Value) throws -> Void)? = nil) {
      self.kind = kind
      self.current = current
      self.assign = assign
      place.hold(self)
    }
    func kept() -> () -> Void {
      let (current, receivers) = (current, receivers)
      return { (self.current, self.receivers) = (current, receivers) }
    }
    func send(_ value: Value) throws {
      if kind != .passthrough { current = value }
      for receiver in receivers { try receiver(value) }
    }
  }
}
