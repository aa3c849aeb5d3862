import Foundation

enum LegacyError: Int, Error { case offline = 1, denied = 7 }
@MainActor final class LegacyAPI {
  var pending: [String: (Result<String, LegacyError>) -> Void] = [:]
  func fetch(_ key: String, completion: @escaping (String?, Error?) -> Void) {
    switch key { case "": completion(nil, LegacyError.denied); case "nothing": completion(nil, nil); default: completion(key.capitalized, nil) }
  }
  func enqueue(_ key: String, _ handler: @escaping (Result<String, LegacyError>) -> Void) { pending[key] = handler }
  func resolve(_ key: String, _ result: Result<String, LegacyError>) { pending.removeValue(forKey: key)?(result) }
  func version(_ reply: (Int) -> Void) { reply(3) }
}
struct NoValue: LocalizedError { var errorDescription: String? { "neither value nor error" } }
extension LegacyAPI {
  func fetch(_ key: String) async throws -> String {
    try await withCheckedThrowingContinuation { continuation in
      fetch(key) { value, error in
        switch (value, error) {
        case (let value?, nil): continuation.resume(returning: value)
        case (_, let error?): continuation.resume(throwing: error)
        case (nil, nil): continuation.resume(throwing: NoValue())
        }
      }
    } }
  func queued(_ key: String) async throws -> String { try await withCheckedThrowingContinuation { c in enqueue(key) { c.resume(with: $0) } } }
  var version: Int { get async { await withCheckedContinuation { c in version { c.resume(returning: $0) } } } } }
let api = LegacyAPI()
for key in ["ann", "", "nothing"] {
  do { print(try await api.fetch(key)) } catch let error as LegacyError { print("legacy", error.rawValue) } catch { print(error.localizedDescription) } }
print(await api.version * 2)
let ok = Task { try await api.queued("a") }, bad = Task { try await api.queued("b") }
while api.pending.count < 2 { await Task.yield() }
print(api.pending.keys.sorted())
api.resolve("b", .failure(.offline)); api.resolve("a", .success("A!"))
print(try await ok.value, await bad.result, api.pending.isEmpty)
api.fetch("sync") { value, _ in print("callback", value ?? "-") }
let value: Void = await withCheckedContinuation { $0.resume() }; print(value)
let outcome = await withUnsafeContinuation { (c: UnsafeContinuation<Result<Int, LegacyError>, Never>) in c.resume(returning: .failure(.denied)) }
print(outcome, (try? outcome.get()) as Any, outcome.mapError { "\($0)".count as Int }.flatMapError { .success($0) as Result<Int, Never> })
extension Int: @retroactive Error {}
