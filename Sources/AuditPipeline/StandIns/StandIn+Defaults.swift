extension StandIn {
  /// - Source: what sindresorhus/Defaults 7 to 9 declare, as far as views use it.
  static let defaults = StandIn(
    module: "Defaults",
    text: """
      import SwiftUI
      public final class DefaultsStore: ObservableObject {
        public static let shared = DefaultsStore()
        @Published public var values: [String: Any] = [:]
      }
      public enum Defaults {
        public class Keys {
          public typealias Key = Defaults.Key
        }
        public final class Key<Value>: Keys {
          public let name: String
          public let defaultValue: Value
          public init(_ name: String, default value: Value, suite: Any = 0, iCloud: Bool = false) { self.name = name; defaultValue = value }
          public init<T>(_ name: String, suite: Any = 0, iCloud: Bool = false) where Value == T? { self.name = name; defaultValue = nil }
        }
        public static subscript<Value>(key: Key<Value>) -> Value {
          get { DefaultsStore.shared.values[key.name] as? Value ?? key.defaultValue }
          set { DefaultsStore.shared.values[key.name] = newValue }
        }
      }
      @propertyWrapper public struct Default<Value>: DynamicProperty {
        @ObservedObject private var store = DefaultsStore.shared
        private let key: Defaults.Key<Value>
        public init(_ key: Defaults.Key<Value>) { self.key = key }
        public var wrappedValue: Value {
          get { store.values[key.name] as? Value ?? key.defaultValue }
          nonmutating set { store.values[key.name] = newValue }
        }
        public var projectedValue: Binding<Value> {
          Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
        }
      }
      """)
}
