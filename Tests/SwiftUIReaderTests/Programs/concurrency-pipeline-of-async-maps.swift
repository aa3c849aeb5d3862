import Foundation
protocol Stage<Input, Output>: Sendable {
    associatedtype Input: Sendable
    associatedtype Output: Sendable
    func run(_ input: Input) async throws -> Output
}
struct Closure<Input: Sendable, Output: Sendable>: Stage {
    let body: @Sendable (Input) async throws -> Output
    func run(_ input: Input) async throws -> Output { try await body(input) }
}
struct Then<A: Stage, B: Stage>: Stage where A.Output == B.Input {
    let first: A, second: B
    func run(_ input: A.Input) async throws -> B.Output { try await second.run(first.run(input)) }
}
struct Traced<Base: Stage>: Stage {
    let base: Base, name: String, journal: Journal
    func run(_ input: Base.Input) async throws -> Base.Output {
        await journal.note(name)
        do { return try await base.run(input) } catch {
            await journal.note("\(name)!")
            throw error
        }
    }
}
actor Journal {
    private var counts: [(name: String, count: Int)] = []
    func note(_ name: String) {
        if let i = counts.firstIndex(where: { $0.name == name }) { counts[i].count += 1 } else { counts.append((name, 1)) }
    }
    var summary: String { counts.map { "\($0.name)×\($0.count)" }.joined(separator: " ") }
}
extension Stage {
    func then<Next: Stage>(_ next: Next) -> some Stage<Input, Next.Output> where Next.Input == Output { Then(first: self, second: next) }
    func map<T: Sendable>(_ body: @escaping @Sendable (Output) async throws -> T) -> some Stage<Input, T> { then(Closure(body: body)) }
    func traced(_ name: String, in journal: Journal) -> some Stage<Input, Output> { Traced(base: self, name: name, journal: journal) }
}
struct NegativeInput: Error { let value: Int }
let journal = Journal()
let parse = Closure<String, Int> { Int($0) ?? 0 }.traced("parse", in: journal)
let root = Closure { (n: Int) in
    guard n >= 0 else { throw NegativeInput(value: n) }
    await Task.yield()
    return Double(n).squareRoot()
}.traced("root", in: journal)
let pipeline = parse.then(root).map { $0.rounded(.down) == $0 ? "exact \(Int($0))" : "about \(Int($0 * 100))%" }.traced("all", in: journal)
for text in ["16", "10", "x", "-4", "1000000"] {
    do { print(text, try await pipeline.run(text)) } catch let error as NegativeInput { print(text, "negative", error.value) }
}
print(await journal.summary)
let stages: [any Stage<String, Int>] = [parse, Closure { $0.count }, Closure<String, [Character]> { Array($0) }.map { $0.count * 10 }]
for stage in stages { print(try await stage.run("42")) }
let total = try await stages.asyncSum { try await $0.run("7") }
extension Sequence {
    func asyncSum(_ value: (Element) async throws -> Int) async rethrows -> Int {
        var sum = 0
        for element in self { sum += try await value(element) }
        return sum
    }
}
print(total, await journal.summary)
