import Foundation
let price = Decimal(string: "19.99")!, count = Decimal(3); print(price * count, price + 1, price < 20, price == Decimal(string: "19.990")!, (price * count - 10) / 2)
struct Line { let price: Decimal; let quantity: Int; var total: Decimal { price * Decimal(quantity) } }; let lines = [Line(price: 2.5, quantity: 2), Line(price: 0.1, quantity: 3)]; print(lines.reduce(0) { $0 + $1.total }, lines.map(\.total).max()!, lines.map { "\($0.total)" })
