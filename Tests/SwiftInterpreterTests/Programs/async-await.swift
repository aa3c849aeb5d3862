// swift-format-ignore-file
func load() async throws -> Int { 5 }
func twice(_ f: () async throws -> Int) async rethrows -> Int { try await f() * 2 }
actor Counter { var n = 0; func inc() -> Int { n += 1; return n } }
let c = Counter()
print(await c.inc(), await c.inc())
print(try await twice { try await load() })
@MainActor final class VM { var state = "idle"; func go() async { state = "loading"; let v = (try? await load()) ?? 0; state = "done \(v)" } }
let vm = await VM()
await vm.go()
print(await vm.state)
async let x = load()
print(try await x)
