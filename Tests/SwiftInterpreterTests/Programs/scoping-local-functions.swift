func outer(_ n: Int) -> [String] {
  var out: [String] = []
  func add(_ s: String, _ depth: Int = 0) { out.append(String(repeating: ">", count: depth) + s) }
  func even(_ k: Int) -> Bool { k == 0 ? true : odd(k - 1) }
  func odd(_ k: Int) -> Bool { k == 0 ? false : even(k - 1) }
  func walk<T>(_ items: [T], _ f: (T) -> String) { for (i, x) in items.enumerated() { add(f(x), i) } }
  struct Local { var x: Int; func twice() -> Int { helper(x) } ; func helper(_ v: Int) -> Int { v * 2 } }
  enum Mode { case a, b(Int); var n: Int { if case .b(let n) = self { return n }; return 0 } }
  add("\(even(n)) \(odd(n))"); walk([1, 2]) { "n\($0 * n)" }; walk(["x"]) { $0 + "!" }
  add("\(Local(x: n).twice())", 1); add("\(Mode.b(n).n + Mode.a.n)")
  let add2 = add; add2("via let", 2)
  defer { out.append("never seen") }
  return out
}
print(outer(3)); print(outer(4))
func counterPair() -> (() -> Int, (Int) -> Void) { var c = 0; func next() -> Int { c += 1; return c }; func set(_ v: Int) { c = v }; return (next, set) }
let (next, set) = counterPair(); print(next(), next()); set(10); print(next(), counterPair().0())
var total = 0; func accumulate(_ n: Int) { total += n; func twice() { total += n * 2 }; twice() }; [1, 2].forEach(accumulate); print(total)
func apply(_ f: (Int) -> Int, times: Int) -> (Int) -> Int { func go(_ x: Int, _ k: Int) -> Int { k == 0 ? x : go(withoutActually(f, x), k - 1) }; let r = go(1, times); return { $0 + r } }; func withoutActually(_ f: (Int) -> Int, _ x: Int) -> Int { f(x) }
print(apply({ $0 * 3 }, times: 4)(1)); func early(_ x: Int?) -> String { guard let x else { return "nil" }; func desc() -> String { "x\(x)" }; guard x > 0 else { return "neg " + desc() }; return desc() }; print(early(nil), early(-1), early(5))
func generic<T>(_ x: T) -> [T] { func dup() -> [T] { [x, x] }; func map<U>(_ f: (T) -> U) -> [U] { dup().map(f) }; print(map { "\($0)?" }); return dup() }; print(generic(7).count, generic("g").last!)
