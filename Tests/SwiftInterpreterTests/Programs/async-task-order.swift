actor Log { private(set) var lines: [String] = []; func add(_ s: String) { lines.append(s) } }
let log = Log(); func work(_ n: Int) async throws -> Int { await log.add("start \(n)"); if n == 3 { throw Bad() }; await log.add("end \(n)"); return n * 2 }; struct Bad: Error {}
var total = 0; for n in 1...4 { do { total += try await work(n) } catch { await log.add("failed \(n)") } }; print(total, await log.lines)
func retry<T>(_ times: Int, _ op: (Int) async throws -> T) async throws -> T { for i in 1..<times { if let v = try? await op(i) { return v } }; return try await op(times) }
let value = try await retry(3) { i -> String in guard i == 2 else { throw Bad() }; return "got \(i)" }; print(value); func both() async -> (Int, Int) { async let a = 1; async let b = 2; return await (a, b) }; let (x, y) = await both(); print(x + y)
