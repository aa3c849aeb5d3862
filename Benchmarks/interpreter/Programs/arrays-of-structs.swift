struct Point {
  var a: Int
  var b: String
}
func run(_ n: Int) -> Int {
  var points: [Point] = []
  for i in 0..<n { points.append(Point(a: i, b: "x\(i)")) }
  return points.filter { $0.a % 2 == 0 }.map { $0.a + $0.b.count }.reduce(0, +)
}
