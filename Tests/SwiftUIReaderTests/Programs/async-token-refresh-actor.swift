import Foundation

struct Token: Equatable, Sendable { let value: String; let expires: Date; func isValid(at date: Date) -> Bool { expires > date } }
enum AuthError: Error, Equatable { case signedOut, refused(attempts: Int) }
actor AuthManager {
  private var token: Token?, refreshTask: Task<Token, Error>?
  private(set) var refreshes = 0
  private let clock: @Sendable () -> Date; private var failures: Int
  init(failures: Int = 0, clock: @escaping @Sendable () -> Date) { self.failures = failures; self.clock = clock }
  func validToken() async throws -> Token { if let task = refreshTask { return try await task.value }
    if let token, token.isValid(at: clock()) { return token }
    return try await refresh() }
  func refresh() async throws -> Token { if let refreshTask { return try await refreshTask.value }
    let task = Task { () throws -> Token in
      defer { refreshTask = nil }
      await Task.yield()
      refreshes += 1
      if failures > 0 { failures -= 1; throw AuthError.refused(attempts: refreshes) }
      let new = Token(value: "t\(refreshes)", expires: clock() + 60)
      token = new
      return new }
    refreshTask = task
    return try await task.value }
  func signOut() { token = nil; refreshTask?.cancel() } }
actor API { let auth: AuthManager; private(set) var log: [String] = []; var revoked: Set<String> = []; init(auth: AuthManager) { self.auth = auth }
  func revoke(_ value: String) { revoked.insert(value) }
  func load(_ path: String, allowRetry: Bool = true) async throws -> String { let token = try await auth.validToken()
    if revoked.contains(token.value) { log.append("401 \(path)"); guard allowRetry else { throw AuthError.signedOut }; _ = try await auth.refresh(); return try await load(path, allowRetry: false) }
    log.append("200 \(path)"); return "\(path)+\(token.value)" } }
final class Time: @unchecked Sendable { var now = Date(timeIntervalSinceReferenceDate: 0) }
let time = Time(), auth = AuthManager { time.now }, api = API(auth: auth)
let values = try await withThrowingTaskGroup(of: String.self) { group in for n in 1...5 { group.addTask { try await api.load("p\(n)") } }; return try await group.reduce(into: []) { $0.append($1) } }
print(values.sorted(), await auth.refreshes)
time.now += 59; print(try await api.load("a")); time.now += 1; print(try await api.load("b"), await auth.refreshes)
await api.revoke("t2"); print(try await api.load("c"), await api.log.suffix(2), await auth.refreshes)
await api.revoke("t3"); await api.revoke("t4"); do { print(try await api.load("d")) } catch { print(error as! AuthError == .signedOut, await api.log.suffix(2), await auth.refreshes) }
await auth.signOut(); print(try await auth.validToken().value, try await auth.validToken() == auth.validToken(), await auth.refreshes)
let flaky = AuthManager(failures: 2, clock: { time.now })
for _ in 1...3 { do { print(try await flaky.validToken().value) } catch AuthError.refused(let attempts) { print("refused", attempts) } }
print(Token(value: "x", expires: time.now).isValid(at: time.now), try await flaky.validToken().expires.timeIntervalSince(time.now))
