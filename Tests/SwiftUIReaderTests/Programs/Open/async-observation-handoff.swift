import Foundation

struct Snapshot: Sendable, Equatable { var version = 0; var items: [String] = [] }
actor Source {
  private var continuations: [UUID: AsyncStream<Snapshot>.Continuation] = [:]
  private(set) var snapshot = Snapshot() { didSet { if snapshot != oldValue { for c in continuations.values { c.yield(snapshot) } } } }
  var listeners: Int { continuations.count }
  func updates(skipCurrent: Bool = false) -> AsyncStream<Snapshot> {
    let id = UUID(), (stream, continuation) = AsyncStream<Snapshot>.makeStream()
    continuations[id] = continuation
    if !skipCurrent { continuation.yield(snapshot) }
    continuation.onTermination = { [weak self] _ in Task { await self?.remove(id) } }
    return stream
  }
  private func remove(_ id: UUID) { continuations[id] = nil }
  func append(_ item: String) { snapshot.items.append(item); snapshot.version += 1 }
  func replace(_ change: @Sendable (inout Snapshot) -> Void) { var copy = snapshot; change(&copy); snapshot = copy }
  func finish() { continuations.values.forEach { $0.finish() } }
}
let source = Source()
await source.append("early")
let full = await source.updates(), later = await source.updates(skipCurrent: true)
print(await source.listeners)
await source.append("a")
await source.replace { $0.items.sort(by: >); $0.version = 10 }
await source.replace { _ in }
await source.finish()
for await s in full { print("full", s.version, s.items) }
var count = 0; for await s in later { count += s.items.count }; print("later", count)
while await source.listeners > 0 { await Task.yield() }
print("no listeners", await source.snapshot.version)
let limited = await source.updates()
let task = Task { () -> [Int] in var seen: [Int] = []; for await s in limited { seen.append(s.version); if seen.count == 2 { break } }; return seen }
await source.append("z"); print(await task.value)
let cancelled = await source.updates(skipCurrent: true), waiter = Task { () -> String in for await _ in cancelled { return "value" }; return "ended \(Task.isCancelled)" }
waiter.cancel(); print(await waiter.value)
