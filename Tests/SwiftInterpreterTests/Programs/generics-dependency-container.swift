protocol Service { var name: String { get } }
struct Clock: Service { let name = "clock"; let hour = 9 }
final class Network: Service { let name = "network"; var requests = 0 }
final class Container {
    private var factories: [String: () -> Any] = [:]
    private var singles: [String: Any] = [:]
    func register<S: Service>(_ type: S.Type = S.self, _ make: @escaping () -> S) { factories["\(type)"] = make }
    func resolve<S: Service>(_ type: S.Type = S.self) -> S? {
        let key = String(describing: type)
        if let single = singles[key] as? S { return single }
        guard let made = factories[key]?() as? S else { return nil }
        singles[key] = made
        return made
    }
}
let container = Container()
print(container.resolve(Clock.self)?.name ?? "unregistered")
container.register { Clock() }; container.register(Network.self) { print("making network"); return Network() }
let clock: Clock? = container.resolve()
container.resolve(Network.self)?.requests += 2; container.resolve(Network.self)?.requests += 1
print(clock?.hour ?? 0, container.resolve(Network.self)!.requests)
