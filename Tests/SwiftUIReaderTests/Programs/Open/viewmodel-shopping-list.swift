import Foundation

struct Product: Identifiable, Hashable { let id: Int; var name: String; var price: Decimal; var stock = 10 }
struct Promo { let code: String; let apply: (Decimal, [CartModel.Line]) -> Decimal
  static func percent(_ code: String, _ amount: Decimal) -> Promo { Promo(code: code) { total, _ in total * amount / 100 } }
  static let threeForTwo = Promo(code: "3FOR2") { _, lines in lines.reduce(0) { $0 + $1.product.price * Decimal($1.quantity / 3) } }
  static func over(_ minimum: Decimal, minus amount: Decimal) -> Promo { Promo(code: "MINUS\(amount)") { total, _ in total >= minimum ? amount : 0 } } }
final class CartModel {
  struct Line: Identifiable { let product: Product; var quantity: Int; var id: Product.ID { product.id }; var total: Decimal { product.price * Decimal(quantity) } }
  private(set) var lines: [Line] = [] { didSet { updates += 1 } }
  private(set) var updates = 0
  var promos: [Promo] = []
  private static let style = Decimal.FormatStyle.Currency(code: "USD", locale: Locale(identifier: "en_US"))
  subscript(id: Product.ID) -> Int {
    get { lines.first { $0.id == id }?.quantity ?? 0 }
    set {
      guard let index = lines.firstIndex(where: { $0.id == id }) else { return }
      let capped = min(newValue, lines[index].product.stock)
      if capped > 0 { lines[index].quantity = capped } else { lines.remove(at: index) }
    }
  }
  func add(_ product: Product, _ count: Int = 1) { if self[product.id] > 0 { self[product.id] += count } else { lines.append(Line(product: product, quantity: min(count, product.stock))) } }
  var subtotal: Decimal { lines.map(\.total).reduce(0, +) }
  var discounts: [(code: String, amount: Decimal)] { var left = subtotal; return promos.compactMap { promo in let amount = min(promo.apply(left, lines), left); guard amount > 0 else { return nil }; left -= amount; return (promo.code, amount) } }
  var total: Decimal { subtotal - discounts.reduce(0) { $0 + $1.amount } }
  var summary: [String] { lines.map { "\($0.quantity)×\($0.product.name) \($0.total.formatted(Self.style))" } + discounts.map { "\($0.code) -\($0.amount.formatted(Self.style))" } + [total.formatted(Self.style)] }
}
let tea = Product(id: 1, name: "Tea", price: 4), cake = Product(id: 2, name: "Cake", price: 3.5, stock: 2), pot = Product(id: 3, name: "Pot", price: 40)
let cart = CartModel()
cart.add(tea); cart.add(tea, 2); cart.add(cake, 5); print(cart.summary, cart.updates)
cart[2] += 1; cart[99] = 4; print(cart[2], cart[99], cart.updates)
cart.promos = [.threeForTwo, .percent("TEN", 10), .over(50, minus: 5)]; print(cart.discounts.map(\.code), cart.summary.last!)
cart.add(pot); for line in cart.summary { print(line) }
cart[1] = 0; print(cart.lines.map(\.id), cart.discounts.map { "\($0.code):\($0.amount)" }, cart.total)
cart.promos.insert(.percent("ALL", 100), at: 0); print(cart.total, cart.discounts.count, cart.summary)
cart[3] -= 1; cart[2] -= 2; print(cart.lines.isEmpty, cart.summary, cart.subtotal == 0, cart.updates)
var edited = tea; edited.price = 100; print(cart[1], tea.price, Set([tea, edited]).count, tea == edited)
