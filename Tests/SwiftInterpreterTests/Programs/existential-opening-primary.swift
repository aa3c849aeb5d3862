protocol Event<Payload> { associatedtype Payload; static var name: String { get }; var payload: Payload { get }; func with(_ p: Payload) -> Self }
struct Tap: Event { static let name = "tap"; var payload: Int; func with(_ p: Int) -> Tap { Tap(payload: p) } }
struct Typed: Event { static var name: String { "typed" }; var payload: String; func with(_ p: String) -> Self { .init(payload: p) } }
struct Moved<N: Numeric>: Event { static var name: String { "moved \(N.self)" }; var payload: (x: N, y: N); func with(_ p: (x: N, y: N)) -> Self { Moved(payload: p) } }
func describe<E: Event>(_ e: E) -> String { "\(E.name): \(e.payload) \(E.Payload.self)" }
func same<E: Event>(_ a: E, _ b: any Event) -> Bool { b is E }
func payloadOf(_ e: any Event) -> Any { e.payload }
let events: [any Event] = [Tap(payload: 1), Typed(payload: "q"), Moved(payload: (x: 1.5, y: 2))]
for e in events { print(describe(e)) }
print(events.map { type(of: $0).name }, events.map { payloadOf($0) is Int })
func same2(_ a: any Event, _ b: any Event) -> Bool { func go<E: Event>(_ x: E) -> Bool { same(x, b) }; return go(a) }
print(same2(events[0], Tap(payload: 9)), same2(events[0], events[1]), same2(events[2], Moved(payload: (x: 1, y: 1))))
let ints: [any Event<Int>] = [Tap(payload: 4), Tap(payload: 6)]; print(ints.reduce(0) { $0 + $1.payload }, ints[0].with(10).payload)
func bump(_ e: some Event<Int>) -> some Event<Int> { e.with(e.payload + 1) }; print(bump(Tap(payload: 1)).payload, bump(bump(Tap(payload: 1))).payload)
func dup(_ e: any Event) -> any Event { func go<E: Event>(_ x: E) -> any Event { x.with(x.payload) }; return go(e) }; print(events.map { "\(type(of: dup($0)))" })
switch events[1] { case let t as Tap: print("tap", t.payload); case let t as Typed where t.payload.isEmpty: print("empty"); case let t as Typed: print("typed", t.payload); default: print("?") }
var handlers: [String: [(any Event) -> String]] = [:]
func on<E: Event>(_: E.Type, _ f: @escaping (E) -> String) { handlers[E.name, default: []].append { e in (e as? E).map(f) ?? "mismatch" } }
on(Tap.self) { "tapped \($0.payload * 2)" }; on(Tap.self) { _ in "again" }; on(Moved<Double>.self) { "to \($0.payload.x)" }
for e in events + [Moved(payload: (x: 1, y: 2))] { print(type(of: e).name, handlers[type(of: e).name]?.map { $0(e) } ?? []) }
let eqs: [any Equatable] = [1, 1, "1", 1.0]; func eq(_ a: any Equatable, _ b: any Equatable) -> Bool { func go<T: Equatable>(_ x: T) -> Bool { (b as? T) == x }; return go(a) }; print(eq(eqs[0], eqs[1]), eq(eqs[0], eqs[2]), eq(eqs[0], eqs[3]))
let cmp: [any Comparable] = [3, "b"]; func maxWith<C: Comparable>(_ c: C, _ o: Any) -> C { (o as? C).map { max(c, $0) } ?? c }; print(maxWith(cmp[0], 9) as Any, maxWith(cmp[1], 9) as Any)
