func load(_ s: String) -> String { "sync \(s)" }
func load(_ s: String) async -> String { "async \(s)" }
func parse(_ s: String) throws -> Int { guard let n = Int(s) else { throw CancellationError() }; return n }
func parse(_ s: String) -> Int? { Int(s) }
func parse(_ s: String, default d: Int) -> Int { Int(s) ?? d }
let syncClosure: () -> String = { load("a") }
let asyncClosure: () async -> String = { await load("b") }
print(syncClosure(), await asyncClosure()); func caller() -> String { load("c") }; func acaller() async -> String { await load("d") }; print(caller(), await acaller())
let maybe: Int? = parse("x"); let must: Int = try parse("4"); print(maybe as Any, must, parse("q", default: 7), (try? parse("z") as Int) as Any)
func run(_ f: () throws -> Int) -> String { "throwing \((try? f()) ?? -1)" }
func run(_ f: () -> Int?) -> String { "optional \(f() ?? -2)" }
print(run { nil }, run { throw CancellationError() }, run { try parse("8") })
struct Box { var v: Int; func get() throws -> Int { if v < 0 { throw CancellationError() }; return v }; func get() async -> Int { v * 100 }; var value: Int { get throws { if v < 0 { throw CancellationError() }; return v + 1 } }; var later: Int { get async { v * 2 } }; subscript(i: Int) -> Int { get throws { guard i < v else { throw CancellationError() }; return i * v } } }
print((try? Box(v: -1).value) as Any, try Box(v: 3).value, await Box(v: 4).later, try Box(v: 3)[2], (try? Box(v: 3)[5]) as Any); func sync(_ b: Box) -> Int { (try? b.get()) ?? 0 }; print(sync(Box(v: 6)), sync(Box(v: -6)), try await Box(v: 2).get())
func each<T>(_ xs: [T], _ f: (T) throws -> Void) rethrows { for x in xs { try f(x) } }; func each<T>(_ xs: [T], _ f: (T) async throws -> Void) async rethrows { for x in xs.reversed() { try await f(x) } }
var seen: [Int] = []; func syncEach() { each([1, 2]) { seen.append($0) } }; syncEach(); await each([3, 4]) { seen.append($0 + (await Box(v: 1).later)) }; print(seen); do { try syncThrow() } catch { print("stopped", seen) }; func syncThrow() throws { try each([9, 10, 11]) { if $0 == 10 { throw CancellationError() }; seen.append($0) } }
