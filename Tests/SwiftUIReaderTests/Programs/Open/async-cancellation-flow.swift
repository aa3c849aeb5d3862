import Foundation

actor Log { private(set) var lines: [String] = []; func add(_ line: String) { lines.append(line) }
  func flush() -> String { defer { lines.removeAll() }; return lines.joined(separator: ", ") } }
let log = Log()
func work(_ steps: Int, checking: Bool) async throws -> Int {
  var done = 0
  for _ in 0..<steps { if checking { try Task.checkCancellation() }; done += 1; await Task.yield() }
  return done
}
let cancelled = Task { () -> String in
  while !Task.isCancelled { await Task.yield() }
  do { return "\(try await work(3, checking: true))" } catch is CancellationError { return "cancelled \(Task.isCancelled)" } catch { return "other" } }
cancelled.cancel()
print(await cancelled.value, cancelled.isCancelled)
let stubborn = Task { while !Task.isCancelled { await Task.yield() }; return try await work(3, checking: false) }
stubborn.cancel(); print(try await stubborn.value)
let sleeper = Task { try await Task.sleep(nanoseconds: 60_000_000_000); return 1 }
sleeper.cancel()
switch await sleeper.result { case .success(let n): print("slept", n); case .failure(let error): print("woke", error is CancellationError) }
let handler = Task { await withTaskCancellationHandler { while !Task.isCancelled { await Task.yield() }; await log.add("body ends"); return 5 } onCancel: { print("handler") } }
handler.cancel(); print(await handler.value, await log.flush())
let parent = Task {
  async let child: Void = { while !Task.isCancelled { await Task.yield() }; await log.add("child sees it") }()
  let detached = Task.detached { Task.isCancelled }
  await child
  await log.add("detached \(await detached.value)"); await log.add("unstructured \(await Task { Task.isCancelled }.value)")
  do { try Task.checkCancellation(); await log.add("no") } catch { await log.add("parent \(Task.isCancelled)") } }
parent.cancel(); await parent.value; print(await log.flush())
let group = await withTaskGroup(of: Bool.self, returning: [Bool].self) { group in
  group.addTask { while !Task.isCancelled { await Task.yield() }; return true }
  group.cancelAll()
  print(group.addTaskUnlessCancelled { false }, group.isCancelled)
  group.addTask { Task.isCancelled }
  return await group.reduce(into: []) { $0.append($1) } }
print(group)
final class Search { var task: Task<String?, Never>?
  func query(_ text: String) async -> String? { task?.cancel(); let task = Task { () -> String? in await Task.yield(); return Task.isCancelled ? nil : text.uppercased() }; self.task = task; return await task.value } }
let search = Search(); print(await search.query("a") ?? "nil", await search.query("b") ?? "nil", search.task?.isCancelled ?? true)
let never = Task<Int, Error> { throw CancellationError() }; print((try? await never.value) as Any, never.isCancelled)
