struct Matrix<Scalar: Numeric>: Equatable {
    let rows: Int, columns: Int
    private var cells: [Scalar]

    init(rows: Int, columns: Int, _ cell: (Int, Int) -> Scalar = { _, _ in .zero }) {
        (self.rows, self.columns) = (rows, columns)
        cells = (0..<rows * columns).map { cell($0 / columns, $0 % columns) }
    }
    init?(_ lines: [[Scalar]]) {
        guard let width = lines.first?.count, lines.allSatisfy({ $0.count == width }) else { return nil }
        self.init(rows: lines.count, columns: width) { lines[$0][$1] }
    }
    static func identity(_ n: Int) -> Matrix { Matrix(rows: n, columns: n) { $0 == $1 ? 1 : 0 } }

    subscript(r: Int, c: Int) -> Scalar {
        get { cells[r * columns + c] }
        set { cells[r * columns + c] = newValue }
        _modify { yield &cells[r * columns + c] }
    }
    subscript(row r: Int) -> ArraySlice<Scalar> { cells[r * columns..<(r + 1) * columns] }
    subscript(column c: Int) -> [Scalar] { (0..<rows).map { self[$0, c] } }

    var transposed: Matrix { Matrix(rows: columns, columns: rows) { self[$1, $0] } }
    func map<T>(_ f: (Scalar) -> T) -> Matrix<T> { .init(rows: rows, columns: columns) { f(self[$0, $1]) } }

    static func * (a: Self, b: Self) -> Self {
        precondition(a.columns == b.rows)
        return Matrix(rows: a.rows, columns: b.columns) { r, c in zip(a[row: r], b[column: c]).reduce(0) { $0 + $1.0 * $1.1 } }
    }
    static func * (k: Scalar, m: Self) -> Self { m.map { k * $0 } }
    static func + (a: Self, b: Self) -> Self { Matrix(rows: a.rows, columns: a.columns) { a[$0, $1] + b[$0, $1] } }
}
extension Matrix: ExpressibleByArrayLiteral { init(arrayLiteral lines: [Scalar]...) { self.init(lines)! } }
extension Matrix: CustomStringConvertible {
    var description: String { (0..<rows).map { "[" + self[row: $0].map { "\($0)" }.joined(separator: " ") + "]" }.joined() }
}
extension Matrix where Scalar: SignedNumeric { static prefix func - (m: Self) -> Self { m.map { -$0 } } }
extension Matrix where Scalar: BinaryFloatingPoint {
    var mean: Scalar { cells.reduce(0, +) / Scalar(cells.count) }
    init(_ other: Matrix<Int>) { self = other.map(Scalar.init) }
}
func power<M>(_ m: Matrix<M>, _ n: Int) -> Matrix<M> { n == 0 ? .identity(m.rows) : n % 2 == 0 ? power(m * m, n / 2) : m * power(m, n - 1) }

let m: Matrix = [[1, 2, 3], [4, 5, 6]]
print(m, m.transposed, m * m.transposed, separator: "\n")
print(2 * m + m == 3 * m, -m)
print(type(of: m.map(Double.init)))
print(power([[1, 1], [1, 0]], 30)[0, 1], power([[UInt8(2)]], 7), Matrix<Float>.identity(2))
var grid = Matrix<Int>(rows: 2, columns: 2)
grid[0, 1] += 5; grid[1, 0] -= 1
(grid[0, 0], grid[1, 1]) = (grid[0, 1] * 2, grid[1, 0])
print(grid, Matrix<Double>(m).mean, Matrix<Double>(m) * [[0.5], [0.25], [0]], Matrix([[1], [2, 3]]) as Any)
print(m[row: 1].startIndex, m[column: 2], Matrix(m.map(String.init).strings) ?? "ragged")

extension Matrix { func map(_ f: (Scalar) -> String) -> (strings: [[Scalar]], labels: [String]) { ((0..<rows).map { Array(self[row: $0]) }, cells.map(f)) } }
func ?? (m: Matrix<Int>?, text: String) -> String { m.map { "\($0)" } ?? text as String }
