struct Grid<T> { let w: Int, h: Int; private var cells: [T]; var reads = 0
  init(_ w: Int, _ h: Int, fill: T) { self.w = w; self.h = h; cells = Array(repeating: fill, count: w * h) }
  subscript(x: Int, y: Int) -> T { get { cells[y * w + x] } set { cells[y * w + x] = newValue } }
  subscript(x: Int, y: Int, default d: @autoclosure () -> T) -> T { (0..<w).contains(x) && (0..<h).contains(y) ? self[x, y] : d() }
  subscript(row y: Int) -> [T] { get { (0..<w).map { self[$0, y] } } set { for (x, v) in newValue.enumerated().prefix(w) { self[x, y] = v } } }
  subscript(column x: Int) -> [T] { (0..<h).map { self[x, $0] } }
  subscript(xs: ClosedRange<Int>, y: Int = 0) -> [T] { xs.map { self[$0, y] } }
  subscript(safe x: Int, y: Int) -> T? { get { x >= 0 && x < w && y >= 0 && y < h ? self[x, y] : nil } set { if let newValue, x >= 0, x < w, y >= 0, y < h { self[x, y] = newValue } } }
  subscript<R>(x: Int, y: Int, as f: (T) -> R) -> R { f(self[x, y]) }
  subscript(points: (Int, Int)...) -> [T] { points.map { self[$0.0, $0.1] } }
}
var g = Grid(3, 2, fill: 0); g[1, 1] = 5; g[0, 0] += 2; g[row: 0] = [7, 8, 9, 10]; g[row: 1][2] = 4; g[row: 1].reverse()
print(g[row: 0], g[row: 1], g[column: 1], g[0...1], g[1...2, 1])
g[safe: 9, 9] = 1; g[safe: 2, 0]? += 100; g[safe: 2, 5]? += 100; print(g[safe: 2, 0] as Any, g[safe: 2, 5] as Any)
print(g[5, 5, default: -1], g[0, 0, default: -1], g[0, 0, as: { "v\($0)" }], g[(0, 0), (2, 1)], g[(1, 1)])
swap(&g[row: 0], &g2[row: 0]); var g2 = Grid(3, 2, fill: 1); g2[row: 0] = g[row: 1]; print(g2[row: 0], g2[column: 2])
extension Array { subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil }; subscript(cyclic i: Int) -> Element { get { self[((i % count) + count) % count] } set { self[((i % count) + count) % count] = newValue } }; subscript(where ok: (Element) -> Bool) -> [Element] { get { filter(ok) } set { self = filter { !ok($0) } + newValue } } }
var a = [1, 2, 3, 4]; a[cyclic: -1] = 40; a[cyclic: 5] *= 10; print(a, a[safe: 9] as Any, a[safe: 1]!, a[where: { $0 > 10 }]); a[where: { $0 > 10 }] = [0]; print(a); a[where: { $0 == 0 }].append(8); print(a)
extension String { subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] }; subscript(r: Range<Int>) -> Substring { self[index(startIndex, offsetBy: r.lowerBound)..<index(startIndex, offsetBy: r.upperBound)] }; subscript(r: PartialRangeFrom<Int>) -> Substring { dropFirst(r.lowerBound) } }
print("héllo"[1], "héllo"[1..<3], "héllo"[3...], "abc"[0].isLetter)
extension Dictionary where Value == [String] { subscript(all k: Key) -> [String] { get { self[k] ?? [] } set { self[k] = newValue.isEmpty ? nil : newValue } } }; var d: [Int: [String]] = [:]; d[all: 1].append("x"); d[all: 1] += ["y"]; d[all: 2].append(contentsOf: []); print(d, d[all: 9]); d[all: 1].removeAll(); print(d.isEmpty)
