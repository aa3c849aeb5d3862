func countdown(_ n: Int) -> AsyncStream<Int> { AsyncStream { c in for i in stride(from: n, through: 1, by: -1) { c.yield(i) }; c.finish() } }
for await v in countdown(3) { print(v, terminator: " ") }; print()
print(await countdown(4).map { $0 * 2 }.filter { $0 > 2 }.reduce(0, +), await countdown(5).first { $0 < 4 } ?? 0, await countdown(3).contains(2), await countdown(3).max() ?? 0)
var out: [String] = []; for await (i, s) in zipAsync(countdown(3), ["a", "b"]) { out.append("\(i)\(s)") }; print(out)
func zipAsync<S: AsyncSequence, T>(_ s: S, _ t: [T]) -> AsyncStream<(S.Element, T)> where S.Failure == Never, S: Sendable, T: Sendable { AsyncStream { c in Task { var it = t.makeIterator(); for await x in s { guard let y = it.next() else { break }; c.yield((x, y)) }; c.finish() } } }
struct Failing: Error {}
let failing = AsyncThrowingStream<Int, any Error> { c in c.yield(1); c.yield(2); c.finish(throwing: Failing()) }
var got: [Int] = []; do { for try await v in failing { got.append(v) } } catch { print("failed after", got, error is Failing) }
let unfolded = AsyncStream(unfolding: { () -> Int? in nil }); print(await unfolded.first { _ in true } as Any)
print(await collect(countdown(5).dropFirst(2).prefix(2)), await collect(countdown(4).prefix { $0 > 2 }), await collect(countdown(4).drop { $0 > 2 }), await collect(countdown(3).compactMap { $0 == 2 ? nil : "v\($0)" }))
func collect<S: AsyncSequence>(_ s: S) async rethrows -> [S.Element] { var o: [S.Element] = []; for try await v in s { o.append(v) }; return o }
let (stream, cont) = AsyncStream<String>.makeStream(); let consumer = Task { () -> [String] in var o: [String] = []; for await s in stream { o.append(s); if s == "stop" { break } }; return o }
for s in ["a", "b", "stop", "ignored"] { cont.yield(s) }; print(await consumer.value)
let t = Task { () -> String in while !Task.isCancelled { await Task.yield() }; do { try Task.checkCancellation(); return "no" } catch is CancellationError { return "cancelled" } catch { return "?" } }; t.cancel(); print(await t.value, t.isCancelled)
let sleeper = Task { try await Task.sleep(nanoseconds: 60_000_000_000); return 1 }; sleeper.cancel(); print((try? await sleeper.value) as Any)
let counts = await withTaskGroup(of: Int?.self) { g in for i in 0..<4 { g.addTask { Task.isCancelled ? nil : i } }; var n = 0; for await v in g { if v != nil { n += 1 } }; g.cancelAll(); let added = g.addTaskUnlessCancelled { 9 }; return (n, added, g.isCancelled) }; print(counts)
let handler = await withTaskCancellationHandler { 5 } onCancel: { print("never") }; print(handler)
