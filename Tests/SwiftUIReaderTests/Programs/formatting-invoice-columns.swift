import Foundation

struct Money: Comparable, CustomStringConvertible {
    var cents: Int
    static func < (a: Self, b: Self) -> Bool { a.cents < b.cents }
    static func + (a: Self, b: Self) -> Self { .init(cents: a.cents + b.cents) }
    static func * (a: Self, n: Double) -> Self { .init(cents: Int((Double(a.cents) * n).rounded(.toNearestOrEven))) }
    var description: String {
        let (whole, part) = abs(cents).quotientAndRemainder(dividingBy: 100)
        return (cents < 0 ? "-" : "") + whole.grouped() + String(format: ".%02d", part)
    }
}

extension BinaryInteger {
    func grouped(by size: Int = 3, _ separator: String = ",") -> String {
        let digits = Array(String(magnitude))
        let head = digits.count % size
        var parts = head > 0 ? [String(digits[..<head])] : []
        for start in stride(from: head, to: digits.count, by: size) { parts.append(String(digits[start..<(start + size)])) }
        return (self < 0 ? "-" : "") + parts.joined(separator: separator)
    }
}

struct Column<Row> {
    enum Side { case leading, trailing }
    let title: String, width: Int, side: Side, text: (Row) -> String
    init(_ title: String, _ width: Int, _ side: Side = .leading, _ text: @escaping (Row) -> String) {
        (self.title, self.width, self.side, self.text) = (title, width, side, text)
    }
    func cell(_ text: String) -> String {
        let cut = text.count > width ? text.prefix(width - 1) + "…" : text
        let pad = String(repeating: " ", count: width - cut.count)
        return side == .leading ? cut + pad : pad + cut
    }
}

struct Line { let name: String, quantity: Int, price: Money; var discount = 0.0; var total: Money { price * Double(quantity) * (1 - discount) } }
let columns: [Column<Line>] = [
    .init("Item", 12) { $0.name }, .init("Qty", 5, .trailing) { $0.quantity.formatted(.number.locale(Locale(identifier: "en_US"))) },
    Column("Price", 10, .trailing, { $0.price.description }), .init("Off", 5, .trailing) { $0.discount > 0 ? String(format: "%.1f%%", $0.discount * 100) : "" },
    .init("Total", 12, .trailing) { "\($0.total)" },
]
let lines = [Line(name: "Desk lamp", quantity: 2, price: .init(cents: 4_995)), .init(name: "Extremely long name", quantity: 1, price: .init(cents: 123_456_789), discount: 0.125), .init(name: "Refund", quantity: 1, price: Money(cents: -5)), .init(name: "Screws", quantity: 1_500, price: .init(cents: 3))]
print(columns.map { $0.cell($0.title) }.joined(separator: "|"))
print(columns.map { String(repeating: "-", count: $0.width) }.joined(separator: "+"))
for line in lines { print(columns.map { $0.cell($0.text(line)) }.joined(separator: "|")) }
let sum = lines.map(\.total).reduce(Money(cents: 0), +)
print("Sum \(sum)", "VAT \(sum * 0.25)", "Max \(lines.map(\.total).max()!)", separator: "\n")
print(1_234_567.grouped(), (-12).grouped(), UInt8(200).grouped(by: 2, "_"), 0.grouped(), Int64(-9_876_543).grouped(by: 4, " "))
