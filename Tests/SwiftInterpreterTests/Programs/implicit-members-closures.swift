enum State { case idle, loading(Double), failed(String) }
func make(_ build: () -> State) { print(build()) }
make { .idle }
make { .loading(1 / 2) }
let builders: [(Int) -> State] = [{ _ in .idle }, { .loading(Double($0)) }]
print(builders.map { $0(3) })
let states = [1, 2, 3].map { n -> State in n > 2 ? .failed("n\(n)") : .loading(Double(n)) }
print(states)
func states(_ list: State...) -> Int { list.count }
print(states(.idle, .loading(0), .failed("x")))
let named: (String) -> State = State.failed
print(named("boom"), ["a", "b"].map(State.failed))
