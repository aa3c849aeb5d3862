import Foundation

protocol TableFormat { func render(_ table: Table) -> [String] }

struct Table {
    enum Cell: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral {
        case text(String), number(Double, digits: Int), check(Bool), blank
        init(stringLiteral value: String) { self = .text(value) }
        init(integerLiteral value: Int) { self = .number(Double(value), digits: 0) }
        init(floatLiteral value: Double) { self = .number(value, digits: 2) }
        init(booleanLiteral value: Bool) { self = .check(value) }
        init(nilLiteral: ()) { self = .blank }
        var plain: String {
            switch self {
            case .text(let s): return s
            case .number(let n, 0): return "\(Int(n))"
            case .number(let n, let digits):
                let scaled = String(Int((n * 100).rounded()))
                let padded = String(repeating: "0", count: max(0, digits + 1 - scaled.count)) + scaled
                return padded.dropLast(digits) + "." + padded.suffix(digits)
            case .check(let on): return on ? "yes" : "no"
            case .blank: return ""
            }
        }
        var isNumeric: Bool { if case .number = self { true } else { false } }
    }
    let header: [String]
    var rows: [[Cell]] = []
    func isNumeric(_ column: Int) -> Bool { !rows.isEmpty && rows.allSatisfy { $0[column].isNumeric || $0[column].plain.isEmpty } }
}

struct CSV: TableFormat {
    var separator: Character = ","
    func render(_ table: Table) -> [String] {
        ([table.header] + table.rows.map { $0.map(\.plain) }).map { $0.map(quote).joined(separator: String(separator)) }
    }
    private func quote(_ s: String) -> String {
        s.contains { $0 == separator || $0 == "\"" || $0.isNewline } ? #"""# + s.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: #""""#) + "\"" : s
    }
}

struct Markdown: TableFormat {
    func render(_ table: Table) -> [String] {
        let body = table.rows.map { $0.map { $0.plain.isEmpty ? "–" : $0.plain.replacing("|", with: #"\|"#) } }
        let widths = table.header.indices.map { i in max(3, ([table.header] + body).map { $0[i].count }.max()!) }
        func line(_ cells: [String]) -> String {
            "| " + cells.enumerated().map { i, c in
                let pad = String(repeating: " ", count: widths[i] - c.count)
                return table.isNumeric(i) ? pad + c : c + pad
            }.joined(separator: " | ") + " |"
        }
        let rule = "|" + widths.enumerated().map { String(repeating: "-", count: $1 + 1) + (table.isNumeric($0) ? ":" : "-") }.joined(separator: "|") + "|"
        return [line(table.header), rule] + body.map(line)
    }
}

var table = Table(header: ["Name", "Qty", "Price", "Sale"], rows: [["Pen, blue", 12, 1.5, true], ["6\" ruler", 3, 0.05, false], ["a|b", nil, 100.126, nil]])
table.rows.append(["", -4, nil, false])
for format in [CSV(), CSV(separator: ";"), Markdown()] as [any TableFormat] { format.render(table).forEach { print($0) } }
print(table.header.indices.map(table.isNumeric), Markdown().render(Table(header: ["x"])))
