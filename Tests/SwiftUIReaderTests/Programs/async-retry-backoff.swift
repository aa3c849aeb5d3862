import Foundation

struct HTTPError: LocalizedError { var status: Int; var isTransient: Bool { status >= 500 || status == 429 }; var errorDescription: String? { "HTTP \(status)" } }
struct RetryPolicy {
  var attempts = 3, base = 100, cap = 1000
  func delay(_ attempt: Int) -> Int { min(cap, base << (attempt - 1)) }
  static let once = RetryPolicy(attempts: 1)
}
actor Clock { private(set) var slept: [Int] = []; func sleep(_ ms: Int) { slept.append(ms) } }
actor Server {
  private var script: [Int]; private(set) var calls = 0
  init(_ script: Int...) { self.script = script }
  func get(_ path: String) throws -> Data {
    calls += 1
    let status = script.isEmpty ? 200 : script.removeFirst()
    guard status == 200 else { throw HTTPError(status: status) }
    return Data("\(path)#\(calls)".utf8)
  }
}
func retry<T>(_ policy: RetryPolicy = .init(), clock: Clock, _ work: () async throws -> T) async throws -> T {
  var attempt = 1
  while true {
    do { return try await work() }
    catch let error as HTTPError where error.isTransient && attempt < policy.attempts {
      await clock.sleep(policy.delay(attempt))
      attempt += 1
    }
  }
}
func run(_ server: Server, _ policy: RetryPolicy = .init()) async {
  let clock = Clock()
  var outcome = "unset"
  defer { print("->", outcome) }
  do { outcome = String(decoding: try await retry(policy, clock: clock) { try await server.get("/a") }, as: UTF8.self) }
  catch { outcome = error.localizedDescription }
  print(await server.calls, await clock.slept, terminator: " ")
}
await run(Server()); await run(Server(500, 429)); await run(Server(500, 500, 500, 500)); await run(Server(404, 200)); await run(Server(503, 400))
await run(Server(500), .once); await run(Server(500, 500, 500, 500, 500), RetryPolicy(attempts: 6, cap: 300))
let value = try await retry(clock: Clock()) { 42 }; print(value, RetryPolicy().delay(9), (HTTPError(status: 418) as Error).localizedDescription)
