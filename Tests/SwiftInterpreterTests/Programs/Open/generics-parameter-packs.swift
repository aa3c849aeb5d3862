struct Missing: Error {}
struct Column<Value> { let name: String; let get: (Row) -> Value }
struct Row { var id: Int; var title: String; var done: Bool }
func select<each V>(_ row: Row, _ columns: repeat Column<each V>) -> (repeat each V) { (repeat (each columns).get(row)) }
func describe<each T>(_ values: repeat each T) -> [String] { var out: [String] = []; for v in repeat each values { out.append("\(v)") }; return out }
func allEqual<each T: Equatable>(_ a: (repeat each T), _ b: (repeat each T)) -> Bool { for (x, y) in repeat (each a, each b) { if x != y { return false } }; return true }
func unwrapAll<each T>(_ o: repeat (each T)?) -> (repeat each T)? { func need<U>(_ u: U?) throws -> U { guard let u else { throw Missing() }; return u }; do { return try (repeat need(each o)) } catch { return nil } }
struct Validator<each Input> { let checks: (repeat (each Input) -> Bool); init(_ checks: repeat @escaping (each Input) -> Bool) { self.checks = (repeat each checks) }
  func failures(_ input: repeat each Input) -> Int { var n = 0; for (check, value) in repeat (each checks, each input) { if !check(value) { n += 1 } }; return n } }
let id = Column(name: "id") { $0.id }, title = Column(name: "title") { $0.title.uppercased() }, done = Column(name: "done") { $0.done ? "yes" : "no" }
let row = Row(id: 4, title: "milk", done: true)
let (a, b) = select(row, id, title); print(a + 1, b)
print(select(row, done, id, title)); print(select(row, title))
print(describe(1, "x", 2.5, [1], true)); print(describe()); print(describe("one"))
print(allEqual((1, "a"), (1, "a")), allEqual((1, "a", 2.0), (1, "a", 3)))
if let (x, y, z) = unwrapAll(Int("1"), Double("2.5"), Optional("s")) { print(x, y, z) }
print(unwrapAll(Int("x"), Optional(1)) == nil)
let v = Validator<String, Int>({ !$0.isEmpty }, { $0 > 3 }); print(v.failures("", 1), v.failures("a", 1), v.failures("a", 4))
func zipAll<each S: Sequence>(_ s: repeat each S) -> [(repeat (each S).Element)] { var its = (repeat (each s).makeIterator()); var out: [(repeat (each S).Element)] = []; _ = its; its = (repeat (each s).makeIterator()); if let first = unwrapAll(repeat (each s).first { _ in true }) { out.append(first) }; return out }
print(zipAll([1, 2], ["a", "b"], [true]).count)
func tap<each A, R>(_ name: String, _ f: @escaping (repeat each A) -> R) -> (repeat each A) -> R { { (args: repeat each A) in print("call \(name)"); return f(repeat each args) } }
let plus = tap("plus") { (x: Int, y: Int) in x + y }, up = tap("up") { (s: String) in s.uppercased() }; print(plus(2, 3), up("q"), tap("none") { 7 }())
