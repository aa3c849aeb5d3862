@dynamicMemberLookup final class Store<State: Equatable> { private(set) var state: State { didSet { guard state != oldValue else { return }; version += 1; subscribers.sorted { $0.key < $1.key }.forEach { $0.value(oldValue, state) } } }; private var subscribers: [Int: (State, State) -> Void] = [:]; private var nextID = 0; private(set) var version = 0
  init(_ s: State) { state = s }; subscript<V>(dynamicMember k: KeyPath<State, V>) -> V { state[keyPath: k] }
  func mutate(_ f: (inout State) throws -> Void) rethrows { var s = state; try f(&s); state = s }
  func observe<V: Equatable>(_ k: KeyPath<State, V>, now: Bool = false, _ f: @escaping (V) -> Void) -> () -> Void { let id = nextID; nextID += 1; subscribers[id] = { o, n in if o[keyPath: k] != n[keyPath: k] { f(n[keyPath: k]) } }; if now { f(state[keyPath: k]) }; return { [weak self] in self?.subscribers[id] = nil } }
  subscript<V>(k: WritableKeyPath<State, V>) -> V { get { state[keyPath: k] } set { mutate { $0[keyPath: k] = newValue } } } }
struct App: Equatable { var user = User(name: "a"); var items: [Item] = []; var filter: Filter = .all; struct User: Equatable { var name: String; var age = 1 }; struct Item: Equatable, Identifiable { let id: Int; var done = false }; enum Filter: Equatable { case all, only(done: Bool) }; var visible: [Int] { items.filter { switch filter { case .all: true; case .only(let d): $0.done == d } }.map(\.id) } }
var log: [String] = []; func flush() { print(log); log = [] }
let s = Store(App()); let off = s.observe(\.user.name, now: true) { log.append("name \($0)") }; _ = s.observe(\.visible) { log.append("visible \($0)") }; _ = s.observe(\.items.count) { log.append("count \($0)") }; flush()
s.mutate { $0.user.age += 1 }; flush(); s.mutate { $0.user.name = "b"; $0.user.name = "c" }; flush(); s[\.items].append(.init(id: 1)); flush(); s.mutate { $0.items += [.init(id: 2, done: true), .init(id: 3)] }; flush()
s[\.filter] = .only(done: true); flush(); s[\.items[0].done].toggle(); flush(); s[\.filter] = .only(done: true); flush(); print(s.user.name, s.visible, s.version, s.items.first?.done ?? false)
off(); s[\.user] = .init(name: "quiet"); flush(); struct Fail: Error {}; do { try s.mutate { $0.filter = .all; throw Fail() } } catch { print("kept", s.filter) }
s.mutate { st in for i in st.items.indices { st.items[i].done.toggle() } }; flush(); s[\.items].removeAll(where: \.done); flush(); print(s.version, s.items.map(\.id), s.user.age)
let derived = Store(0); var stop: (() -> Void)?; stop = s.observe(\.items.count, now: true) { n in derived.mutate { $0 = n * 10 }; if n == 0 { stop?() } }; s[\.items] = []; print(derived.state, derived.version); s[\.items] = [.init(id: 9)]; print(derived.state, log); 
print(s.user.name.count, s[\.filter] == .only(done: true), s.state == App())
