struct Step: Sendable { let name: String; let run: @Sendable (Int) async throws -> Int }
struct TooBig: Error {}
let steps = [
    Step(name: "double") { $0 * 2 },
    Step(name: "add ten") { value in await Task.yield(); return value + 10 },
    Step(name: "check") { if $0 > 50 { throw TooBig() }; return $0 },
]
func run(_ start: Int) async -> String {
    var value = start
    for step in steps {
        do { value = try await step.run(value) } catch { return "\(step.name) failed with \(type(of: error))" }
    }
    return "result \(value)"
}
for start in [1, 20, 30] { print(start, await run(start)) }
extension Array {
    func asyncMap<T>(_ body: (Element) async -> T) async -> [T] {
        var out: [T] = []
        for element in self { out.append(await body(element)) }
        return out
    }
}
print(await [5, 6].asyncMap { await run($0) })
