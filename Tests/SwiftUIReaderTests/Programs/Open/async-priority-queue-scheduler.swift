import Foundation

struct Heap<Element> { private var items: [Element] = []; let before: (Element, Element) -> Bool; init(_ before: @escaping (Element, Element) -> Bool) { self.before = before }
  var isEmpty: Bool { items.isEmpty }; var count: Int { items.count }
  mutating func push(_ e: Element) { items.append(e); var i = items.count - 1; while i > 0, before(items[i], items[(i - 1) / 2]) { items.swapAt(i, (i - 1) / 2); i = (i - 1) / 2 } }
  mutating func pop() -> Element? { guard let first = items.first else { return nil }; let last = items.removeLast(); if !items.isEmpty { items[0] = last; var i = 0; while let child = [2 * i + 1, 2 * i + 2].filter({ items.indices.contains($0) }).min(by: { before(items[$0], items[$1]) }), before(items[child], items[i]) { items.swapAt(child, i); i = child } }; return first } }
actor Scheduler { enum Priority: Int, Comparable { case low, normal, high; static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue } }
  struct Job: Sendable { let name: String, due: Date, priority: Priority, serial: Int; let every: TimeInterval?; let work: @Sendable () async throws -> Void }
  private var heap = Heap<Job> { ($0.due, $1.priority.rawValue, $0.serial) < ($1.due, $0.priority.rawValue, $1.serial) }
  private(set) var now = Date(timeIntervalSinceReferenceDate: 0); private(set) var log: [String] = []; private var serial = 0, cancelled: Set<String> = []
  func schedule(_ name: String, in delay: TimeInterval = 0, every: TimeInterval? = nil, priority: Priority = .normal, _ work: @escaping @Sendable () async throws -> Void = {}) { serial += 1; heap.push(Job(name: name, due: now + delay, priority: priority, serial: serial, every: every, work: work)) }
  func cancel(_ name: String) { cancelled.insert(name) }
  func advance(by seconds: TimeInterval) async -> Int {
    let end = now + seconds; var ran = 0
    while let job = heap.pop() {
      guard job.due <= end else { heap.push(job); break }
      now = max(now, job.due)
      guard !cancelled.contains(job.name) else { continue }
      do { try await job.work(); ran += 1; log.append("\(Int(now.timeIntervalSinceReferenceDate)):\(job.name)") } catch { log.append("\(job.name)!\((error as? CocoaError).map { "\($0.code.rawValue)" } ?? "?")"); continue }
      if let every = job.every { schedule(job.name, in: every, every: every, priority: job.priority, job.work) }
    }
    now = end; return ran }
  func drain() -> [String] { defer { log = [] }; return log }
  var pending: Int { heap.count } }
actor Counter { private(set) var n = 0; func up(_ limit: Int = .max) throws { n += 1; if n > limit { throw CocoaError(.userCancelled) } } }
let scheduler = Scheduler(), counter = Counter()
await scheduler.schedule("b", in: 5); await scheduler.schedule("a", in: 2); await scheduler.schedule("low", in: 5, priority: .low); await scheduler.schedule("high", in: 5, priority: .high); await scheduler.schedule("now")
print(await scheduler.advance(by: 4), await scheduler.drain())
print(await scheduler.pending); print(await scheduler.advance(by: 1), await scheduler.drain())
await scheduler.schedule("tick", in: 1, every: 3) { try await counter.up(3) }; print(await scheduler.advance(by: 7), await scheduler.drain(), await scheduler.pending)
print(await scheduler.advance(by: 20), await scheduler.drain(), await counter.n, await scheduler.pending)
await scheduler.schedule("nested", in: 1) { await scheduler.schedule("inner", in: 1); await scheduler.schedule("far", in: 50) }; print(await scheduler.advance(by: 10), await scheduler.drain())
await scheduler.schedule("c1", every: 1); await scheduler.schedule("stop", in: 2.5) { await scheduler.cancel("c1") }; print(await scheduler.advance(by: 10), await scheduler.drain(), await scheduler.pending, await scheduler.now.timeIntervalSinceReferenceDate)
var heap = Heap<String> { $0.compare($1, options: .numeric) == .orderedDescending }; ["v2", "v10", "v9", "v1"].forEach { heap.push($0) }; var order: [String] = []; while let next = heap.pop() { order.append(next) }; print(order, heap.isEmpty)
