struct Grid<T> { let columns: Int; private(set) var cells: [T]; init(rows: Int, columns: Int, repeating value: T) { self.columns = columns; cells = Array(repeating: value, count: rows * columns) }
  var rows: Int { cells.count / columns }
  subscript(row: Int, column: Int) -> T { get { cells[row * columns + column] } set { cells[row * columns + column] = newValue } }
  subscript(row row: Int) -> [T] { Array(cells[row * columns..<(row + 1) * columns]) }
  func map<U>(_ f: (T) -> U) -> Grid<U> { var result = Grid<U>(rows: 0, columns: columns, repeating: f(cells[0])); result.cells = cells.map(f); return result } }
var board = Grid(rows: 2, columns: 3, repeating: "."); board[0, 1] = "x"; board[1, 2] += "o"; print(board[0, 1], board[row: 1], board.rows, board.map { $0.count }.cells)
struct Cache { private var store: [String: Int] = [:]; private(set) var misses = 0; subscript(key: String, default make: @autoclosure () -> Int) -> Int { mutating get { if let v = store[key] { return v }; misses += 1; let v = make(); store[key] = v; return v } } }
var cache = Cache(); print(cache["a", default: 4], cache["a", default: 9], cache.misses)
struct Style { var values: [String: Double] = [:]; subscript(dynamicMember name: String) -> Double { get { values[name] ?? 0 } set { values[name] = newValue } } }
var style = Style(); style[dynamicMember: "pad"] = 4; print(style[dynamicMember: "pad"], style.values.count)
var nested = ["a": ["x": 1]]; nested["a"]?["x"]? += 4; nested["b", default: [:]]["y"] = 2; print(nested["a"]!["x"]!, nested["b"]!, nested["c"]?["z"] ?? 0)
var matrix = [[1, 2], [3, 4]]; matrix[1][0] *= 10; matrix.swapAt(0, 1); print(matrix, matrix.map { $0.reduce(0, +) }, matrix.flatMap { $0 }.sorted(by: >))
