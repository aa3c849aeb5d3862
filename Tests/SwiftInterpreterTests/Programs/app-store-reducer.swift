struct AppState: Equatable { var count = 0; var todos: [Todo] = []; var filter = Filter.all
  struct Todo: Equatable { var title: String; var done = false }
  enum Filter: CaseIterable { case all, open, done }
  var visible: [Todo] { todos.filter { todo in switch filter { case .all: true; case .open: !todo.done; case .done: todo.done } } } }
enum Action { case increment(by: Int), add(String), toggle(Int), setFilter(AppState.Filter), clear }
func reduce(_ state: inout AppState, _ action: Action) { switch action { case .increment(let n): state.count += n; case .add(let title): state.todos.append(.init(title: title)); case .toggle(let i) where state.todos.indices.contains(i): state.todos[i].done.toggle(); case .toggle: break; case .setFilter(let f): state.filter = f; case .clear: state = AppState() } }
final class Store { private(set) var state = AppState(); private var observers: [(AppState) -> Void] = []
  func observe(_ f: @escaping (AppState) -> Void) { observers.append(f); f(state) }
  func send(_ actions: Action...) { for action in actions { let old = state; reduce(&state, action); if old != state { observers.forEach { $0(state) } } } } }
let store = Store(); var seen = 0; store.observe { _ in seen += 1 }
store.send(.add("a"), .add("b"), .toggle(0), .toggle(9), .increment(by: 2))
print(store.state.count, store.state.visible.map(\.title), seen)
for f in AppState.Filter.allCases { store.send(.setFilter(f)); print(f, store.state.visible.map { $0.title + ($0.done ? "+" : "-") }) }
store.send(.clear); print(store.state == AppState(), seen)
