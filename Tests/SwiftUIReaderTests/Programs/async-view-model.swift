// async patterns in view models
actor Cache { private var tasks: [String: Task<String, Error>] = [:]; func load(_ k: String) async throws -> String { if let t = tasks[k] { return try await t.value }; let t = Task { try await fetch(k) }; tasks[k] = t; return try await t.value } }
enum Failure: Error { case empty; var text: String { switch self { case .empty: "empty" } } }
func fetch(_ k: String) async throws -> String { guard !k.isEmpty else { throw Failure.empty }; try await Task.sleep(nanoseconds: 1); return k.uppercased() }
@MainActor final class VM { enum Phase { case idle, loading, loaded([String]), failed(String) }; var phase = Phase.idle; let cache = Cache(); private var task: Task<Void, Never>?
  func load(_ keys: [String]) async { phase = .loading; do { let r = try await withThrowingTaskGroup(of: (Int, String).self) { g in for (i, k) in keys.enumerated() { g.addTask { (i, try await self.cache.load(k)) } }; var out = [Int: String](); for try await (i, s) in g { out[i] = s }; return out }; phase = .loaded(r.sorted { $0.key < $1.key }.map(\.value)) } catch let f as Failure { phase = .failed(f.text) } catch { phase = .failed("?") } }
  var text: String { switch phase { case .idle: "idle"; case .loading: "…"; case .loaded(let l): l.joined(separator: ","); case .failed(let m): "!" + m } } }
let vm = VM(); print(vm.text); await vm.load(["a", "b"]); print(vm.text); await vm.load(["a", ""]); print(vm.text)
let stream = AsyncStream { c in for i in 1...3 { c.yield(i) }; c.finish() }; for await i in stream.map({ $0 * 2 }).filter({ $0 > 2 }) { print(i) }
func retry<T>(times: Int = 3, _ op: () async throws -> T) async throws -> T { var last: Error?; for n in 1...times { do { return try await op() } catch { last = error; print("try", n) } }; throw last! }
var n = 0; print(try await retry { n += 1; if n < 3 { throw Failure.empty }; return n }); do { _ = try await retry(times: 1) { throw Failure.empty } as Int } catch { print("gave up", error) }
let value = await withCheckedContinuation { (c: CheckedContinuation<Int, Never>) in c.resume(returning: 5) }; print(value); async let x = fetch("x"); async let y = fetch("y"); print(try await [x, y])
let task = Task { () -> Int in 4 }; print(await task.value, task.isCancelled); do { try Task.checkCancellation(); print("fine") } catch { print("cancelled") }
print(await Task { await MainActor.run { 3 } }.value); let result: Result<Int, Error> = await { do { return .success(try await fetch("k").count) } catch { return .failure(error) } }(); print((try? result.get()) ?? 0)
