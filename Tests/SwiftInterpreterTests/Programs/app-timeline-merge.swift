struct Interval: Hashable, Comparable { var start: Int, end: Int; init?(_ s: Int, _ e: Int) { guard s < e else { return nil }; (start, end) = (s, e) }
  var length: Int { end - start }; static func < (a: Self, b: Self) -> Bool { (a.start, a.end) < (b.start, b.end) }
  func intersection(_ o: Self) -> Self? { Self(max(start, o.start), min(end, o.end)) }
  static func - (a: Self, b: Self) -> [Self] { guard let i = a.intersection(b) else { return [a] }; return [Self(a.start, i.start), Self(i.end, a.end)].compactMap { $0 } } }
extension Interval: CustomStringConvertible { var description: String { "\(clock(start))-\(clock(end))" } }
func clock(_ m: Int) -> String { let (h, r) = m.quotientAndRemainder(dividingBy: 60); return "\(h):" + (r < 10 ? "0" : "") + "\(r)" }
extension Array where Element == Interval {
  func merged() -> [Interval] { sorted().reduce(into: []) { if var l = $0.last, l.end >= $1.start { l.end = Swift.max(l.end, $1.end); $0[$0.endIndex - 1] = l } else { $0.append($1) } } }
  func free(in day: Interval, atLeast n: Int = 1) -> [Interval] { reduce([day]) { gaps, busy in gaps.flatMap { $0 - busy } }.filter { $0.length >= n } }
  var conflicts: [(Interval, Interval)] { indices.flatMap { i in self[(i + 1)...].filter { $0.intersection(self[i]) != nil }.map { (self[i], $0) } } } }
let day = Interval(9 * 60, 17 * 60)!; let busy = [(600, 660), (645, 700), (1000, 1100), (540, 555), (700, 700), (800, 790)].compactMap { Interval($0, $1) }
print(busy.count, busy.merged(), busy.min()!, busy.max()!)
print(busy.free(in: day)); print(busy.free(in: day, atLeast: 100)); print([].free(in: day))
for (a, b) in busy.conflicts { print(a, "x", b, a.intersection(b)!.length) }
print(busy.merged().reduce(0) { $0 + $1.length }, day - Interval(0, 2000)!, day - Interval(0, 10)!, Set(busy + busy).count)
print(clock(0), clock(65), clock(1439), Double(day.length) / 60 / 8, day.length / 60 * 1 / 3)
let grouped = Dictionary(grouping: busy) { $0.start / 60 }; print(grouped.keys.sorted().map { "\($0)h: \(grouped[$0]!.count)" }.joined(separator: ", "))
