struct AppState {
    struct User: Equatable { var name: String, unread = 0 }
    struct Item: Equatable, Identifiable { let id: Int; var title: String, done = false }
    var user: User?
    var items: [Item] = []
    var filter = Filter.all
    enum Filter: String { case all, open, done }
    var visible: [Item] { items.filter { filter == .all || $0.done == (filter == .done) } }
    var badge: Int { items.lazy.filter { !$0.done }.count + (user?.unread ?? 0) }
}
final class Store<State> {
    private(set) var state: State
    private var listeners: [(id: Int, notify: (State, State) -> Void)] = []
    private var nextID = 0
    init(_ state: State) { self.state = state }
    func select<V: Equatable>(_ path: KeyPath<State, V>, _ body: @escaping (V) -> Void) -> () -> Void {
        nextID += 1
        let id = nextID
        body(state[keyPath: path])
        listeners.append((id, { old, new in if old[keyPath: path] != new[keyPath: path] { body(new[keyPath: path]) } }))
        return { [weak self] in self?.listeners.removeAll { $0.id == id } }
    }
    func mutate(_ change: (inout State) -> Void) {
        let old = state
        change(&state)
        listeners.forEach { $0.notify(old, state) }
    }
    func set<V>(_ path: WritableKeyPath<State, V>, _ value: V) { mutate { $0[keyPath: path] = value } }
    func update<V>(_ path: WritableKeyPath<State, V>, _ change: (inout V) -> Void) { mutate { change(&$0[keyPath: path]) } }
    func toggle(_ path: WritableKeyPath<State, Bool>) { update(path) { $0.toggle() } }
}
extension Array where Element: Identifiable {
    subscript(id id: Element.ID) -> Element? {
        get { first { $0.id == id } }
        set {
            guard let i = firstIndex(where: { $0.id == id }) else { if let newValue { append(newValue) }; return }
            if let newValue { self[i] = newValue } else { remove(at: i) }
        }
    }
}
let store = Store(AppState())
var tokens: [() -> Void] = []
tokens.append(store.select(\.badge) { print("badge", $0) })
tokens.append(store.select(\.visible.count) { print("rows", $0) })
tokens.append(store.select(\.user?.name) { print("user", $0 ?? "signed out") })
tokens.append(store.select(\.items.first?.title) { print("top", $0 as Any) })
store.set(\.user, .init(name: "Mo", unread: 2))
for (id, title) in [(1, "milk"), (2, "eggs")] { store.set(\.items[id: id], .init(id: id, title: title)) }
store.update(\.items[id: 2]) { $0?.done = true }
store.set(\.filter, .open)
store.toggle(\.items[0].done)
print("--", store.state.visible.map(\.title), store.state[keyPath: \.items[id: 1]?.done] ?? false)
tokens.removeFirst()()
store.set(\.user!.name, "Moe")
store.update(\.user) { $0?.unread += 5 }
store.mutate { $0.items.swapAt(0, 1); $0.filter = .done }
store.set(\.items[id: 2], nil)
tokens.forEach { $0() }
store.set(\.user, nil)
print(store.state.badge, store.state.filter, store.state.items.map(\.title))
