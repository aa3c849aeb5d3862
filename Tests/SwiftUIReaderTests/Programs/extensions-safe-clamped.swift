// measurement/utility helpers often found in apps
import Foundation
extension Collection { subscript(safe i: Index) -> Element? { indices.contains(i) ? self[i] : nil }; var isNotEmpty: Bool { !isEmpty } }
extension Array where Element: Hashable { func uniqued() -> [Element] { var seen = Set<Element>(); return filter { seen.insert($0).inserted } } }
extension Array { mutating func move(_ e: Element, to i: Int) where Element: Equatable { if let old = firstIndex(of: e) { remove(at: old); insert(e, at: Swift.min(i, count)) } }; func chunked(into n: Int) -> [[Element]] { stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) } } }
extension Sequence { func sorted<T: Comparable>(by k: KeyPath<Element, T>, descending: Bool = false) -> [Element] { sorted { descending ? $0[keyPath: k] > $1[keyPath: k] : $0[keyPath: k] < $1[keyPath: k] } }; func grouped<K: Hashable>(by k: (Element) -> K) -> [K: [Element]] { Dictionary(grouping: self, by: k) }; func count(where p: (Element) throws -> Bool) rethrows -> Int { try filter(p).count } }
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" }; var isNilOrEmpty: Bool { self?.isEmpty ?? true } }
extension Optional where Wrapped: Collection { var isBlank: Bool { self?.isEmpty ?? true } }
extension Comparable { func clamped(to r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) } }
extension Int { var ordinal: String { let s = ["th", "st", "nd", "rd"]; let v = self % 100; return "\(self)" + (s[safe: (v - 20) % 10] ?? s[safe: v] ?? s[0]) }; func times(_ f: (Int) -> Void) { for i in 0..<self { f(i) } } }
extension Double { var clean: String { truncatingRemainder(dividingBy: 1) == 0 ? String(format: "%.0f", self) : String(self) }; func rounded(to places: Int) -> Double { let p = pow(10, Double(places)); return (self * p).rounded() / p } }
extension Dictionary { func mapKeys<T>(_ f: (Key) -> T) -> [T: Value] { Dictionary<T, Value>(uniqueKeysWithValues: map { (f($0.key), $0.value) }) }; static func + (a: Self, b: Self) -> Self { a.merging(b) { $1 } } }
extension Bool { mutating func flip() { self = !self }; var int: Int { self ? 1 : 0 } }
struct P { let n: String; let a: Int }; let ps = [P(n: "b", a: 2), P(n: "a", a: 1), P(n: "c", a: 2)]
print([1, 2][safe: 5] as Any, [1, 2][safe: 1] ?? 0, [3, 1, 3].uniqued(), [1, 2, 3, 4, 5].chunked(into: 2), ps.sorted(by: \.n).map(\.n), ps.sorted(by: \.a, descending: true).map(\.n), ps.grouped { $0.a }[2]!.count, ps.count { $0.a > 1 })
var arr = ["a", "b", "c"]; arr.move("c", to: 0); print(arr, arr.isNotEmpty, (nil as String?).orEmpty.isEmpty, (Optional("x")).isNilOrEmpty, ([Int]?.none).isBlank, 15.clamped(to: 0...10), 2.5.clamped(to: 3...4), 1.ordinal, 22.ordinal, 3.ordinal)
var log = ""; 3.times { log += "\($0)" }; var flag = true; flag.flip(); print(log, flag, flag.int, 3.0.clean, 3.25.clean, 3.14159.rounded(to: 2), ["a": 1].mapKeys { $0.uppercased() }, (["a": 1] + ["a": 2])["a"]!)
@discardableResult func with<T>(_ v: T, _ f: (inout T) throws -> Void) rethrows -> T { var c = v; try f(&c); return c }; print(with([3, 1, 2]) { $0.sort() }, with(P(n: "z", a: 0)) { _ in }.n)
infix operator ?!: NilCoalescingPrecedence; struct Missing: Error {}; func ?! <T>(a: T?, e: @autoclosure () -> Error) throws -> T { guard let a else { throw e() }; return a }; print((try? (nil as Int?) ?! Missing()) as Any, try Optional(4) ?! Missing())
let compose: (@escaping (Int) -> Int, @escaping (Int) -> Int) -> (Int) -> Int = { f, g in { g(f($0)) } }; print(compose({ $0 + 1 }, { $0 * 2 })(3)); func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }; print(curry(+)(1)(2), [1, 2, 3].map(curry(*)(2)))
