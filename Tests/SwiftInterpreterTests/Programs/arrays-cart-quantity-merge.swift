struct Line { let sku: String; var quantity: Int }
var cart: [Line] = []

func add(_ sku: String, _ quantity: Int = 1) {
    if let index = cart.firstIndex(where: { $0.sku == sku }) {
        cart[index].quantity += quantity
    } else {
        cart.append(Line(sku: sku, quantity: quantity))
    }
}
func remove(_ sku: String) {
    cart.removeAll { $0.sku == sku }
}

add("mug"); add("pen", 3); add("mug", 2); add("bag")
print(cart.map { "\($0.quantity)x \($0.sku)" })
remove("pen")
remove("lamp")
print(cart.map(\.sku).joined(separator: ", "), cart.count)
print("items:", cart.reduce(0) { $0 + $1.quantity })
