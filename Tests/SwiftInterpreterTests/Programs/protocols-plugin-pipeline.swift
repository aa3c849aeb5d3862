protocol Stage<Input, Output> {
    associatedtype Input
    associatedtype Output
    var name: String { get }
    func process(_ input: Input) throws -> Output
}
extension Stage {
    var name: String { String(describing: Self.self) }
    func followed<Next: Stage>(by next: Next) -> Joined<Self, Next> where Next.Input == Output { Joined(first: self, second: next) }
}
extension Stage where Input == Output {
    func repeated(_ times: Int) -> some Stage<Input, Output> { Repeated(base: self, times: times) }
}

struct Joined<First: Stage, Second: Stage>: Stage where First.Output == Second.Input {
    let first: First, second: Second
    var name: String { "\(first.name) → \(second.name)" }
    func process(_ input: First.Input) throws -> Second.Output { try second.process(first.process(input)) }
}
struct Repeated<Base: Stage>: Stage where Base.Input == Base.Output {
    let base: Base, times: Int
    var name: String { base.name + "×\(times)" }
    func process(_ input: Base.Input) throws -> Base.Input { try (0..<times).reduce(input) { value, _ in try base.process(value) } }
}
struct Split: Stage { func process(_ input: String) -> [Substring] { input.split(separator: ",") } }
struct Parse: Stage {
    struct Failure: Error { let text: String }
    func process(_ input: [Substring]) throws -> [Int] {
        try input.map { piece in
            guard let n = Int(piece.drop { $0 == " " }) else { throw Failure(text: String(piece)) }
            return n
        }
    }
}
struct Double: Stage { func process(_ input: [Int]) -> [Int] { input.map { $0 * 2 } } }
struct Summarise<C: Collection>: Stage where C.Element: BinaryInteger {
    var name: String { "Σ" }
    func process(_ input: C) -> (count: Int, sum: C.Element) { (input.count, input.reduce(0, +)) }
}
struct Block<I, O>: Stage { var name = "block"; let body: (I) throws -> O; func process(_ input: I) throws -> O { try body(input) } }

let numbers = Split().followed(by: Parse())
let total = numbers.followed(by: Double().repeated(3)).followed(by: Summarise())
let all: [any Stage<String, [Int]>] = [numbers, numbers.followed(by: Double()), Block { $0.map { Int($0.asciiValue!) } }, Block(name: "none") { _ in [] }]
for stage in all { print(stage.name, try stage.process("1, 20,3")) }
print(total.name, try total.process("1,2, 3"))
for text in ["4,x", "", "7"] {
    do { let (count, sum) = try total.process(text); print(count, sum) }
    catch let error as Parse.Failure { print("bad piece '\(error.text)'") }
}
func describe(_ stage: any Stage) -> String { "\(stage.name) [\(type(of: stage))]" }
print(describe(Split()), describe(Block<Int, Swift.Double> { 1 / Swift.Double($0) }), separator: "\n")
