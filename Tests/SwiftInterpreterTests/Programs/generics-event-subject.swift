final class Subject<Output> {
    private var handlers: [Int: (Output) -> Void] = [:]
    private var nextID = 0
    func subscribe(_ handler: @escaping (Output) -> Void) -> Int {
        defer { nextID += 1 }
        handlers[nextID] = handler
        return nextID
    }
    func unsubscribe(_ id: Int) { handlers[id] = nil }
    func send(_ value: Output) { handlers.sorted { $0.key < $1.key }.forEach { $0.value(value) } }
}
extension Subject where Output == Void { func send() { send(()) } }
let volume = Subject<Int>(), refresh = Subject<Void>()
let label = volume.subscribe { print("label \($0)%") }
_ = volume.subscribe { print("bar", String(repeating: "|", count: $0 / 10)) }
volume.send(40)
volume.unsubscribe(label); volume.send(20)
var refreshes = 0
let token = refresh.subscribe { refreshes += 1 }
refresh.send(); refresh.send(); print(refreshes, token)
