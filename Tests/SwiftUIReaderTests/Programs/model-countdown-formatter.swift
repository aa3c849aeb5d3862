import Foundation

final class CountdownModel {
  enum State: Equatable, CustomStringConvertible {
    case idle, running(until: Date), paused(remaining: TimeInterval), finished
    var description: String { switch self { case .idle: "idle"; case .running: "running"; case .paused(let left): "paused(\(left))"; case .finished: "finished" } }
  }
  private(set) var state = State.idle { willSet { if newValue != state { transitions.append("\(state)→\(newValue)") } } }
  private(set) var transitions: [String] = [], laps: [TimeInterval] = []
  let duration: TimeInterval; private let now: () -> Date
  private lazy var formatter: (TimeInterval) -> String = { [duration] in
    let total = Int($0.rounded(.up)), hours = duration >= 3600
    return hours ? String(format: "%d:%02d:%02d", total / 3600, total / 60 % 60, total % 60) : String(format: "%02d:%02d", total / 60, total % 60)
  }
  init(minutes: Double, now: @escaping () -> Date) { duration = minutes * 60; self.now = now }
  var remaining: TimeInterval {
    switch state { case .idle: return duration; case .running(let end): return max(0, end.timeIntervalSince(now())); case .paused(let left): return left; case .finished: return 0 }
  }
  var text: String { formatter(remaining) }
  var progress: Double { (1 - remaining / duration).clamped(0...1) }
  func toggle() {
    switch state {
    case .idle, .finished: state = .running(until: now() + duration)
    case .running where remaining == 0: state = .finished
    case .running: state = .paused(remaining: remaining)
    case .paused(let left): state = .running(until: now().addingTimeInterval(left))
    } }
  func tick() { if case .running(let end) = state, end <= now() { state = .finished } }
  @discardableResult func lap() -> Bool { guard case .running = state else { return false }; laps.append(duration - remaining - laps.reduce(0, +)); return true } }
extension Comparable { func clamped(_ range: ClosedRange<Self>) -> Self { self < range.lowerBound ? range.lowerBound : self > range.upperBound ? range.upperBound : self } }
var time = Date(timeIntervalSinceReferenceDate: 100)
let model = CountdownModel(minutes: 1.5) { time }
print(model.state, model.text, model.progress, model.lap())
model.toggle(); time += 29.5; print(model.state, model.text, model.lap(), String(format: "%.3f", model.progress))
time += 10; model.lap(); model.toggle(); time += 1000; print(model.state, model.text, model.laps)
model.toggle(); time += 50.25; model.tick(); print(model.state, model.text, model.remaining)
time += 1; model.tick(); model.tick(); print(model.state, model.text, model.progress)
model.toggle(); time += 200; print(model.state, model.remaining); model.toggle(); print(model.state)
model.transitions.forEach { print($0) }
let long = CountdownModel(minutes: 90, now: { time }); long.toggle(); time -= 5; print(long.text, long.progress, long.remaining); time += 3605; print(long.text)
