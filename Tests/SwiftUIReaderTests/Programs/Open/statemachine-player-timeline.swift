import Foundation

struct Transition<State: Hashable, Event: Hashable> { let from: Set<State>, event: Event, to: (State) -> State; var guarded: () -> Bool = { true } }
final class Machine<State: Hashable, Event: Hashable> {
  private let transitions: [Transition<State, Event>]; private(set) var state: State { didSet { hooks.forEach { $0(oldValue, state) } } }
  private var hooks: [(State, State) -> Void] = []; private(set) var rejected: [Event] = []
  init(_ initial: State, @Builder _ build: () -> [Transition<State, Event>]) { state = initial; transitions = build() }
  @resultBuilder enum Builder { static func buildBlock(_ parts: [Transition<State, Event>]...) -> [Transition<State, Event>] { parts.flatMap { $0 } }
    static func buildExpression(_ t: Transition<State, Event>) -> [Transition<State, Event>] { [t] }
    static func buildArray(_ parts: [[Transition<State, Event>]]) -> [Transition<State, Event>] { parts.flatMap { $0 } }
    static func buildEither(first: [Transition<State, Event>]) -> [Transition<State, Event>] { first }; static func buildEither(second: [Transition<State, Event>]) -> [Transition<State, Event>] { second } }
  func onChange(_ hook: @escaping (State, State) -> Void) { hooks.append(hook) }
  @discardableResult func send(_ event: Event) -> Bool { guard let match = transitions.first(where: { $0.event == event && $0.from.contains(state) && $0.guarded() }) else { rejected.append(event); return false }; state = match.to(state); return true } }
infix operator =>: AdditionPrecedence; infix operator ~>: MultiplicationPrecedence
func ~> <S, E>(from: Set<S>, event: E) -> (Set<S>, E) { (from, event) }
func => <S, E>(left: (Set<S>, E), to: S) -> Transition<S, E> { Transition(from: left.0, event: left.1) { _ in to } }
func => <S, E>(left: (Set<S>, E), to: @escaping (S) -> S) -> Transition<S, E> { Transition(from: left.0, event: left.1, to: to) }
func && <S, E>(left: Transition<S, E>, condition: @escaping @autoclosure () -> Bool) -> Transition<S, E> { var copy = left; let old = copy.guarded; copy.guarded = { old() && condition() }; return copy }
enum Playback: Hashable { case stopped, playing(rate: Double), paused(at: TimeInterval), ended; var isActive: Bool { switch self { case .playing, .paused: true; default: false } } }
enum Command: Hashable { case play, pause, stop, faster, finish }
final class Player { var position: TimeInterval = 0; var duration: TimeInterval = 120; var hasTrack = true; let legacy: Bool
  init(legacy: Bool = false) { self.legacy = legacy }
  private(set) lazy var machine = Machine<Playback, Command>(.stopped) {
    [.stopped, .ended] ~> .play => .playing(rate: 1) && self.hasTrack && self.duration > 0
    for second in [0.0, 30, 60] { [.paused(at: second)] ~> .play => .playing(rate: second == 0 ? 1 : 0.5) }
    for rate in [0.5, 1, 1.5] { [.playing(rate: rate)] ~> .pause => { _ in .paused(at: self.position) }; [.playing(rate: rate)] ~> .finish => .ended && self.position >= self.duration
      [.playing(rate: rate)] ~> .faster => { state in if case .playing(let rate) = state { return .playing(rate: min(rate + 0.5, 1.5)) }; return state } }
    if legacy { Set<Playback>([.playing(rate: 1)]) ~> .stop => .ended } else { Set<Playback>([.playing(rate: 0.5), .playing(rate: 1), .playing(rate: 1.5), .paused(at: 30)]) ~> .stop => .stopped }
  }
  var clock: String { String(format: "%d:%02d/%d:%02d", Int(position) / 60, Int(position) % 60, Int(duration) / 60, Int(duration) % 60) } }
let player = Player(); var trail: [String] = []; player.machine.onChange { old, new in if old.isActive != new.isActive { trail.append(new.isActive ? "on" : "off") } }; player.machine.onChange { trail.append("\($0)>\($1)".replacingOccurrences(of: "main.", with: "")) }
print(player.machine.send(.pause), player.machine.send(.play), player.machine.state, player.clock)
player.position = 30; print(player.machine.send(.faster), player.machine.send(.faster), player.machine.state, player.machine.send(.pause), player.machine.state, player.clock)
print(player.machine.send(.play), player.machine.state, player.machine.send(.finish)); player.position = 120.5; print(player.machine.send(.finish), player.machine.state, player.clock)
player.hasTrack = false; print(player.machine.send(.play)); player.hasTrack = true; player.duration = 0; print(player.machine.send(.play)); player.duration = 5; print(player.machine.send(.play), player.machine.send(.stop), player.machine.state)
for line in trail { print(line) }
let old = Player(legacy: true); print(old.machine.send(.play), old.machine.send(.stop), old.machine.state, player.machine.rejected)
