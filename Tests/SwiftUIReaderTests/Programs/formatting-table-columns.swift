import Foundation

struct Row { let name: String; let units: Int; let price: Double }
let rows = [Row(name: "Pencil", units: 12, price: 0.5), Row(name: "Desk", units: 1, price: 129.99)]

func pad(_ text: String, _ width: Int) -> String {
    text.padding(toLength: width, withPad: " ", startingAt: 0)
}
print(pad("Item", 10) + "Qty   Total")
print(String(repeating: "-", count: 21))
for row in rows {
    print(pad(row.name, 10) + String(format: "%3d%8.2f", row.units, Double(row.units) * row.price))
}
let total = rows.reduce(0) { $0 + Double($1.units) * $1.price }
print(pad("Total", 13) + String(format: "%8.2f", total))
