struct Grid { var cells = [[1, 2], [3, 4]]
  subscript(row: Int, column: Int) -> Int { get { cells[row][column] } set { cells[row][column] = newValue } }
  subscript(row: Int) -> [Int] { cells[row] }
  subscript(name: String) -> String { "named \(name)" }
  subscript(safe index: Int) -> [Int]? { cells.indices.contains(index) ? cells[index] : nil }
  static subscript(x: Int) -> Int { x * 2 } }
var g = Grid()
g[0, 1] = 9
g[1, 0] += 5
print(g[0, 1], g[1, 0], g[1], g["a"], g[safe: 5] as Any, Grid[4])
extension Array { subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil } }
print([1, 2][safe: 1] ?? -1, [1, 2][safe: 7] ?? -1)
