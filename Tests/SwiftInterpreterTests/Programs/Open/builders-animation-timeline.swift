struct Step: Equatable { var name: String, start: Double, length: Double; var end: Double { start + length } }
protocol Animation { var length: Double { get }; func steps(at start: Double) -> [Step] }
extension Animation {
    func delayed(_ d: Double) -> Sequence2<Wait, Self> { Sequence2(a: Wait(length: d), b: self) }
    func speed(_ s: Double) -> Scaled<Self> { Scaled(base: self, factor: 1 / s) }
    func repeated(_ n: Int) -> Group<Self> { Group(items: Array(repeating: self, count: n)) }
    var timeline: [Step] { steps(at: 0) }
}
struct Move: Animation { let name: String, length: Double; init(_ n: String, _ l: Double = 1) { name = n; length = l }
    func steps(at t: Double) -> [Step] { [Step(name: name, start: t, length: length)] } }
struct Wait: Animation { var length: Double; func steps(at: Double) -> [Step] { [] } }
struct Empty: Animation { var length: Double { 0 }; func steps(at: Double) -> [Step] { [] } }
struct Sequence2<A: Animation, B: Animation>: Animation { let a: A, b: B
    var length: Double { a.length + b.length }
    func steps(at t: Double) -> [Step] { a.steps(at: t) + b.steps(at: t + a.length) } }
struct Group<A: Animation>: Animation { var items: [A]
    var length: Double { items.reduce(0) { $0 + $1.length } }
    func steps(at t: Double) -> [Step] { var t = t, all: [Step] = []; for i in items { all += i.steps(at: t); t += i.length }; return all } }
struct Scaled<A: Animation>: Animation { let base: A, factor: Double
    var length: Double { base.length * factor }
    func steps(at t: Double) -> [Step] { base.steps(at: 0).map { Step(name: $0.name, start: t + $0.start * factor, length: $0.length * factor) } } }
enum Either<A: Animation, B: Animation>: Animation { case a(A), b(B)
    var length: Double { switch self { case .a(let x): x.length; case .b(let x): x.length } }
    func steps(at t: Double) -> [Step] { switch self { case .a(let x): x.steps(at: t); case .b(let x): x.steps(at: t) } } }
extension Optional: Animation where Wrapped: Animation { var length: Double { self?.length ?? 0 }; func steps(at t: Double) -> [Step] { self?.steps(at: t) ?? [] } }
struct Parallel: Animation { let all: [any Animation]
    init(@Timeline _ a: () -> some Animation, @Timeline with b: () -> some Animation) { all = [a(), b()] }
    var length: Double { all.map(\.length).max() ?? 0 }
    func steps(at t: Double) -> [Step] { all.flatMap { $0.steps(at: t) }.sorted { ($0.start, $0.name) < ($1.start, $1.name) } } }

@resultBuilder
enum Timeline {
    static func buildBlock() -> Empty { Empty() }
    static func buildPartialBlock<A: Animation>(first: A) -> A { first }
    static func buildPartialBlock<A, B>(accumulated: A, next: B) -> Sequence2<A, B> { Sequence2(a: accumulated, b: next) }
    static func buildExpression<A: Animation>(_ a: A) -> A { a }
    static func buildExpression(_ seconds: Double) -> Wait { Wait(length: seconds) }
    static func buildIf<A: Animation>(_ a: A?) -> A? { a }
    static func buildEither<A, B>(first: A) -> Either<A, B> { .a(first) }
    static func buildEither<A, B>(second: B) -> Either<A, B> { .b(second) }
    static func buildArray<A: Animation>(_ items: [A]) -> Group<A> { Group(items: items) }
}
@Timeline func intro(fast: Bool, letters: String) -> some Animation {
    Move("fade", 0.5)
    if fast { Move("zip", 0.25) } else { 1; Move("slow", 2) }
    for c in letters { Move("letter \(c)", 0.5); 0.25 }
    if letters.isEmpty { Move("no letters") }
}
func show(_ a: some Animation) { print(a.length, a.timeline.map { "\($0.name)@\($0.start)-\($0.end)" }) }
show(intro(fast: true, letters: "ab")); show(intro(fast: false, letters: ""))
show(Move("x").repeated(2).delayed(0.5).speed(2)); show(Empty())
show(Parallel { Move("a", 3); Move("b") } with: { 1; Move("c").speed(4).repeated(2) })
let parts: [any Animation] = [Move("m").delayed(1), Either<Wait, Move>.b(Move("e", 2)), Move?.none, intro(fast: true, letters: "z")]
for p in parts { print(type(of: p).self is Move?.Type, p.length, p.timeline.count) }
