struct Grid<Cell> {
    private(set) var cells: [Cell]
    let width: Int
    var height: Int { cells.count / width }
    init(width: Int, height: Int, _ make: (Int, Int) -> Cell) {
        self.width = width
        cells = (0..<height).flatMap { y in (0..<width).map { x in make(x, y) } }
    }
    subscript(x: Int, y: Int) -> Cell {
        get { cells[y * width + x] }
        set { cells[y * width + x] = newValue }
    }
    subscript(wrapping x: Int, y: Int) -> Cell { self[(x % width + width) % width, (y % height + height) % height] }
    subscript(safe x: Int, y: Int) -> Cell? { 0..<width ~= x && 0..<height ~= y ? self[x, y] : nil }
    var rows: [ArraySlice<Cell>] { stride(from: 0, to: cells.count, by: width).map { cells[$0..<($0 + width)] } }
    var columns: [[Cell]] { (0..<width).map { x in rows.map { $0[$0.startIndex + x] } } }
    func map<T>(_ transform: (Cell) -> T) -> Grid<T> { .init(width: width, height: height) { transform(self[$0, $1]) } }
    func neighbours(_ x: Int, _ y: Int) -> [Cell] {
        [-1, 0, 1].flatMap { dy in [-1, 0, 1].compactMap { dx in dx == 0 && dy == 0 ? nil : self[wrapping: x + dx, y + dy] } }
    }
}

extension Grid where Cell == Bool {
    init(_ picture: String) {
        let lines = picture.split(whereSeparator: \.isNewline).map(Array.init)
        self.init(width: lines[0].count, height: lines.count) { lines[$1][$0] == "#" }
    }
    var next: Self {
        Grid(width: width, height: height) { x, y in
            switch (self[x, y], neighbours(x, y).count { $0 }) {
            case (true, 2...3), (false, 3): true
            default: false
            }
        }
    }
    var picture: String { map { $0 ? "#" : "." }.rows.map { $0.joined() }.joined(separator: " ") }
}

var life = Grid("""
    .#...
    ..#..
    ###..
    .....
    .....
    """)
for (step, grid) in sequence(first: life, next: \.next).prefix(5).enumerated() { print(step, grid.picture) }
life[4, 4] = true
print(life.columns.map { $0.filter { $0 }.count }, life.rows.map { $0.startIndex }, life[safe: 5, 0] as Any, life[safe: 1, 0]!)
let numbers = Grid(width: 3, height: 2) { x, y in x + y * 3 }
print(numbers.columns, numbers.neighbours(0, 0), numbers[wrapping: -1, -1], numbers.map { "\($0)" }.cells)
print(numbers.map(Double.init).rows.map { $0.reduce(0, +) })
