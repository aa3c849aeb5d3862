struct Countdown: Sequence, IteratorProtocol { var n: Int; mutating func next() -> Int? { if n == 0 { return nil }; n -= 1; return n + 1 } }
print(Array(Countdown(n: 3)), Countdown(n: 4).map { $0 * 2 }, Countdown(n: 3).reduce(0, +))
for (i, x) in Countdown(n: 2).enumerated() { print(i, x) }
struct Deck: Collection { var cards = ["a", "b", "c"]; var startIndex: Int { 0 }; var endIndex: Int { cards.count }
  func index(after i: Int) -> Int { i + 1 }; subscript(i: Int) -> String { cards[i] } }
print(Deck().count, Deck().first!, Deck().joined(separator: "-"), Deck().contains("b"))
print(Countdown(n: 5).filter { $0.isMultiple(of: 2) }, Countdown(n: 3).contains(2), Countdown(n: 3).sorted())
