enum Priority: Comparable { case low, medium(Int), high(String, due: Int), custom }
enum Size: Int, Comparable { case small = 3, large = 1; static func < (a: Size, b: Size) -> Bool { a.rawValue < b.rawValue } }
struct Version: Comparable, Hashable, CustomStringConvertible, LosslessStringConvertible { var major, minor: Int; var tag: String?
  init(_ a: Int, _ b: Int, _ t: String? = nil) { major = a; minor = b; tag = t }
  init?(_ s: String) { let p = s.split(separator: "-", maxSplits: 1); let n = p[0].split(separator: ".").compactMap { Int($0) }; guard n.count == 2 else { return nil }; self.init(n[0], n[1], p.count > 1 ? String(p[1]) : nil) }
  var description: String { "\(major).\(minor)" + (tag.map { "-" + $0 } ?? "") }
  static func < (a: Self, b: Self) -> Bool { if (a.major, a.minor) != (b.major, b.minor) { return (a.major, a.minor) < (b.major, b.minor) }; switch (a.tag, b.tag) { case (nil, _): return false; case (_, nil): return true; case let (x?, y?): return x < y } } }
let ps: [Priority] = [.custom, .high("b", due: 1), .medium(9), .high("a", due: 9), .low, .medium(-1), .high("a", due: 2)]
print(ps.sorted()); print(ps.max()!, ps.min()!, Priority.low < .medium(0), .medium(3) >= Priority.medium(3), Priority.high("z", due: 0) > .custom)
print((Priority.medium(1)...(.high("m", due: 0))).contains(.medium(50)), [Priority.low, .custom] == [.low, .custom], ps.firstIndex(of: .medium(9))!, min(.custom, Priority.medium(2)))
print([Size.small, .large].sorted(), Size.small > .large, max(Size.small, .large), Size.allSorted); extension Size: CaseIterable { static var allSorted: [Size] { allCases.sorted(by: >) } }
let vs = ["2.0", "1.10", "2.0-beta", "bad", "1.9", "2.0-alpha"].compactMap(Version.init); print(vs.sorted(), vs.count); print(Version(1, 2) < Version(1, 2), Version(1, 2) <= Version("1.2")!, Version("2.0")! > Version("2.0-rc")!, (Version(1, 0)..<Version(2, 0)).contains(Version("2.0-x")!))
print(vs.sorted { ($0.minor, $1.major) < ($1.minor, $0.major) }, vs.max(by: { $0.minor < $1.minor })!, Set(vs + vs).count, vs.sorted(by: >).first!, "\(Version(0, 1))".count)
print((1, "b") < (1, "c"), (2, "a", 1.0) > (1, "z", 9), (1, 2) == (1, 2), ("a", 1) != ("a", 2), [1, 2].lexicographicallyPrecedes([1, 3]), [2].lexicographicallyPrecedes([1, 9]), "Zebra" < "apple", "a" < "é", "10" < "9", Character("a") < "b")
print(Double.nan == .nan, Double.nan < 1, [3, .nan, 1].max() as Double?, -0.0 == 0.0, Double.infinity > .greatestFiniteMagnitude, (0.1 + 0.2) == 0.3, max(Double.nan, 1).isNaN)
func clamp<T: Comparable>(_ v: T, _ r: ClosedRange<T>) -> T { min(max(v, r.lowerBound), r.upperBound) }; print(clamp(Version(9, 9), Version(1, 0)...Version(2, 0)), clamp("m", "a"..."f"), clamp(.custom, Priority.low...Priority.medium(0)))
struct Row { let name: String, score: Int, date: Version }; let rows = [Row(name: "b", score: 1, date: Version(1, 0)), Row(name: "a", score: 2, date: Version(0, 1)), Row(name: "a", score: 1, date: Version(3, 0)), Row(name: "c", score: 2, date: Version(0, 1))]
enum Order { case asc, desc }; func by<T: Comparable>(_ k: KeyPath<Row, T>, _ o: Order = .asc) -> (Row, Row) -> Bool? { { a, b in let (x, y) = (a[keyPath: k], b[keyPath: k]); return x == y ? nil : (o == .asc) == (x < y) } }; func sort(_ fs: (Row, Row) -> Bool?...) -> String { rows.enumerated().sorted { l, r in for f in fs { if let d = f(l.element, r.element) { return d } }; return l.offset < r.offset }.map { "\($0.element.name)\($0.element.score)" }.joined(separator: " ") }
print(sort(by(\.name), by(\.score, .desc))); print(sort(by(\.score, .desc), by(\.date), by(\.name, .desc))); print(sort(), "|", sort(by(\.name.count)))
