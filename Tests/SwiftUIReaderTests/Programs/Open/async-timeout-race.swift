import Foundation

struct TimedOut: Error, CustomNSError { static let errorDomain = "app.timeout"; var errorCode: Int { 42 }; var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "took too long"] } }
func withTimeout<T: Sendable>(_ limit: Duration, _ work: @escaping @Sendable () async throws -> T) async throws -> T {
  try await withThrowingTaskGroup(of: T.self) { group in
    group.addTask { try await work() }
    group.addTask { try await Task.sleep(for: limit); throw TimedOut() }
    defer { group.cancelAll() }
    return try await group.next()!
  }
}
func race<T: Sendable>(_ racers: [@Sendable () async throws -> T]) async -> T? {
  await withTaskGroup(of: T?.self) { group in
    for racer in racers { group.addTask { try? await racer() } }
    for await result in group { if let result { group.cancelAll(); return result } }
    return nil
  }
}
func forever() async throws -> Int { try await Task.sleep(for: .seconds(3600)); return 0 }
print(try await withTimeout(.seconds(60)) { 7 })
do { print(try await withTimeout(.milliseconds(5), forever)) }
catch { let bridged = error as NSError; print(bridged.domain, bridged.code, error.localizedDescription, error is TimedOut) }
do { _ = try await withTimeout(.seconds(60)) { throw URLError(.badURL) } as Int } catch let error as URLError { print("url", error.code.rawValue) }
print(await race([{ try await forever() }, { 2 }]) ?? -1, await race([{ throw TimedOut() }, { throw URLError(.unknown) }] as [@Sendable () async throws -> Int]) as Any, await race([]) as Int? as Any)
print(await race([{ throw TimedOut() }, { await Task.yield(); return "late" }]) ?? "nil")
let nested = try await withTimeout(.seconds(60)) { try await withTimeout(.seconds(30)) { ["a", "b"] }.count }; print(nested)
let optional = try? await withTimeout(.milliseconds(1), forever); print(optional as Any)
let duration: Duration = .seconds(90) + .milliseconds(250)
print(duration, duration / 2, duration > .seconds(90), duration.components.seconds, Duration.seconds(1.5) * 2 == .seconds(3))
print(duration.formatted(.time(pattern: .minuteSecond)), Duration.seconds(3725).formatted(.time(pattern: .hourMinuteSecond)), Duration.milliseconds(1) < .microseconds(999))
let clock = ContinuousClock(); let measured = clock.measure { _ = (0..<10).reduce(0, +) }; print(measured >= .zero, clock.now < clock.now.advanced(by: .seconds(5)))
do { try await Task.sleep(until: clock.now + .milliseconds(1), clock: clock); print("slept") } catch { print("no") }
