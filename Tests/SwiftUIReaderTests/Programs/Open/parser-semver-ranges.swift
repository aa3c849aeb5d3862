import Foundation

struct SemVer: Comparable, Hashable, LosslessStringConvertible, Codable {
  enum Identifier: Comparable, Hashable { case number(Int), text(String) }
  var major: Int, minor: Int, patch: Int; var pre: [Identifier] = [], build: String?
  private static let regex = try! NSRegularExpression(pattern: #"^(\d+)\.(\d+)(?:\.(\d+))?(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?$"#)
  init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) { (self.major, self.minor, self.patch) = (major, minor, patch) }
  init?(_ description: String) {
    guard let match = Self.regex.firstMatch(in: description, range: NSRange(description.startIndex..., in: description)) else { return nil }
    func group(_ n: Int) -> String? { Range(match.range(at: n), in: description).map { String(description[$0]) } }
    self.init(Int(group(1)!)!, Int(group(2)!)!, group(3).flatMap { Int($0) } ?? 0)
    pre = group(4)?.components(separatedBy: ".").map { Int($0).map(Identifier.number) ?? .text($0) } ?? []; build = group(5)
  }
  init(from decoder: Decoder) throws { let c = try decoder.singleValueContainer(), text = try c.decode(String.self); guard let value = SemVer(text) else { throw DecodingError.dataCorruptedError(in: c, debugDescription: "bad version \(text)") }; self = value }
  func encode(to encoder: Encoder) throws { var c = encoder.singleValueContainer(); try c.encode(description) }
  var description: String { "\(major).\(minor).\(patch)" + (pre.isEmpty ? "" : "-" + pre.map { switch $0 { case .number(let n): "\(n)"; case .text(let t): t } }.joined(separator: ".")) + (build.map { "+\($0)" } ?? "") }
  static func < (a: Self, b: Self) -> Bool {
    if (a.major, a.minor, a.patch) != (b.major, b.minor, b.patch) { return (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch) }
    switch (a.pre.isEmpty, b.pre.isEmpty) { case (true, _): return false; case (false, true): return true; default: return a.pre.lexicographicallyPrecedes(b.pre) } }
  static func == (a: Self, b: Self) -> Bool { !(a < b) && !(b < a) }
  func hash(into hasher: inout Hasher) { hasher.combine(major); hasher.combine(minor); hasher.combine(patch); hasher.combine(pre) } }
struct Requirement { let contains: (SemVer) -> Bool
  init?(_ text: String) {
    let parts = text.split(separator: " ").map(String.init)
    if parts.count > 1 { let all = parts.compactMap(Requirement.init); guard all.count == parts.count else { return nil }; contains = { v in all.allSatisfy { $0.contains(v) } }; return }
    let symbols = text.prefix { "^~<>=".contains($0) }
    guard let base = SemVer(String(text.dropFirst(symbols.count))) else { return nil }
    switch symbols { case "^": contains = (base..<SemVer(base.major + 1)).contains; case "~": contains = { (base..<SemVer(base.major, base.minor + 1)) ~= $0 }; case ">=": contains = { $0 >= base }; case "<": contains = (..<base).contains; case "", "=": contains = { $0 == base }; default: return nil } } }
let list = ["1.0.0", "1.0.0-rc.1", "1.0.0-alpha", "1.0.0-alpha.2", "1.0.0-alpha.10", "2.1", "1.10.3", "1.9.9+b7", "x.1", "1"].map { ($0, SemVer($0)) }
print(list.filter { $0.1 == nil }.map(\.0)); let valid = list.compactMap(\.1)
print(valid.sorted().map(\.description)); print(valid.max()!, valid.min()!, SemVer("1.0.0+x")! == SemVer(1), Set(valid + [SemVer(1), SemVer("1.9.9")!]).count, SemVer("1.9.9+b7")!.build ?? "-")
for text in ["^1.0.0", "~1.9.0", ">=1.0.0 <1.10.0", "=2.1", "!1.0", ">=1.x", "1.10.3"] { print(text, Requirement(text).map { r in valid.filter(r.contains).map(\.description) } ?? ["invalid"]) }
print(try JSONDecoder().decode([SemVer].self, from: Data(#"["3.0","0.1.2-b"]"#.utf8)), String(decoding: try JSONEncoder().encode(["v": SemVer(4, 5)]), as: UTF8.self))
do { _ = try JSONDecoder().decode([SemVer].self, from: Data(#"["1.0","one"]"#.utf8)) } catch DecodingError.dataCorrupted(let context) { print(context.debugDescription, context.codingPath.count) }
print(SemVer.Identifier.number(99) < .text("a"), SemVer.Identifier.text("a") < .text("b"), "\(SemVer(1, 2))", String(SemVer(7)), min(SemVer(2), SemVer("2.0.0-x")!))
