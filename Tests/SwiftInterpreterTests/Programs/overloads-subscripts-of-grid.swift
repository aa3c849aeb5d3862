struct Board {
    var cells = Array(repeating: ".", count: 9)
    subscript(index: Int) -> String { get { cells[index] } set { cells[index] = newValue } }
    subscript(row: Int, column: Int) -> String {
        get { self[row * 3 + column] }
        set { self[row * 3 + column] = newValue }
    }
    subscript(row row: Int) -> String { cells[row * 3..<row * 3 + 3].joined() }
    subscript(column column: Int) -> String { (0..<3).map { self[$0, column] }.joined() }
    subscript(mark: String) -> [Int] { cells.indices.filter { cells[$0] == mark } }
}
var board = Board()
board[0] = "X"; board[1, 1] = "O"; board[2, 0] = "X"
print(board[row: 0], board[row: 1], board[row: 2])
print(board[column: 0], board[4], board["X"])
board[1, 1] += "!"; print(board[4], board["O"], board["O!"])
