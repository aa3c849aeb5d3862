enum LoadState<Value> { case idle, loading(previous: Value?), loaded(Value), failed(any Error)
  var value: Value? { switch self { case .loaded(let v): v; case .loading(let p): p; default: nil } }
  var isLoading: Bool { if case .loading = self { true } else { false } }
  func map<T>(_ f: (Value) -> T) -> LoadState<T> { switch self { case .idle: .idle; case .loading(let p): .loading(previous: p.map(f)); case .loaded(let v): .loaded(f(v)); case .failed(let e): .failed(e) } } }
struct Oops: Error, CustomStringConvertible { let code: Int; var description: String { "oops \(code)" } }
var state = LoadState<[Int]>.idle
print(state.value ?? [], state.isLoading)
state = .loading(previous: nil); print(state.isLoading, state.value == nil)
state = .loaded([1, 2, 3]); print(state.value!, state.map { $0.count }.value ?? -1)
state = .loading(previous: state.value); print(state.map { $0.map { "\($0)" } }.value!)
state = .failed(Oops(code: 7)); if case .failed(let error) = state { print(error, (error as? Oops)?.code ?? 0) }
func describe(_ s: LoadState<[Int]>) -> String { switch s { case .loaded(let v) where v.isEmpty: "empty"; case .loaded(let v): "\(v.count)"; case .failed(let e as Oops): "E\(e.code)"; case .failed: "?"; case .idle, .loading: "…" } }
print([.idle, .loaded([]), .loaded([1]), .failed(Oops(code: 1)), .loading(previous: nil)].map(describe).joined(separator: "|"))
