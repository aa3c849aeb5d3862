struct Product: Identifiable, Hashable { let id: Int; var name: String; var price: Double }
struct Cart {
  private(set) var lines: [Product: Int] = [:]
  mutating func add(_ product: Product, count: Int = 1) { lines[product, default: 0] += count }
  mutating func remove(_ product: Product) {
    guard let count = lines[product] else { return }
    if count > 1 { lines[product] = count - 1 } else { lines[product] = nil }
  }
  var total: Double { lines.reduce(0) { $0 + $1.key.price * Double($1.value) } }
  var count: Int { lines.values.reduce(0, +) }
  var isEmpty: Bool { lines.isEmpty }
}
let tea = Product(id: 1, name: "Tea", price: 2.5), cup = Product(id: 2, name: "Cup", price: 8)
var cart = Cart()
print(cart.isEmpty, cart.total)
cart.add(tea, count: 3); cart.add(cup); cart.remove(tea)
print(cart.count, cart.total, cart.lines[tea] ?? 0, cart.lines[cup] ?? 0)
cart.remove(cup)
print(cart.lines.keys.map(\.name).sorted(), cart.lines.count)
