import Foundation

/// Tells everybody who listens what has happened.
///
/// - Source: HTML, server-sent events.
final class EventHub: @unchecked Sendable {
  private final class Listener {
    var waiting: [String] = []
  }
  private let condition = NSCondition()
  private var listeners: [ObjectIdentifier: Listener] = [:]

  /// - Parameter data: One line.
  func send(_ event: String, _ data: String) {
    condition.withLock {
      for listener in listeners.values { listener.waiting.append("event: \(event)\ndata: \(data)\n\n") }
      condition.broadcast()
    }
  }

  /// Sends until nobody listens any more.
  func serve(_ connection: HTTPConnection) {
    guard connection.beginEvents(), connection.write(Data("retry: 500\n\n".utf8)) else { return }
    let listener = Listener()
    condition.withLock { listeners[ObjectIdentifier(listener)] = listener }
    defer { condition.withLock { listeners[ObjectIdentifier(listener)] = nil } }
    while true {
      let texts = condition.withLock { () -> [String] in
        if listener.waiting.isEmpty { _ = condition.wait(until: Date(timeIntervalSinceNow: 10)) }
        defer { listener.waiting = [] }
        return listener.waiting
      }
      // A line that says nothing shows whether somebody is there.
      guard connection.write(Data((texts.isEmpty ? ":\n\n" : texts.joined()).utf8)) else { return }
    }
  }
}
