enum Loadable<Value> {
    case idle, loading(progress: Double), loaded(Value), failed(String)
    var value: Value? { if case .loaded(let value) = self { value } else { nil } }
    var isLoading: Bool {
        guard case .loading = self else { return false }
        return true
    }
    func map<Other>(_ transform: (Value) -> Other) -> Loadable<Other> {
        switch self {
        case .idle: .idle
        case .loading(let progress): .loading(progress: progress)
        case .loaded(let value): .loaded(transform(value))
        case .failed(let message): .failed(message)
        }
    }
}
let states: [Loadable<[String]>] = [.idle, .loading(progress: 0.5), .loaded(["a", "b"]), .failed("offline")]
print(states.map(\.isLoading))
for state in states { print(state.map(\.count)) }
print(states.compactMap(\.value).first ?? [])
