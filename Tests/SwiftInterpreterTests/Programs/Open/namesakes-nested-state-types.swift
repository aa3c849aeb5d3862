enum State { case idle, busy
    var label: String { "global \(self)" } }
struct Error: Swift.Error { let code: Int }

struct Player {
    enum State: Equatable { case stopped, playing(at: Int), failed(Error)
        struct Error: Swift.Error, Equatable { var reason = "none" }
        var label: String { "player" }
    }
    private(set) var state = State.stopped
    mutating func play(at position: Int) throws {
        guard position >= 0 else {
            let error = State.Error(reason: "negative \(position)")
            state = .failed(error)
            throw error
        }
        state = .playing(at: position)
    }
    func global() -> [any Swift.Error] { [Error(code: 1), State.Error()] }
}
struct Recorder {
    struct State { var label = "recorder"; static let idle = State(label: "recorder idle") }
    var state: State = .idle
    var outer: [String] { [State.idle.label, Player().name] }
    struct Player { var state: Recorder.State = .init(); var name: String { "\(type(of: self)) \(state.label)" } }
    var player = Player()
}
extension Recorder.Player { func twin() -> (State, Player) { (.idle, Player(state: .stopped)) } }
extension Player { typealias Result = Swift.Result<State, any Swift.Error>
    mutating func attempt(_ p: Int) -> Result { Result { try play(at: p); return state } } }
struct Result<T> { var value: T; init(_ value: T) { self.value = value } }

var player = Player()
for p in [3, -1] {
    switch player.attempt(p) {
    case .success(.playing(let at)): print("playing", at, player.state.label)
    case .success(let other): print("other", other)
    case .failure(let e as Error): print("global error", e.code)
    case .failure(let e as Player.State.Error): print("state error", e.reason, player.state == .failed(e))
    case .failure(let e): print("??", e)
    }
}
print(player.global().map { "\(type(of: $0))" }, player.global().map { $0 is Error })
let recorder = Recorder()
print(recorder.outer, recorder.player.name)
print(recorder.player.twin().0, recorder.player.twin().1.state.label)
let state: State = .busy
print(state.label, Result(state).value, type(of: Result(recorder.state)), String(reflecting: Player.State.self).split(separator: ".").dropFirst())
let swift: Swift.Result<Int, Error> = .failure(Error(code: 9))
if case .failure(let e) = swift { print("code", e.code) }
do { throw Error(code: 4) } catch let e as Player.State.Error { print(e.reason) } catch let e as Error { print("plain", e.code) }
