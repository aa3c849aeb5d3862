extension StandIn {
  /// - Source: what Swinject 2 declares, as far as apps put their parts together with it.
  static let swinject = StandIn(
    module: "Swinject",
    text: """
      public protocol Resolver {
        func resolve<Service>(_ serviceType: Service.Type) -> Service?
        func resolve<Service>(_ serviceType: Service.Type, name: String?) -> Service?
        func resolve<Service, A>(_ serviceType: Service.Type, argument: A) -> Service?
        func resolve<Service, A>(_ serviceType: Service.Type, name: String?, argument: A) -> Service?
        func resolve<Service, A, B>(_ serviceType: Service.Type, arguments first: A, _ second: B) -> Service?
        func resolve<Service, A, B, C>(_ serviceType: Service.Type, arguments first: A, _ second: B, _ third: C) -> Service?
      }
      public protocol Assembly {
        func assemble(container: Container)
        func loaded(resolver: Resolver)
      }
      extension Assembly {
        public func assemble(container: Container) {}
        public func loaded(resolver: Resolver) {}
      }
      public final class ObjectScope {
        public static let transient = ObjectScope(isKept: false)
        public static let graph = ObjectScope(isKept: false)
        public static let container = ObjectScope(isKept: true)
        public static let weak = ObjectScope(isKept: true)
        let isKept: Bool
        init(isKept: Bool) { self.isKept = isKept }
      }
      public final class ServiceEntry<Service> {
        let make: (Resolver, [Any]) -> Any
        var scope = ObjectScope.graph
        var kept: Any?
        var completed: ((Resolver, Any) -> Void)?
        init(_ make: @escaping (Resolver, [Any]) -> Any) { self.make = make }
        @discardableResult public func inObjectScope(_ scope: ObjectScope) -> ServiceEntry<Service> {
          self.scope = scope
          return self
        }
        @discardableResult public func initCompleted(_ completed: @escaping (Resolver, Any) -> Void) -> ServiceEntry<Service> {
          self.completed = completed
          return self
        }
        @discardableResult public func implements(_ types: Any...) -> ServiceEntry<Service> {
          for type in types { container?.entries["\\(type)-"] = self }
          return self
        }
        weak var container: Container?
        func value(_ resolver: Resolver, _ arguments: [Any]) -> Any {
          if let kept { return kept }
          let value = make(resolver, arguments)
          if scope.isKept { kept = value }
          completed?(resolver, value)
          return value
        }
      }
      public final class Container: Resolver {
        var entries: [String: ServiceEntry<Any>] = [:]
        let parent: Container?
        public init(parent: Container? = nil, defaultObjectScope: ObjectScope = .graph) { self.parent = parent }
        public init(
          parent: Container? = nil, defaultObjectScope: ObjectScope = .graph, registeringClosure: (Container) -> Void
        ) {
          self.parent = parent
          registeringClosure(self)
        }
        private func add(_ type: Any, _ name: String?, _ make: @escaping (Resolver, [Any]) -> Any) -> ServiceEntry<Any> {
          let entry = ServiceEntry<Any>(make)
          entry.container = self
          entries["\\(type)-\\(name ?? "")"] = entry
          return entry
        }
        @discardableResult public func register<Service>(
          _ type: Service.Type, name: String? = nil, factory: @escaping (Resolver) -> Service
        ) -> ServiceEntry<Any> {
          add(type, name) { resolver, _ in factory(resolver) }
        }
        @discardableResult public func register<Service, A>(
          _ type: Service.Type, name: String? = nil, factory: @escaping (Resolver, A) -> Service
        ) -> ServiceEntry<Any> {
          add(type, name) { resolver, arguments in factory(resolver, arguments[0] as! A) }
        }
        @discardableResult public func register<Service, A, B>(
          _ type: Service.Type, name: String? = nil, factory: @escaping (Resolver, A, B) -> Service
        ) -> ServiceEntry<Any> {
          add(type, name) { resolver, arguments in factory(resolver, arguments[0] as! A, arguments[1] as! B) }
        }
        @discardableResult public func register<Service, A, B, C>(
          _ type: Service.Type, name: String? = nil, factory: @escaping (Resolver, A, B, C) -> Service
        ) -> ServiceEntry<Any> {
          add(type, name) { resolver, arguments in
            factory(resolver, arguments[0] as! A, arguments[1] as! B, arguments[2] as! C)
          }
        }
        private func find(_ type: Any, _ name: String?, _ arguments: [Any]) -> Any? {
          if let entry = entries["\\(type)-\\(name ?? "")"] { return entry.value(self, arguments) }
          return parent?.find(type, name, arguments)
        }
        public func resolve<Service>(_ serviceType: Service.Type) -> Service? { find(serviceType, nil, []) as? Service }
        public func resolve<Service>(_ serviceType: Service.Type, name: String?) -> Service? {
          find(serviceType, name, []) as? Service
        }
        public func resolve<Service, A>(_ serviceType: Service.Type, argument: A) -> Service? {
          find(serviceType, nil, [argument]) as? Service
        }
        public func resolve<Service, A>(_ serviceType: Service.Type, name: String?, argument: A) -> Service? {
          find(serviceType, name, [argument]) as? Service
        }
        public func resolve<Service, A, B>(_ serviceType: Service.Type, arguments first: A, _ second: B) -> Service? {
          find(serviceType, nil, [first, second]) as? Service
        }
        public func resolve<Service, A, B, C>(
          _ serviceType: Service.Type, arguments first: A, _ second: B, _ third: C
        ) -> Service? {
          find(serviceType, nil, [first, second, third]) as? Service
        }
        public func synchronize() -> Resolver { self }
        public func removeAll() { entries = [:] }
        public func resetObjectScope(_ scope: ObjectScope) {}
      }
      public final class Assembler {
        private let container: Container
        public var resolver: Resolver { container }
        public init(container: Container? = nil) { self.container = container ?? Container() }
        public init(_ assemblies: [Assembly], container: Container? = nil) {
          self.container = container ?? Container()
          apply(assemblies: assemblies)
        }
        public init(_ assemblies: [Assembly], parent: Assembler?, defaultObjectScope: ObjectScope = .graph) {
          container = Container(parent: parent?.container)
          apply(assemblies: assemblies)
        }
        public init(parentAssembler: Assembler?) { container = Container(parent: parentAssembler?.container) }
        public func apply(assembly: Assembly) { apply(assemblies: [assembly]) }
        public func apply(assemblies: [Assembly]) {
          for assembly in assemblies { assembly.assemble(container: container) }
          for assembly in assemblies { assembly.loaded(resolver: container) }
        }
      }
      """)
}
