// redux-like store, keypaths, reducers
struct AppState: Equatable { var count = 0; var user: User? = nil; var path: [Route] = []; var filters = Filters() }
struct Filters: Equatable { var query = ""; var tags: Set<String> = []; var sort: Sort = .name; enum Sort: String, CaseIterable { case name, date } }
struct User: Equatable, Identifiable { let id: Int; var name: String }
enum Route: Hashable { case detail(Int), settings }
enum Action { case increment(by: Int = 1), login(User), logout, push(Route), pop, setFilter((inout Filters) -> Void) }
typealias Reducer<S, A> = (inout S, A) -> [Effect<A>]
struct Effect<A> { let run: () -> A? ; static var none: [Effect<A>] { [] } }
let appReducer: Reducer<AppState, Action> = { state, action in
  switch action {
  case .increment(let n): state.count += n
  case let .login(user): state.user = user; return [Effect { .push(.settings) }]
  case .logout: state.user = nil; state.path.removeAll()
  case .push(let r): state.path.append(r)
  case .pop: _ = state.path.popLast()
  case .setFilter(let change): change(&state.filters)
  }
  return .none
}
extension Array { static var none: [Element] { [] } }
final class Store<S, A> { private(set) var state: S { didSet { changes += 1 } }; private let reducer: Reducer<S, A>; var changes = 0
  init(_ s: S, _ r: @escaping Reducer<S, A>) { state = s; reducer = r }
  func send(_ a: A) { for e in reducer(&state, a) { if let next = e.run() { send(next) } } }
  subscript<V>(dynamicMember k: KeyPath<S, V>) -> V { state[keyPath: k] }
  func scope<V>(_ k: KeyPath<S, V>) -> () -> V { { self.state[keyPath: k] } } }
let store = Store(AppState(), appReducer)
store.send(.increment()); store.send(.increment(by: 4)); store.send(.login(User(id: 1, name: "Ann")))
store.send(.setFilter { $0.query = "tea"; $0.tags.insert("a"); $0.sort = .date })
print(store.state.count, store.state.user?.name ?? "-", store.state.path, store.changes > 3)
print(store.state.filters.query, store.state.filters.tags, store.scope(\.filters.sort.rawValue)())
store.send(.pop); store.send(.logout); print(store.state.path.isEmpty, store.state.user == nil)
let copy = store.state; var other = copy; other.filters.tags = ["b"]; print(copy == other, copy.filters.tags.union(other.filters.tags).sorted())
let updates: [(WritableKeyPath<AppState, Int>, Int)] = [(\.count, 9)]
for (k, v) in updates { other[keyPath: k] = v }; print(other.count)
print(Filters.Sort.allCases.map(\.rawValue.capitalized2))
extension String { var capitalized2: String { prefix(1).uppercased() + dropFirst() } }
