import Foundation

struct State: Equatable { var todos: [Todo] = [], filter = Filter.all, user: User?, clock = Date(timeIntervalSinceReferenceDate: 0); struct Todo: Equatable, Identifiable { let id: Int; var title: String; var done = false; var due: Date? }; struct User: Equatable { var name: String, visits = 0 } }
enum Filter: Equatable, CaseIterable { case all, open, overdue }
enum Action { case add(String, dueIn: TimeInterval? = nil), toggle(Int), filter(Filter), tick(TimeInterval), user(UserAction), batch([Action]); enum UserAction { case signIn(String), visit, signOut } }
struct Reducer<S, A> { let run: (inout S, A) -> [Effect]; enum Effect: Equatable { case log(String), send(String) }
  static func combine(_ all: Reducer...) -> Reducer { Reducer { state, action in all.flatMap { $0.run(&state, action) } } }
  func pullback<G, B>(_ state: WritableKeyPath<G, S>, _ action: @escaping (B) -> A?) -> Reducer<G, B> { Reducer<G, B> { g, b in guard let a = action(b) else { return [] }; return run(&g[keyPath: state], a).map { switch $0 { case .log(let t): .log("·" + t); case .send(let t): .send(t) } } } }
  var optional: Reducer<S?, A> { .init { s, a in guard s != nil else { return [.log("nil")] }; return run(&s!, a).map { switch $0 { case .log(let t): .log(t); case .send(let t): .send(t) } } } } }
struct Selector<each Input: Equatable, Output> { private final class Memo { var inputs: (repeat each Input)?; var output: Output?; var runs = 0 }; private let memo = Memo(); private let inputs: (State) -> (repeat each Input), compute: (repeat each Input) -> Output
  init(_ paths: repeat KeyPath<State, each Input>, compute: @escaping (repeat each Input) -> Output) { inputs = { state in (repeat state[keyPath: each paths]) }; self.compute = compute }
  func callAsFunction(_ state: State) -> Output { let new = inputs(state); if let old = memo.inputs, let output = memo.output { var same = true; for pair in repeat (each old, each new) { func equal<E: Equatable>(_ p: (E, E)) -> Bool { p.0 == p.1 }; same = same && equal(pair) }; if same { return output } }; memo.runs += 1; let output = compute(repeat each new); memo.inputs = new; memo.output = output; return output }
  var runs: Int { memo.runs } }
let todos = Reducer<State, Action> { state, action in
  switch action { case let .add(title, dueIn): let clean = title.trimmingCharacters(in: .whitespacesAndNewlines); guard !clean.isEmpty else { return [.log("blank")] }; state.todos.append(.init(id: state.todos.count + 1, title: clean.capitalized, due: dueIn.map { state.clock + $0 })); return [.send(clean)]
  case .toggle(let id): guard let i = state.todos.firstIndex(where: { $0.id == id }) else { return [.log("no \(id)")] }; state.todos[i].done.toggle(); return []
  case .filter(let f): state.filter = f; return []; case .tick(let s): state.clock += s; return []; default: return [] } }
let user = Reducer<State.User, Action.UserAction> { user, action in if case .visit = action { user.visits += 1; return [.log("\(user.name) \(user.visits)")] }; return [] }
let session = Reducer<State?, Action> { s, _ in [] }; let sign = Reducer<State.User?, Action.UserAction> { u, a in switch a { case .signIn(let n): u = .init(name: n); case .signOut: u = nil; case .visit: break }; return [] }
let asUser: (Action) -> Action.UserAction? = { if case .user(let a) = $0 { a } else { nil } }
let root = Reducer<State, Action>.combine(todos, sign.pullback(\.user, asUser), user.optional.pullback(\.user, asUser))
final class Store { private(set) var state = State(); private(set) var effects: [Reducer<State, Action>.Effect] = []; func send(_ action: Action) { if case .batch(let list) = action { list.forEach(send) } else { effects += root.run(&state, action) } }; func drain() -> [String] { defer { effects = [] }; return effects.map { "\($0)" } } }
let visible = Selector(\.todos, \.filter, \.clock) { todos, filter, clock in todos.filter { switch filter { case .all: true; case .open: !$0.done; case .overdue: !$0.done && $0.due.map { $0 < clock } ?? false } }.map(\.title) }
let greeting = Selector(\.user) { $0.map { "Hi \($0.name)" } ?? "Hi" }, store = Store()
store.send(.batch([.add(" buy milk ", dueIn: 60), .add("  "), .add("call bob"), .add("pay", dueIn: 600)])); print(visible(store.state), store.drain(), visible.runs)
_ = visible(store.state); store.send(.user(.signIn("Ann"))); print(visible.runs, greeting(store.state), store.drain()); store.send(.user(.visit)); store.send(.user(.visit)); print(store.drain(), store.state.user!.visits, greeting.runs)
store.send(.toggle(2)); store.send(.toggle(9)); for filter in Filter.allCases { store.send(.filter(filter)); print(filter, visible(store.state), visible.runs) }
store.send(.tick(61)); print(visible(store.state)); store.send(.batch([.tick(600), .toggle(1)])); print(visible(store.state), visible.runs, store.drain()); store.send(.user(.signOut)); store.send(.user(.visit)); print(store.drain(), greeting(store.state), store.state.user as Any, store.state == State())
