struct PomodoroState: Equatable {
    enum Phase: Equatable { case work, shortBreak, longBreak, paused(remaining: Int), stopped }
    var phase = Phase.stopped
    var secondsLeft = 0
    var completed = 0
    var log: [String] = []
}
enum PomodoroAction { case start, tick(Int), pause, resume, skip, reset }
struct Settings {
    var work = 25 * 60, shortBreak = 5 * 60, longBreak = 15 * 60, cycle = 4
    func length(of phase: PomodoroState.Phase) -> Int {
        switch phase {
        case .work: work
        case .shortBreak: shortBreak
        case .longBreak: longBreak
        case .paused(let remaining): remaining
        case .stopped: 0
        }
    }
}
struct Reducer {
    let settings: Settings
    private func enter(_ phase: PomodoroState.Phase, _ state: inout PomodoroState) {
        state.phase = phase
        state.secondsLeft = settings.length(of: phase)
        state.log.append("\(phase)")
    }
    private func advance(_ state: inout PomodoroState) {
        switch state.phase {
        case .work:
            state.completed += 1
            enter(state.completed.isMultiple(of: settings.cycle) ? .longBreak : .shortBreak, &state)
        case .shortBreak, .longBreak: enter(.work, &state)
        case .paused, .stopped: break
        }
    }
    func callAsFunction(_ state: inout PomodoroState, _ action: PomodoroAction) {
        switch (action, state.phase) {
        case (.start, .stopped): enter(.work, &state)
        case (.tick(let n), .work), (.tick(let n), .shortBreak), (.tick(let n), .longBreak):
            guard n >= state.secondsLeft else { state.secondsLeft -= n; return }
            let rest = n - state.secondsLeft
            advance(&state)
            if rest > 0 { self(&state, .tick(rest)) }
        case (.pause, let phase) where phase == .work: state.phase = .paused(remaining: state.secondsLeft)
        case (.resume, .paused(remaining: let left)): (state.phase, state.secondsLeft) = (.work, left)
        case (.skip, _): advance(&state)
        case (.reset, _): state = .init()
        default: state.log.append("ignored \(action)")
        }
    }
}
var state = PomodoroState()
let reduce = Reducer(settings: .init(work: 100, shortBreak: 20, longBreak: 60, cycle: 2))
for action: PomodoroAction in [.pause, .start, .tick(30), .pause, .tick(5), .resume, .tick(75), .skip, .tick(170), .start, .tick(50)] {
    reduce(&state, action)
    print(action, "=>", state.phase, state.secondsLeft, state.completed)
}
reduce(&state, .reset)
print(state == PomodoroState(), state.log)
