class Product {
    let name: String
    var cents: Int
    init(_ name: String, cents: Int) { self.name = name; self.cents = cents }
    var price: Int { get { cents } set { cents = max(0, newValue) } }
    var label: String { "\(name) \(price)" }
}
final class SaleProduct: Product {
    var percentOff = 25
    override var price: Int {
        get { super.price * (100 - percentOff) / 100 }
        set { super.price = newValue * 100 / (100 - percentOff) }
    }
}
let lamp = Product("Lamp", cents: 4000), sale = SaleProduct("Desk", cents: 20000)
print(lamp.label, sale.label)
for product in [lamp, sale] { product.price -= 3000 }
print(lamp.cents, lamp.label)
print(sale.cents, sale.label)
lamp.price = -5; print(lamp.cents)
