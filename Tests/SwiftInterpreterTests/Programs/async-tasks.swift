func fetch(_ n: Int) async throws -> Int { if n < 0 { struct Bad: Error {}; throw Bad() }; return n * 2 }
actor Store { var items: [Int] = []; func add(_ n: Int) { items.append(n) }; var count: Int { items.count } }
let store = Store()
print(try await fetch(3)); await store.add(1); await store.add(2); print(await store.count)
do { _ = try await fetch(-1) } catch { print("failed") }
async let a = fetch(1); async let b = fetch(2); print(try await a + b)
let t = Task { try await fetch(5) }; print(try await t.value)
let all = await withTaskGroup(of: Int.self) { group in for i in 0..<3 { group.addTask { i * i } }; var sum = 0; for await v in group { sum += v }; return sum }
print(all)
let s = AsyncStream<Int> { c in for i in 0..<3 { c.yield(i) }; c.finish() }; for await v in s { print(v) }
@MainActor final class Model { var state = "idle"; func load() async { state = "loading"; let v = try? await fetch(4); state = "done \(v ?? 0)" } }
let m = Model(); await m.load(); print(m.state)
