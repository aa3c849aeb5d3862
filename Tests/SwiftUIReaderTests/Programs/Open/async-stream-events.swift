import Foundation

final class EventBus<Event: Sendable> {
  private var continuations: [Int: AsyncStream<Event>.Continuation] = [:]
  private var next = 0
  var subscriberCount: Int { continuations.count }
  func events(buffering policy: AsyncStream<Event>.Continuation.BufferingPolicy = .unbounded) -> AsyncStream<Event> {
    let (stream, continuation) = AsyncStream.makeStream(of: Event.self, bufferingPolicy: policy)
    let id = next; next += 1
    continuations[id] = continuation
    return stream
  }
  @discardableResult func send(_ event: Event) -> [String] {
    continuations.sorted { $0.key < $1.key }.map { _, continuation in
      switch continuation.yield(event) {
      case .enqueued(let remaining): return remaining > 1000 ? "enqueued" : "enqueued(\(remaining))"
      case .dropped(let event): return "dropped(\(event))"
      case .terminated: return "terminated"
      @unknown default: return "?" }
    } }
  func finish() { continuations.values.forEach { $0.finish() } } }
let bus = EventBus<String>()
let all = bus.events(), newest = bus.events(buffering: .bufferingNewest(2)), oldest = bus.events(buffering: .bufferingOldest(1))
for name in ["open", "edit", "save"] { print(name, bus.send(name)) }
bus.finish()
print(bus.send("late"), bus.subscriberCount)
for await event in all { print("all", event) }
var kept: [String] = []
for await event in newest { kept.append(event) }
print(kept, await oldest.reduce("") { $0 + $1 })
let numbers = AsyncStream<Int> { continuation in
  continuation.onTermination = { reason in if case .finished = reason { print("finished") } else { print("cancelled") } }
  for n in 1...6 { continuation.yield(n) }
  continuation.finish()
  if case .terminated = continuation.yield(7) { print("too late") } }
print(await numbers.filter { $0 % 2 == 1 }.map { $0 * $0 }.dropFirst().reduce(0, +))
var unfolded = 3
let countdown = AsyncStream<Int>(unfolding: { defer { unfolded -= 1 }; return unfolded > 0 ? unfolded : nil })
var iterator = countdown.makeAsyncIterator()
print(await iterator.next() ?? -1, await iterator.next() ?? -1, await iterator.next() ?? -1, await iterator.next() as Any)
