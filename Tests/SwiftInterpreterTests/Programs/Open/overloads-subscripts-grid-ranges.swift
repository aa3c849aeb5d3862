struct Board<Cell> {
    struct Position: Hashable { var x: Int, y: Int }
    enum Line { case row(Int), column(Int), diagonal }
    let size: Int
    private var cells: [Cell]
    init(size: Int, fill: Cell) { self.size = size; cells = .init(repeating: fill, count: size * size) }

    subscript(x: Int, y: Int) -> Cell { get { cells[y * size + x] } set { cells[y * size + x] = newValue } }
    subscript(position: Position) -> Cell { get { self[position.x, position.y] } set { self[position.x, position.y] = newValue } }
    subscript(index: Int) -> Cell { cells[index] }
    subscript(row y: Int) -> [Cell] {
        get { Array(cells[y * size..<(y + 1) * size]) }
        set { cells.replaceSubrange(y * size..<(y + 1) * size, with: newValue.prefix(size)) }
    }
    subscript(line: Line) -> [Cell] {
        switch line {
        case .row(let y): self[row: y]
        case .column(let x): (0..<size).map { self[x, $0] }
        case .diagonal: (0..<size).map { self[$0, $0] }
        }
    }
    subscript(xs: Range<Int>, ys: ClosedRange<Int>) -> [[Cell]] { ys.map { y in xs.map { self[$0, y] } } }
    subscript(xs: some RangeExpression<Int>, y: Int) -> [Cell] { xs.relative(to: 0..<size).map { self[$0, y] } }
    subscript(_: UnboundedRange, y: Int) -> [Cell] { self[row: y] }
    subscript(safe x: Int, y: Int, default fallback: @autoclosure () -> Cell) -> Cell { (0..<size).contains(x) && (0..<size).contains(y) ? self[x, y] : fallback() }
    subscript<T>(path: KeyPath<Cell, T>) -> [T] { cells.map { $0[keyPath: path] } }
    subscript(where test: (Cell) -> Bool) -> [Position] { cells.indices.filter { test(cells[$0]) }.map { Position(x: $0 % size, y: $0 / size) } }
    static subscript(name: String) -> Board<Character> { var b = Board<Character>(size: name.count, fill: "."); b[row: 0] = Array(name); return b }
}
extension Board where Cell == Character { subscript(text line: Line) -> String { String(self[line]) } }
extension Board where Cell: Numeric { subscript(sum lines: Line...) -> Cell { lines.flatMap { self[$0] }.reduce(0, +) } }

var board = Board(size: 4, fill: 0)
for y in 0..<4 { for x in 0..<4 { board[x, y] = y * 10 + x } }
board[.init(x: 3, y: 3)] += 1000
print(board[1, 2], board[5], board[.init(x: 2, y: 0)], board[row: 1])
print(board[.row(3)], board[.column(1)], board[.diagonal])
print(board[1..<3, 0...1], board[2..., 1], board[...1, 3], board[..<2, 0], board[..., 2])
board[row: 2] = [7, 7, 7, 7, 8, 9]
board[row: 0][1] = -5
print(board[row: 2], board[row: 0], board[safe: 9, 0, default: -1], board[safe: 1, 0, default: -1])
print(board[\.description].joined(separator: " "), board[\.isEven].filter { $0 }.count)
print(board[where: { $0 == 7 }].map { "\($0.x)\($0.y)" }, board[sum: .row(2), .column(0)], board[sum: .diagonal], board[sum: .row(0), .row(1), .diagonal])
let word = Board<Int>["swift"]
print(word[text: .row(0)], word[text: .diagonal], word[2, 0], word[\.isLetter].filter { $0 }.count)
func bump(_ n: inout Int) { n *= 2 }
bump(&board[1, 1]); bump(&board[.init(x: 0, y: 3)]); bump(&board[row: 3][2])
print(board[1, 1], board[row: 3])
extension Int { var isEven: Bool { isMultiple(of: 2) } }
