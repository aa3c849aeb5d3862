// timers/dates free; observers, undo, matrices, game-like
struct Board { private(set) var cells: [[Cell]]; enum Cell: Character { case empty = ".", x = "X", o = "O"; var next: Cell { self == .x ? .o : .x } }
  init(size: Int = 3) { cells = Array(repeating: Array(repeating: .empty, count: size), count: size) }
  subscript(_ p: (Int, Int)) -> Cell { get { cells[p.0][p.1] } set { cells[p.0][p.1] = newValue } }
  subscript(row r: Int, col c: Int) -> Cell { get { cells[r][c] } set { guard cells[r][c] == .empty else { return }; cells[r][c] = newValue } }
  var lines: [[Cell]] { let n = cells.count; return cells + (0..<n).map { c in cells.map { $0[c] } } + [(0..<n).map { cells[$0][$0] }, (0..<n).map { cells[$0][n - 1 - $0] }] }
  var winner: Cell? { lines.first { Set($0).count == 1 && $0[0] != .empty }?.first }
  var isFull: Bool { !cells.joined().contains(.empty) } }
extension Board: CustomStringConvertible { var description: String { cells.map { String($0.map(\.rawValue)) }.joined(separator: "/") } }
var board = Board(); var turn = Board.Cell.x
for move in [(0, 0), (1, 1), (0, 1), (2, 2), (0, 2)] { board[row: move.0, col: move.1] = turn; turn = turn.next }
board[row: 0, col: 0] = .o; board[(2, 0)] = .o
print(board, board.winner.map { "\($0)" } ?? "none", board.isFull, board.lines.count, turn)
final class History<T> { private var undo: [T] = [], redo: [T] = []; var value: T { willSet { undo.append(value); redo = [] } }; init(_ v: T) { value = v }
  var canUndo: Bool { !undo.isEmpty }; func back() { guard let last = undo.popLast() else { return }; let now = value; let u = undo; value = last; undo = u; redo.append(now) }
  func forward() { guard let n = redo.popLast() else { return }; let r = redo; value = n; redo = r } }
let h = History(1); h.value = 2; h.value = 3; h.back(); print(h.value, h.canUndo); h.forward(); print(h.value)
struct Vec: AdditiveArithmetic, Hashable { var x = 0.0, y = 0.0; static let zero = Vec(); static func + (a: Self, b: Self) -> Self { .init(x: a.x + b.x, y: a.y + b.y) }; static func - (a: Self, b: Self) -> Self { .init(x: a.x - b.x, y: a.y - b.y) }; static func * (a: Self, k: Double) -> Self { Self(x: a.x * k, y: a.y * k) }; var len: Double { (x * x + y * y).squareRoot() } }
var pos = Vec(x: 3, y: 4); pos += Vec(x: 1, y: 0) * 2; print(pos, pos.len.rounded(), [pos, pos].reduce(.zero, +), (0..<3).map { Vec(x: Double($0)) }.max { $0.len < $1.len }!)
extension Sequence where Element: AdditiveArithmetic { func sum() -> Element { reduce(.zero, +) } }; print([1, 2, 3].sum(), [0.5, 1].sum(), [Vec(x: 1), Vec(y: 2)].sum())
let dirs: [(dx: Int, dy: Int)] = [(0, 1), (1, 0)]; print(dirs.map { $0.dx + $0.dy }, dirs.first!.dy, dirs.contains { $0 == (1, 0) })
var grid = [[Int]](repeating: [Int](repeating: 0, count: 3), count: 2); grid[1][2] = 5; grid[0][0] += 2; print(grid, grid.flatMap { $0 }.filter { $0 > 0 }, grid.map { $0.max()! }, grid.indices.map { grid[$0].count })
func neighbours(_ r: Int, _ c: Int) -> [(Int, Int)] { (-1...1).flatMap { dr in (-1...1).map { (r + dr, c + $0) } }.filter { $0 != (r, c) && grid.indices.contains($0.0) && grid[0].indices.contains($0.1) } }; print(neighbours(0, 0).count, neighbours(1, 1).count)
outer: for r in grid { for v in r where v > 0 { if v == 5 { print("found"); break outer } } }
