enum Rule: Equatable { case daily, every(Int), weekdays(Set<Int>), monthDays([Int]), not(Set<Int>); indirect case both(Rule, Rule), until(Rule, Int)
  func matches(_ d: Int) -> Bool { switch self { case .daily: true; case .every(let n) where n < 1: false; case .every(let n): d % n == 0; case .weekdays(let w): w.contains(d % 7); case .monthDays(let m): m.contains(d % 30 + 1) || m.contains(d % 30 - 30); case .not(let s): !s.contains(d); case let .both(a, b): a.matches(d) && b.matches(d); case .until(let r, let end): d < end && r.matches(d) } }
  static func && (a: Rule, b: Rule) -> Rule { .both(a, b) }; func until(_ d: Int) -> Rule { .until(self, d) }; static let weekend = weekdays([5, 6]) }
struct Habit { var name: String, rule: Rule = .daily; private(set) var done: Set<Int> = []
  mutating func toggle(_ d: Int...) { done.formSymmetricDifference(d) }; init(_ n: String, _ r: Rule = .daily) { name = n; rule = r }
  func due(_ r: Range<Int>) -> [Int] { r.filter(rule.matches) }
  func streak(asOf d: Int) -> Int { sequence(first: d) { $0 > 0 ? $0 - 1 : nil }.lazy.filter(rule.matches).prefix { done.contains($0) }.reduce(0) { n, _ in n + 1 } }
  func rate(_ r: Range<Int>) -> Double? { let due = due(r); return due.isEmpty ? nil : Double(due.filter(done.contains).count) / Double(due.count) } }
var h = Habit("run", .every(2)); h.toggle(0, 2, 4, 8); print(h.due(0..<9), h.streak(asOf: 4), h.streak(asOf: 5), h.streak(asOf: 8), h.rate(0..<9)!); h.toggle(4); print(h.streak(asOf: 4), h.rate(1..<2) as Any)
print((0..<14).filter(Rule.weekend.matches), (0..<12).filter((Rule.every(3) && .not([6])).until(10).matches), (0..<60).filter(Rule.monthDays([1, 15]).matches), (0..<30).filter(Rule.monthDays([-1]).matches), Rule.every(0).matches(0))
print(Rule.weekend == .weekdays([6, 5]), (Rule.daily && .every(2)) == Rule.both(.daily, .every(2)), Rule.daily.until(3), Habit("x").rule)
let habits = [h, Habit("read", .weekend), Habit("call", .every(5).until(6))]; for d in 5...6 { print(d, habits.filter { $0.rule.matches(d) }.map(\.name)) }
func row(_ h: Habit, _ r: ClosedRange<Int>) -> String { String(r.map { d -> Character in switch (h.rule.matches(d), h.done.contains(d)) { case (true, true): "■"; case (true, false): "□"; case (false, true): "+"; case (false, false): "·" } }) }
h.toggle(3); for x in [h] + habits.dropFirst() { print(x.name, row(x, 0...9)) }; print(h.done.sorted(), habits[0].done.sorted(), habits.compactMap { $0.rate(0..<7) }.map { ($0 * 100).rounded() })
