extension StandIn {
  /// - Source: what hmlongco/Factory 2 declare, as far as views use it.
  static let factory = StandIn(
    module: "Factory",
    text: """
      import SwiftUI
      public protocol ManagedContainer: AnyObject {}
      public protocol SharedContainer: ManagedContainer {}
      public protocol AutoRegistering {}
      public final class Container: SharedContainer {
        public static let shared = Container()
        public init() {}
      }
      public final class FactoryMemory {
        public static let shared = FactoryMemory()
        public var made: [String: Any] = [:]
      }
      extension ManagedContainer {
        public func callAsFunction<T>(key: String = #function, _ factory: @escaping () -> T) -> Factory<T> {
          Factory(self, key: key, factory)
        }
        public func callAsFunction<P, T>(key: String = #function, _ factory: @escaping (P) -> T) -> ParameterFactory<P, T> {
          ParameterFactory(self, key: key, factory)
        }
      }
      public struct Factory<T> {
        let key: String
        let factory: () -> T
        var isKept = false
        public init(_ container: ManagedContainer, key: String = #function, _ factory: @escaping () -> T) {
          self.key = key
          self.factory = factory
        }
        public func callAsFunction() -> T { resolve() }
        public func resolve() -> T {
          guard isKept else { return factory() }
          if let known = FactoryMemory.shared.made[key] as? T { return known }
          let value = factory()
          FactoryMemory.shared.made[key] = value
          return value
        }
        private var kept: Factory<T> {
          var other = self
          other.isKept = true
          return other
        }
        public var singleton: Factory<T> { kept }
        public var cached: Factory<T> { kept }
        public var shared: Factory<T> { kept }
        public var graph: Factory<T> { self }
        public var unique: Factory<T> { self }
        public func scope(_ scope: Scope) -> Factory<T> { kept }
        public func onPreview(_ factory: @escaping () -> T) -> Factory<T> { self }
        public func onTest(_ factory: @escaping () -> T) -> Factory<T> { self }
        public func onDebug(_ factory: @escaping () -> T) -> Factory<T> { self }
        public func register(_ factory: @escaping () -> T) {}
      }
      public struct ParameterFactory<P, T> {
        let factory: (P) -> T
        public init(_ container: ManagedContainer, key: String = #function, _ factory: @escaping (P) -> T) { self.factory = factory }
        public func callAsFunction(_ parameters: P) -> T { factory(parameters) }
        public func resolve(_ parameters: P) -> T { factory(parameters) }
      }
      public enum Scope { case singleton, cached, shared, graph, unique }
      @propertyWrapper public struct Injected<T> {
        private var value: T
        public init(_ keyPath: KeyPath<Container, Factory<T>>) { value = Container.shared[keyPath: keyPath]() }
        public var wrappedValue: T { get { value } set { value = newValue } }
      }
      @propertyWrapper public struct InjectedObject<T: ObservableObject>: DynamicProperty {
        @StateObject private var object: T
        public init(_ keyPath: KeyPath<Container, Factory<T>>) {
          _object = StateObject(wrappedValue: Container.shared[keyPath: keyPath]())
        }
        public var wrappedValue: T { object }
        public var projectedValue: ObservedObject<T>.Wrapper { $object }
      }
      @propertyWrapper public struct InjectedObservable<T>: DynamicProperty {
        @State private var object: T
        public init(_ keyPath: KeyPath<Container, Factory<T>>) {
          _object = State(wrappedValue: Container.shared[keyPath: keyPath]())
        }
        public var wrappedValue: T { object }
        public var projectedValue: Binding<T> { $object }
      }
      """)
}
