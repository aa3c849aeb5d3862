import SightlineModel
import Synchronization

/// Keeps the most recent half of what was made; bounded, for streams of any length.
final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct State {
    var recent: [Key: Value] = [:]
    var older: [Key: Value] = [:]
  }
  private let capacity: Int
  private let state = Mutex(State())

  init(capacity: Int) { self.capacity = max(2, capacity) }

  func value(_ key: Key, make: () -> Value) -> Value {
    let known: Value? = state.withLock { state in
      if let value = state.recent[key] { return value }
      guard let value = state.older[key] else { return nil }
      Self.insert(key, value, &state, capacity)
      return value
    }
    if let known { return known }
    let value = make()
    state.withLock { Self.insert(key, value, &$0, capacity) }
    return value
  }

  private static func insert(_ key: Key, _ value: Value, _ state: inout State, _ capacity: Int) {
    if state.recent.count >= capacity / 2 {
      state.older = state.recent
      state.recent = [:]
    }
    state.recent[key] = value
  }
}
