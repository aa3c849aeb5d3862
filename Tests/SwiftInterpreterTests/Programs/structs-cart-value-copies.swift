struct CartLine: Equatable { var name: String; var quantity: Int; var cents: Int }
struct Cart {
    var lines: [CartLine] = []
    var note = ""
    var totalCents: Int { lines.reduce(0) { $0 + $1.quantity * $1.cents } }
    mutating func add(_ name: String, cents: Int, quantity: Int = 1) {
        if let index = lines.firstIndex(where: { $0.name == name }) {
            lines[index].quantity += quantity
        } else {
            lines.append(CartLine(name: name, quantity: quantity, cents: cents))
        }
    }
}
var cart = Cart()
cart.add("Tea", cents: 450)
cart.add("Mug", cents: 1200, quantity: 2)
var saved = cart
saved.add("Tea", cents: 450, quantity: 3)
saved.note = "gift"
print(cart.totalCents, saved.totalCents)
print(cart.lines.first == saved.lines.first, cart.lines.last == saved.lines.last)
saved.lines.forEach { print($0) }; print(saved.note, cart.note.isEmpty)
