import Foundation

struct Column<Row> {
    enum Align { case left, right, centre }
    let title: String, align: Align, text: (Row) -> String

    init(_ title: String, _ align: Align = .left, text: @escaping (Row) -> String) {
        (self.title, self.align, self.text) = (title, align, text)
    }
    init(_ title: String, _ path: KeyPath<Row, String>) { self.init(title) { $0[keyPath: path] } }
    init<N: BinaryInteger>(_ title: String, _ path: KeyPath<Row, N>) { self.init(title, .right) { "\($0[keyPath: path])" } }
    init(_ title: String, _ path: KeyPath<Row, Double>, digits: Int) {
        self.init(title, .right) { String(format: "%.\(digits)f", $0[keyPath: path]) }
    }
    init(_ title: String, _ path: KeyPath<Row, Bool>) { self.init(title, .centre) { $0[keyPath: path] ? "✓" : "·" } }
}

struct Table<Row> {
    var columns: [Column<Row>]
    func render(_ rows: some Collection<Row>) -> String {
        let cells = rows.map { row in columns.map { $0.text(row) } }
        let widths = columns.indices.map { i in max(columns[i].title.count, cells.map { $0[i].count }.max() ?? 0) }
        func line(_ texts: [String]) -> String {
            zip(texts, zip(widths, columns)).map { text, spec in
                let (width, column) = spec
                return Self.pad(text, to: width, column.align)
            }.joined(separator: " | ").trimmingSuffix { $0 == " " }
        }
        let rule = widths.map { String(repeating: "-", count: $0) }.joined(separator: "-+-")
        return ([line(columns.map(\.title)), rule] + cells.map(line)).joined(separator: "\n")
    }
    private static func pad(_ s: String, to width: Int, _ align: Column<Row>.Align) -> String {
        let space = width - s.count
        func gap(_ n: Int) -> String { .init(repeating: " ", count: n) }
        return switch align {
        case .left: s + gap(space)
        case .right: gap(space) + s
        case .centre: gap(space / 2) + s + gap(space - space / 2)
        }
    }
}
extension String {
    func trimmingSuffix(while test: (Character) -> Bool) -> String {
        guard let end = lastIndex(where: { !test($0) }) else { return "" }
        return String(self[...end])
    }
}

struct Track { let title: String, plays: Int, minutes: Double, liked: Bool, stars: UInt8 }
let tracks = [Track(title: "Für Elise", plays: 1204, minutes: 2.95, liked: true, stars: 5), Track(title: "Blue", plays: 7, minutes: 11.504, liked: false, stars: 2),
              Track(title: "Ode 🎻", plays: 88, minutes: 0.5, liked: true, stars: 4)]
let table = Table<Track>(columns: [.init("Title", \.title), .init("Plays", \.plays), Column("Min", \.minutes, digits: 1), Column("Liked", \.liked),
                                   Column("Stars", .left) { String(repeating: "*", count: Int($0.stars)) }])
print(table.render(tracks))
print(table.render(tracks.filter(\.liked).sorted { $0.plays < $1.plays }))
print(Table(columns: [Column("n", \Int.self), .init("hex", .right) { String($0, radix: 16) }]).render(250...256))
