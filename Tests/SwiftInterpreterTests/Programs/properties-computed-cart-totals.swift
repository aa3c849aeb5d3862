struct Cart {
    var prices: [Double] = []
    var discount = 0.0
    var subtotal: Double { prices.reduce(0, +) }
    var total: Double {
        get { subtotal * (1 - discount) }
        set { discount = subtotal == 0 ? 0 : 1 - newValue / subtotal }
    }
    var averagePrice: Double? {
        guard !prices.isEmpty else { return nil }
        return subtotal / Double(prices.count)
    }
}
var cart = Cart()
print(cart.total, cart.averagePrice as Any)
cart.prices += [12.5, 7.5, 20]
print(cart.total, cart.averagePrice!)
cart.total = 30
print(cart.discount, cart.total)
cart.total -= 10
print(cart.discount, cart.subtotal)
