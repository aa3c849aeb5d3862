// a set of options with methods of the standard library's names for another type
enum Kind: Int { case a, b, c }
struct Flags: OptionSet {
  let rawValue: UInt64
  static let a = Flags(kinds: [.a]), two = Flags(kinds: [.a, .c])
  init(rawValue: UInt64) { self.rawValue = rawValue }
  init(kinds: [Kind]) { var raw: UInt64 = 0; for kind in kinds { raw |= (1 << UInt64(kind.rawValue)) }; self.init(rawValue: raw) }
  func contains(_ kind: Kind) -> Bool { contains(Flags(rawValue: 1 << UInt64(kind.rawValue))) }
  func union(_ other: Flags) -> Flags { Flags(rawValue: rawValue | other.rawValue) }
  mutating func add(_ kind: Kind) { insert(Flags(kinds: [kind])) }
}
print(Flags.two.contains(.c), Flags.two.contains(.b), Flags.two.contains(.a), Flags.two.contains(.two), Flags.a.contains(.two))
print(Flags.a.union(.two).contains(.c), Flags.a.union(.two).rawValue)
var flags = Flags.a; flags.add(.b); print(flags.rawValue, flags.contains(.b))
struct Stack: Sequence { var items: [Int]; func makeIterator() -> IndexingIterator<[Int]> { items.makeIterator() }
  func contains(_ text: String) -> Bool { contains(where: { String($0) == text }) }
  var doubled: [Int] { map { $0 * 2 } } }
print(Stack(items: [1, 2]).contains("2"), Stack(items: [1]).contains("2"), Stack(items: [1, 2]).doubled)
