enum Loadable<Value, Failure: Error> {
    case idle, loading(last: Value? = nil, progress: Double = 0), loaded(Value), failed(Failure, last: Value?)

    var value: Value? {
        switch self {
        case .loaded(let v), .loading(let v?, _), .failed(_, let v?): v
        case .idle, .loading(nil, _), .failed(_, nil): nil
        }
    }
    var isLoading: Bool { if case .loading = self { true } else { false } }
    var error: Failure? { guard case .failed(let e, _) = self else { return nil }; return e }

    func map<T>(_ f: (Value) throws -> T) rethrows -> Loadable<T, Failure> {
        switch self {
        case .idle: .idle
        case .loading(let last, let progress): .loading(last: try last.map(f), progress: progress)
        case .loaded(let v): .loaded(try f(v))
        case .failed(let e, last: let last): .failed(e, last: try last.map(f))
        }
    }
    mutating func start() { self = .loading(last: value) }
    mutating func update(progress p: Double) { if case .loading(let last, _) = self { self = .loading(last: last, progress: min(1, p)) } }
    mutating func finish(_ result: Result<Value, Failure>) {
        self = switch result { case .success(let v): .loaded(v); case .failure(let e): .failed(e, last: value) }
    }
}

extension Loadable: Equatable where Value: Equatable, Failure: Equatable {}
extension Loadable where Value: Collection { var isEmptyResult: Bool { if case .loaded(let v) = self { v.isEmpty } else { false } } }
extension Loadable where Failure == Never { var settled: Value? { switch self { case .loaded(let v): v; case .idle, .loading: nil } } }

func zip<A, B, E>(_ a: Loadable<A, E>, _ b: Loadable<B, E>) -> Loadable<(A, B), E> {
    let both = a.value.flatMap { x in b.value.map { (x, $0) } }
    switch (a, b) {
    case (.loaded(let x), .loaded(let y)): return .loaded((x, y))
    case (.failed(let e, _), _), (_, .failed(let e, _)): return .failed(e, last: both)
    case let (.loading(_, p), .loading(_, q)): return .loading(last: both, progress: (p + q) / 2)
    case (.loading(_, let p), .loaded), (.loaded, .loading(_, let p)): return .loading(last: both, progress: (p + 1) / 2)
    case (.idle, _), (_, .idle): return .idle
    }
}

enum Problem: String, Error, CustomStringConvertible { case offline, denied; var description: String { "!" + rawValue } }
typealias Items = Loadable<[String], Problem>
var items = Items.idle
var trace: [Items] = [items]
let steps: [(inout Items) -> Void] = [{ $0.update(progress: 0.9) }, { $0.start() }, { $0.update(progress: 0.5) }, { $0.finish(.success([])) }, { $0.start() }, { $0.finish(.failure(.offline)) }, { $0.start() }, { $0.update(progress: 4) }, { $0.finish(.success(["a", "b"])) }, { $0.finish(.failure(.denied)) }]
for step in steps { step(&items); trace.append(items) }
for state in trace { print(state, state.value?.count ?? -1, state.isLoading, state.isEmptyResult, state.error?.rawValue ?? "") }
print(items.map(\.count) == .failed(.denied, last: 2), trace[0] == trace[1], items == trace[9], Set(trace.map { "\($0.map { $0.first ?? "none" })" }).count)
let count: Loadable<Int, Problem> = .loading(progress: 0.5), name: Loadable<String, Problem> = .loaded("x")
print(zip(count, name), zip(name, name.map(\.count)).value ?? ("", 0), zip(count, Items.idle).isLoading, zip(Items.idle, name), zip(items, count).error ?? .offline)
print(Loadable<Int, Never>.loaded(3).settled ?? 0, Loadable<Int, Never>.loading().settled as Any)
