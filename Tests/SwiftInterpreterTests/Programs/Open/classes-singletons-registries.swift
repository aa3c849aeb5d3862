class Service {
    class var key: String { String(describing: self) }
    private(set) var startCount = 0
    required init() { Container.log("init \(Self.key)") }
    func start() { startCount += 1 }
    deinit { Container.log("deinit \(type(of: self))") }
}
final class Container {
    enum Scope { case shared, fresh, weak }
    nonisolated(unsafe) static let main = Container(), lines = Lines()
    final class Lines { var all: [String] = [] }
    static func log(_ s: String) { lines.all.append(s) }
    static func flush() -> [String] { defer { lines.all.removeAll() }; return lines.all }

    private struct Entry { let scope: Scope, make: (Container) -> Service; var strong: Service?; weak var weakly: Service? }
    private var entries: [ObjectIdentifier: Entry] = [:]
    func register<S: Service>(_ type: S.Type, as scope: Scope = .shared, make: @escaping (Container) -> S = { _ in S() }) { entries[ObjectIdentifier(type)] = Entry(scope: scope, make: make) }
    func register<S: Service>(_ type: S.Type, using other: S.Type) { register(type, as: .fresh) { $0.resolve(other) } }
    func resolve<S: Service>(_ type: S.Type = S.self) -> S {
        let id = ObjectIdentifier(type)
        if let entry = entries[id], let live = entry.strong ?? entry.weakly { return live as! S }
        let made = entries[id]?.make(self) ?? type.init()
        switch entries[id]?.scope { case .shared?: entries[id]!.strong = made; case .weak?: entries[id]?.weakly = made; case .fresh?, nil: break }
        made.start()
        return made as! S
    }
    subscript<S: Service>(_ type: S.Type) -> S { resolve(type) }
}
class Logger: Service { var prefix: String { "log" } }
final class FileLogger: Logger { override class var key: String { "file-" + super.key }; override var prefix: String { "file" } }
final class Cache: Service { var items = [1, 2] }
final class API: Service {
    let logger: Logger, cache: Cache
    init(logger: Logger, cache: Cache) { (self.logger, self.cache) = (logger, cache); super.init() }
    required convenience init() { self.init(logger: Logger(), cache: Cache()) }
}
@propertyWrapper struct Inject<S: Service> { let wrappedValue: S = Container.main.resolve() }
struct Screen { @Inject var api: API; @Inject var logger: Logger }

let main = Container.main
main.register(FileLogger.self)
main.register(Logger.self, using: FileLogger.self)
main.register(Cache.self, as: .weak)
main.register(API.self, as: .fresh) { API(logger: $0.resolve(), cache: $0[Cache.self]) }
do {
    let a: API = main.resolve(), b = main[API.self]
    print(a === b, a.logger === b.logger, a.cache === b.cache, a.logger.prefix, type(of: a.logger), a.startCount, a.logger.startCount)
    a.cache.items.append(3)
    print(b.cache.items, Container.flush())
}
print(main[Cache.self].items, Container.flush())
let screen = Screen()
print(screen.logger === main[FileLogger.self], screen.api.logger === screen.logger, screen.api.cache.items, Container.flush())
print(API().logger.prefix, type(of: API().cache), Container.flush().count, [Logger.key, FileLogger.key, (FileLogger.self as Service.Type).key])
print(Container().resolve(Cache.self).startCount, Container.flush(), (Service.self as Any) is Service.Type)
let types: [Service.Type] = [Logger.self, FileLogger.self]
for t in types { let s = t.init(); print(s is FileLogger, type(of: s).key, s.startCount) }
print(Container.flush())
