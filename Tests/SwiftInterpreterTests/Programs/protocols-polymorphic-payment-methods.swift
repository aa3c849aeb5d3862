protocol PaymentMethod {
    var label: String { get }
    func fee(for cents: Int) -> Int
}
extension PaymentMethod {
    func fee(for cents: Int) -> Int { 0 }
    func total(for cents: Int) -> Int { cents + fee(for: cents) }
}
struct Cash: PaymentMethod { let label = "Cash" }
struct Card: PaymentMethod {
    let last4: String
    var label: String { "Card *\(last4)" }
    func fee(for cents: Int) -> Int { 30 + cents * 2 / 100 }
}
struct GiftCard: PaymentMethod { let label = "Gift card"; func fee(for cents: Int) -> Int { cents > 5000 ? -500 : 0 } }
let methods: [any PaymentMethod] = [Cash(), Card(last4: "4242"), GiftCard()]
for method in methods { print(method.label, method.total(for: 2500), method.total(for: 10000)) }
let cheapest = methods.min { $0.total(for: 10000) < $1.total(for: 10000) }
print(cheapest?.label ?? "-")
