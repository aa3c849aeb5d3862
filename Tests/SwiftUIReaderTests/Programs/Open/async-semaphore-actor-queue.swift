import Foundation

actor AsyncSemaphore {
  private var permits: Int
  private var waiters: [(id: Int, continuation: CheckedContinuation<Void, Never>)] = []
  private(set) var trace: [String] = []
  init(_ permits: Int) { self.permits = permits }
  var waiting: Int { waiters.count }
  func acquire(_ id: Int) async { if permits > 0 { permits -= 1; trace.append("+\(id)"); return }
    trace.append("?\(id)")
    await withCheckedContinuation { waiters.append((id, $0)) }
    trace.append("+\(id)") }
  func release(_ id: Int) { trace.append("-\(id)")
    if waiters.isEmpty { permits += 1 } else { waiters.removeFirst().continuation.resume() } }
  nonisolated func withPermit<T: Sendable>(_ id: Int, _ body: @Sendable () async throws -> T) async rethrows -> T { await acquire(id)
    do { let value = try await body(); await release(id); return value } catch { await release(id); throw error }
  } }
let semaphore = AsyncSemaphore(1)
await semaphore.acquire(0)
var tasks: [Task<Int, Error>] = []
for id in 1...3 { tasks.append(Task { try await semaphore.withPermit(id) { if id == 2 { throw CocoaError(.fileNoSuchFile) }; return id * 100 } })
  while await semaphore.waiting < id { await Task.yield() } }
print(await semaphore.waiting, await semaphore.trace)
await semaphore.release(0)
for task in tasks {
  switch await task.result { case .success(let value): print(value); case .failure(let error as CocoaError): print("cocoa", error.code == .fileNoSuchFile); case .failure: print("other") } }
let trace = await semaphore.trace; print(trace.filter { $0.hasPrefix("+") }, trace.filter { $0.hasPrefix("-") }, await semaphore.waiting)
actor SerialQueue { private var last: Task<Void, Never>?
  @discardableResult func add<T: Sendable>(_ work: @escaping @Sendable () async -> T) -> Task<T, Never> { let previous = last
    let task = Task { await previous?.value; return await work() }
    last = Task { _ = await task.value }
    return task }
  func drain() async { await last?.value } }
actor Recorder { private(set) var values: [String] = []; func callAsFunction(_ value: String) { values.append(value) } }
let queue = SerialQueue(), record = Recorder()
await queue.add { for _ in 0..<5 { await Task.yield() }; await record("slow") }
let second = await queue.add { await record("quick"); return Date(timeIntervalSince1970: 5) }
await queue.add { await record("last") }
print(await second.value.timeIntervalSince1970)
print(trace.count); await queue.drain(); print(await record.values)
