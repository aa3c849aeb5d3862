// swift-format-ignore-file
struct Grid { var cells: [[Int]]
  subscript(r: Int, c: Int) -> Int { get { cells[r][c] } set { cells[r][c] = newValue } }
  subscript(row r: Int) -> [Int] { cells[r] } }
var g = Grid(cells: [[1, 2], [3, 4]])
g[0, 1] = 9
g[1, 0] += 10
print(g[0, 1], g[1, 0], g[row: 1])
extension Array { subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil } }
print([1, 2][safe: 5] == nil, [1, 2][safe: 1]!)
struct Env { private var d: [String: Int] = [:]
  subscript(k: String) -> Int { get { d[k] ?? -1 } set { d[k] = newValue } } }
var e = Env()
e["a"] = 4
e["b"] += 1
print(e["a"], e["b"], e["c"])
@dynamicMemberLookup struct Dyn { var data = ["x": 1]; subscript(dynamicMember m: String) -> Int { data[m] ?? 0 } }
print(Dyn().x, Dyn().y)
enum Reg { static var store: [Int] = [0, 0]; static subscript(i: Int) -> Int { get { store[i] } set { store[i] = newValue } } }
print(Reg[0])
