var trace: [String] = []
func note<T>(_ s: String, _ v: T) -> T { trace.append(s); return v }
func both(_ a: @autoclosure () -> Bool, _ b: @autoclosure () -> Bool) -> Bool { a() && b() }
func flush() { print(trace.joined(separator: " ")); trace = [] }
_ = both(note("a", false), note("b", true)); flush()
_ = both(note("a", true), note("b", true)); flush()
infix operator ???: NilCoalescingPrecedence
func ??? <T>(a: T?, b: @autoclosure () throws -> T) rethrows -> T { if let a { return a }; return try b() }
_ = note("x", Int?.none) ??? note("y", 1) ; flush()
_ = note("x", 4 as Int?) ??? note("y", 1); flush()
struct Lazy<T> { private let make: () -> T; init(_ make: @autoclosure @escaping () -> T) { self.make = make }; var value: T { make() } }
var n = 1
let l = Lazy(note("make", n * 10)); flush()
print(l.value); n = 5; print(l.value); flush()
func assertThat(_ c: @autoclosure () -> Bool, _ message: @autoclosure () -> String = note("default", "failed"), enabled: Bool = true) -> String { if !enabled { return "skipped" }; return c() ? "ok" : message() }
print(assertThat(note("c", true)), assertThat(note("c", false)), assertThat(note("c", false), note("m", "mine")), assertThat(note("c", false), enabled: false)); flush()
func sum(_ a: Int, _ b: Int, c: Int = note("dc", 3), d: Int = note("dd", 4)) -> Int { a + b + c + d }
print(sum(note("2", 2), note("1", 1))); flush()
print(sum(note("2", 2), note("1", 1), d: note("d", 0))); flush()
let arr = [note("i0", 1), note("i1", 2)]; let t = (note("t0", 1), note("t1", 2)); let dd = [note("k", "a"): note("v", 1)]; flush()
_ = arr.count + t.0 + dd.count; let r = note("l", 2) * note("m", 3) + note("r", 4); print(r); flush()
var grid = [[0, 0], [0, 0]]; grid[note("row", 1)][note("col", 0)] = note("rhs", 5); print(grid); flush()
let e: Bool = note("p", false) && note("q", true) || note("s", true); print(e); flush()
